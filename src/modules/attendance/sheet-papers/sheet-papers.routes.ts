import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { type Context, manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { type Letterhead, renderTogether } from '#platform/print/print.define.ts';
import { personIn } from '../leave/people.store.ts';
import { periodTitle } from '../periods/period-words.rules.ts';
import { periodBy } from '../periods/periods.store.ts';
import { sheetFor } from '../sheets/own-sheet.service.ts';
import { sheetPaper, sheetPapers } from './sheet-papers.contract.ts';
import { sheetPapersErrors } from './sheet-papers.errors.ts';
import { type PrintedSheet, sheetPaperPrint } from './sheet-papers.print.ts';
import { type ClosedSheet, closedIn, isClosingIn, paperHead } from './sheet-papers.store.ts';
import words from './sheet-papers-page.messages.fa.ts';

/** People of one file. */
const MOST = 300;

type Asking = Pick<Context<typeof sheetPaper>, 'actor' | 'rows' | 'today'>;

/** Sheets as the reader may read them, each of the company of the person. Throws notFound of anybody out of reach and of a period of another company. */
async function printed(db: Db, { actor, rows, today }: Asking, call: Parameters<typeof classesOf>[1], asked: readonly ClosedSheet[]): Promise<PrintedSheet[]> {
  const classes = classesOf(actor, call);
  const letterheads = new Map<string, Letterhead>();
  const found: PrintedSheet[] = [];
  for (const { partyId, periodId } of asked) {
    const companyId = (await personIn(db, rows, partyId))?.companyId;
    const period = companyId === undefined ? undefined : await periodBy(db, companyId, periodId);
    if (companyId === undefined || period === undefined) throw httpErrors.error('notFound');
    const { year, month } = period;
    const sheet = await sheetFor(db, { rows, companyId, partyId: actor.partyId, today, classes }, periodId, partyId);
    const company = letterheads.get(companyId) ?? (await letterheadOf(db, companyId));
    letterheads.set(companyId, company);
    found.push({ company, sheet, year, month, printedOn: today, ...(await paperHead(db, companyId, partyId, sheet.sheetId ?? null)) });
  }
  return found;
}

async function fileOf(reply: { header(name: string, value: string): unknown }, sheets: readonly PrintedSheet[]): Promise<Uint8Array> {
  const [first] = sheets;
  const of = sheets.length === 1 ? (first?.sheet.fullName ?? '') : '';
  const bytes = await renderTogether(sheetPaperPrint, sheets);
  reply.header('content-disposition', dispositionOf('attachment', `${[words.title, first && periodTitle(first), of].filter(Boolean).join(' ')}.pdf`));
  reply.header('cache-control', 'no-store');
  return bytes;
}

export const routes = [
  manualRoute(sheetPaper, async ({ query: { periodId, partyId }, reply, transact, ...asking }) =>
    fileOf(reply, await transact((tx) => printed(tx, asking, sheetPaper, [{ periodId, partyId: partyId ?? asking.actor.partyId }]))),
  ),
  manualRoute(sheetPapers, async ({ query: { closingId }, reply, transact, ...asking }) => {
    const sheets = await transact(async (tx) => {
      if (!(await isClosingIn(tx, asking.rows, asking.actor.companyId, closingId))) throw httpErrors.error('notFound');
      const closed = await closedIn(tx, asking.rows, closingId, MOST + 1);
      if (closed.length === 0) throw sheetPapersErrors.error('noneClosed');
      if (closed.length > MOST) throw sheetPapersErrors.error('tooMany');
      return printed(tx, asking, sheetPapers, closed);
    });
    return fileOf(reply, sheets);
  }),
];
