/** Another group of the personnel structure for many people: for each of them what their own tab would do. */
import type { BodyOf } from '#kernel/call.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import type { Context } from '#platform/http/context.ts';
import { companyOfParty, insertPart, type PartRow, partRowsOf, updatePart } from '#platform/party/parts/part.store.ts';
import { structureForm } from '../organisational/organisational.form.ts';
import { structureRows } from '../organisational/organisational.store.ts';
import type { changeGroup } from './search.contract.ts';

type Regrouping = Pick<Context<typeof changeGroup>, 'tx' | 'rows' | 'audit' | 'newId'>;
type Group = Pick<BodyOf<typeof changeGroup>, 'employeeGroupId' | 'employeeSubGroupId' | 'fromDate'>;

const isIn = ({ employeeGroupId, employeeSubGroupId }: Group, row: PartRow | undefined): boolean =>
  row !== undefined && row['employeeGroupId'] === employeeGroupId && row['employeeSubGroupId'] === employeeSubGroupId;

/** What the person's structure says of a day, by the fields of its form; nothing of somebody without one. */
const valuesOf = (row: PartRow | undefined): FormValues => Object.fromEntries(fieldsOf(structureForm).map(({ path }) => [path, row?.[path] ?? null]));

/** Whether anything had to be changed. The row of the day ends the day before, unless it began that very day: then it is put right. */
export async function regroup({ tx, rows, audit, newId }: Regrouping, partyId: string, group: Group): Promise<boolean> {
  const [row] = await partRowsOf(tx, structureRows, rows, { partyId, asOf: group.fromDate });
  const companyId = await companyOfParty(tx, structureRows, rows, partyId);
  if (companyId === undefined || isIn(group, row)) return false;
  const before = valuesOf(row);
  const isSameDay = row !== undefined && before['fromDate'] === group.fromDate;
  const of = { id: isSameDay ? row.id : newId(), companyId, partyId };
  const after: FormValues = { ...before, ...group, ...(isSameDay ? {} : { noteText: null }) };
  await structureRows.check?.(tx, after, of, { before, audit });
  if (isSameDay) await updatePart(tx, structureRows, of, after);
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
