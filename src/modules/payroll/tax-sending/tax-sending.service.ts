/** Lists of the salary tax: what was sent, what the list of now says otherwise, and sending it. */
import { createHash } from 'node:crypto';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Act } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { holdPayRun, type PayRun } from '../pay-run-state/pay-run.store.ts';
import { hashesOf } from '../run-state-files/insurance-of-run.service.ts';
import { demandWhole, make, type Taken, type Taker } from '../run-state-files/run-state-files.service.ts';
import { saidForm } from '../run-state-files/said-settings.rules.ts';
import { demandRun, isSealed, type Reader, readSealed, type Sealed } from '../run-state-files/sealed-run.service.ts';
import type { StateFiles } from '../state-files/file-rows.rules.ts';
import type { TaxLayout } from '../state-files/tax-list.rules.ts';
import { toldCell } from './tax-columns.rules.ts';
import { type ChangedCell, type SentLine, type TaxDifference, taxDifferences } from './tax-differences.rules.ts';
import { taxSendings } from './tax-sending.contract.ts';
import { taxSendingErrors } from './tax-sending.errors.ts';
import { insertSending, type Sending, type SentPerson, sendingsOf, sentPeople } from './tax-sending.store.ts';

const MOST_ROWS = 1_000;
const USUAL_LAYOUT = 'current';

interface OwnLine extends SentLine {
  readonly partyId: string;
}

/** Lines of a list by whom they are of: rows stand at the places of people, counted from 1. */
const linesOf = ({ lines = [] }: StateFiles, { people }: Sealed): OwnLine[] =>
  lines.flatMap(({ row, person, amounts }) => {
    const one = people[row - 1];
    return one === undefined ? [] : [{ employmentId: one.employmentId, partyId: one.partyId, personLine: person.join(','), amountsLine: amounts.join(',') }];
  });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Throws withheld unless everybody of a sent list is in reach, and pay and codes of theirs are the reader's to know. */
async function readSent({ db, actor, rows }: Reader, { taxSendingId, people }: Sending): Promise<SentPerson[]> {
  const sent = await sentPeople(db, rows, taxSendingId);
  const held = classesOf(actor, taxSendings);
  const isKnown = ({ partyId }: SentPerson): boolean => held(partyId).has('pay') && held(partyId).has('identity');
  if (sent.length !== people || !sent.every(isKnown)) throw taxSendingErrors.error('withheld');
  return sent;
}

interface Compared {
  readonly made: StateFiles;
  readonly lines: readonly OwnLine[];
  readonly sent: readonly SentPerson[];
  readonly differences: readonly TaxDifference[];
  readonly mark: string;
}

/** The list of now, as the last was written, beside it. */
async function compared(reader: Reader, sealed: Sealed, last: Sending): Promise<Compared> {
  const made = await make(reader.db, sealed, 'tax', { layout: last.layout, bom: last.bom });
  const [lines, sent] = [linesOf(made, sealed), await readSent(reader, last)];
  const differences = taxDifferences(sent, lines, last.layout === 'older');
  return { made, lines, sent, differences, mark: sha256(JSON.stringify([last.taxSendingId, hashesOf(made.files)])) };
}

/** Names of whom differences are of, and what of them the reader may know. */
function toldOf({ actor }: Reader, { differences, sent }: Compared, { people }: Sealed, most: number) {
  const held = classesOf(actor, taxSendings);
  const known = new Map([...sent, ...people].map(({ employmentId, partyId, fullName, pseudoId }) => [employmentId, { partyId, fullName, pseudoId }]));
  return differences.slice(0, most).flatMap(({ employmentId, change, cells }) => {
    const one = known.get(employmentId);
    if (one === undefined) return [];
    const told = (list: ChangedCell['list'], column: number, text: string): string => toldCell(list, column, text, held(one.partyId));
    return [{ ...one, change, cells: cells.map(({ was, now, ...cell }) => ({ ...cell, was: told(cell.list, cell.column, was), now: told(cell.list, cell.column, now) })) }];
  });
}

