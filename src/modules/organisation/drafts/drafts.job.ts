/**
 * Approved drafts whose day has come are activated without anybody's doing, each once however many processes run. One that does
 * not fit any more stays approved, with the reason; it is not tried again, its people are told and settle it.
 */
import type pg from 'pg';
import { AppError } from '#kernel/errors.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { reading, systemActor, type Tx, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { activate } from './activate.service.ts';
import { draftErrors } from './drafts.contract.ts';
import refusals from './drafts.messages.fa.ts';
import { dueDrafts, lockDraft, markRefused, type StoredDraft } from './drafts.store.ts';
import { tellOf } from './drafts-notices.service.ts';

export interface Keeping {
  readonly pool: pg.Pool;
  /** ISO day in Tehran. */
  readonly today: string;
  newId(): string;
  /** Faults; the draft is then tried again by the next round, and the others are not kept waiting. */
  report(error: unknown): void;
}

/** Unless another process was quicker. */
async function stillDue(tx: Tx, draftId: string, companyId: string, today: string): Promise<StoredDraft | undefined> {
  const draft = await lockDraft(tx, systemScope([companyId], today), draftId);
  return draft?.statusId === 'DrfApproved' && draft.refusalText === null ? draft : undefined;
}

/** What a refusal says; its values are those of `changeRefused`, the only one of an activation. */
function wordsOf(error: AppError): string | undefined {
  const { number, what, why } = error.detail.values ?? {};
  return draftErrors.is(error, 'changeRefused') ? refusals.errors.changeRefused({ number: Number(number), what: String(what), why: String(why) }) : undefined;
}

/** Activates all drafts that are due, the earliest day first, each in a transaction of its own. Answers the ids of those it activated. */
export async function activateDue({ pool, today, newId, report }: Keeping): Promise<readonly string[]> {
  const actor = systemActor(
    'drafts',
    (await allCompanies(withoutTransaction(pool))).map(({ companyId }) => companyId),
  );
  const done: string[] = [];
  for (const { draftId, companyId } of await reading(pool, actor, (db) => dueDrafts(db, today))) {
    const settle = (work: (tx: Tx, draft: StoredDraft) => Promise<unknown>): Promise<boolean> =>
      writing(pool, actor, async (tx) => {
        const draft = await stillDue(tx, draftId, companyId, today);
        if (draft) await work(tx, draft);
        return draft !== undefined;
      });
    const isDone = await settle(async (tx, draft) => {
      await writeAudit(tx, (await activate(tx, draft, { today, newId, by: null })).entries);
      await tellOf(tx, 'kept', draft, newId);
    }).catch(async (error: unknown) => {
      const refusal = error instanceof AppError ? wordsOf(error) : undefined;
      if (refusal === undefined) report(error);
      else
        await settle(async (tx, draft) => {
          await markRefused(tx, draftId, refusal);
          await tellOf(tx, 'refused', draft, newId, refusal);
        }).catch(report);
      return false;
    });
    if (isDone) done.push(draftId);
  }
  return done;
}

export const job = defineJob({ name: 'drafts', every: 'minute', run: activateDue });
