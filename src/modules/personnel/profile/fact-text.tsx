import type { ReactNode } from 'react';
import { rialInWords } from '#kernel/rial/rial.ts';
import { enumeration } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import { formatCode, formatDate, formatNumber, formatRial } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import messages from './profile-page.messages.fa.ts';

const LONG = 1_800_000;

export interface Option {
  readonly id: string;
  readonly label: string;
}

/** Option lists a file speaks of, by the name of its field. */
export interface OptionLists {
  readonly maritalStatusEnumId: readonly Option[];
  readonly militaryStateEnumId: readonly Option[];
  readonly employmentStatusEnumId: readonly Option[];
}

function useOptions(enumTypeId: string): readonly Option[] {
  const { data } = useCall(enumeration, { query: { enumTypeId }, staleTime: LONG });
  return (data?.result ?? []).map(({ enumId, description }) => ({ id: enumId, label: description }));
}

export function useOptionLists(): OptionLists {
  return { maritalStatusEnumId: useOptions('MaritalStatus'), militaryStateEnumId: useOptions('MilitaryState'), employmentStatusEnumId: useOptions('EmploymentStatus') };
}

type Kind = 'text' | 'code' | 'date' | 'number' | 'rial' | 'gender' | 'status' | 'photo' | keyof OptionLists;

/** How a field of a file or of its history is told; one without a kind is told to nobody. */
const kinds: { readonly [K in keyof typeof messages.labels]: Kind } = {
  fullName: 'text',
  firstName: 'text',
  lastName: 'text',
  suffix: 'text',
  fatherName: 'text',
  gender: 'gender',
  nationalCode: 'code',
  idNumber: 'code',
  birthDate: 'date',
  birthPlace: 'text',
  maritalStatusEnumId: 'maritalStatusEnumId',
  militaryStateEnumId: 'militaryStateEnumId',
  numberOfKids: 'number',
  companyName: 'text',
  pseudoId: 'code',
  statusId: 'status',
  hireDate: 'date',
  endDate: 'date',
  employmentKind: 'text',
  employmentStatusEnumId: 'employmentStatusEnumId',
  unitName: 'text',
  positionTitle: 'text',
  managerName: 'text',
  qualificationTitle: 'text',
  insuranceNumber: 'code',
  username: 'code',
  mobile: 'code',
  city: 'text',
  street: 'text',
  postalCode: 'code',
  iban: 'code',
  dailyWage: 'rial',
  faceImage: 'photo',
};
export type KnownField = keyof typeof kinds;

export const isKnownField = (name: string): name is KnownField => Object.hasOwn(kinds, name);

/** Spec section 5: a value that is no option. While the options are on their way there is nothing to show. */
const UNKNOWN_OPTION = '?';

const named = (texts: Readonly<Record<string, string>>, id: string): string => texts[id] ?? UNKNOWN_OPTION;

/** A value as plain text; nothing is `empty`. */
export function factText(name: KnownField, value: unknown, lists: OptionLists, empty: string = kit.unknown): string {
  if (value === null || value === undefined || value === '') return empty;
  const text = String(value);
  const kind = kinds[name];
  switch (kind) {
    case 'text':
      return text;
    case 'code':
      return formatCode(text);
    case 'date':
      return formatDate(text);
    case 'number':
      return formatNumber(Number(text));
    case 'rial':
      return formatRial(text);
    case 'gender':
      return named(messages.genders, text);
    case 'status':
      return named(messages.states, text);
    case 'photo':
      return messages.photo;
    default:
      return lists[kind].find(({ id }) => id === text)?.label ?? (lists[kind].length === 0 ? '' : UNKNOWN_OPTION);
  }
}

/** The same, with codes, dates and amounts isolated from the text around them. */
export function Fact({ name, value, lists, empty }: { name: KnownField; value: unknown; lists: OptionLists; empty?: string }): ReactNode {
  const text = factText(name, value, lists, empty);
  return ['code', 'date', 'rial'].includes(kinds[name]) ? <Ltr>{text}</Ltr> : <bdi>{text}</bdi>;
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