/** What was sent of the month of a run, and what the list of now says otherwise. Throws notFound, and withheld as reading the run and what was sent does. */
export async function sendingsOfRun(reader: Reader, payRunId: string) {
  const run = await demandRun(reader, payRunId);
  if (!isSealed(run)) return { payRunId, isSealed: false, sent: [], differences: null };
  const known = await sendingsOf(reader.db, run);
  const sent = known.map(({ taxSendingId: _, bom: _bom, ...one }) => one);
  const [last] = known;
  if (last === undefined) return { payRunId, isSealed: true, sent, differences: null };
  const sealed = await readSealed(reader, run);
  const found = await compared(reader, sealed, last);
  const left = new Set(found.made.refused.map(({ row }) => row)).size;
  return { payRunId, isSealed: true, sent, differences: { mark: found.mark, people: found.differences.length, left, rows: toldOf(reader, found, sealed, MOST_ROWS) } };
}

/** Everybody whom the list of now tells otherwise than the one that was sent. Throws as `sendingsOfRun`, and notYet before the approval. */
export async function allDifferences(reader: Reader, payRunId: string) {
  const sealed = await readSealed(reader, await demandRun(reader, payRunId));
  const [last] = await sendingsOf(reader.db, sealed.run);
  return { sealed, rows: last === undefined ? [] : toldOf(reader, await compared(reader, sealed, last), sealed, Number.POSITIVE_INFINITY) };
}

interface SendingAsked {
  readonly layout?: TaxLayout | undefined;
  readonly leaveOut?: 'Y' | 'N' | undefined;
  readonly mark?: string | undefined;
}

interface ToSend {
  readonly made: StateFiles;
  readonly lines: readonly OwnLine[];
  readonly layout: TaxLayout;
  readonly bom: 'Y' | 'N';
  readonly number: number;
}

/** The first list of a month. Throws stale where whoever sends it has seen another. */
async function firstOf({ db }: Reader, sealed: Sealed, { layout, mark }: SendingAsked): Promise<ToSend> {
  if (mark !== undefined) throw taxSendingErrors.error('stale');
  const said = saidForm(sealed.head.settings?.tax);
  const form = { layout: layout ?? (said.layout === 'older' ? said.layout : USUAL_LAYOUT), bom: said.bom ?? 'N' } as const;
  const made = await make(db, sealed, 'tax', form);
  return { made, lines: linesOf(made, sealed), ...form, number: 0 };
}

/** One that corrects the last. Throws stale and same. */
async function correctionOf(reader: Reader, sealed: Sealed, last: Sending, { mark }: SendingAsked): Promise<ToSend> {
  const found = await compared(reader, sealed, last);
  if (mark !== found.mark) throw taxSendingErrors.error('stale');
  if (found.differences.length === 0) throw taxSendingErrors.error('same');
  return { made: found.made, lines: found.lines, layout: last.layout, bom: last.bom, number: last.number + 1 };
}

async function heldRun({ tx, rows }: Taker, payRunId: string): Promise<PayRun> {
  // two who send at once do not both send the same correction
  const run = await holdPayRun(tx, rows, payRunId);
  if (run === undefined) throw httpErrors.error('notFound');
  return run;
}

/** Keeps the list of now as sent and answers its files. Throws notFound, stale, same, and what reading and taking a list say. */
export async function send(taker: Taker & Pick<Act, 'clock' | 'newId'>, payRunId: string, asked: SendingAsked): Promise<Taken> {
  const { tx, actor, rows, clock, newId } = taker;
  const run = await heldRun(taker, payRunId);
  const reader = { db: tx, actor, rows };
  const sealed = await readSealed(reader, run);
  const [last] = await sendingsOf(tx, run);
  const { made, lines, layout, bom, number } = await (last === undefined ? firstOf(reader, sealed, asked) : correctionOf(reader, sealed, last, asked));
  demandWhole(made, asked.leaveOut);
  const hashes = hashesOf(made.files);
  const sending = {
    taxSendingId: newId(),
    companyId: run.companyId,
    payRunId,
    number,
    layout,
    bom,
    sha256: sha256(hashes.join('\n')),
    now: new Date(clock.now()),
    partyId: actor.partyId,
  };
  await insertSending(
    tx,
    sending,
    lines.map((line) => ({ ...line, rowId: newId() })),
  );
  return { sealed, files: made.files, hashes };
}
