/**
 * `npm run bench:payroll-files -- --people 10000`: the writers of the files of insurance, tax and banks for a month of many people, from counted months
 * to bytes, what is owed to all of them on a day, and the matrix of people and factors of a month as it opens. Prints milliseconds (the best of three) and bytes of each beside the goal; asserts nothing but that everybody stands in each file.
 */
import { parseArgs } from 'node:util';
import { makeSheba, nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { legalParameters } from '#modules/payroll/annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '#modules/payroll/annual-annuities/legal.rules.ts';
import { lawBy } from '#modules/payroll/pay/pay-law.rules.ts';
import { provisionOf } from '#modules/payroll/provision/provision.rules.ts';
import { provisionSheet } from '#modules/payroll/provision/provision-sheet.rules.ts';
import { bankFile, bankLayouts } from '#modules/payroll/state-files/bank-files.rules.ts';
import { bankSheet } from '#modules/payroll/state-files/bank-sheet.rules.ts';
import type { FileLine, FileRow } from '#modules/payroll/state-files/file-month.rules.ts';
import type { StateFiles } from '#modules/payroll/state-files/file-rows.rules.ts';
import { insuranceLayouts } from '#modules/payroll/state-files/insurance-layouts.rules.ts';
import { insuranceList } from '#modules/payroll/state-files/insurance-list.rules.ts';
import { taxLayouts, taxList } from '#modules/payroll/state-files/tax-list.rules.ts';
import { workbook } from '#modules/payroll/state-files/workbook.server.ts';
import { machineFacts } from './machine.ts';
import { openMatrix } from './pay-matrix.ts';

const { values: options } = parseArgs({ options: { people: { type: 'string', default: '10000' } } });
const PEOPLE = Number(options.people);
const GOAL_MS = 3_000;
const of = { year: 1405, month: 1 };
const day = '2026-04-20';
/** A name of two words with a half space between. */
const NAME = '\u0645\u062D\u0645\u062F\u062D\u0633\u06CC\u0646 \u06AF\u0644\u200C\u0686\u06CC\u0646';

const line = (code: string, amount: bigint, said: Partial<FileLine> = {}): FileLine => ({
  ...{ code, title: code, amount, of, isDeduct: 'N', side: 'employee', taxColumn: null, insuranceBucket: 'none' },
  ...said,
});
const basis = { isDeduct: 'Z', side: 'basis' } as const;

function rowOf(at: number): FileRow {
  const nine = String(100_000_000 + at);
  const wage = 150_000_000n + BigInt(at);
  return {
    row: at + 1,
    person: {
      ...{ firstName: NAME, lastName: NAME, fatherName: NAME, gender: 'Y', nationalCode: nine + nationalCodeCheckDigit(nine), idNumber: String(at), jobTitle: NAME },
      ...{ insuranceNumber: String(10_000_000 + at), birthDate: '1985-03-21', hireDate: '2020-03-21', iban: makeSheba('012', String(at + 1).padStart(19, '0')) },
    },
    month: {
      ...{ ...of, days: 31, isInsured: true, insuranceRate: { n: 27n, d: 100n }, taxShare: { n: 2n, d: 7n }, isDeprived: false, isFaculty: false, housing: 'none', car: 'none' },
      lines: [
        line('base', wage, { taxColumn: 7, insuranceBucket: 'base' }),
        line('grocery', 22_000_000n, { taxColumn: 7, insuranceBucket: 'benefit' }),
        line('overtime', 9_000_000n, { taxColumn: 17, insuranceBucket: 'benefit' }),
        line('insuranceBase', wage + 31_000_000n, basis),
        line('insuranceWorker', 13_000_000n, { isDeduct: 'Y' }),
        line('tax', 1_000_000n, { isDeduct: 'Y' }),
      ],
    },
  };
}

const rows = Array.from({ length: PEOPLE }, (_, at) => rowOf(at));
const head = {
  ...{ workshop: '1234567890', name: NAME, employer: NAME, address: NAME, listNumber: '1', description: '', contractRow: '001', kind: 0 },
  ...{ hardWork: 'amount' as const, ...of, day },
};
const bank = {
  ...{ bom: false, payerSheba: makeSheba('017', '9'.repeat(19)), payerName: NAME, bankName: NAME, serial: '1', day, description: NAME, mayDouble: false },
  rows,
} as const;
const payment = { kind: 3, day: null, before: 0n };

type Making = () => Promise<readonly StateFiles[]>;
/** People of a workshop: the sums of more have no room in the twelve digits of a head. */
const WORKSHOP = 2_500;
const workshops = Array.from({ length: Math.ceil(PEOPLE / WORKSHOP) }, (_, at) => rows.slice(at * WORKSHOP, (at + 1) * WORKSHOP));

const insurances = insuranceLayouts.flatMap((layout) => (['iranSystem', 'cp1256'] as const).map((encoding) => ({ layout, encoding })));
const makings: readonly (readonly [string, Making])[] = [
  ...insurances.map(({ layout, encoding }): [string, Making] => [
    `insurance ${layout} ${encoding}`,
    async () => workshops.map((own) => insuranceList({ head, layout, encoding, rows: own })),
  ]),
  ...taxLayouts.map((layout): [string, Making] => [`tax ${layout}`, async () => [taxList({ ...of, layout, bom: true, payment, rows })]]),
  ...bankLayouts.map((layout): [string, Making] => [
    `bank ${layout}`,
    async () => [await bankFile({ ...bank, layout, encoding: 'utf8' }, (transfers) => workbook(bankSheet(transfers)))],
  ]),
];

/** What is owed to everybody on a day, from facts to the bytes of its sheet. */
const PROVISION_MS = 5_000;
const legal = legalParameters
  .filter(({ year }) => year === of.year)
  .map(
    ({ from, thru, amount, year: _, ...rest }): LegalFigure => ({ ...rest, fromMonth: from, thruMonth: thru, amount: amount === null ? null : BigInt(amount), isConfirmed: true }),
  );
const law = lawBy(new Map([[of.year, legal]]), [])(of);

async function provision(): Promise<number> {
  const owed = rows.map(({ row }) => {
    const hireDate = `${2000 + (row % 25)}-0${1 + (row % 9)}-1${row % 9}`;
    const wage = 5_000_000 + row;
    return provisionOf({ day, hireDate, dailyWage: wage, eidiWage: wage, method: 'days', paid: { severance: 0n, hasEidi: false }, leave: { minutes: row, dayMinutes: 440 } }, law);
  });
  const named = owed.map(({ severance, leave, eidi }, at) => ({
    ...{ pseudoId: String(at), fullName: NAME, unit: NAME, costCenter: NAME },
    ...{ severance: String(severance), leave: String(leave), eidi: String(eidi), total: String(severance + leave + eidi) },
  }));
  return (await workbook(provisionSheet(named, { severance: '0', leave: '0', eidi: '0', total: '0' }))).length;
}

console.log(machineFacts());
for (const [name, make] of makings) {
  let best = Number.POSITIVE_INFINITY;
  let made = await make();
  for (let again = 0; again < 3; again += 1) {
    const begun = performance.now();
    made = await make();
    best = Math.min(best, performance.now() - begun);
  }
  const people = made.reduce((sum, { totals, files }) => sum + (files.length === 0 ? 0 : Number(totals['people'])), 0);
  if (people !== PEOPLE) throw new Error(`${name}: ${people} of ${PEOPLE}`);
  const bytes = made.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes.length, 0);
  console.log(`${name.padEnd(28)} ${best.toFixed(0).padStart(6)} ms  ${(bytes / 1_000_000).toFixed(1).padStart(6)} MB  ${best <= GOAL_MS ? 'within' : 'beyond'} ${GOAL_MS} ms`);
}
const begun = performance.now();
const bytes = await provision();
const took = performance.now() - begun;
console.log(
  `${'provision'.padEnd(28)} ${took.toFixed(0).padStart(6)} ms  ${(bytes / 1_000_000).toFixed(1).padStart(6)} MB  ${took <= PROVISION_MS ? 'within' : 'beyond'} ${PROVISION_MS} ms`,
);

const FACTORS = 30;
const MATRIX_MS = 300;
const { first, median } = await openMatrix(PEOPLE, FACTORS);
const opens = Math.max(first, median);
console.log(
  `${`matrix of ${FACTORS} factors`.padEnd(28)} ${median.toFixed(0).padStart(6)} ms  ${`first ${first.toFixed(0)} ms`.padStart(9)}  ${opens <= MATRIX_MS ? 'within' : 'beyond'} ${MATRIX_MS} ms`,
);
