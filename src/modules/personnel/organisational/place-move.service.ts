/** The place of somebody in the personnel structure from a day on, by what another module has decided (an order). */
import type { FormValues } from '#kernel/form/definition.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { insertPart, partRowsOf, updatePart } from '#platform/party/parts/part.store.ts';
import type { personStructure } from './organisational.contract.ts';
import { structureForm, type structureKinds } from './organisational.form.ts';
import { structureRows } from './organisational.store.ts';

type PlaceMoving = Pick<Context<(typeof personStructure)['create']>, 'tx' | 'newId' | 'audit' | 'today'>;

export interface PlaceMove {
  readonly companyId: string;
  readonly partyId: string;
  /** First day, ISO. */
  readonly from: string;
  /** What is not named stays. */
  readonly said: Readonly<Partial<Record<keyof typeof structureKinds, string | null>>>;
}

/** The first day of the next place of somebody. Without a RowScope: of the person whom the caller moves. */
const nextAfter = async (tx: Tx, partyId: string, day: string): Promise<string | null> =>
  (await tx.one<{ next: string | null }>(sql`select min(lower(valid)) as next from personnel_structure where party_id = ${partyId}::uuid and lower(valid) > ${day}::date`)).next;

/**
 * Moves: what stands on the day ends the day before, and where it begins that very day it is written over; it holds as long as that would have. Throws option
 * of what is no such classification of the company, notHere of days without an employment.
 */
export async function movePlace({ tx, newId, audit, today }: PlaceMoving, { companyId, partyId, from, said }: PlaceMove): Promise<void> {
  const [row] = await partRowsOf(tx, structureRows, systemScope([companyId], today), { partyId, asOf: from });
  const before: FormValues = Object.fromEntries(fieldsOf(structureForm).map(({ path }) => [path, row?.[path] ?? null]));
  if (Object.entries(said).every(([name, value]) => before[name] === value)) return;
  const isSameDay = row !== undefined && before['fromDate'] === from;
  const next = row === undefined ? await nextAfter(tx, partyId, from) : null;
  const last = row === undefined ? (next === null ? null : addDays(next, -1)) : (before['thruDate'] ?? null);
  const after: FormValues = { ...before, ...said, fromDate: from, thruDate: last, ...(isSameDay ? {} : { noteText: null }) };
  const of = { id: isSameDay ? row.id : newId(), companyId, partyId };
  await structureRows.check?.(tx, after, of, { before, audit });
  if (isSameDay) await updatePart(tx, structureRows, of, after, 'correction');
  else await insertPart(tx, structureRows, of, after);
  const changes = isSameDay ? changesBetween(before, after) : { partyId: [null, partyId] as const, ...changesBetween({}, after) };
  audit({ entity: structureRows.part.entity, id: of.id, action: isSameDay ? 'update' : 'create', companyId, subjectPartyId: partyId, changes });
}
