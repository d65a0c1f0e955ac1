/**
 * What became of the last sealed month of the officer's company: its three files were taken, the bank has sent one transfer back, and the list of the tax was
 * corrected after a file was. Everything by the acts of the product; who has a fault is left out.
 */
import { importKind } from '#modules/payroll/bank-answers/bank-answers.import.ts';
import { fileBySerial, sealedTransferIban, transfersOf } from '#modules/payroll/bank-answers/bank-answers.store.ts';
import { runStateFileErrors } from '#modules/payroll/run-state-files/run-state-files.errors.ts';
import { type Taken, type Taker, takeInsurance, takeOfBank } from '#modules/payroll/run-state-files/run-state-files.service.ts';
import { noteTaken } from '#modules/payroll/run-state-files/taken-files.service.ts';
import { send, sendingsOfRun } from '#modules/payroll/tax-sending/tax-sending.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import words from './pay.messages.fa.ts';
import { correctBirthPlace } from './pay.store.ts';

export interface SealedMonth {
  readonly payRunId: string;
  readonly companyId: string;
  /** Who takes the files. */
  readonly partyId: string;
  /** ISO day. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  newId(): string;
}

/** The officer as far as files ask who takes them. */
const takerOf = ({ partyId, companyId }: SealedMonth): Actor => ({
  ...{ userId: partyId, username: '', partyId, sessionId: '', companyId, companyIds: [companyId], unitIds: [], roles: [], mustChangePassword: false },
  grants: [{ groupId: 'payrollOfficer', permissions: ['payroll'], rowScope: 'company', classes: ['public', 'pay', 'bank', 'identity'], companyId }],
});

const SERIAL = '1';

/** What could not be taken because nobody is without a fault, or the company has not what a file needs. */
const reasons = ['nothing', 'head', 'workshop', 'payer'] as const;
async function ifPossible(taking: Promise<Taken>): Promise<Taken | undefined> {
  try {
    return await taking;
  } catch (error) {
    if (reasons.some((name) => runStateFileErrors.is(error, name))) return undefined;
    throw error;
  }
}

const note = (tx: Tx, { sealed, hashes }: Taken, output: 'insurance' | 'tax' | 'bank') => noteTaken(tx, sealed, output, { files: [null, hashes.join('\n')] });

/** The list of the tax is sent; then somebody's file is corrected, and a list that corrects it is sent. */
async function sendTax(taker: Taker, { payRunId }: SealedMonth): Promise<void> {
  const { tx, actor, rows } = taker;
  const taken = await ifPossible(send(taker, payRunId, { leaveOut: 'Y' }));
  if (taken === undefined) return;
  await note(tx, taken, 'tax');
  const one = taken.sealed.people.at(-1);
  if (one === undefined || (await correctBirthPlace(tx, one.partyId, words.birthPlace)) === 0) return;
  const { differences } = await sendingsOfRun({ db: tx, actor, rows }, payRunId);
  if (differences === null || differences.people === 0) return;
  await note(tx, await send(taker, payRunId, { leaveOut: 'Y', mark: differences.mark }), 'tax');
}

/** The bank has paid all of the file but one. */
async function answer(tx: Tx, { companyId, today, now, newId }: SealedMonth): Promise<void> {
  const file = await fileBySerial(tx, companyId, SERIAL);
  if (file === undefined) return;
  const transfers = (await transfersOf(tx, file.transferFileId)).toSorted((a, b) => String(a.reference).localeCompare(String(b.reference)));
  const rows = transfers.map(({ partyId, iban }, at) => {
    const values = { serial: SERIAL, iban: sealedTransferIban.open(partyId, iban), answeredOn: today };
    return { row: at + 2, values: at === 0 ? { ...values, result: 'rejected', reason: words.closed } : { ...values, result: 'paid' } };
  });
  const target = { companyId, reach: [companyId], mayFound: false, today, clock: { now: () => now }, newId };
  await importKind.apply(tx, target, await importKind.plan(tx, target, rows));
}

export async function takeFiles(tx: Tx, month: SealedMonth): Promise<void> {
  const { payRunId, companyId, today, now, newId } = month;
  const taker: Taker = { tx, actor: takerOf(month), rows: systemScope([companyId], today), clock: { now: () => now }, newId };
  const insurance = await ifPossible(takeInsurance(taker, payRunId, { leaveOut: 'Y' }));
  if (insurance !== undefined) await note(tx, insurance, 'insurance');
  await sendTax(taker, month);
  const paid = await ifPossible(takeOfBank(taker, payRunId, { serial: SERIAL, leaveOut: 'Y', today }));
  if (paid === undefined) return;
  await note(tx, paid, 'bank');
  await answer(tx, month);
}
