/** Another group of the personnel structure for many people: for each of them what their own tab would do. */
import type { BodyOf } from '#kernel/call.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import type { Context } from '#platform/http/context.server.ts';
import { companyOfParty, insertPart, type PartRow, partRowsOf, updatePart } from '#platform/party/parts/part.store.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { isPlan } from '#platform/party/parts/past.rules.ts';
import { structureForm } from '../organisational/organisational.form.ts';
import { structureRows } from '../organisational/organisational.store.ts';
import { type changeGroup, peopleErrors } from './search.contract.ts';

type Regrouping = Pick<Context<typeof changeGroup>, 'tx' | 'rows' | 'actor' | 'audit' | 'newId' | 'today'>;
type Group = Pick<BodyOf<typeof changeGroup>, 'employeeGroupId' | 'employeeSubGroupId' | 'fromDate'>;

const isIn = ({ employeeGroupId, employeeSubGroupId }: Group, row: PartRow | undefined): boolean =>
  row !== undefined && row['employeeGroupId'] === employeeGroupId && row['employeeSubGroupId'] === employeeSubGroupId;

/** What the person's structure says of a day, by the fields of its form; nothing of somebody without one. */
const valuesOf = (row: PartRow | undefined): FormValues => Object.fromEntries(fieldsOf(structureForm).map(({ path }) => [path, row?.[path] ?? null]));

/** Whether anything had to be changed. The row of the day ends the day before, unless it begins that very day, today or later: then it is written over. Throws pastKept for one that began on a day that is over. */
export async function regroup({ tx, rows, actor, audit, newId, today }: Regrouping, partyId: string, group: Group): Promise<boolean> {
  const [row] = await partRowsOf(tx, structureRows, rows, { partyId, asOf: group.fromDate });
  const companyId = await companyOfParty(tx, structureRows, rows, partyId);
  if (companyId === undefined || isIn(group, row)) return false;
  if (partyId === actor.partyId) throw peopleErrors.error('ownChosen');
  const before = valuesOf(row);
  const isSameDay = row !== undefined && before['fromDate'] === group.fromDate;
  if (isSameDay && !isPlan(before, today)) throw partErrors.error('pastKept');
  const of = { id: isSameDay ? row.id : newId(), companyId, partyId };
  const after: FormValues = { ...before, ...group, ...(isSameDay ? {} : { noteText: null }) };
  await structureRows.check?.(tx, after, of, { before, audit });
  if (isSameDay) await updatePart(tx, structureRows, of, after, 'plan');
  else await insertPart(tx, structureRows, of, after);
  audit({
    entity: structureRows.part.entity,
    id: of.id,
    action: isSameDay ? 'update' : 'create',
    companyId,
    subjectPartyId: partyId,
    changes: isSameDay ? changesBetween(before, after) : { partyId: [null, partyId], ...changesBetween({}, after) },
  });
  return true;
}
