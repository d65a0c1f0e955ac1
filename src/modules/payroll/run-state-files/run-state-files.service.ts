/** Files of the state and the banks of an approved run. */
import type { AppError } from '#kernel/errors.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { payerAccountsOf } from '#modules/organisation/organisation.api.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Act } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import type { Payers } from '../bank-answers/payers.rules.ts';
import { templateOf, usableTemplates } from '../output-types/bank-templates.store.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { holdPayRun } from '../pay-run-state/pay-run.store.ts';
import { bankOf, joined, sharesOf } from '../state-files/bank-shares.rules.ts';
import type { BankTemplate } from '../state-files/bank-template.rules.ts';
import { faultSentence } from '../state-files/fault-words.rules.ts';
import type { RowFault } from '../state-files/file-month.rules.ts';
import type { NamedFile, StateFiles } from '../state-files/file-rows.rules.ts';
import { type AskedFile, filesOf } from '../state-files/files-of.service.ts';
import type { FileEncoding } from '../state-files/letters.rules.ts';
import { workbook } from '../state-files/workbook.server.ts';
import { keepTaken, partOf, unsent } from './bank-of-run.service.ts';
import { controlSheet } from './control-sheet.rules.ts';
import { lateIn } from './insurance-lists.rules.ts';
import { hashesOf, joinedLists, keepLists, type MadeLists, makeLists, toldLists, usualNumber } from './insurance-of-run.service.ts';
import { type List, type Output, outputs } from './run-state-files.contract.ts';
import { runStateFileErrors } from './run-state-files.errors.ts';
import words from './run-state-files.messages.fa.ts';
import { saidForm } from './said-settings.rules.ts';
import { demandRun, isSealed, type Reader, readSealed, type Sealed } from './sealed-run.service.ts';

export interface Asked {
  readonly layout?: string | undefined;
  readonly encoding?: FileEncoding | undefined;
  readonly bom?: 'Y' | 'N' | undefined;
  readonly number?: string | undefined;
  /** Of the list of insurance: the month that was paid late. */
  readonly late?: YearMonth | undefined;
  /** Of the list of insurance: its workshop and contract row; all of them when absent. */
  readonly areaId?: string | undefined;
  readonly serial?: string | undefined;
  readonly payers?: Payers | undefined;
  /** The company's own form of a file of a bank, and what it says. */
  readonly payBankTemplateId?: string | undefined;
  readonly template?: BankTemplate | undefined;
  /** ISO: on which a bank pays; the last day of the month when absent. */
  readonly day?: string | undefined;
  /** Of a bank: a file that was made before is what it was, whatever a transfer may come to by now. */
  readonly isAgain?: boolean | undefined;
}

const USUAL_BANK = 'ccti';
/** What a file by the company's own form has for its layout. */
const OWN_FORM = 'template';
/** Stands where nobody takes the file. */
const NO_SERIAL = '0';

/** Number of the list or serial of the file as the output type says it. */
function usualOf(sealed: Sealed, output: Output): string | null {
  if (output === 'insurance') return usualNumber(sealed);
  return output === 'bank' ? (sealed.head.settings?.bank?.['OPTDiskBankSerial'] ?? null) : null;
}

/** How the tax was paid, of the older profile: by a transfer. */
const BY_TRANSFER = 3;

interface Paying {
  readonly serial: string;
  readonly day: string;
  readonly payers: Payers;
  readonly isAgain: boolean;
}

/** Rials of one transfer at most in the month of a day (ISO); undefined where nobody has entered it. */
async function ceilingOn(db: Db, day: string): Promise<bigint | undefined> {
  const { year, month } = toJalali(day);
  const figures = (await figuresByYear(db)).get(year) ?? [];
  return figures.find(({ kind, fromMonth, thruMonth }) => kind === 'LpTransferCeiling' && fromMonth <= month && month <= thruMonth)?.amount ?? undefined;
}

async function bank(db: Db, { run, head, rows }: Sealed, { serial, day, payers, isAgain }: Paying, asked: AskedFile): Promise<StateFiles> {
  const [main, ...others] = await payerAccountsOf(db, run.companyId, day);
  if (main === undefined) throw runStateFileErrors.error('payer');
  const shares = sharesOf(main, payers === 'byBank' ? others : [], rows);
  const ceiling = isAgain ? undefined : await ceilingOn(db, day);
  const parts: StateFiles[] = [];
  for (const { payer, rows: own } of shares) {
    const said = {
      ...{ payerSheba: payer.iban, payerName: head.companyName, bankName: payer.bankName ?? '' },
      ...{ serial, day, description: words.paidFor, mayDouble: false, ...(ceiling !== undefined && { ceiling }) },
    };
    parts.push(await filesOf('bank', said, asked, own));
  }
  return joined(parts);
}

