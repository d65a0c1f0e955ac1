/** Makes papers of payslips: one, or some of a run in one file. */
import { sealedAccount } from '#modules/personnel/personnel.api.ts';
import { classesOf, type WhoLooks } from '#platform/access/access.rules.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
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
import { partsOf } from './payslip-paper.rules.ts';
import { type PaperMark, papersOf, type StoredPaper } from './payslip-paper.store.ts';

/** What stands on a paper beside the pay, about the person. */
export type Held = (partyId: string) => { readonly bank: boolean; readonly identity: boolean };

/** What somebody may know of people with the permission of a call. */
export const heldBy =
  (who: WhoLooks, call: Parameters<typeof classesOf>[1]): Held =>
  (partyId) => {
    const classes = classesOf(who, call)(partyId);
    return { bank: classes.has('bank'), identity: classes.has('identity') };
  };

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

/** Some of one month, in the order of personnel codes, and the file of them. Throws what printing refuses. */
export async function papersOn(
  tx: Tx,
  marks: readonly PaperMark[],
  company: Letterhead,
  printing: Printing,
): Promise<{ readonly slips: readonly PrintedPayslip[]; readonly bytes: Uint8Array }> {
  const slips = await papers(tx, marks, company, printing);
  return { slips, bytes: await renderTogether(payslipPrint, slips) };
}
