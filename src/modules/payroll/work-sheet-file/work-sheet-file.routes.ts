import type { Db } from '#platform/db/db.server.ts';
import { manualRoute, type RowScope, rawRoute } from '#platform/http/context.server.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { bringAtOnce } from '#platform/import-export/at-once.service.ts';
import type { FileRow, ImportKind, Target } from '#platform/import-export/kind.define.ts';
import { readSheet } from '#platform/import-export/sheets/sheet.server.ts';
import type { Sheet } from '#platform/import-export/sheets/sheet-form.rules.ts';
import { plainSheet } from '#platform/import-export/templates.service.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { amountText } from '../work-sheet/sheet-amounts.rules.ts';
import { importKind } from '../work-sheet/work-sheet.import.ts';
import { factorTitle } from '../work-sheet/work-sheet.rules.ts';
import { bringWorkedFactorSheet, readWorkedFactorSheet } from './work-sheet-file.contract.ts';
import words from './work-sheet-file.messages.fa.ts';
import { codesInReach, type FileLine, fileLines } from './work-sheet-file.store.ts';

const { headers } = words;
/** More come by the imports, which work beside the requests. */
const MOST_ROWS = 5_000;
/** A sheet is held in memory until its rows are written. */
const inSheetTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 3, ofOne: 2 });

const cellsOf = ({ pseudoId, fullName, project, workFactor, minutes, days, ceilingMinutes, ceilingDays }: FileLine, at: number): string[] => [
  ...[String(at + 1), pseudoId, fullName, project, project, workFactor, factorTitle(workFactor)],
  ...[amountText(minutes, days) ?? '', amountText(ceilingMinutes, ceilingDays) ?? ''],
];

/** As the template of the imports shows it: nobody's, and left out where it comes back. */
function sampleCells(): string[] {
  const { pseudoId = '', project = '', workFactor = '', amount = '', ceiling = '' } = importKind.texts.example;
  return ['1', pseudoId, '', project, '', workFactor, workFactor, amount, ceiling];
}

/** Headers of the columns that the call says in place of the file. */
const SAID = { year: 'year of the call', month: 'month of the call' } as const;

/** The file with the month that it is brought for, whatever it says of one itself. */
const ofMonth = ({ headers: own, rows, ...sheet }: Sheet, { year, month }: YearMonth): Sheet => ({
  ...sheet,
  headers: [...own, SAID.year, SAID.month],
  rows: rows.map(({ cells, ...row }) => ({ ...row, cells: [...own.map((_, at) => cells[at] ?? ''), String(year), String(month)] })),
});

/** The import of the sheet, of people in reach of whoever brings it alone: nobody else is known. */
const within = (scope: RowScope, companyId: string): ImportKind => ({
  ...importKind,
  async check(db: Db, target: Target, rows: readonly FileRow[]) {
    const codeOf = ({ values }: FileRow): string => (values['pseudoId'] ?? '').toUpperCase();
    const known = await codesInReach(db, scope, companyId, [...new Set(rows.map(codeOf))]);
    const strange = rows.filter((row) => !known.has(codeOf(row))).map(({ row }) => ({ row, column: 'pseudoId', code: 'unknown_employee' }));
    const found = rows.filter((row) => known.has(codeOf(row)));
    return [...strange, ...(await importKind.check(db, target, found))];
  },
});

export const routes = [
  rawRoute(readWorkedFactorSheet, async ({ db, rows, query }) => {
    const lines = await fileLines(db, rows, query);
    return plainSheet(words.sheet, Object.values(headers), lines.length > 0 ? lines.map(cellsOf) : [sampleCells()]);
  }),
  manualRoute(bringWorkedFactorSheet, async ({ actor, rows, upload, query, transact, newId, clock, today }) => {
    const { companyId, userId, partyId } = actor;
    return inSheetTurn(userId, async () => {
      const sheet = ofMonth(await readSheet(upload.bytes), query);
      const target: Target = { companyId, reach: [companyId], mayFound: false, today, importer: { userId, partyId }, clock, newId };
      const brought = await transact((tx) => bringAtOnce(tx, { kind: within(rows, companyId), target, sheet, mapping: SAID }, MOST_ROWS));
      return {
        accepted: brought.rows.map(({ row, action, values: { pseudoId = '', workFactor = '', amount = '' } }) => ({ row, pseudoId, workFactor, amount, action })),
        errors: brought.refused.flatMap(({ row, more, cells: _, ...first }) =>
          [first, ...more].map(({ column, value, code, reason }) => ({ row, header: importKind.texts.headers[column]?.[0] ?? column, value, code, reason })),
        ),
      };
    });
  }),
];
