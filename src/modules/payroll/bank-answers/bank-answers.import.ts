/**
 * What a bank has answered to transfer files: each transfer of a serial paid or rejected. The bank names it by the account, by the reference of the file, or, of
 * what it had taken and sent back later, by its own reference. Taking back brings the answers that stood before.
 */
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
/** What may name a transfer of a file, the surest first. */
const names = ['iban', 'reference', 'bankReference'] as const;
type Name = (typeof names)[number];
const keyOf = (serial: string, name: Name, value: string): string => `${serial} ${name} ${value}`;

/** By which cell a row names its transfer. */
const namedBy = (values: Values): Name | undefined => names.find((name) => values[name] !== undefined);

const namesOf = (one: AnsweredTransfer): readonly (readonly [Name, string | null])[] => [
  ['iban', sealedTransferIban.open(one.partyId, one.iban)],
  ['reference', one.reference],
  ['bankReference', one.bankReference],
];

/** Transfers of the files that the rows name; a serial without transfers names no file. Two that bear one reference of the bank are named by none. */
async function known(db: Db, { companyId = '' }: Target, rows: readonly FileRow[]) {
  const found = (await transfersBySerial(db, companyId, serialsIn(rows))).filter(({ isVoid }) => !isVoid);
  const serials = new Set(found.map(({ serial }) => serial));
  const transfers = new Map<string, AnsweredTransfer | undefined>();
  for (const one of found) {
    for (const [name, value] of namesOf(one)) {
      const key = keyOf(one.serial, name, value ?? '');
      if (value !== null) transfers.set(key, transfers.has(key) ? undefined : one);
    }
  }
  const of = ({ values }: FileRow): AnsweredTransfer | undefined => {
    const name = namedBy(values);
    return name && transfers.get(keyOf(serialOf(values), name, values[name] ?? ''));
  };
  return { serials, of };
}

function faultOf({ values }: FileRow, serials: ReadonlySet<string>, transfer: AnsweredTransfer | undefined): Fault | undefined {
  if (!serials.has(serialOf(values))) return { column: 'serial', code: 'unknown_transfer_file' };
  const { iban, reference, amount: said, result } = values;
  if (transfer === undefined) return iban === undefined ? { column: namedBy(values) ?? 'iban', code: 'unknown_reference' } : { column: 'iban', code: 'unknown_transfer' };
  if (reference !== undefined && reference !== transfer.reference) return { column: 'reference', code: 'unknown_reference' };
  if (said !== undefined && said !== transfer.amount) return { column: 'amount', code: 'other_transfer_amount', facts: { sent: transfer.amount } };
  // what was sent again would be paid twice
  return result === 'paid' && transfer.result === 'rejected' && transfer.isPaidAgain ? { column: 'result', code: 'transfer_paid_again' } : undefined;
}

/** Each transfer is answered once in a sheet, by whatever name. */
function doubled(rows: readonly FileRow[], of: (row: FileRow) => AnsweredTransfer | undefined): RowFault[] {
  const seen = new Map<string, number>();
  return rows.flatMap((row): RowFault[] => {
    const id = of(row)?.transferId;
    if (id === undefined) return [];
    const other = seen.get(id);
    if (other === undefined) seen.set(id, row.row);
    return other === undefined ? [] : [{ row: row.row, column: namedBy(row.values) ?? 'iban', code: 'transfer_doubled', facts: { other } }];
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
    { name: 'iban', fieldClass: 'bank', read: sheba },
    { name: 'reference', fieldClass: 'pay', read: code(30) },
    { name: 'amount', fieldClass: 'pay', read: amount, shown: 'amount' },
    { name: 'result', required: true, fieldClass: 'pay', read: oneOf(messages.resultWords), shown: messages.resultNames },
    { name: 'reason', fieldClass: 'pay', read: text(300) },
    { name: 'bankReference', fieldClass: 'pay', read: code(60) },
    { name: 'answeredOn', fieldClass: 'pay', read: date, shown: 'date' },
  ],
  labels: ['serial', 'iban'],
  unique: {},
  needs: async () => undefined,
  rowFaults: ({ iban, reference, bankReference, result, reason, answeredOn }, { today }) => [
    ...((iban ?? reference ?? bankReference) === undefined ? [{ column: 'iban', code: 'missing_value' }] : []),
    ...(result === 'rejected' && reason === undefined ? [{ column: 'reason', code: 'missing_value' }] : []),
    ...(answeredOn !== undefined && isIsoDate(answeredOn) && answeredOn > today ? [{ column: 'answeredOn', code: 'future_answer' }] : []),
  ],
  async check(db, target, rows) {
    const { serials, of } = await known(db, target, rows);
    const faults = rows.flatMap((row): RowFault[] => {
      const fault = faultOf(row, serials, of(row));
      return fault === undefined ? [] : [{ row: row.row, ...fault }];
    });
    return [...faults, ...doubled(rows, of)];
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
