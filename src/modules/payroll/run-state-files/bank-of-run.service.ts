/** Which part of a run the next file of a bank pays, and the file of a serial as it was: nobody stands in two files that both pay. */
import { createHash } from 'node:crypto';
import { cleanCode } from '#kernel/identity-codes/identity-codes.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Act } from '#platform/http/context.server.ts';
import { bankAnswerErrors } from '../bank-answers/bank-answers.errors.ts';
import { keepFile } from '../bank-answers/bank-answers.service.ts';
import { fileBySerial, sealedTransferIban, sentIn, type TransferFile, transfersOf } from '../bank-answers/bank-answers.store.ts';
import type { Payers } from '../bank-answers/payers.rules.ts';
import type { FileRow } from '../state-files/file-month.rules.ts';
import type { StateFiles } from '../state-files/file-rows.rules.ts';
import { runStateFileErrors } from './run-state-files.errors.ts';
import type { Sealed } from './sealed-run.service.ts';

/** Of a row the person stands at its place, counted from 1. */
const personAt = ({ people }: Sealed, { row }: FileRow) => people[row - 1];

/** A run without those whom another file pays; places of rows stay. */
export async function unsent(db: Db, sealed: Sealed): Promise<Sealed> {
  const sent = await sentIn(db, sealed.run.payRunId);
  return { ...sealed, rows: sealed.rows.filter((row) => !sent.has(personAt(sealed, row)?.employmentId ?? '')) };
}

/** As a file has it that was taken before: whom it pays, into which account. */
async function asTaken(db: Db, sealed: Sealed, { transferFileId }: TransferFile): Promise<Sealed> {
  const transfers = new Map((await transfersOf(db, transferFileId)).map((one) => [one.employmentId, one]));
  const rows = sealed.rows.flatMap((row): FileRow[] => {
    const transfer = transfers.get(personAt(sealed, row)?.employmentId ?? '');
    return transfer === undefined
      ? []
      : [{ ...row, reference: transfer.reference ?? undefined, person: { ...row.person, iban: sealedTransferIban.open(transfer.partyId, transfer.iban) } }];
  });
  return { ...sealed, rows };
}

export const plainSerial = (serial: string): string => serial.replace(/^0+(?=\d)/, '');

const [SERIAL, PLACE] = [9, 6];

/** Serial of the file and place in the run: no other transfer of the company bears it. */
const referenceOf = (serial: string, { row }: FileRow): string => plainSerial(serial).padStart(SERIAL, '0') + String(row).padStart(PLACE, '0');

/** A run whose transfers bear the references of a file. */
export const referenced = (sealed: Sealed, serial: string): Sealed => ({ ...sealed, rows: sealed.rows.map((row) => ({ ...row, reference: referenceOf(serial, row) })) });

/** What a taking is of: the file that bears the serial in this run, or whom no file pays. Throws serialUsed and allSent. */
export async function partOf(db: Db, sealed: Sealed, serial: string): Promise<{ readonly part: Sealed; readonly before?: TransferFile }> {
  const before = await fileBySerial(db, sealed.run.companyId, plainSerial(serial));
  if (before === undefined) {
    const part = await unsent(db, sealed);
    if (part.rows.length === 0) throw bankAnswerErrors.error('allSent');
    return { part: referenced(part, serial) };
  }
  if (before.payRunId !== sealed.run.payRunId || before.isVoid) throw bankAnswerErrors.error('serialUsed');
  return { part: await asTaken(db, sealed, before), before };
}

const hashOf = (hashes: readonly string[]): string => createHash('sha256').update(hashes.join('\n')).digest('hex');

interface Keeping extends Pick<Act, 'clock' | 'newId'> {
  readonly tx: Tx;
  readonly actor: { readonly partyId: string };
}

interface TakenFile {
  readonly serial: string;
  readonly layout: string;
  /** ISO. */
  readonly day: string;
  readonly payers: Payers;
  readonly templateId: string | null;
  readonly made: StateFiles;
  /** Name and SHA-256 of each file. */
  readonly hashes: readonly string[];
  readonly before: TransferFile | undefined;
}

/** Keeps whom a new file pays; of one that was taken before the bytes are the same. Throws serialUsed where they are not. */
export async function keepTaken({ tx, actor, clock, newId }: Keeping, part: Sealed, { serial, layout, day, payers, templateId, made, hashes, before }: TakenFile): Promise<void> {
  const sha256 = hashOf(hashes);
  if (before !== undefined) {
    if (before.sha256 !== sha256) throw bankAnswerErrors.error('serialUsed');
    return;
  }
  if (made.files.length === 0) throw runStateFileErrors.error('nothing');
  const { payRunId, companyId } = part.run;
  const left = new Set(made.refused.map(({ row }) => row));
  const transfers = part.rows.flatMap((row) => {
    const one = personAt(part, row);
    const { reference = '', person } = row;
    return one === undefined || left.has(row.row) || person.iban == null
      ? []
      : [{ transferId: newId(), employmentId: one.employmentId, partyId: one.partyId, iban: cleanCode(person.iban), amount: BigInt(one.net), reference }];
  });
  const file = {
    transferFileId: newId(),
    companyId,
    payRunId,
    serial: plainSerial(serial),
    layout,
    paymentDay: day,
    sha256,
    payers,
    templateId,
    now: new Date(clock.now()),
    partyId: actor.partyId,
  };
  await keepFile(tx, file, transfers);
}
