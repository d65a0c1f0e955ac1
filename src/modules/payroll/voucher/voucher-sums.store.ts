/** What vouchers are made of: templates as they stand, and sums of the payslips of a run by what people belong to. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, empty, join, raw, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { daysOf } from '../pay/pay-part.rules.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';
import { type BalanceCheck, type Belonging, type Cell, PERSON, UNIT } from './voucher.rules.ts';
import type { DetailGroup, TemplateLine } from './voucher-figures.rules.ts';
import type { Reserve } from './voucher-reserves.rules.ts';

/** Parts of the personnel structure to their columns. */
const parts: Readonly<Record<string, string>> = {
  ActivityArea: 'activity_area_id',
  ExpertiseArea: 'expertise_area_id',
  EmployeeGroups: 'employee_group_id',
  EmployeeSubGroups: 'employee_sub_group_id',
  CostCenter: 'cost_center_id',
};

export interface StoredTemplate {
  readonly voucherTemplateId: string;
  readonly companyId: string;
  readonly title: string;
  readonly balance: BalanceCheck;
  readonly splitBy: string | null;
  readonly defaultNumber: string | null;
  readonly defaultDescription: string | null;
}

/** The active templates of a company, by code. */
export const templatesOf = (db: Db, scope: RowScope, companyId: string): Promise<StoredTemplate[]> =>
  db.many<StoredTemplate>(sql`
    select t.voucher_template_id as "voucherTemplateId", t.company_id as "companyId", t.title, t.check_account_balance_enum_id as balance,
      t.party_classification_type_enum_id as "splitBy", t.default_number as "defaultNumber", t.default_description as "defaultDescription"
    from voucher_template t where t.company_id = ${companyId}::uuid and ${companiesIn(scope, sql`t.company_id`)} and t.status_id = 'VTActive' order by t.code collate "C"`);

/** The template that the run's type of payslips names in its group; undefined where it names none. Without a RowScope: of a run within the reader's companies. */
export const templateOfGroup = async (db: Db, { payGroupId, payslipTypeId }: Pick<PayRun, 'payGroupId' | 'payslipTypeId'>): Promise<string | undefined> =>
  payslipTypeId === null
    ? undefined
    : ((
        await db.maybe<{ id: string | null }>(sql`
          select voucher_template_id as id from pay_group_payslip_type where pay_group_id = ${payGroupId}::uuid and payslip_type_id = ${payslipTypeId}::uuid`)
      )?.id ?? undefined);

interface LineRow extends Omit<TemplateLine, 'groups'> {
  readonly groups: readonly { readonly id: string; readonly title: string; readonly by: string }[];
}

/** The lines of a template in their order, with the members of the groups that they name. Without a RowScope: of a template within the reader's companies. */
export async function linesOf(db: Db, voucherTemplateId: string): Promise<TemplateLine[]> {
  const rows = await db.many<LineRow>(sql`
    select l.seq_num as "seqNum", l.is_debit = 'Y' as "isDebit", l.vt_item_type_enum_id as kind, coalesce(f.code, l.item_code) as item, l.description,
      jsonb_build_object('id', a.gl_account_id, 'code', a.account_code, 'name', a.account_name, 'isDebit', a.is_debit = 'Y', 'endDate', a.end_date) as account,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.detail_account_id, 'code', d.code, 'title', d.title) order by d.code)
        from voucher_line_detail n join detail_account d using (detail_account_id) where n.voucher_template_line_id = l.voucher_template_line_id), '[]') as details,
      coalesce((select jsonb_agg(jsonb_build_object('id', g.detail_group_id, 'title', g.title, 'by',
          case g.gd_account_type_enum_id when 'GDATOrgUnit' then ${UNIT} when 'GDATPersonnel' then ${PERSON} else g.classification_type_enum_id end) order by g.code)
        from voucher_line_detail n join detail_group g using (detail_group_id) where n.voucher_template_line_id = l.voucher_template_line_id), '[]') as groups
    from voucher_template_line l join gl_account a using (gl_account_id) left join pay_factor f using (pay_factor_id)
    where l.voucher_template_id = ${voucherTemplateId}::uuid order by l.seq_num`);
  const ids = [...new Set(rows.flatMap(({ groups }) => groups.map(({ id }) => id)))];
  const members = Map.groupBy(ids.length === 0 ? [] : await membersOf(db, ids), ({ groupId }) => groupId);
  const membersIn = (id: string): DetailGroup['members'] =>
    new Map((members.get(id) ?? []).map(({ linkedId, id: member, code, title }) => [linkedId, { id: member, code, title }]));
  const known = new Map(ids.map((id) => [id, membersIn(id)]));
  return rows.map((row) => ({ ...row, groups: row.groups.map((group) => ({ ...group, members: known.get(group.id) ?? new Map() })) }));
}

interface MemberRow {
  readonly groupId: string;
  readonly linkedId: string;
  readonly id: string;
  readonly code: string;
  readonly title: string;
}

const membersOf = (db: Db, groupIds: readonly string[]): Promise<MemberRow[]> =>
  db.many<MemberRow>(sql`
    select detail_group_id as "groupId", linked_id as "linkedId", detail_member_id as id, code, title from detail_member where detail_group_id = any (${[...groupIds]}::uuid[])`);

/** By what lines and vouchers are split. */
export const splitsOf = ({ splitBy }: Pick<StoredTemplate, 'splitBy'>, lines: readonly TemplateLine[]): string[] => [
  ...new Set([...(splitBy === null ? [] : [splitBy]), ...lines.flatMap(({ groups }) => groups.map(({ by }) => by))]),
];

