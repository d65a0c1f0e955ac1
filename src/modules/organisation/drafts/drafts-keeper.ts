/**
 * Every day: approved drafts whose day has come are activated, and the words of today follow what was planned for it. A draft
 * that no longer fits stays approved; its page says which change is in the way.
 */
import type pg from 'pg';
import { AppError } from '#kernel/errors.ts';
import { systemScope } from '#platform/access/scope.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { systemActor, type Tx, writing } from '#platform/db/db.ts';
import { refreshWords } from '#platform/structure/structure-bulk.store.ts';
import { activate } from './activate.ts';
import { dueDrafts, lockDraft } from './drafts.store.ts';

export interface Keeping {
  readonly pool: pg.Pool;
  /** All companies of the installation. */
  readonly companyIds: readonly string[];
  /** ISO day in Tehran. */
  readonly today: string;
  newId(): string;
}

async function activateOne(tx: Tx, draftId: string, companyId: string, { today, newId }: Keeping): Promise<boolean> {
  const draft = await lockDraft(tx, systemScope([companyId], today), draftId);
  // somebody was quicker
  if (draft?.statusId !== 'DrfApproved') return false;
  await writeAudit(tx, (await activate(tx, draft, today, newId)).entries);
  return true;
}

/** Each due draft in a transaction of its own, the earliest day first. Answers the ids of those that were activated; throws only faults. */
export async function keepStructure(keeping: Keeping): Promise<readonly string[]> {
  const { pool, companyIds, today } = keeping;
  const due = await writing(pool, systemActor('drafts', companyIds), (tx) => dueDrafts(tx, today));
  const done: string[] = [];
  for (const { draftId, companyId } of due)
    try {
      if (await writing(pool, systemActor('drafts', [companyId]), (tx) => activateOne(tx, draftId, companyId, keeping))) done.push(draftId);
    } catch (error) {
      // a refusal is for the people of the draft to settle
      if (!(error instanceof AppError)) throw error;
    }
  await writing(pool, systemActor('drafts', companyIds), (tx) => refreshWords(tx, today));
  return done;
}