/** A form of files of a bank of the run's company. Throws template of what is none. */
export async function knownTemplate(db: Db, { run }: Sealed, templateId: string | null | undefined): Promise<BankTemplate | undefined> {
  if (templateId == null) return undefined;
  const template = await templateOf(db, run.companyId, templateId);
  if (template === undefined) throw runStateFileErrors.error('template');
  return template;
}

/** The lists of insurance, each by itself. Throws workshop, layout and encoding. */
const insurances = (sealed: Sealed, { layout, encoding, number, late, areaId }: Asked): Promise<MadeLists> => makeLists(sealed, { number, late, areaId }, { layout, encoding });

/** The files of an output. Throws layout, encoding, workshop and payer. */
export async function make(db: Db, sealed: Sealed, output: Output, of: Asked): Promise<StateFiles> {
  if (output === 'insurance') return joinedLists(await insurances(sealed, of));
  const { layout, encoding, bom, serial = NO_SERIAL, day = sealed.day, payers = 'main', template, isAgain = false } = of;
  const usual = saidForm(sealed.head.settings?.[output]);
  const asked = { layout: layout ?? usual.layout, encoding: encoding ?? usual.encoding, bom: (bom ?? usual.bom) === 'Y', template };
  if (output === 'bank') return bank(db, sealed, { serial, day, payers, isAgain }, asked);
  const { run, rows } = sealed;
  return filesOf('tax', { year: run.year, month: run.month, payment: { kind: BY_TRANSFER, day: null, before: 0n } }, asked, rows);
}

const MOST_FAULTS = 1_000;
const { workshop, payer } = words.errors;
const refusals: Readonly<Record<string, string>> = { workshop, payer };
const isRefusal = (error: unknown): error is AppError => runStateFileErrors.is(error, 'workshop') || runStateFileErrors.is(error, 'payer');

const banksOf = async (db: Db, { run, day }: Sealed): Promise<number> => new Set((await payerAccountsOf(db, run.companyId, day)).map(({ iban }) => bankOf(iban))).size;

/** Faults by person. */
const toldFaults = ({ people }: Sealed, faults: readonly RowFault[]) =>
  faults.slice(0, MOST_FAULTS).map((fault) => {
    const one = people[fault.row - 1];
    return {
      ...{ partyId: one?.partyId ?? null, fullName: one?.fullName ?? words.head, pseudoId: one?.pseudoId ?? '', field: fault.field },
      message: `${words.fields[fault.field as keyof typeof words.fields] ?? fault.field}: ${faultSentence(fault)}`,
    };
  });