/** Where somebody works in a month: the last main post of theirs in it. */
const unitIn = (month: Sql): Sql => sql`
  left join lateral (
    select place.unit_id from empl_position_party h join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid && ${month}
    where h.party_id = s.party_id and h.company_id = s.company_id and h.main_position = 'Y' and h.valid && ${month}
    order by lower(h.valid) desc, lower(place.valid) desc limit 1) u on true`;
const placeIn = (month: Sql): Sql => sql`
  left join lateral (
    select p.* from personnel_structure p where p.party_id = s.party_id and p.company_id = s.company_id and p.valid && ${month}
    order by lower(p.valid) desc limit 1) p on true`;

/** Of a split, what somebody belongs to. Names of columns are those of `parts` and no others. */
function belonging(by: string): Sql {
  if (by === UNIT) return sql`u.unit_id`;
  return by === PERSON ? sql`s.party_relationship_id` : raw(`p.${parts[by] ?? 'cost_center_id'}`);
}

/** What is laid aside of a payslip, whole rials towards nothing so that what is taken back comes to the same; `place`: among the figures, from one. */
const reserveOf = ({ places, share, cap }: Reserve, place: number): Sql => sql`
  union all select (sign(b.base) * least(trunc(abs(b.base) * ${String(share.over)}::numeric / ${String(share.under)}::numeric), ${cap === null ? null : String(cap)}::numeric))::bigint,
    ${place}::bigint
  from (select coalesce(sum(s.amounts[p]), 0)::numeric as base from unnest(${places.map((at) => at + 1)}::int[]) p) b`;

/**
 * Sums of the figures of a run (its columns, behind them the net and what it lays aside) by what people belong to. Rials; people count where the figure is not 0.
 * Who was not counted anew when columns were added has amounts for those before them alone.
 * Without a RowScope: of a run within the reader's companies.
 */
export async function cellsOf(db: Db, run: PayRun, splits: readonly string[], reserves: readonly Reserve[] = []): Promise<Cell[]> {
  const { from, thru } = daysOf(run);
  const month = sql`daterange(${from}::date, ${thru}::date, '[]')`;
  const pairs = splits.map((by) => sql`${by}::text, ${belonging(by)}`);
  const of = pairs.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${join(pairs)})`;
  const laidAside =
    reserves.length === 0
      ? empty
      : join(
          reserves.map((one, at) => reserveOf(one, run.columns.length + 2 + at)),
          ' ',
        );
  const rows = await db.many<{ of: Belonging; sums: readonly { at: number; amount: string; people: number }[] }>(sql`
    select x.of, jsonb_agg(jsonb_build_object('at', x.at - 1, 'amount', x.amount::text, 'people', x.people) order by x.at) as sums
    from (
      select ${of} as of, k.at, sum(k.amount) as amount, count(*)::int as people
      from payslip s ${splits.includes(UNIT) ? unitIn(month) : empty} ${splits.some((by) => by in parts) ? placeIn(month) : empty}
      cross join lateral (
        select a.amount, a.at from unnest(s.amounts) with ordinality as a (amount, at)
        union all select s.net, ${run.columns.length + 1}::bigint
        ${laidAside}) k
      where s.pay_run_id = ${run.payRunId}::uuid and k.amount <> 0 group by 1, 2) x
    group by x.of order by x.of::text`);
  return rows.map(({ of: own, sums }) => ({ of: own, sums: sums.map(({ at, amount, people }) => ({ at, people, amount: BigInt(amount) })) }));
}

/**
 * Sums of what payslips of a run come to beside their amounts, by what people belong to; `at`: place in the figures.
 * Without a RowScope: of a run within the reader's companies.
 */
export async function cellsBeside(
  db: Db,
  run: PayRun,
  splits: readonly string[],
  beside: readonly { readonly payslipId: string; readonly at: number; readonly amount: bigint }[],
): Promise<Cell[]> {
  if (beside.length === 0) return [];
  const { from, thru } = daysOf(run);
  const month = sql`daterange(${from}::date, ${thru}::date, '[]')`;
  const pairs = splits.map((by) => sql`${by}::text, ${belonging(by)}`);
  const rows = await db.many<{ of: Belonging; at: number; amount: string; people: number }>(sql`
    select ${pairs.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${join(pairs)})`} as of, k.at, sum(k.amount)::text as amount, count(*)::int as people
    from unnest(${beside.map(({ payslipId }) => payslipId)}::uuid[], ${beside.map(({ at }) => at)}::int[], ${beside.map(({ amount }) => String(amount))}::bigint[]) as k (id, at, amount)
    join payslip s on s.payslip_id = k.id and s.pay_run_id = ${run.payRunId}::uuid
    ${splits.includes(UNIT) ? unitIn(month) : empty} ${splits.some((by) => by in parts) ? placeIn(month) : empty} group by 1, 2`);
  return rows.map(({ of, at, amount, people }) => ({ of, sums: [{ at, people, amount: BigInt(amount) }] }));
}

/** What units and places of the personnel structure are called, and employments by their codes. Without a RowScope: of what a run in reach belongs to. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.many<{ id: string; name: string }>(sql`
    select distinct on (f.unit_id) f.unit_id as id, f.organization_name as name from org_unit_fact f where f.unit_id = any (${[...ids]}::uuid[])
    union all select c.party_classification_id, c.description from party_classification c where c.party_classification_id = any (${[...ids]}::uuid[])
    union all select r.party_relationship_id, r.pseudo_id from party_relationship r where r.party_relationship_id = any (${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether runs of a company come to vouchers: it has an active template. Without a RowScope: of the company of a case. */
export const keepsBooks = async (db: Db, companyId: string): Promise<boolean> =>
  (await db.maybe(sql`select from voucher_template where company_id = ${companyId}::uuid and status_id = 'VTActive' limit 1`)) !== undefined;
