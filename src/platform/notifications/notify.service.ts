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
import { deliverEach, type Telling, type ToldAlike } from './delivery.service.ts';
import type { Notice } from './notice.define.ts';
import { activeRules, companiesOf, dropDue, layDue, type NotificationRule, ruleRecipients } from './notify.store.ts';

/** How an event is told, whomever. */
interface Way {
  /** A page of this product, beginning with a slash. */
  readonly link?: string | undefined;
  /** Id of what it is about; `withdraw` takes back by it what has not been sent. */
  readonly causeId?: string | undefined;
  readonly now: Date;
  newId(): string;
}

/** Who hears the same. */
export interface Heard<P extends string = string> {
  readonly recipients: readonly string[];
  readonly values: Readonly<Record<P, Scalar>>;
}

export interface Told<P extends string = string> extends Heard<P>, Way {}

/** Many that are told of an event of one kind, each the own values. */
export interface ToldEach<P extends string = string> extends Way {
  readonly each: readonly Heard<P>[];
}

const MINUTE_MS = 60_000;

/** What rules of the company want told beside, now and later. */
async function followRules(tx: Tx, rules: readonly NotificationRule[], about: Telling, { partyIds, values }: ToldAlike, causeId: string | undefined): Promise<void> {
  const { companyId, now, link, newId } = about;
  for (const rule of rules) {
    if (!ruleHolds(rule.condition, values)) continue;
    const { noticeRuleId, delayMinutes, repeatTimes, repeatMinutes } = rule;
    if (delayMinutes === 0) {
      const more = await ruleRecipients(tx, rule, companyId, partyIds, todayIn('Asia/Tehran', now));
      // who is told anyway is not told twice
      await deliverEach(tx, about, [{ values, partyIds: more.filter((id) => !partyIds.includes(id)) }]);
      if (repeatTimes === 0) continue;
    }
    const later = { sent: delayMinutes === 0 ? 1 : 0, dueAt: now + (delayMinutes === 0 ? repeatMinutes : delayMinutes) * MINUTE_MS };
    await layDue(tx, { noticeDueId: newId(), companyId, noticeRuleId, causeId: causeId ?? null, partyIds, values, link, ...later });
  }
}

/** As `notify`, of many events of one kind at once. */
export async function notifyEach<P extends string>(tx: Tx, notice: Notice<P>, { each, link = undefined, causeId, now: at, newId }: ToldEach<P>): Promise<void> {
  const now = at.getTime();
  const everybody = each.flatMap(({ recipients }) => recipients);
  for (const { companyId, partyIds } of await companiesOf(tx, everybody)) {
    const own = new Set(partyIds);
    const alike = each.flatMap(({ recipients, values }): ToldAlike[] => {
      const reached = [...new Set(recipients)].filter((id) => own.has(id));
      return reached.length === 0 ? [] : [{ partyIds: reached, values }];
    });
    const about = { notice: notice as unknown as Notice, companyId, link: link ?? null, now, newId };
    const [rules] = await Promise.all([activeRules(tx, companyId, notice.event), deliverEach(tx, about, alike)]);
    for (const one of alike) await followRules(tx, rules, about, one, causeId);
  }
}

export const notify = <P extends string>(tx: Tx, notice: Notice<P>, { recipients, values, ...way }: Told<P>): Promise<void> =>
  notifyEach(tx, notice, { ...way, each: [{ recipients, values }] });

/** Takes back what lies ready about a cause: reminders of a task that was answered. Answers how many there were. */
export const withdraw = (tx: Tx, causeId: string): Promise<number> => dropDue(tx, causeId);
