/** SQL of templates and rules. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { NoticeChannel } from '#platform/notifications/notice.define.ts';
import { type NotificationRule, ruleColumns } from '#platform/notifications/notify.store.ts';

export interface EventState {
  readonly event: string;
  readonly channels: Readonly<Partial<Record<NoticeChannel, boolean>>>;
  readonly rules: number;
}

/** What a company has laid down on a day, by event. */
export const eventStates = (db: Db, companyId: string, day: string): Promise<EventState[]> =>
  db.many<EventState>(sql`
    with now as (
      select distinct on (event, channel) event, channel, is_active from notice_template where company_id = ${companyId}::uuid and from_date <= ${day}::date order by event, channel, version desc),
    said as (select event, jsonb_object_agg(channel, is_active) as channels from now group by event),
    ruled as (select event, count(*)::int as rules from notice_rule where company_id = ${companyId}::uuid and is_active group by event)
    select event, coalesce(said.channels, '{}') as channels, coalesce(ruled.rules, 0) as rules from said full join ruled using (event)`);

export interface TemplateVersion {
  readonly channel: NoticeChannel;
  readonly version: number;
  readonly subject: string;
  readonly body: string;
  readonly isActive: boolean;
  readonly fromDate: string;
  readonly authorName: string | null;
  readonly createdDate: string;
}

/** All versions of an event, newest first. */
export const versionsOf = (db: Db, companyId: string, event: string): Promise<TemplateVersion[]> =>
  db.many<TemplateVersion>(sql`
    select t.channel, t.version, t.subject, t.body, t.is_active as "isActive", t.from_date as "fromDate", concat_ws(' ', p.first_name, p.last_name) as "authorName", t.created_at as "createdDate"
    from notice_template t left join person p on p.party_id = t.author_party_id
    where t.company_id = ${companyId}::uuid and t.event = ${event} order by t.channel, t.version desc limit 300`);

export interface NewVersion extends Omit<TemplateVersion, 'authorName' | 'createdDate'> {
  readonly id: string;
  readonly companyId: string;
  readonly event: string;
  readonly authorPartyId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** False when somebody else has written that version meanwhile. */
export const insertVersion = async (tx: Tx, one: NewVersion): Promise<boolean> =>
  (await tx.run(sql`
    insert into notice_template (notice_template_id, company_id, event, channel, version, subject, body, is_active, from_date, author_party_id, created_at)
    select ${one.id}::uuid, ${one.companyId}::uuid, ${one.event}, ${one.channel}, ${one.version}, ${one.subject}, ${one.body}, ${one.isActive}, ${one.fromDate}::date,
      ${one.authorPartyId}::uuid, ${new Date(one.now).toISOString()}::timestamptz
    where ${one.version} = 1 + (select coalesce(max(version), 0) from notice_template where company_id = ${one.companyId}::uuid and event = ${one.event} and channel = ${one.channel})
    on conflict do nothing`)) === 1;

export interface RuleWords extends Omit<NotificationRule, 'noticeRuleId'> {
  readonly title: string;
  readonly isActive: boolean;
}

export interface Rule extends RuleWords {
  readonly noticeRuleId: string;
  readonly rowVersion: number;
}

const columns = sql`${ruleColumns}, r.title, r.is_active as "isActive", r.row_version as "rowVersion"`;

export const rulesOf = (db: Db, companyId: string, event: string): Promise<Rule[]> =>
  db.many<Rule>(sql`select ${columns} from notice_rule r where r.company_id = ${companyId}::uuid and r.event = ${event} order by r.title, r.notice_rule_id limit 200`);

/** Held until the end of the transaction. */
export const lockRule = (tx: Tx, companyId: string, id: string): Promise<Rule | undefined> =>
  tx.maybe<Rule>(sql`select ${columns} from notice_rule r where r.company_id = ${companyId}::uuid and r.notice_rule_id = ${id}::uuid for update`);

const values = (one: RuleWords) => sql`
  ${one.event}, ${one.title}, ${one.condition}, ${one.delayMinutes}, ${one.repeatTimes}, ${one.repeatMinutes}, ${one.toConcerned}, ${one.toManager}, ${[...one.positionIds]}::uuid[],
  ${[...one.roleTypeIds]}::text[], ${[...one.userGroupIds]}::text[], ${[...one.personIds]}::uuid[], ${one.isActive}`;
const names = sql`event, title, condition, delay_minutes, repeat_times, repeat_minutes, to_concerned, to_manager, position_ids, role_type_ids, user_group_ids, person_ids, is_active`;

export const insertRule = (tx: Tx, id: string, companyId: string, one: RuleWords): Promise<number> =>
  tx.run(sql`insert into notice_rule (notice_rule_id, company_id, ${names}) values (${id}::uuid, ${companyId}::uuid, ${values(one)})`);

export const updateRule = (tx: Tx, id: string, one: RuleWords): Promise<{ rowVersion: number }> =>
  tx.one(sql`update notice_rule set (${names}, row_version) = row (${values(one)}, row_version + 1) where notice_rule_id = ${id}::uuid returning row_version as "rowVersion"`);

export const deleteRuleRow = (tx: Tx, id: string): Promise<number> => tx.run(sql`delete from notice_rule where notice_rule_id = ${id}::uuid`);

/** Groups of users a company may name. */
export const groupsOf = (db: Db, companyId: string): Promise<{ userGroupId: string; description: string }[]> =>
  db.many(sql`
    select user_group_id as "userGroupId", description from user_group where closed_at is null and (company_id is null or company_id = ${companyId}::uuid) order by description limit 200`);

/** How many of these there are: posts and groups of the company, people in scope who are employed on a day. */
export const countReached = (
  db: Db,
  rows: RowScope,
  { companyId, positionIds, userGroupIds, personIds, day }: Pick<RuleWords, 'positionIds' | 'userGroupIds' | 'personIds'> & { readonly companyId: string; readonly day: string },
): Promise<{ positions: number; groups: number; persons: number }> =>
  db.one(sql`
    select (select count(*)::int from empl_position where empl_position_id = any (${[...positionIds]}::uuid[]) and company_id = ${companyId}::uuid) as positions,
      (select count(*)::int from user_group where user_group_id = any (${[...userGroupIds]}::text[]) and closed_at is null and (company_id is null or company_id = ${companyId}::uuid)) as groups,
      (select count(*)::int from person p where p.party_id = any (${[...personIds]}::uuid[]) and p.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}
        and exists (select from party_relationship r where r.party_id = p.party_id and r.status_id = 'ActiveRel' and r.valid @> ${day}::date)) as persons`);
