import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { type FieldDefinition, fieldsOf, type OptionRow } from '#kernel/form/definition.ts';
import { UNKNOWN_TEXT } from '#kernel/form/display.ts';
import { knownRows, toOptions } from '#kernel/form/options.ts';
import { rialInWords } from '#kernel/rial/rial.ts';
import { enumeration } from '#platform/reference-data/reference-data.contract.ts';
import { send } from '#ui/client/client.ts';
import { callKey } from '#ui/client/hooks.ts';
import { formatCode, formatDate, formatNumber, formatRial } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { factsForm } from './facts.form.ts';
import messages from './profile-page.messages.fa.ts';

const LONG = 1_800_000;

/** The fields of the form by name: how they are told follows from them. */
const fields: ReadonlyMap<string, FieldDefinition> = new Map(fieldsOf(factsForm).map(({ path, field }) => [path, field]));

/** Names of the enumerations that base facts choose from. */
const lists = [...new Set([...fields.values()].flatMap((field) => (isListed(field) ? [String(field.options)] : [])))];

/** Whether the options are an enumeration: places have names of their own in the file, and statuses stand in the words. */
function isListed(field: FieldDefinition): boolean {
  return typeof field.options === 'string' && knownRows(field) === undefined && field.optionIdField === undefined && field.name !== 'personStatusId';
}

/** Options a file speaks of, by the name of their enumeration; one that is on its way is missing. */
export type OptionLists = Readonly<Record<string, readonly OptionRow[] | undefined>>;

export const useOptionLists = (): OptionLists =>
  useQueries({
    queries: lists.map((enumTypeId) => ({
      queryKey: callKey(enumeration, { query: { enumTypeId } }),
      queryFn: () => send(enumeration, { query: { enumTypeId } }),
      staleTime: LONG,
    })),
    combine: byName,
  });

const byName = (answers: readonly { readonly data: ReplyOf<typeof enumeration> | undefined }[]): OptionLists =>
  Object.fromEntries(answers.map(({ data }, index) => [lists[index], data?.result]));

type Kind = 'text' | 'code' | 'typed' | 'date' | 'number' | 'rial' | 'status' | 'account' | 'photo' | 'option' | 'place';
type FactField = (typeof factsForm)['sections'][number]['fields'][number]['name'];

/** How what is no field of the form is told; what has no kind is told to nobody. */
const beside: { readonly [K in Exclude<keyof typeof messages.labels, FactField>]: Kind } = {
  fullName: 'text',
  companyName: 'text',
  pseudoId: 'code',
  statusId: 'status',
  hireDate: 'date',
  endDate: 'date',
  employmentKind: 'text',
  relationshipName: 'text',
  unitName: 'text',
  positionTitle: 'text',
  managerName: 'text',
  qualificationTitle: 'text',
  qualificationField: 'text',
  username: 'typed',
  emailAddress: 'code',
  accountStatus: 'account',
  mobile: 'code',
  city: 'text',
  street: 'text',
  postalCode: 'code',
  iban: 'code',
  dailyWage: 'rial',
  faceImage: 'photo',
  signatureImage: 'photo',
};

function kindOf(name: string): Kind {
  const field = fields.get(name);
  if (field === undefined) return beside[name as keyof typeof beside];
  if (name === 'personStatusId') return 'status';
  if (field.type === 'date' || field.type === 'number') return field.type;
  if (field.optionIdField !== undefined) return 'place';
  if (field.options !== undefined) return 'option';
  return field.code === undefined || field.code === 'latin' ? 'text' : 'code';
}

export type KnownField = keyof typeof messages.labels;

export const isKnownField = (name: string): name is KnownField => Object.hasOwn(messages.labels, name);

/** The label of an option; nothing while the options are on their way. */
function optionText(name: string, id: string, known: OptionLists): string {
  const field = fields.get(name);
  const rows = field && (knownRows(field) ?? known[String(field.options)]);
  if (field === undefined || rows === undefined) return '';
  const { filterOptions: _, ...all } = field;
  return toOptions(all, rows).find((option) => option.id === id)?.label ?? (rows.length === 0 ? '' : UNKNOWN_TEXT);
}

/** A value as plain text; nothing is `empty`. */
export function factText(name: KnownField, value: unknown, known: OptionLists, empty: string = kit.unknown): string {
  if (value === null || value === undefined || value === '') return empty;
  const text = String(value);
  const kind = kindOf(name);
  switch (kind) {
    case 'code':
      return formatCode(text);
    case 'date':
      return formatDate(text);
    case 'number':
      return formatNumber(Number(text));
    case 'rial':
      return formatRial(text);
    case 'status':
      return Object.hasOwn(messages.states, text) ? messages.states[text as keyof typeof messages.states] : UNKNOWN_TEXT;
    case 'account':
      return text === 'Y' ? messages.accountStates.Y : messages.accountStates.N;
    case 'photo':
      return messages.photo;
    case 'option':
      return optionText(name, text, known);
    default:
      return text;
  }
}

/** The same, with codes, dates and amounts isolated from the text around them. */
export function Fact({ name, value, lists, empty }: { name: KnownField; value: unknown; lists: OptionLists; empty?: string }): ReactNode {
  const text = factText(name, value, lists, empty);
  return ['code', 'typed', 'date', 'rial'].includes(kindOf(name)) ? <Ltr>{text}</Ltr> : <bdi>{text}</bdi>;
}

/** An amount of rials with its words under it. */
export function Wage({ digits }: { digits: string | null }): ReactNode {
  if (digits === null) return kit.unknown;
  return (
    <>
      {messages.rials(formatRial(digits))}
      <br />
      {messages.inWords(rialInWords(BigInt(digits)))}
    </>
  );
}
