/** What `tell` asks the database: the company's texts and rules, people's choices, where mail and SMS reach them, and what lies ready. */
import type { Scalar } from '#kernel/workflow/condition.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { NO_ID } from '#platform/keeper/in-pages.rules.ts';
import type { NoticeChannel } from './notice.define.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** People of the transaction's companies, by company. */
export const companiesOf = (db: Db, partyIds: readonly string[]): Promise<{ companyId: string; partyIds: string[] }[]> =>
  db.many(sql`select company_id as "companyId", array_agg(party_id) as "partyIds" from party where party_id = any (${[...new Set(partyIds)]}::uuid[]) group by company_id`);

export interface TemplateInForce {
  readonly channel: NoticeChannel;
  readonly subject: string;
  readonly body: string;
  readonly isActive: boolean;
}

/** The newest version of each channel that has begun on a day. */
export const templatesInForce = (db: Db, companyId: string, event: string, day: string): Promise<TemplateInForce[]> =>
  db.many<TemplateInForce>(sql`
    select distinct on (channel) channel, subject, body, is_active as "isActive" from notice_template
    where company_id = ${companyId}::uuid and event = ${event} and from_date <= ${day}::date order by channel, version desc`);

export interface Recipient {
  readonly partyId: string;
  readonly email: string | null;
  readonly mobile: string | null;
  /** By channel, where somebody has chosen. */
  readonly choices: Readonly<Partial<Record<NoticeChannel, boolean>>>;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

/** How these people want to hear of a topic, and where they are reached on a day: the address of work before the own one, before that of the account. */
export const recipientsOf = (db: Db, partyIds: readonly string[], topic: string, day: string): Promise<Recipient[]> =>
  db.many<Recipient>(sql`
    select p.party_id as "partyId", coalesce(mail.address, account.address) as email, phone.number as mobile, coalesce(said.choices, '{}') as choices,
      h.quiet_from as "quietFrom", h.quiet_until as "quietUntil"
    from unnest(${[...partyIds]}::uuid[]) as p (party_id)
    left join lateral (select e.info_string as address from electronic_address e
      where e.party_id = p.party_id and e.contact_mech_purpose_id in ('EmailWork', 'EmailPersonal') and e.valid @> ${day}::date
      order by e.contact_mech_purpose_id desc, lower(e.valid) desc nulls last, e.electronic_address_id limit 1) mail on true
    left join lateral (select a.email_address as address from user_account a where a.party_id = p.party_id and a.email_address is not null limit 1) account on true
    left join lateral (select t.contact_number as number from telecom_number t
      where t.party_id = p.party_id and t.contact_mech_purpose_id = 'PhoneMobile' and t.valid @> ${day}::date
      order by lower(t.valid) desc nulls last, t.telecom_number_id limit 1) phone on true
    left join lateral (select jsonb_object_agg(c.channel, c.is_on) as choices from notice_choice c where c.party_id = p.party_id and c.topic = ${topic}) said on true
    left join notice_habit h on h.party_id = p.party_id`);

/** What a rule says: after which event, when, and whom it tells. */
export interface NotificationRule {
  readonly noticeRuleId: string;
  readonly event: string;
  readonly condition: string;
  readonly delayMinutes: number;
  readonly repeatTimes: number;
  readonly repeatMinutes: number;
  readonly toConcerned: boolean;
  readonly toManager: boolean;
  readonly positionIds: readonly string[];
  readonly roleTypeIds: readonly string[];
  readonly userGroupIds: readonly string[];
  readonly personIds: readonly string[];
}

/** Of rows `r`. */
export const ruleColumns = sql`
  r.notice_rule_id as "noticeRuleId", r.event, r.condition, r.delay_minutes as "delayMinutes", r.repeat_times as "repeatTimes", r.repeat_minutes as "repeatMinutes",
  r.to_concerned as "toConcerned", r.to_manager as "toManager", r.position_ids as "positionIds", r.role_type_ids as "roleTypeIds", r.user_group_ids as "userGroupIds", r.person_ids as "personIds"`;

export const activeRules = (db: Db, companyId: string, event: string): Promise<NotificationRule[]> =>
  db.many<NotificationRule>(sql`select ${ruleColumns} from notice_rule r where r.company_id = ${companyId}::uuid and r.event = ${event} and r.is_active order by r.notice_rule_id`);

/** Whom a rule tells on a day, of the people of its company: nobody twice, and nobody whose employment has ended. */
export async function ruleRecipients(db: Db, rule: NotificationRule, companyId: string, concerned: readonly string[], day: string): Promise<readonly string[]> {
  const rows = await db.many<{ partyId: string }>(sql`
    with recursive place as (
      select h.party_id, u.unit_id, 0 as level from empl_position_party h join empl_position_unit u on u.empl_position_id = h.empl_position_id and u.valid @> ${day}::date
      where ${rule.toManager} and h.party_id = any (${[...concerned]}::uuid[]) and h.main_position = 'Y' and h.valid @> ${day}::date
      union all select l.party_id, up.parent_unit_id, l.level + 1 from place l join org_unit_parent up on up.unit_id = l.unit_id and up.valid @> ${day}::date
      where up.parent_unit_id is not null and l.level < 20),
    managers as (
      select distinct on (l.party_id) m.party_id from place l join org_unit_manager m on m.unit_id = l.unit_id and m.valid @> ${day}::date and m.party_id <> l.party_id
      order by l.party_id, l.level),
    told as (
      select unnest(${rule.toConcerned ? [...concerned] : []}::uuid[]) as party_id
      union select party_id from managers
      union select h.party_id from empl_position_party h where h.company_id = ${companyId}::uuid and h.valid @> ${day}::date
        and (h.empl_position_id = any (${[...rule.positionIds]}::uuid[]) or h.role_type_id = any (${[...rule.roleTypeIds]}::text[]))
      union select a.party_id from user_group_member m join user_account a using (user_id)
        where m.user_group_id = any (${[...rule.userGroupIds]}::text[]) and m.company_id = ${companyId}::uuid and m.valid @> ${day}::date
      union select unnest(${[...rule.personIds]}::uuid[]))
    select t.party_id as "partyId" from told t join party p using (party_id) where p.company_id = ${companyId}::uuid
      and (t.party_id = any (${[...concerned]}::uuid[]) or exists (
        select from party_relationship r where r.party_id = t.party_id and r.company_id = p.company_id and r.status_id = 'ActiveRel' and r.valid @> ${day}::date))`);
  return rows.map(({ partyId }) => partyId);
}

export interface DueNotice {
  readonly noticeDueId: string;
  readonly companyId: string;
  readonly partyIds: readonly string[];
  readonly values: Readonly<Record<string, Scalar>>;
  readonly link: string | null;
  /** Messages sent before this one. */
  readonly sent: number;
}

export interface NewDue extends Omit<DueNotice, 'sent'> {
  readonly noticeRuleId: string;
  readonly causeId: string | null;
  /** Epoch milliseconds. */
  readonly dueAt: number;
  readonly sent: number;
}

export const layDue = (tx: Tx, { noticeDueId, companyId, noticeRuleId, causeId, partyIds, values, link, dueAt, sent }: NewDue): Promise<number> =>
  tx.run(sql`
    insert into notice_due (notice_due_id, company_id, notice_rule_id, cause_id, party_ids, told_values, link, due_at, sent)
    values (${noticeDueId}::uuid, ${companyId}::uuid, ${noticeRuleId}::uuid, ${causeId}, ${[...partyIds]}::uuid[], ${JSON.stringify(values)}::jsonb, ${link},
      ${iso(dueAt)}::timestamptz, ${sent})`);

/** Takes the messages of a cause back. */
export const dropDue = (tx: Tx, causeId: string): Promise<number> => tx.run(sql`delete from notice_due where cause_id = ${causeId}`);

/** Messages that one look reads at a time. */
const AT_ONCE = 500;

/** A message whose time has come. */
export interface Ripe {
  readonly noticeDueId: string;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** A page of messages whose time has come, oldest first, after one of them. */
export const dueNotices = (db: Db, now: number, after: Ripe | undefined): Promise<Ripe[]> =>
  db.many<Ripe>(sql`
    select notice_due_id as "noticeDueId", due_at as "dueAt" from notice_due
    where due_at <= ${iso(now)}::timestamptz and (due_at, notice_due_id) > (${after?.dueAt ?? '-infinity'}::timestamptz, ${after?.noticeDueId ?? NO_ID}::uuid)
    order by due_at, notice_due_id limit ${AT_ONCE}`);

/** One of them, held until the end of the transaction; undefined when it is gone, not yet due again, or another transaction has it. */
export const takeDue = (tx: Tx, id: string, now: number): Promise<(DueNotice & { readonly rule: NotificationRule & { readonly isActive: boolean } }) | undefined> =>
  tx.maybe(sql`
    select d.notice_due_id as "noticeDueId", d.company_id as "companyId", d.party_ids as "partyIds", d.told_values as "values", d.link, d.sent,
      (select to_jsonb(one) from (select ${ruleColumns}, r.is_active as "isActive" from notice_rule r where r.notice_rule_id = d.notice_rule_id) as one) as rule
    from notice_due d where d.notice_due_id = ${id}::uuid and d.due_at <= ${iso(now)}::timestamptz for update of d skip locked`);

export const postponeDue = (tx: Tx, noticeDueId: string, dueAt: number): Promise<number> =>
  tx.run(sql`update notice_due set due_at = ${iso(dueAt)}::timestamptz, sent = sent + 1 where notice_due_id = ${noticeDueId}::uuid`);

export const removeDue = (tx: Tx, noticeDueId: string): Promise<number> => tx.run(sql`delete from notice_due where notice_due_id = ${noticeDueId}::uuid`);
