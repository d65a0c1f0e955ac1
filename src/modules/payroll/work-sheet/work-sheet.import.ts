/** A month's work of a sheet, by the columns of the guide (payroll 4.8.3) with the year and the month in front; columns of names are not read. */

import { employmentImport, type PlacedRow, type StandingRow } from '#platform/employment-rows/employment-import.service.ts';
import { oneOf, type ReadCell, text, wholeNumber } from '#platform/import-export/cells.rules.ts';
import type { Fault, RowFault, Values } from '#platform/import-export/kind.define.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { amountText, daysOf, minutesOf, spelled, tidyAmount } from './sheet-amounts.rules.ts';
import { PAGE } from './work-sheet.contract.ts';
import { employedDays, factorTitle, isInMinutes, isPaidInDays, monthFault, mostOf, sheetFactors, type WorkLine } from './work-sheet.rules.ts';
import { demandMonths, linesOf, workSheetRows } from './work-sheet.store.ts';
import messages from './work-sheet-import.messages.fa.ts';

/** Both are taken: the title that people read, and the code that programs write. */
const words = Object.fromEntries([...sheetFactors.map((code) => [factorTitle(code), code] as const), ...sheetFactors.map((code) => [code, code] as const)]);

const amount: ReadCell = Object.assign(
  (cell: string) => {
    const value = tidyAmount(cell);
    return value === undefined ? { code: 'bad_hours' } : { value };
  },
  { form: { is: 'text', max: 12 } as const },
);

const monthOf = ({ year, month }: Values): YearMonth => ({ year: Number(year), month: Number(month) });
const MOST_MINUTES = 44_640;
const MOST_DAYS = 31;

const isAmountOf = (workFactor: string | undefined, value: string): boolean => {
  const [counted, most] = isInMinutes(workFactor) ? [minutesOf(value), MOST_MINUTES] : [daysOf(value), MOST_DAYS];
  return counted > 0 && counted <= most;
};

function* faultsIn(values: Values): Iterable<Fault> {
  const { year, month, workFactor } = values;
  if (year !== undefined && Number(year) < 1_300) yield { column: 'year', code: 'bad_number', facts: { min: 1_300, max: 1_500 } };
  if (month !== undefined && Number(month) < 1) yield { column: 'month', code: 'bad_number', facts: { min: 1, max: 12 } };
  for (const column of ['amount', 'ceiling']) {
    const value = values[column];
    if (value !== undefined && workFactor !== undefined && !isAmountOf(workFactor, value)) yield { column, code: 'bad_hours' };
  }
}

/** What is not paid has no ceiling: the one of the sheet means nothing. */
function complete({ ceiling, ...values }: Values): Values {
  const { workFactor = '', amount: said = '' } = values;
  const hasCeiling = ceiling !== undefined && (isInMinutes(workFactor) || isPaidInDays(workFactor));
  return { ...values, amount: spelled(workFactor, said), ...(hasCeiling && { ceiling: spelled(workFactor, ceiling) }) };
}

const lineOf = ({ workFactor = '', amount: said = '' }: Values): WorkLine =>
  isInMinutes(workFactor) ? { workFactor, minutes: minutesOf(said), days: null } : { workFactor, minutes: null, days: daysOf(said) };

const keyOf = ({ year, month, workFactor, project = '' }: Values): string => `${year} ${month} ${workFactor} ${project}`;

/** Row after row, each on what those before it leave of the month. */
function judge(rows: readonly PlacedRow[], standing: readonly StandingRow[]): RowFault[] {
  const months = new Map<string, Map<string, WorkLine>>();
  const monthFor = (partyRelationshipId: string, { year, month }: Values): Map<string, WorkLine> => {
    const key = `${partyRelationshipId} ${year} ${month}`;
    const lines = months.get(key) ?? new Map<string, WorkLine>();
    months.set(key, lines);
    return lines;
  };
  for (const { partyRelationshipId, values } of standing) monthFor(partyRelationshipId, values).set(keyOf(values), lineOf(values));
  return rows.flatMap(({ row, values, employment }): RowFault[] => {
    const lines = monthFor(employment.partyRelationshipId, values);
    const together = new Map([...lines, [keyOf(values), lineOf(values)]]);
    const employed = employedDays(monthOf(values), employment);
    const fault = monthFault([...together.values()], employed);
    if (fault !== undefined) return [{ row, column: 'amount', code: 'over_month', facts: { most: mostOf(fault, employed), unit: fault === 'tooManyMinutes' ? 'hour' : 'day' } }];
    lines.set(keyOf(values), lineOf(values));
    return [];
  });
}

const yearsIn = (rows: readonly { readonly values: Values }[]): number[] => [...new Set(rows.map(({ values }) => Number(values['year'])))];

export const importKind = employmentImport<undefined>({
  kind: 'workSheet',
  order: 7,
  texts: messages.importWorkSheet,
  rows: workSheetRows,
  page: PAGE,
  columns: [
    { name: 'year', required: true, fieldClass: 'public', read: wholeNumber(1_500) },
    { name: 'month', required: true, fieldClass: 'public', read: wholeNumber(12) },
    { name: 'project', fieldClass: 'public', read: text(60) },
    { name: 'workFactor', required: true, fieldClass: 'public', read: oneOf(words), shown: Object.fromEntries(sheetFactors.map((code) => [code, factorTitle(code)])) },
    { name: 'amount', required: true, fieldClass: 'public', read: amount },
    { name: 'ceiling', fieldClass: 'public', read: amount },
  ],
  labels: ['pseudoId', 'workFactor'],
  rowFaults: (values) => [...faultsIn(values)],
  complete,
  look: async () => undefined,
  daysOf: (values) => ({ from: firstDay(monthOf(values)), thru: lastDay(monthOf(values)) }),
  keyOf,
  keys: ['year', 'month', 'workFactor', 'project'],
  standing: async (db, ids, rows) =>
    (await linesOf(db, ids, yearsIn(rows))).map(({ id, partyRelationshipId, year, month, workFactor, minutes, days, ceilingMinutes, ceilingDays, project }) => {
      const ceiling = amountText(ceilingMinutes, ceilingDays);
      const values: Values = { year: String(year), month: String(month), workFactor, amount: amountText(minutes, days), project: project === '' ? undefined : project };
      return { id, partyRelationshipId, values: ceiling === undefined ? values : { ...values, ceiling } };
    }),
  judge,
  columnsOf: (values) => {
    const { year, month, ceiling, project = '' } = values;
    const of = (said: string | undefined) => (said === undefined ? undefined : lineOf({ ...values, amount: said }));
    const { workFactor, minutes, days } = lineOf(values);
    const most = of(ceiling);
    return {
      ...{ jalali_year: Number(year), jalali_month: Number(month), work_factor: workFactor, minutes, days, project },
      ...{ ceiling_minutes: most?.minutes ?? null, ceiling_days: most?.days ?? null },
    };
  },
  demand: demandMonths,
});
