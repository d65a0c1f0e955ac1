/** What a bank has answered to transfer files: by serial and account, each transfer paid or rejected. Taking back brings the answers that stood before. */
import { isIsoDate } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import { amount, code, date, oneOf, sheba, text } from '#platform/import-export/cells.rules.ts';
import { changesOf, defineImport, type Fault, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { REGISTER_PAID } from '../pay-run-state/pay-run-names.rules.ts';
import { sealedTransferIban } from './bank-answers.store.ts';
import messages from './bank-answers-import.messages.fa.ts';
import { type Answer, type AnsweredTransfer, holdSerials, restingOn, transfersBySerial, writeAnswers } from './bank-answers-import.store.ts';

/** As files store it: without zeros in front. */
const serialOf = ({ serial = '' }: Values): string => serial.replace(/^0+(?=\d)/, '');
const serialsIn = (rows: readonly FileRow[]): string[] => [...new Set(rows.map(({ values }) => serialOf(values)))].sort();
const keyOf = (serial: string, iban: string): string => `${serial} ${iban}`;

/** Transfers of the files that the rows name, by serial and account; a serial without transfers names no file. */
async function known(db: Db, { companyId = '' }: Target, rows: readonly FileRow[]) {
  const found = await transfersBySerial(db, companyId, serialsIn(rows));
  const serials = new Set(found.filter(({ isVoid }) => !isVoid).map(({ serial }) => serial));
  const transfers = new Map(found.filter(({ isVoid }) => !isVoid).map((one) => [keyOf(one.serial, sealedTransferIban.open(one.partyId, one.iban)), one]));
  return { serials, of: ({ values }: FileRow): AnsweredTransfer | undefined => transfers.get(keyOf(serialOf(values), values['iban'] ?? '')) };
}

function faultOf({ values }: FileRow, serials: ReadonlySet<string>, transfer: AnsweredTransfer | undefined): Fault | undefined {
  if (!serials.has(serialOf(values))) return { column: 'serial', code: 'unknown_transfer_file' };
  if (transfer === undefined) return { column: 'iban', code: 'unknown_transfer' };
  if (values['amount'] !== undefined && values['amount'] !== transfer.amount) return { column: 'amount', code: 'other_transfer_amount', facts: { sent: transfer.amount } };
  // what was sent again would be paid twice
  return values['result'] === 'paid' && transfer.result === 'rejected' && transfer.isPaidAgain ? { column: 'result', code: 'transfer_paid_again' } : undefined;
}

/** Each transfer is answered once in a sheet. */
function doubled(rows: readonly FileRow[]): RowFault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, values }): RowFault[] => {
    const key = keyOf(serialOf(values), values['iban'] ?? '');
    const other = seen.get(key);
    if (other === undefined) seen.set(key, row);
    return other === undefined ? [] : [{ row, column: 'iban', code: 'transfer_doubled', facts: { other } }];
  });
}

const saidOf = ({ result, reason, bankReference, answeredOn }: Values): Values => ({ result, ...(result === 'rejected' && { reason }), bankReference, answeredOn });
const storedOf = ({ result, reason, bankReference, answeredOn }: AnsweredTransfer): Values => ({
  result: result ?? undefined,
  reason: reason ?? undefined,
  bankReference: bankReference ?? undefined,
  answeredOn: answeredOn ?? undefined,
});

const answerOf = ({ id, values, stored }: Planned): Answer => {
  const { result = null, reason = null, bankReference, answeredOn } = saidOf(values);
  return { id, result, reason, bankReference: bankReference ?? stored?.['bankReference'] ?? null, answeredOn: answeredOn ?? stored?.['answeredOn'] ?? null };
};

const standsAs = ({ id, stored = {} }: Planned): Answer => ({
  id,
  result: stored['result'] ?? null,
  reason: stored['reason'] ?? null,
  bankReference: stored['bankReference'] ?? null,
  answeredOn: stored['answeredOn'] ?? null,
});

export const importKind = defineImport({
  kind: 'bankAnswers',
  entity: 'PayTransfer',
  byHand: [REGISTER_PAID],
  order: 13,
  texts: messages.importBankAnswers,
  columns: [
    { name: 'serial', required: true, fieldClass: 'public', read: code(9) },
    { name: 'iban', required: true, fieldClass: 'bank', read: sheba },
    { name: 'amount', fieldClass: 'pay', read: amount, shown: 'amount' },
    { name: 'result', required: true, fieldClass: 'pay', read: oneOf(messages.resultWords), shown: messages.resultNames },
    { name: 'reason', fieldClass: 'pay', read: text(300) },
    { name: 'bankReference', fieldClass: 'pay', read: code(60) },
    { name: 'answeredOn', fieldClass: 'pay', read: date, shown: 'date' },
  ],
  labels: ['serial', 'iban'],
  unique: {},
  needs: async () => undefined,
  rowFaults: ({ result, reason, answeredOn }, { today }) => [
    ...(result === 'rejected' && reason === undefined ? [{ column: 'reason', code: 'missing_value' }] : []),
    ...(answeredOn !== undefined && isIsoDate(answeredOn) && answeredOn > today ? [{ column: 'answeredOn', code: 'future_answer' }] : []),
  ],
  async check(db, target, rows) {
    const { serials, of } = await known(db, target, rows);
    const faults = rows.flatMap((row): RowFault[] => {
      const fault = faultOf(row, serials, of(row));
      return fault === undefined ? [] : [{ row: row.row, ...fault }];
    });
    return [...faults, ...doubled(rows)];
  },
  hold: (tx, { companyId = '' }, rows) => holdSerials(tx, companyId, serialsIn(rows)),
  async plan(db, target, rows) {
    const { of } = await known(db, target, rows);
    return rows.flatMap((row): Planned[] => {
      const transfer = of(row);
      if (transfer === undefined) return [];
      const stored = storedOf(transfer);
      const { reason, ...said } = saidOf(row.values);
      const changes = { ...changesOf(said, stored), ...(reason !== stored['reason'] && { reason: [stored['reason'] ?? null, reason ?? null] as const }) };
      const action = Object.keys(changes).length > 0 ? 'update' : 'unchanged';
      return [{ ...row, companyId: target.companyId ?? '', id: transfer.transferId, action, changes, stored }];
    });
  },
  async apply(tx, _target, rows) {
    const changed = rows.filter(({ action }) => action === 'update');
    await writeAnswers(tx, changed.map(answerOf));
    return { changes: changed.map((one) => ({ row: one.row, id: one.id, action: 'update' as const, before: standsAs(one) })) };
  },
  dependants: restingOn,
  async revert(tx, { changes }) {
    await writeAnswers(
      tx,
      changes.map(({ before }) => before as Answer),
    );
  },
});
