/** One person of the grid: what differs is written part by part, by the calls of the file and by nothing else. */
import { type Differences, differences } from '#kernel/differences.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import type { WritingAct } from '#platform/workflow/cases/case-act.service.ts';
import { standingOf, type Writable, write } from '../change-requests/change-routes.service.ts';
import { personPhones } from '../contact/contact.contract.ts';
import { personStructure } from '../organisational/organisational.contract.ts';
import { factsForm } from '../profile/facts.form.ts';
import { infoOfEachPerson, updatePerson } from '../profile/profile.contract.ts';
import type { SentRow } from './bulk-edit.contract.ts';
import { type StoredRow, sheetRowsOf } from './bulk-edit.store.ts';
import { callOf, columnNamed, type SheetPart, sheetColumns, sheetParts } from './columns.rules.ts';

export interface Saving extends WritingAct {
  readonly rows: RowScope;
  /** ISO day from which what has days is changed. */
  readonly fromDate: string;
}

const writables: Readonly<Record<SheetPart, Writable>> = {
  facts: { slice: 'modules/personnel/profile', form: factsForm, read: infoOfEachPerson, change: updatePerson },
  phone: { slice: 'modules/personnel/contact', form: personPhones.form, read: personPhones.list, change: personPhones.change, part: personPhones },
  structure: { slice: 'modules/personnel/organisational', form: personStructure.form, read: personStructure.list, change: personStructure.change, part: personStructure },
};

/** A column of a class that is not held is refused before anything is compared: an answer would tell what stands. */
function refuseUnseen({ actor }: Saving, { partyId, changes }: SentRow): void {
  const unseen = Object.keys(changes).filter((name) => {
    const column = columnNamed(name);
    if (column === undefined) return false;
    const subject = writables[column.part].form.subject === undefined ? undefined : partyId;
    return !classesOf(actor, callOf[column.part])(subject).has(column.class);
  });
  if (unseen.length > 0) throw httpErrors.error('unseenField', { fields: Object.fromEntries(unseen.map((name) => [name, 'unseenField'])) });
}

const newValues = (changes: Differences): FormValues => Object.fromEntries(Object.entries(changes).map(([name, [, to]]) => [name, to]));

/** A part of a person that is being written. */
interface Writing {
  readonly context: Saving;
  readonly stored: StoredRow;
  readonly values: FormValues;
}

const [rowIdOf, rowVersionOf] = [(version: string): string => version.split(':')[0] ?? '', (version: string): number => Number(version.split(':')[1])];

/** The number that counts today: another one from the day on, ended on the day before it, or a first one. One that begins on the day or later is taken away. */
async function writePhone({ context, stored, values }: Writing): Promise<void> {
  const { partyId } = stored;
  const { tx, rows, fromDate } = context;
  const of = writables.phone;
  const number = values['mobile'] ?? null;
  if (stored.versions.phone === '') {
    const first = { contactMechPurposeId: 'PhoneMobile', areaCode: null, contactNumber: number, fromDate, thruDate: null };
    await write(context, 'office', { of, action: 'add', partyId, recordId: null, standing: undefined, rowVersion: null, values: first });
    return;
  }
  const recordId = rowIdOf(stored.versions.phone);
  const standing = await standingOf(context, tx, rows, of, partyId, recordId);
  const begins = standing?.values['fromDate'];
  const isEnded = number === null && (typeof begins !== 'string' || begins < fromDate);
  const next: FormValues = isEnded ? { thruDate: addDays(fromDate, -1) } : { contactNumber: number, fromDate };
  const action = number === null && !isEnded ? 'remove' : 'change';
  await write(context, 'office', { of, action, partyId, recordId, standing, rowVersion: rowVersionOf(stored.versions.phone), values: next });
}

/** A place in the structure holds from the day on: the row of the day ends the day before; one that begins on it is written over as far as nothing of it is past. */
async function writeStructure({ context, stored, values }: Writing): Promise<void> {
  const { partyId } = stored;
  const { tx, rows, fromDate } = context;
  const of = writables.structure;
  const recordId = rowIdOf(stored.versions.structure);
  const standing = recordId === '' ? undefined : await standingOf(context, tx, rows, of, partyId, recordId);
  if (standing !== undefined && standing.values['fromDate'] === fromDate) {
    await write(context, 'office', { of, action: 'change', partyId, recordId, standing, rowVersion: standing.rowVersion, values });
    return;
  }
  const placed = sheetColumns.filter(({ part }) => part === 'structure').map(({ name }) => [name, stored[name] ?? null]);
  const next = { ...Object.fromEntries(placed), ...values, fromDate, thruDate: standing?.values['thruDate'] ?? null, noteText: null };
  await write(context, 'office', { of, action: 'add', partyId, recordId: null, standing: undefined, rowVersion: null, values: next });
}

/** Base facts; another kind of employment holds from the day on. */
async function writeFacts({ context, stored: { partyId, versions }, values }: Writing): Promise<void> {
  const next = 'employmentStatusEnumId' in values ? { ...values, kindFrom: context.fromDate } : values;
  await write(context, 'office', {
    of: writables.facts,
    action: 'change',
    partyId,
    recordId: partyId,
    standing: undefined,
    rowVersion: Number(versions.facts),
    values: next,
  });
}

const writers: Readonly<Record<SheetPart, (writing: Writing) => Promise<void>>> = { facts: writeFacts, phone: writePhone, structure: writeStructure };

/**
 * Writes what differs of one person; false when nothing does. Throws what the calls of the file throw, `stale` when a part that
 * is changed is not the one that was read, and notFound for somebody out of reach.
 */
export async function saveRow(context: Saving, sent: SentRow): Promise<boolean> {
  const { partyId, versions, changes } = sent;
  refuseUnseen(context, sent);
  const [stored] = await sheetRowsOf(context.tx, context.rows, [partyId]);
  if (stored === undefined) throw httpErrors.error('notFound');
  const found = Object.entries(differences(stored, changes));
  for (const part of sheetParts) {
    const own = found.filter(([name]) => columnNamed(name)?.part === part);
    if (own.length === 0) continue;
    if (versions[part] !== stored.versions[part]) throw partErrors.error('stale');
    await writers[part]({ context, stored, values: newValues(Object.fromEntries(own)) });
  }
  return found.length > 0;
}
