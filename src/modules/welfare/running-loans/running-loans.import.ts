/**
 * Loans that ran before (issue 23): their terms, and what is left of them, by lines that were paid or by the balance. Each is opened in the ledger and
 * lives on as any other; taking the sheet back cancels them. A former number is taken once.
 */

import { readDecimal } from '#kernel/rial/fraction.ts';
import { ScheduleFault, scheduleOf } from '#kernel/rial/schedule.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { type CodedEmployment, employmentsByCode } from '#platform/employment-rows/employment-rows.store.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { amount, code, date, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { type Applied, defineImport, type Fault, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { type LoanTerms, versionTerms } from '../loan-figures/loan-terms.store.ts';
import { PAID_LOAN, PAY_LOANS } from '../loan-ledger/loan-ledger.rules.ts';
import { type Booking, cancelLoan, openLoan, type RunningLoan } from '../loan-ledger/loan-ledger.service.ts';
import { leftOf } from './opening.rules.ts';
import messages from './running-loans-import.messages.fa.ts';
import { standingCodes, type TermsVersion, termsByCode, usedSince, withdrawOpenings, writeOpenings } from './running-loans-import.store.ts';

const SOURCE = 'opening';
const MOST_LINES = 600;

const capitals = (text: string | undefined): string => (text ?? '').toUpperCase();
const codesIn = (rows: readonly FileRow[], ...names: readonly string[]): string[] => [
  ...new Set(rows.flatMap(({ values }) => names.flatMap((name) => (values[name] === undefined ? [] : [capitals(values[name])])))),
];

/** What the rows name. */
interface Known {
  readonly employments: ReadonlyMap<string, CodedEmployment>;
  readonly terms: ReadonlyMap<string, readonly (TermsVersion & { readonly read: LoanTerms })[]>;
  readonly seen: ReadonlySet<string>;
}

async function knownOf(db: Db, { companyId = '' }: Target, rows: readonly FileRow[]): Promise<Known> {
  const employed = await employmentsByCode(db, companyId, codesIn(rows, 'pseudoId', 'guarantorOne', 'guarantorTwo'));
  const versions = await termsByCode(db, companyId, codesIn(rows, 'welfareCode'));
  const read = [];
  for (const version of versions) {
    const terms = await versionTerms(db, companyId, version.welfareId, version.version);
    if (terms !== undefined) read.push({ ...version, read: terms });
  }
  return {
    // of several employments of a code the last one
    employments: new Map(employed.toReversed().map((one) => [one.code, one])),
    terms: Map.groupBy(read, (one) => one.code),
    seen: await standingCodes(db, companyId, codesIn(rows, 'oldCode')),
  };
}

type Opened = Omit<RunningLoan, 'source'> & { readonly guarantors: readonly [string | null, string | null] };

/** The colleagues who answer for a loan. */
function guarantorFault({ values }: FileRow, { employments }: Known, partyId: string): Fault | undefined {
  for (const column of ['guarantorOne', 'guarantorTwo']) {
    const said = values[column];
    const guarantor = employments.get(capitals(said));
    if (said !== undefined && guarantor === undefined) return { column, code: 'unknown_guarantor' };
    if (guarantor?.partyId === partyId) return { column, code: 'guarantor_borrows' };
  }
  const { guarantorOne, guarantorTwo } = values;
  return guarantorOne !== undefined && capitals(guarantorOne) === capitals(guarantorTwo) ? { column: 'guarantorTwo', code: 'guarantor_twice' } : undefined;
}

/** The version of the terms: the last one, or the last with the rate that is said. */
function versionOf(values: Values, { terms }: Known) {
  const versions = terms.get(capitals(values['welfareCode'])) ?? [];
  const rate = values['yearlyRate'] === undefined ? undefined : readDecimal(values['yearlyRate']);
  return versions.find(({ read: { yearlyRate } }) => rate === undefined || yearlyRate.n * rate.d === rate.n * yearlyRate.d);
}

const faultOfLeft = { nothingLeft: { column: 'paidCount', code: 'loan_paid_back' }, balanceDiffers: { column: 'balance', code: 'balance_differs' } } as const;

/** The plan from its beginning, of which what is left is taken. */
function planFor(values: Values, terms: LoanTerms): ReturnType<typeof leftOf> | 'noPlan' {
  const { principal = '0', count = '0', paidOn = '', paidCount, balance } = values;
  try {
    const { lines } = scheduleOf({ ...terms, amount: BigInt(principal), count: Number(count), from: paidOn });
    return leftOf(lines, { paidCount: paidCount === undefined ? undefined : Number(paidCount), balance: balance === undefined ? undefined : BigInt(balance) });
  } catch (error) {
    if (error instanceof ScheduleFault) return 'noPlan';
    throw error;
  }
}

/** A row as the loan that it opens, or why it does not. */
function readRow(row: FileRow, known: Known, { today, importer }: Target): Opened | Fault {
  const { values } = row;
  const { paidOn = '', openOn: from = today, guarantorOne = null, guarantorTwo = null } = values;
  const employment = known.employments.get(capitals(values['pseudoId']));
  if (employment === undefined) return { column: 'pseudoId', code: 'unknown_employee' };
  const { partyId, partyRelationshipId: employmentId } = employment;
  if (partyId === importer?.partyId) return { column: 'pseudoId', code: 'own_row' };
  if (known.seen.has(capitals(values['oldCode']))) return { column: 'oldCode', code: 'old_loan_seen' };
  if (!known.terms.has(capitals(values['welfareCode']))) return { column: 'welfareCode', code: 'unknown_loan_terms' };
  const version = versionOf(values, known);
  if (version === undefined) return { column: 'yearlyRate', code: 'no_terms_of_rate' };
  if (from > today || from < paidOn) return { column: values['openOn'] === undefined ? 'paidOn' : 'openOn', code: 'opening_day_off' };
  const lines = planFor(values, version.read);
  if (lines === 'noPlan') return { column: 'count', code: 'no_loan_plan' };
  if (typeof lines === 'string') return faultOfLeft[lines];
  const refused = guarantorFault(row, known, partyId);
  if (refused !== undefined) return refused;
  const { welfareId, version: of } = version;
  const { principal = '0', count = '0' } = values;
  return {
    ...{ partyId, employmentId, welfareId, version: of, requestId: null, principal: BigInt(principal), count: Number(count), paidOn, from, lines },
    guarantors: [guarantorOne, guarantorTwo],
  };
}

