/** How a dated row of a group is changed from a day on, ended or taken away: what has been paid by stays. The way is that of platform/records. */
import type { FormValues } from '#kernel/form/definition.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { writingOver } from '#platform/db/past.server.ts';
import { updateRecord } from '#platform/db/records.server.ts';
import type { Route } from '#platform/http/context.server.ts';
import { type RowWriting, rowKind } from '#platform/records/record-routes.server.ts';
import { type RecordRows, type RowOwner, rowColumns, rowSource } from '#platform/records/record-rows.store.ts';
import { changeOf, insertAs, type RecordChange, type RecordKind, trace, updateAs, validate, writeRoutes } from '#platform/records/write.service.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { paidThruOf } from './group-rows.store.ts';
import { groupErrors } from './groups.errors.ts';
import { isPaid, paidTurnOf } from './paid.rules.ts';

type Kind = RecordKind<RowOwner, RowWriting>;
type Change = RecordChange<RowOwner>;

const dayOf = (paidThru: string | null): string => (paidThru === null ? '' : formatJalaliFa(paidThru));

/** `above` of the rows is the group. The calls of the rows declare `groupErrors`. */
export function datedGroupRoutes(rows: RecordRows, family: string): readonly Route[] {
  const columnsOf = (values: FormValues) => rowColumns(rows, values);

  /** Nothing has been paid by the row on the days that say something else now. */
  const overwrite: Kind['update'] = async ({ tx }, { id }, values) => ({
    id,
    ...(await writingOver(tx, 'plan', () => updateRecord(tx, rows.table, id, columnsOf(values)))),
  });

  /** The row ends on `last`, and what is new begins the day after. */
  async function split(writing: RowWriting, { of, before, after }: Change, last: string) {
    const next = { id: writing.newId(), owner: of.owner };
    await validate(writing, kind, { of: next, before, after });
    await updateRecord(writing.tx, rows.table, of.id, columnsOf({ ...before, thruDate: last }));
    trace(writing, kind, of, 'update', { thruDate: [before['thruDate'] ?? null, last] });
    return insertAs(writing, kind, next, after);
  }

  async function change(writing: RowWriting) {
    const { held, change: said } = await changeOf(writing, kind, rows.records.change, writing.body);
    const paidThru = await paidThruOf(writing.tx, held.owner.aboveId);
    const turn = paidTurnOf(said.before, said.after, paidThru);
    if (typeof turn === 'string') throw groupErrors.error(turn, { values: { day: dayOf(paidThru) } });
    if (turn.way === 'same') return { id: held.id, rowVersion: held.rowVersion };
    if (turn.way === 'split') return split(writing, said, turn.last);
    await validate(writing, kind, said);
    return updateAs(writing, kind, said, overwrite);
  }

  const kind: Kind = {
    ...rowKind(rows),
    async mayRemove({ tx }, { owner, values }) {
      const paidThru = await paidThruOf(tx, owner.aboveId);
      if (isPaid(values, paidThru)) throw groupErrors.error('pastKept', { values: { day: dayOf(paidThru) } });
    },
  };
  return [...listRoutes(rowSource(rows)), ...writeRoutes(kind, family, { change })];
}
