/**
 * Tells people of an event that a slice has declared with `defineNotice` (x.notice.ts). Replaces `sendMessage` for such events:
 *
 *   await notify(tx, taskAssigned, { recipients, values: { task: 'Leave of ...', due: '2026-11-30' }, link: '/tasks?task=...', causeId: taskId, now, newId });
 *   await withdraw(tx, taskId);   // the task was answered: reminders that lie ready are taken back
 *
 * Writes the rows people see in the product and those of the outbox in the transaction of the caller, by the company's templates and each
 * person's choices, and lays ready what the company's rules want told later. Everything leaves when the transaction commits, or nothing does.
 * `recipients` are party ids; those the transaction may not see get nothing. `values` has a value for each placeholder, raw: ISO days, numbers.
 */

import { todayIn } from '#kernel/jalali/jalali.ts';
import type { Scalar } from '#kernel/workflow/condition.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { ruleHolds } from './condition.rules.ts';
import { deliver } from './delivery.service.ts';
import type { Notice } from './notice.define.ts';
import { activeRules, companiesOf, dropDue, layDue, ruleRecipients } from './notify.store.ts';

export interface Told<P extends string = string> {
  readonly recipients: readonly string[];
  readonly values: Readonly<Record<P, Scalar>>;
  /** A page of this product, beginning with a slash. */
  readonly link?: string | undefined;
  /** Id of what it is about; `withdraw` takes back by it what has not been sent. */
  readonly causeId?: string | undefined;
  readonly now: Date;
  newId(): string;
}

const MINUTE_MS = 60_000;

export async function notify<P extends string>(tx: Tx, notice: Notice<P>, { recipients, values, link = undefined, causeId, now: at, newId }: Told<P>): Promise<void> {
  const now = at.getTime();
  const about = { notice: notice as unknown as Notice, values, link: link ?? null, now, newId };
  for (const { companyId, partyIds } of await companiesOf(tx, recipients)) {
    const [rules] = await Promise.all([activeRules(tx, companyId, notice.event), deliver(tx, { ...about, companyId, partyIds })]);
    for (const rule of rules) {
      if (!ruleHolds(rule.condition, values)) continue;
      const { noticeRuleId, delayMinutes, repeatTimes, repeatMinutes } = rule;
      if (delayMinutes === 0) {
        const more = await ruleRecipients(tx, rule, companyId, partyIds, todayIn('Asia/Tehran', now));
        // who is told anyway is not told twice
        await deliver(tx, { ...about, companyId, partyIds: more.filter((id) => !partyIds.includes(id)) });
        if (repeatTimes === 0) continue;
      }
      const later = { sent: delayMinutes === 0 ? 1 : 0, dueAt: now + (delayMinutes === 0 ? repeatMinutes : delayMinutes) * MINUTE_MS };
      await layDue(tx, { noticeDueId: newId(), companyId, noticeRuleId, causeId: causeId ?? null, partyIds, values, link: link ?? null, ...later });
    }
  }
}

/** Takes back what lies ready about a cause: reminders of a task that was answered. Answers how many there were. */
export const withdraw = (tx: Tx, causeId: string): Promise<number> => dropDue(tx, causeId);
