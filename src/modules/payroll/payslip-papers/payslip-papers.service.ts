/** What is done with orders of payslips: begun, and read as one archive. */
import { buffer } from 'node:stream/consumers';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type ZipFile, zipPart } from '#platform/files/content/zip-stream.server.ts';
import { knownFiles } from '#platform/files/registry.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type RunActs, startRun } from '#platform/runs/runs.server.ts';
import { findRun } from '#platform/runs/runs.store.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import type { Layout } from '../payslips/payslip-paper.contract.ts';
import { heldBy } from '../payslips/payslip-paper.service.ts';
import { marksIn } from '../payslips/payslip-paper.store.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { MAY_ORDER } from './payslip-papers.contract.ts';
import { payslipPapersErrors } from './payslip-papers.errors.ts';
import words from './payslip-papers.messages.fa.ts';
import { keptUntil } from './payslip-papers.rules.ts';
import { paperMaking } from './payslip-papers.run.ts';
import { type OrderKey, orderOf, type Paper, papersOfOrder, peopleOfOrder, replaceOrder } from './payslip-papers.store.ts';

const call = { permission: MAY_ORDER } as const;

/** Throws notFound of a run that is out of scope. */
export async function demandPayRun(db: Db, rows: RowScope, payRunId: string): Promise<void> {
  if ((await payRunOf(db, rows, payRunId)) === undefined) throw httpErrors.error('notFound');
}

/** Begins to make the payslips of a run. Throws notFound, withheld, underWay and none. */
export async function order(acts: RunActs & { readonly rows: RowScope }, payRunId: string, layout: Layout): Promise<void> {
  const { tx, rows, actor, clock } = acts;
  await demandPayRun(tx, rows, payRunId);
  if (!classesOf(actor, call)(undefined).has('pay')) throw payslipErrors.error('withheld');
  const now = clock.now();
  const key = { payRunId, partyId: actor.partyId };
  const before = await orderOf(tx, key, new Date(now));
  const making = before && (await findRun(tx, before.runId));
  if (making?.state === 'running' || making?.state === 'paused') throw payslipPapersErrors.error('underWay');
  const runId = await startRun(acts, paperMaking, { payRunId });
  await replaceOrder(tx, { ...key, companyId: actor.companyId, runId, layout, now: new Date(now), expiresAt: keptUntil(now) });
}

/** The own order while it is read, and how far it has come. */
export async function progressIn(db: Db, key: OrderKey, now: number) {
  const found = await orderOf(db, key, new Date(now));
  const run = found && !found.isExpired ? await findRun(db, found.runId) : undefined;
  return found && run && { ...found, state: run.state, total: run.total, done: run.done, failed: run.failed };
}

/** Throws rightsChanged where somebody of an order is out of reach by now, or more stands on it than the reader may know. */
async function demandReach(db: Db, actor: Actor, rows: RowScope, runId: string, papers: readonly Paper[]): Promise<void> {
  const people = await peopleOfOrder(db, runId);
  const reached = await marksIn(
    db,
    rows,
    people.map(({ payslipId }) => payslipId),
  );
  const held = heldBy(actor, call);
  const sum = (read: (paper: Paper) => number): number => papers.reduce((all, paper) => all + read(paper), 0);
  const known = (which: keyof ReturnType<typeof held>): number => reached.filter(({ partyId }) => held(partyId)[which]).length;
  const isAll = reached.length === sum((paper) => paper.people) && reached.every(({ partyId }) => classesOf(actor, call)(partyId).has('pay'));
  if (!isAll || known('bank') < sum((paper) => paper.withBank) || known('identity') < sum((paper) => paper.withIdentity)) throw payslipPapersErrors.error('rightsChanged');
}

/** Parts of the own order that may be read. Throws notReady and rightsChanged. */
export async function readyPapers(db: Db, actor: Actor, rows: RowScope, payRunId: string, now: number): Promise<readonly Paper[]> {
  const key = { payRunId, partyId: actor.partyId };
  const found = await progressIn(db, key, now);
  const papers = found?.state === 'done' ? await papersOfOrder(db, key) : [];
  if (found === undefined || papers.length === 0) throw payslipPapersErrors.error('notReady');
  await demandReach(db, actor, rows, found.runId, papers);
  return papers;
}

/** Files of parts, each read when the one before has gone out. */
export async function* filesOf(papers: readonly Paper[]): AsyncGenerator<ZipFile> {
  for (const { file, firstCode, lastCode } of papers) {
    const [name = ''] = file.split(';', 1);
    const bytes = await knownFiles().store.get(name);
    if (bytes === undefined) throw new Error(`the bytes of ${name} are gone from the store`);
    yield { name: zipPart(words.part({ from: firstCode, thru: lastCode })), bytes: await buffer(bytes) };
  }
}