/** What is missing or wrong for an output, and what it would come to. */
async function checked(db: Db, sealed: Sealed, output: Output) {
  const usual = usualOf(sealed, output);
  const payers = output === 'bank' ? await banksOf(db, sealed) : 0;
  const { layout = null, encoding = null } = saidForm(sealed.head.settings?.[output]);
  const isInsurance = output === 'insurance';
  const form = { usual, payers, layout, encoding, late: isInsurance ? lateIn(sealed) : [], lists: [] };
  try {
    const made = isInsurance ? await insurances(sealed, {}) : undefined;
    const { refused, totals, cleaned, lacking = [] } = made === undefined ? await make(db, sealed, output, {}) : joinedLists(made);
    const lists = made === undefined ? [] : await toldLists({ db }, sealed, made);
    const left = new Set(refused.map(({ row }) => row).filter((row) => row > 0));
    const written = cleaned.slice(0, MOST_FAULTS).map((one) => ({ fullName: sealed.people[one.row - 1]?.fullName ?? words.head, written: one.written }));
    return {
      output,
      people: Number(totals['people'] ?? 0),
      left: left.size,
      ...form,
      lists,
      refusal: null,
      faults: toldFaults(sealed, refused),
      lacking: toldFaults(sealed, lacking),
      cleaned: written,
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { output, people: 0, left: sealed.people.length, ...form, refusal: refusals[error.errorName] ?? '', faults: [], lacking: [], cleaned: [] };
  }
}

export async function checkAll(reader: Reader, payRunId: string) {
  const run = await demandRun(reader, payRunId);
  if (!isSealed(run)) return { isSealed: false, templates: [], outputs: [] };
  const sealed = await readSealed(reader, run);
  const found: Awaited<ReturnType<typeof checked>>[] = [];
  for (const output of outputs) found.push(await checked(reader.db, output === 'bank' ? await unsent(reader.db, sealed) : sealed, output));
  return { isSealed: true, templates: await usableTemplates(reader.db, run.companyId), outputs: found };
}

export interface Taken {
  readonly sealed: Sealed;
  readonly files: readonly NamedFile[];
  /** Name and SHA-256 of each file. */
  readonly hashes: readonly string[];
}

export interface TakenList extends Asked {
  readonly leaveOut?: 'Y' | 'N' | undefined;
}

/** What a bank is told: `today` is the first day that it pays on where nobody says another. */
export interface BankTaking extends TakenList {
  readonly serial: string;
  readonly today: string;
}

/** A taker of files: what a bank is to pay is kept. */
export interface Taker extends Omit<Reader, 'db'>, Pick<Act, 'clock' | 'newId'> {
  readonly tx: Tx;
}

/** Throws head of a fault that is nobody's, faulty while somebody has a fault and is not left out, nothing where nobody is left. */
export function demandWhole({ files, refused }: StateFiles, leaveOut: TakenList['leaveOut']): void {
  // whom a file without a head would have paid is nobody to leave out
  if (refused.some(({ row }) => row === 0)) throw runStateFileErrors.error('head');
  if (refused.length > 0 && leaveOut !== 'Y') throw runStateFileErrors.error('faulty', { values: { count: new Set(refused.map(({ row }) => row)).size } });
  if (files.length === 0) throw runStateFileErrors.error('nothing');
}

/** The sheet to check a list of the state by, without those who have a fault. Throws what reading and making say. */
export async function controlOf(reader: Reader, payRunId: string, list: List, asked: Asked): Promise<{ readonly sealed: Sealed; readonly bytes: Uint8Array }> {
  const sealed = await readSealed(reader, await demandRun(reader, payRunId));
  const made = await make(reader.db, sealed, list, asked);
  demandWhole(made, 'Y');
  return { sealed, bytes: await workbook(controlSheet(list, made, sealed.people)) };
}

/** The files of the list of the tax. Throws faulty while somebody has a fault and is not left out, nothing where nobody is left. */
export async function takeTax(reader: Reader, payRunId: string, { leaveOut, ...asked }: TakenList): Promise<Taken> {
  const sealed = await readSealed(reader, await demandRun(reader, payRunId));
  const made = await make(reader.db, sealed, 'tax', asked);
  demandWhole(made, leaveOut);
  return { sealed, files: made.files, hashes: hashesOf(made.files) };
}

/** The files of a list of insurance, or of all of a run, which are kept as taken. Throws as that of the tax, and workshop. */
export async function takeInsurance(taker: Omit<Taker, 'clock'>, payRunId: string, { leaveOut, ...asked }: TakenList): Promise<Taken> {
  const { tx: db, actor, rows } = taker;
  const sealed = await readSealed({ db, actor, rows }, await demandRun({ db, rows }, payRunId));
  const made = await insurances(sealed, asked);
  const all = joinedLists(made);
  demandWhole(all, leaveOut);
  await keepLists(taker, sealed, made.lists, { late: asked.late, asked });
  return { sealed, files: all.files, hashes: hashesOf(all.files) };
}

/** The file of a bank: of whom no other file of the run pays, or again the one that bears the serial. Throws as a list, and what `partOf` and `keepTaken` say. */
export async function takeOfBank(taker: Taker, payRunId: string, { leaveOut, today, ...asked }: BankTaking): Promise<Taken> {
  const { tx: db, actor, rows } = taker;
  // two who take a file at once do not pay the same people
  const run = await holdPayRun(db, rows, payRunId);
  if (run === undefined) throw httpErrors.error('notFound');
  const sealed = await readSealed({ db, actor, rows }, run);
  const { serial } = asked;
  const { part, before } = await partOf(db, sealed, serial);
  const { day = before?.paymentDay ?? (sealed.day > today ? sealed.day : today), layout = before?.layout ?? USUAL_BANK, payers = before?.payers ?? 'main' } = asked;
  const templateId = asked.payBankTemplateId ?? (asked.layout === undefined ? (before?.templateId ?? null) : null);
  const template = await knownTemplate(db, part, templateId);
  const made = await make(db, part, 'bank', { ...asked, day, layout, payers, template, isAgain: before !== undefined });
  demandWhole(made, leaveOut);
  const hashes = hashesOf(made.files);
  await keepTaken(taker, part, { serial, layout: template === undefined ? layout : OWN_FORM, day, payers, templateId, made, hashes, before });
  return { sealed, files: made.files, hashes };
}
