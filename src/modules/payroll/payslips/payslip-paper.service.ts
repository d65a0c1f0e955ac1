/** Makes papers of payslips: one, or those of a run in parts, so that as much is in memory as one part takes. */
import { sealedAccount } from '#modules/personnel/personnel.api.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { type ZipFile, zipPart } from '#platform/files/zip-stream.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import type { Letterhead } from '#platform/print/print.define.ts';
import { renderTogether } from '#platform/print/print.define.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import { lastDay } from '../pay/pay-month.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';
import { type PrintedPayslip, payslipPrint } from './payslip.print.ts';
import type { Layout } from './payslip-paper.contract.ts';
import words from './payslip-paper.messages.fa.ts';
import { partsOf } from './payslip-paper.rules.ts';
import { type PaperMark, papersOf, type StoredPaper } from './payslip-paper.store.ts';

/** What stands on a paper beside the pay, about the person. */
export type Held = (partyId: string) => { readonly bank: boolean; readonly identity: boolean };

/** Payslips of one PDF of an archive: some seconds and some 150 MB of the printing process. */
const PART = 200;

const accountIn = ({ account, partyId }: StoredPaper): PrintedPayslip['account'] =>
  account && {
    bankName: account.bankName,
    iban: account.iban === null ? null : sealedAccount.iban.open(partyId, account.iban),
    accountNumber: account.accountNumber === null ? null : sealedAccount.accountNumber.open(account.bankAccountId, account.accountNumber),
  };

function printed(stored: StoredPaper, company: Letterhead, layout: Layout, { bank, identity }: ReturnType<Held>): PrintedPayslip {
  const { inputs, columns, displayZero, amounts, yearToDate, net, settings } = stored;
  return {
    ...stored,
    ...{ layout, company, net: BigInt(net), nationalCode: identity ? stored.nationalCode : null, account: bank ? accountIn(stored) : null },
    ...partsOf({ columns, displayZero, amounts, yearToDate, settings: readKept<PaySettings>(settings), of: readKept<PayCase>(inputs) }),
  };
}

interface Printing {
  readonly layout: Layout;
  readonly held: Held;
}

/** Papers of one month, in the order of personnel codes, with the trace of their going out. */
async function papers(tx: Tx, marks: readonly PaperMark[], company: Letterhead, { layout, held }: Printing): Promise<PrintedPayslip[]> {
  const [first] = marks;
  if (first === undefined) return [];
  const trace = ({ payslipId: id, partyId: subjectPartyId, companyId }: PaperMark): AuditEntry => ({
    ...{ entity: 'Payslip', id, action: 'export', subjectPartyId, companyId, changes: { layout: [null, layout] } },
  });
  await writeAudit(tx, marks.map(trace));
  const stored = await papersOf(
    tx,
    marks.map(({ payslipId }) => payslipId),
    lastDay(first),
  );
  return stored.map((one) => printed(one, company, layout, held(one.partyId)));
}

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** One as PDF. Throws what printing refuses. */
export async function paperOf(transact: Transact, mark: PaperMark, printing: Printing): Promise<Uint8Array> {
  return renderTogether(payslipPrint, await transact(async (tx) => papers(tx, [mark], await letterheadOf(tx, mark.companyId), printing)));
}

export const headOf = (db: Db, [first]: readonly PaperMark[]): Promise<Letterhead> => letterheadOf(db, first?.companyId ?? '');

/** Papers of a run, a file of so many at a time, each read when the one before has gone out. */
export async function* paperFiles(transact: Transact, marks: readonly PaperMark[], company: Letterhead, printing: Printing): AsyncGenerator<ZipFile> {
  for (let at = 0; at < marks.length; at += PART) {
    const some = marks.slice(at, at + PART);
    const slips = await transact((tx) => papers(tx, some, company, printing));
    const [from, thru] = [slips[0]?.pseudoId ?? '', slips.at(-1)?.pseudoId ?? ''];
    yield { name: zipPart(words.part({ from, thru })), bytes: Buffer.from(await renderTogether(payslipPrint, slips)) };
  }
}
