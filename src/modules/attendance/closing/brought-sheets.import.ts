/** Sheets of months that were counted before the house did: a row a person and month. They are closed from the beginning, payroll reads them as any closed sheet, and no day changes them. */
import { daysBetween } from '#kernel/formula/days.ts';
import { countedInMonth } from '#modules/payroll/payroll.api.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { holdEmployments } from '#platform/employment-rows/employment-rows.store.ts';
import { checkedRows, codesIn, demandReverter, faultsOf, type PersonRow } from '#platform/employment-rows/person-sheet.service.ts';
import { code, oneOf, type ReadCell, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { type Applied, defineImport, type Fault, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import type { ShiftWork } from '../day/month.rules.ts';
import { factorMappingOf } from '../factors/factors.store.ts';
import { type Period, periodsOf } from '../periods/periods.store.ts';
import { type BroughtMonth, broughtFigures, type HourColumn, hourColumns, hoursText, insideOf, minutesIn } from '../sheets/brought-sheet.rules.ts';
import { payLinesOf } from '../sheets/pay-lines.rules.ts';
import { CLOSE } from '../sheets/sheets.contract.ts';
import { employedSpans } from '../sheets/sheets.store.ts';
import { type BroughtSheet, broughtClosing, countedMonths, dropBrought, insertBrought, monthsOfRun, standingSheets } from './brought-sheets.store.ts';
import messages from './brought-sheets-import.messages.fa.ts';
import { insertClosing } from './closing.store.ts';

const FIRST_YEAR = 1_300;
const LAST_YEAR = 1_499;
const MOST_MINUTES = 44_640;
const LONGEST_MONTH = 31;
const HOUR = 60;

const hours: ReadCell = Object.assign(
  (cell: string) => {
    const minutes = minutesIn(cell);
    return minutes === undefined || minutes > MOST_MINUTES ? { code: 'bad_month_hours', facts: { max: MOST_MINUTES / HOUR } } : { value: hoursText(minutes), tidy: cell };
  },
  { form: { is: 'text', max: 10 } as const },
);

const kinds = Object.fromEntries(Object.entries(messages.shiftWork).map(([kind, word]) => [word, kind]));
const minutesOf = (values: Values, name: HourColumn): number => minutesIn(values[name] ?? '0') ?? 0;
const minutesFrom = (values: Values) => Object.fromEntries(hourColumns.map((name) => [name, minutesOf(values, name)])) as Record<HourColumn, number>;

function faultsIn(values: Values): Fault[] {
  const { year, month, planned } = values;
  if (year !== undefined && Number(year) < FIRST_YEAR) return [{ column: 'year', code: 'bad_number', facts: { min: FIRST_YEAR, max: LAST_YEAR } }];
  if (month !== undefined && Number(month) < 1) return [{ column: 'month', code: 'bad_number', facts: { min: 1, max: 12 } }];
  return planned !== undefined && insideOf({ minutes: minutesFrom(values) }) < 0 ? [{ column: 'planned', code: 'beyond_planned' }] : [];
}

const monthKey = ({ year, month }: Values): string => `${Number(year)} ${Number(month)}`;

async function periodsFor(db: Db, { companyId = '' }: Target): Promise<ReadonlyMap<string, Period>> {
  return new Map((await periodsOf(db, companyId)).map((period) => [`${period.year} ${period.month}`, period]));
}

interface Month {
  readonly person: PersonRow;
  readonly period: Period;
  readonly month: BroughtMonth;
  readonly employmentId: string | null;
}

async function monthsIn(db: Db, target: Target, rows: readonly FileRow[]): Promise<Month[]> {
  const periods = await periodsFor(db, target);
  const people = await checkedRows(db, target, rows);
  const byMonth = Map.groupBy(people, ({ file }) => monthKey(file.values));
  const found = new Map<PersonRow, Month>();
  for (const [key, own] of byMonth) {
    const period = periods.get(key);
    if (period === undefined) throw new Error('a row that was checked names no month');
    const ids = own.map(({ partyId }) => partyId);
    const spans = await employedSpans(db, target.companyId ?? '', ids, period.from, period.thru);
    for (const person of own) {
      const { values } = person.file;
      const employed = spans.get(person.partyId) ?? [];
      const days = employed.reduce((sum, { from, thru }) => sum + daysBetween({ date: from }, { date: thru }) + 1, 0);
      const month = {
        ...{ minutes: minutesFrom(values), plannedDays: Number(values['plannedDays'] ?? 0), workedDays: Number(values['workedDays'] ?? 0) },
        ...{ shiftWork: (values['shiftWork'] as ShiftWork | undefined) ?? null, employedDays: days },
      };
      found.set(person, { person, period, month, employmentId: employed.at(-1)?.employmentId ?? null });
    }
  }
  return people.flatMap((person) => found.get(person) ?? []);
}

const placeOf = ({ person, period }: Month): string => `${person.partyId} ${period.periodId}`;

async function standing(db: Db, target: Target, months: readonly Month[]) {
  const companyId = target.companyId ?? '';
  const people = months.map(({ person }) => person.partyId);
  const periodIds = [...new Set(months.map(({ period }) => period.periodId))];
  const sheets = new Map((await standingSheets(db, companyId, people, periodIds)).map((sheet) => [`${sheet.partyId} ${sheet.periodId}`, sheet]));
  return { sheets, counted: await countedMonths(db, companyId, people, periodIds) };
}

/** What a sheet says, whatever the order of its names. */
const spelled = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  );

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const periods = await periodsFor(db, target);
  const faults = await faultsOf(db, target, rows, {
    right: CLOSE,
    placeOf: ({ file }) => monthKey(file.values),
    judge: ({ file, employments }) => {
      const period = periods.get(monthKey(file.values));
      if (period === undefined) return [{ column: 'month', code: 'unknown_month' }];
      if (period.thru >= target.today) return [{ column: 'month', code: 'month_not_over' }];
      const isEmployed = employments.some(({ from, thru }) => from <= period.thru && (thru === null || thru >= period.from));
      return isEmployed ? [] : [{ column: 'pseudoId', code: 'not_employed_then' }];
    },
  });
  const refused = new Set(faults.map(({ row }) => row));
  const months = await monthsIn(
    db,
    target,
    rows.filter(({ row }) => !refused.has(row)),
  );
  const { sheets, counted } = await standing(db, target, months);
  const taken = months.flatMap((one): RowFault[] => {
    const { row } = one.person.file;
    const sheet = sheets.get(placeOf(one));
    if (sheet?.isBrought === true && spelled(sheet.figures) === spelled(broughtFigures(one.month))) return [];
    if (sheet !== undefined) return [{ row, column: 'month', code: 'sheet_stands' }];
    return counted.has(placeOf(one)) ? [{ row, column: 'month', code: 'month_counted' }] : [];
  });
  return [...faults, ...taken];
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const months = await monthsIn(db, target, rows);
  const { sheets } = await standing(db, target, months);
  return months.map((one): Planned => {
    const { file } = one.person;
    const stands = sheets.has(placeOf(one));
    const said = Object.entries(file.values).filter(([name]) => name !== 'pseudoId');
    const changes = stands ? {} : Object.fromEntries(said.map(([name, value]) => [name, [null, value] as const]));
    return { ...file, companyId: target.companyId ?? '', id: target.newId(), changes, action: stands ? 'unchanged' : 'create' };
  });
}

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const { companyId = '', today: deadline, newId, importer } = target;
  const now = new Date(target.clock.now());
  const months = await monthsIn(tx, target, rows);
  const mapping = await factorMappingOf(tx, companyId);
  const closings = new Map<string, string>();
  for (const periodId of [...new Set(months.map(({ period }) => period.periodId))].toSorted()) {
    const held = await broughtClosing(tx, companyId, periodId);
    const closingId = held ?? newId();
    if (held === undefined) await insertClosing(tx, { closingId, companyId, periodId, deadline, producerPartyId: importer?.partyId ?? null, now });
    closings.set(periodId, closingId);
  }
  const sheets = months.map(({ person: { partyId }, period: { periodId }, month, employmentId }, at): BroughtSheet => {
    const figures = broughtFigures(month);
    const pay = { employmentId, lines: payLinesOf(figures, {}, mapping) ?? [] };
    return { sheetId: rows[at]?.id ?? '', closingId: closings.get(periodId) ?? '', periodId, partyId, figures, pay };
  });
  await insertBrought(tx, companyId, sheets, now);
  return { changes: rows.map(({ row, id }) => ({ row, id, action: 'create' as const })) };
}

