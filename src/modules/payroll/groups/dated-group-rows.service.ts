/** How a factor of a group is changed from a day on, ended or taken away; the way is that of platform/records. */
import type { FormValues } from '#kernel/form/definition.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { writingOver } from '#platform/db/past.server.ts';
import { updateRecord } from '#platform/db/records.server.ts';
import type { Route } from '#platform/http/context.server.ts';
import { type RowWriting, rowKind } from '#platform/records/record-routes.server.ts';
import { type RowOwner, rowColumns, rowSource } from '#platform/records/record-rows.store.ts';
import { changeOf, insertAs, type RecordChange, type RecordKind, trace, updateAs, validate, writeRoutes } from '#platform/records/write.service.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { groupFactorRows, paidThruOf } from './group-rows.store.ts';
import { groupFactors } from './groups.contract.ts';
import { groupErrors } from './groups.errors.ts';
import { isPaid, paidTurnOf } from './paid.rules.ts';

type Kind = RecordKind<RowOwner, RowWriting>;
type Change = RecordChange<RowOwner>;

const columnsOf = (values: FormValues) => rowColumns(groupFactorRows, values);

/** Nothing has been paid by the row on the days that say something else now. */
const overwrite: Kind['update'] = async ({ tx }, { id }, values) => ({
  id,
  ...(await writingOver(tx, 'plan', () => updateRecord(tx, groupFactorRows.table, id, columnsOf(values)))),
});

/** The row ends on `last`, and what is new begins the day after. */
async function split(writing: RowWriting, kind: Kind, { of, before, after }: Change, last: string) {
  const next = { id: writing.newId(), owner: of.owner };
  await validate(writing, kind, { of: next, before, after });
  await updateRecord(writing.tx, groupFactorRows.table, of.id, columnsOf({ ...before, thruDate: last }));
  trace(writing, kind, of, 'update', { thruDate: [before['thruDate'] ?? null, last] });
  return insertAs(writing, kind, next, after);
}

const dayOf = (paidThru: string | null): string => (paidThru === null ? '' : formatJalaliFa(paidThru));

async function changeFactor(writing: RowWriting, kind: Kind) {
  const { held, change } = await changeOf(writing, kind, groupFactors.change, writing.body);
  const paidThru = await paidThruOf(writing.tx, held.owner.aboveId);
  const turn = paidTurnOf(change.before, change.after, paidThru);
  if (typeof turn === 'string') throw groupErrors.error(turn, { values: { day: dayOf(paidThru) } });
  if (turn.way === 'same') return { id: held.id, rowVersion: held.rowVersion };
  if (turn.way === 'split') return split(writing, kind, change, turn.last);
  await validate(writing, kind, change);
  return updateAs(writing, kind, change, overwrite);
}

const kind: Kind = {
  ...rowKind(groupFactorRows),
  async mayRemove({ tx }, { owner, values }) {
    const paidThru = await paidThruOf(tx, owner.aboveId);
    if (isPaid(values, paidThru)) throw groupErrors.error('pastKept', { values: { day: dayOf(paidThru) } });
  },
};

/** All routes of the factors of groups. */
export const groupFactorRoutes: readonly Route[] = [...listRoutes(rowSource(groupFactorRows)), ...writeRoutes(kind, 'group factor', { change: changeFactor })];
