import { buffer } from 'node:stream/consumers';
import type { ReplyOf } from '#kernel/call.ts';
import type { FieldDefinition, FormValues } from '#kernel/form/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { knownRegistry } from '#platform/access/registry.server.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { findFile } from '#platform/files/files.store.ts';
import { bytesOf } from '#platform/files/reading.service.ts';
import { manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { redactorFor } from '#platform/http/redact.rules.ts';
import { type PartRows, partsOfPeople } from '#platform/party/parts/part.store.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { render } from '#platform/print/print.define.ts';
import { printedAmount, printedCode, printedDate } from '#platform/print/printed.rules.ts';
import { factsForm } from '../facts.form.ts';
import { fileOn } from '../file-on.service.ts';
import { namesOf } from '../history/history.store.ts';
import { idsIn, presentValue } from '../present-changes.server.ts';
import { infoOfEachPerson, personFile, type SeenFile } from '../profile.contract.ts';
import messages from '../profile-page.messages.fa.ts';
import { filePrint, type PrintedFact, type PrintedFile } from './file.print.ts';
import { listedRows, type Printing, postsOf, tabFacts } from './file-print-tabs.service.ts';
import { printCard, printFile } from './print.contract.ts';

/** What a record says, by the fields of its form that are of the classes held. */
async function sayings(tx: Tx, fields: readonly FieldDefinition[], records: readonly FormValues[]): Promise<PrintedFact[][]> {
  const names = await namesOf(tx, [...new Set(records.flatMap((record) => fields.flatMap((field) => idsIn(field, record[field.name]))))]);
  return records.map((record) =>
    fields.flatMap((field) => {
      const value = record[field.name];
      return value === null || value === undefined || value === '' ? [] : [{ label: field.label, value: presentValue(field, value, names) }];
    }),
  );
}

const plain = (text: string): string => text;
/** What the base tab tells and its form does not hold. */
const beside = {
  companyName: plain,
  relationshipName: plain,
  unitName: plain,
  positionTitle: plain,
  hireDate: printedDate,
  endDate: printedDate,
  qualificationTitle: plain,
  qualificationField: plain,
  mobile: printedCode,
  city: plain,
  street: plain,
  postalCode: printedCode,
  iban: printedCode,
  dailyWage: printedAmount,
} as const satisfies Partial<Record<keyof SeenFile, (text: string) => string>>;

const besideOf = (file: SeenFile): PrintedFact[] =>
  (Object.keys(beside) as (keyof typeof beside)[]).flatMap((name) => {
    const value = file[name];
    return typeof value === 'string' && value !== '' ? [{ label: messages.labels[name], value: beside[name](value) }] : [];
  });

async function photoOf(tx: Tx, { faceImage }: SeenFile): Promise<Uint8Array | null> {
  const stored = faceImage === null ? undefined : await findFile(tx, faceImage);
  if (stored === undefined || !['image/png', 'image/jpeg'].includes(stored.contentType)) return null;
  const bytes = await bytesOf(stored, undefined);
  return Buffer.isBuffer(bytes) ? bytes : buffer(bytes);
}

/** The file as the reader sees it, with the base facts in words. Throws notFound; that it was printed leaves a trace. */
export async function card(printing: Printing): Promise<Omit<PrintedFile, 'title' | 'parts'>> {
  const {
    tx,
    actor,
    rows,
    today,
    params: { partyId },
    query: { asOf },
  } = printing;
  const whole = await fileOn(tx, rows, partyId, asOf);
  if (!whole) throw httpErrors.error('notFound');
  const held = classesOf(actor, infoOfEachPerson);
  const file = (redactorFor(personFile)?.(whole, held) ?? whole) as ReplyOf<typeof infoOfEachPerson>;
  const facts: { title: string; items: PrintedFact[] }[] = [];
  for (const { title, fields } of factsForm.sections) facts.push({ title, items: (await sayings(tx, fields, [file]))[0] ?? [] });
  await writeAudit(tx, [
    { entity: 'PersonFile', id: partyId, action: 'export', subjectPartyId: partyId, companyId: file.companyId, changes: { classes: [null, [...held(partyId)].toSorted()] } },
  ]);
  return {
    company: await letterheadOf(tx, actor.companyId),
    name: file.fullName,
    pseudoId: file.pseudoId,
    photo: await photoOf(tx, file),
    facts: [...facts, { title: messages.employment, items: [...besideOf(file), ...(await tabFacts(printing, file))] }],
    posts: await postsOf(printing),
    printedOn: today,
    asOf: asOf ?? today,
  };
}

/** The records of a part that the reader may list, in words. */
async function recordsOf(printing: Printing, part: PartRows): Promise<PrintedFact[][]> {
  const { records, fields } = await listedRows(printing, part, printing.query.asOf);
  return sayings(printing.tx, fields, records);
}

/** In the order of the tabs; a record of a kind that has no name here comes last. */
async function partsOf(printing: Printing): Promise<PrintedFile['parts']> {
  const titles: Readonly<Record<string, string>> = messages.printedParts;
  const known = partsOfPeople();
  const order = [...new Set([...Object.keys(titles), ...known.keys()])].flatMap((entity) => known.get(entity) ?? []);
  const parts: { title: string; rows: PrintedFact[][] }[] = [];
  for (const part of order) parts.push({ title: titles[part.part.entity] ?? knownRegistry().records[part.part.entity] ?? messages.aRecord, rows: await recordsOf(printing, part) });
  return parts;
}

export const routes = [
  manualRoute(printCard, async ({ transact, ...context }) => {
    const printed = await transact(async (tx) => card({ ...context, tx }));
    return render(filePrint, { ...printed, title: messages.printCard, parts: [] });
  }),
  manualRoute(printFile, async ({ transact, ...context }) => {
    const printed = await transact(async (tx) => ({ ...(await card({ ...context, tx })), parts: await partsOf({ ...context, tx }) }));
    return render(filePrint, { ...printed, title: messages.printFile });
  }),
];