/** Sheets of a run that a run of pay has taken. */
async function claimedOf(db: Db, runId: string): Promise<number> {
  const months = Map.groupBy(await monthsOfRun(db, runId), ({ year, month }) => `${year} ${month}`);
  let claimed = 0;
  for (const own of months.values()) {
    const [{ year = 0, month = 0 } = {}] = own;
    const employments = own.flatMap(({ employmentId }) => employmentId ?? []);
    claimed += (await countedInMonth(db, employments, year, month)).size;
  }
  return claimed;
}

export const importKind = defineImport({
  kind: 'attendanceSheets',
  entity: 'AttendanceSheet',
  byHand: [CLOSE],
  order: 28,
  texts: messages.importAttendanceSheets,
  columns: [
    { name: 'pseudoId', required: true, fieldClass: 'public', codeOf: 'employment', read: code(40) },
    { name: 'year', required: true, fieldClass: 'public', read: wholeNumber(LAST_YEAR) },
    { name: 'month', required: true, fieldClass: 'public', read: wholeNumber(12) },
    { name: 'planned', required: true, fieldClass: 'personal', read: hours },
    { name: 'plannedDays', required: true, fieldClass: 'personal', read: wholeNumber(LONGEST_MONTH) },
    { name: 'workedDays', fieldClass: 'personal', read: wholeNumber(LONGEST_MONTH) },
    ...hourColumns.slice(1).map((name) => ({ name, fieldClass: 'personal' as const, read: hours })),
    { name: 'shiftWork', fieldClass: 'personal', read: oneOf(kinds), shown: messages.shiftWork },
  ],
  labels: ['pseudoId', 'month'],
  unique: {},
  needs: async () => undefined,
  rowFaults: faultsIn,
  check,
  hold: (tx, { companyId = '' }, rows) => holdEmployments(tx, companyId, codesIn(rows)),
  plan,
  apply,
  dependants: async (db, runId) => ({ claimedSheets: await claimedOf(db, runId) }),
  async revert(tx, { runId, changes }, by) {
    demandReverter(
      by,
      CLOSE,
      (await monthsOfRun(tx, runId)).map(({ partyId }) => partyId),
    );
    await dropBrought(
      tx,
      changes.map(({ id }) => id),
    );
  },
});