const isFault = (told: object): told is Fault => 'code' in told;

async function mayOpen(db: Db, { importer, companyId = '', today }: Target): Promise<boolean> {
  return importer === undefined || mayUse((await accessOf(db, { ...importer, companyId }, today)).grants, [PAY_LOANS]);
}

function rowFaults({ paidCount, balance, yearlyRate, principal, count }: Values): Fault[] {
  const isRate = yearlyRate === undefined || readDecimal(yearlyRate) !== undefined;
  return [
    ...(paidCount === undefined && balance === undefined ? [{ column: 'paidCount', code: 'paid_or_balance' }] : []),
    ...(isRate ? [] : [{ column: 'yearlyRate', code: 'bad_rate' }]),
    ...(principal === '0' ? [{ column: 'principal', code: 'no_loan_plan' }] : []),
    ...(count === '0' ? [{ column: 'count', code: 'no_loan_plan' }] : []),
  ];
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const known = await knownOf(db, target, rows);
  return rows.map((row): Planned => {
    const changes = Object.fromEntries(Object.entries(row.values).map(([name, value]) => [name, [null, value] as const]));
    // what no longer fits is told as a change that nobody was shown: the run sets it aside
    return { ...row, companyId: target.companyId ?? '', id: target.newId(), action: isFault(readRow(row, known, target)) ? 'update' : 'create', changes };
  });
}

async function apply(tx: Tx, target: Target, planned: readonly Planned[]): Promise<Applied> {
  const { companyId = '', importer, newId, today } = target;
  const rows = planned.filter(({ action }) => action === 'create');
  const known = await knownOf(tx, target, rows);
  const booking: Booking = { tx, companyId, bookedBy: importer?.partyId ?? null, newId: () => newId() };
  const openings = [];
  for (const row of rows) {
    const read = readRow(row, known, target);
    if (isFault(read)) throw new Error('a row that was planned opens no loan');
    const { guarantors, ...loan } = read;
    const oldCode = row.values['oldCode'] ?? '';
    await openLoan(booking, { ...loan, loanId: row.id, source: SOURCE, sourceId: oldCode });
    openings.push({ loanId: row.id, companyId, oldCode, guarantorOne: guarantors[0], guarantorTwo: guarantors[1] });
  }
  await writeOpenings(tx, openings);
  return { changes: rows.map(({ row, id }) => ({ row, id, action: 'create' as const, before: { companyId, day: today } })) };
}

export const importKind = defineImport({
  kind: 'runningLoans',
  entity: PAID_LOAN,
  byHand: [PAY_LOANS],
  order: 26,
  texts: messages.importRunningLoans,
  columns: [
    { name: 'pseudoId', required: true, fieldClass: 'public', read: code(20), codeOf: 'employment' },
    { name: 'oldCode', required: true, fieldClass: 'public', read: code(60) },
    { name: 'welfareCode', required: true, fieldClass: 'public', read: code(40) },
    { name: 'principal', required: true, fieldClass: 'pay', read: amount, shown: 'amount' },
    { name: 'count', required: true, fieldClass: 'pay', read: wholeNumber(MOST_LINES) },
    { name: 'yearlyRate', fieldClass: 'pay', read: code(12) },
    { name: 'paidOn', required: true, fieldClass: 'pay', read: date, shown: 'date' },
    { name: 'paidCount', fieldClass: 'pay', read: wholeNumber(MOST_LINES) },
    { name: 'balance', fieldClass: 'pay', read: amount, shown: 'amount' },
    { name: 'openOn', fieldClass: 'pay', read: date, shown: 'date' },
    { name: 'guarantorOne', fieldClass: 'pay', read: code(20) },
    { name: 'guarantorTwo', fieldClass: 'pay', read: code(20) },
  ],
  labels: ['pseudoId', 'oldCode'],
  unique: { oldCode: 'duplicate_code' },
  needs: async () => undefined,
  rowFaults,
  async check(db, target, rows) {
    if (!(await mayOpen(db, target))) return rows.map(({ row }) => ({ row, column: 'pseudoId', code: 'sheet_not_allowed' }));
    const known = await knownOf(db, target, rows);
    return rows.flatMap((row): RowFault[] => {
      const read = readRow(row, known, target);
      return isFault(read) ? [{ row: row.row, ...read }] : [];
    });
  },
  plan,
  apply,
  dependants: async (db, runId) => ({ usedLoans: await usedSince(db, runId) }),
  async revert(tx, { changes }, by) {
    if (by !== undefined && !mayUse(by.actor.grants, [PAY_LOANS])) throw httpErrors.error('forbidden');
    for (const { id: loanId, before } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { companyId, day } = before as { readonly companyId: string; readonly day: string };
      const booking: Booking = { tx, companyId, bookedBy: by?.actor.partyId ?? null, newId: () => by?.newId() ?? crypto.randomUUID() };
      await cancelLoan(booking, loanId, { day: by?.today ?? day, note: messages.undone });
      await withdrawOpenings(tx, [loanId], by?.today ?? day);
    }
  },
});
