/** Rosters of a sheet: a row of somebody a month, a column a day. A code is a shift, the sign of rest is rest; an empty cell leaves what stands, the mark for emptying what the programmes say. */
import { randomUUID } from 'node:crypto';
import { daysInMonth, toIso } from '#kernel/jalali/jalali.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { holdEmployments } from '#platform/employment-rows/employment-rows.store.ts';
import { checkedRows, codesIn, demandReverter, faultsOf, isEmployedOn, type PersonRow } from '#platform/employment-rows/person-sheet.service.ts';
import { code, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { type Applied, defineImport, type Fault, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { markDays } from '../days/marks.store.ts';
import { EDIT } from './roster.contract.ts';
import { writeCells } from './roster.store.ts';
import messages from './roster-days-import.messages.fa.ts';
import { changedMonths, saidDays, shiftsByCode } from './roster-import.store.ts';
import words from './roster-page.messages.fa.ts';

const LONGEST_MONTH = 31;
const dayColumns = Array.from({ length: LONGEST_MONTH }, (_, at) => `d${at + 1}`);
const FIRST_YEAR = 1_300;
const LAST_YEAR = 1_499;

const monthOf = ({ year, month }: Values) => ({ year: Number(year), month: Number(month) });
const firstOf = (values: Values): string => toIso({ ...monthOf(values), day: 1 });
const lastOf = (values: Values): string => toIso({ ...monthOf(values), day: daysInMonth(Number(values['year']), Number(values['month'])) });
const isRest = (cell: string): boolean => cell === words.restCode || foldForSearch(cell) === foldForSearch(words.rest);

interface Said {
  readonly column: string;
  readonly date: string;
  /** In capitals; the sign of rest; null: as the programmes say. */
  readonly said: string | null;
}

/** Cells of a row that say something, by their days; those that the month does not have are left out. */
function saidIn({ values, cleared = [] }: FileRow): Said[] {
  const { year, month } = monthOf(values);
  return dayColumns.slice(0, daysInMonth(year, month)).flatMap((column, at): Said[] => {
    const cell = values[column];
    if (cell === undefined && !cleared.includes(column)) return [];
    const said = cell === undefined ? null : isRest(cell) ? words.restCode : cell.toUpperCase();
    return [{ column, date: toIso({ year, month, day: at + 1 }), said }];
  });
}

function faultsIn(values: Values): Fault[] {
  const { year, month } = monthOf(values);
  if (year < FIRST_YEAR) return [{ column: 'year', code: 'bad_number', facts: { min: FIRST_YEAR, max: LAST_YEAR } }];
  if (month < 1) return [{ column: 'month', code: 'bad_number', facts: { min: 1, max: 12 } }];
  if (values['year'] === undefined || values['month'] === undefined) return [];
  const beyond = dayColumns.slice(daysInMonth(year, month)).filter((column) => values[column] !== undefined);
  return beyond.map((column) => ({ column, code: 'impossible_date', facts: { fault: 'day', year, month, day: Number(column.slice(1)) } }));
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const shifts = await shiftsByCode(db, target.companyId ?? '');
  return faultsOf(db, target, rows, {
    right: EDIT,
    placeOf: ({ file }) => firstOf(file.values),
    judge: (person) =>
      saidIn(person.file).flatMap(({ column, date, said }) => {
        if (said !== null && said !== words.restCode && !shifts.has(said)) return [{ column, code: 'unknown_shift' }];
        return isEmployedOn(person, date) ? [] : [{ column, code: 'not_employed_then' }];
      }),
  });
}

/** What the roster says of days of the people of some rows: person and day to the code of a shift in capitals, or the sign of rest. */
async function standingFor(db: Db, { companyId = '' }: Target, rows: readonly PersonRow[]): Promise<ReadonlyMap<string, string>> {
  const days = rows.flatMap(({ file }) => [firstOf(file.values), lastOf(file.values)]).toSorted();
  const people = rows.map(({ partyId }) => partyId);
  const found = await saidDays(db, companyId, people, days[0] ?? '', days.at(-1) ?? '');
  return new Map(found.map(({ partyId, date, code: shift }) => [`${partyId} ${date}`, shift?.toUpperCase() ?? words.restCode]));
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  if (rows.length === 0) return [];
  const placed = await checkedRows(db, target, rows);
  const standing = await standingFor(db, target, placed);
  return placed.map(({ file, partyId }): Planned => {
    const changed = saidIn(file)
      .map(({ column, date, said }) => ({ column, said, before: standing.get(`${partyId} ${date}`) ?? null }))
      .filter(({ said, before }) => said !== before);
    const changes = Object.fromEntries(changed.map(({ column, said, before }) => [column, [before, said] as const]));
    const action = changed.length === 0 ? 'unchanged' : changed.some(({ before }) => before !== null) ? 'update' : 'create';
    return { ...file, companyId: target.companyId ?? '', id: target.newId(), changes, action };
  });
}

/** What a row wrote: shifts by id, `rest` of rest, `none` where the programmes say. */
interface Written {
  readonly companyId: string;
  readonly partyId: string;
  readonly cells: readonly { readonly date: string; readonly was: string; readonly now: string }[];
}

const stored = (shiftId: string | null | undefined): string => (shiftId === undefined ? 'none' : (shiftId ?? 'rest'));
const shiftOf = (text: string): string | null | undefined => (text === 'none' ? undefined : text === 'rest' ? null : text);

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const { companyId = '', newId } = target;
  const shifts = await shiftsByCode(tx, companyId);
  const placed = await checkedRows(tx, target, rows);
  const cells = placed.flatMap(({ file, partyId }) =>
    saidIn(file).map(({ date, said }) => ({ partyId, date, workShiftId: said === null ? undefined : said === words.restCode ? null : shifts.get(said) })),
  );
  const written = await writeCells(tx, companyId, cells, null, newId);
  await markDays(
    tx,
    written.map(({ partyId, date }) => ({ partyId, day: date })),
  );
  const byPerson = Map.groupBy(written, ({ partyId }) => partyId);
  return {
    changes: rows.flatMap(({ row, id, action, values }, at) => {
      if (action === 'unchanged') return [];
      const partyId = placed[at]?.partyId ?? '';
      const own = (byPerson.get(partyId) ?? []).filter(({ date }) => firstOf(values) <= date && date <= lastOf(values));
      const before: Written = { companyId, partyId, cells: own.map((cell) => ({ date: cell.date, was: stored(cell.before), now: stored(cell.after) })) };
      return [{ row, id, action, before }];
    }),
  };
}

async function takeBack(tx: Tx, rows: readonly Written[], newId: () => string): Promise<void> {
  const cells = rows.flatMap(({ partyId, cells: own }) => own.map(({ date, was }) => ({ partyId, date, workShiftId: shiftOf(was) })));
  const companyId = rows[0]?.companyId ?? '';
  const written = await writeCells(tx, companyId, cells, null, newId);
  await markDays(
    tx,
    written.map(({ partyId, date }) => ({ partyId, day: date })),
  );
}

export const importKind = defineImport({
  kind: 'rosterDays',
  entity: 'PersonDayShift',
  byHand: [EDIT],
  order: 22,
  texts: messages.importRosterDays,
  columns: [
    { name: 'pseudoId', required: true, fieldClass: 'public', codeOf: 'employment', read: code(40) },
    { name: 'year', required: true, fieldClass: 'public', read: wholeNumber(LAST_YEAR) },
    { name: 'month', required: true, fieldClass: 'public', read: wholeNumber(12) },
    ...dayColumns.map((name) => ({ name, fieldClass: 'personal' as const, read: code(20), clears: true as const })),
  ],
  labels: ['pseudoId', 'month'],
  unique: {},
  needs: async () => undefined,
  rowFaults: faultsIn,
  check,
  hold: (tx, { companyId = '' }, rows) => holdEmployments(tx, companyId, codesIn(rows)),
  plan,
  apply,
  dependants: async (db, runId) => ({ changedRows: await changedMonths(db, runId) }),
  async revert(tx, run, by) {
    const rows = run.changes.map(({ before }) => before as Written);
    demandReverter(
      by,
      EDIT,
      rows.map(({ partyId }) => partyId),
    );
    await takeBack(tx, rows, () => by?.newId() ?? randomUUID());
  },
});
