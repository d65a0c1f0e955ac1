/** SQL of pay groups that a run asks: by which factors a group is paid on a day. */
import { type Db, sql } from '#platform/db/db.server.ts';
import type { FactorFlags } from '../pay/labour.rules.ts';
import type { LegalDeduction } from '../pay/legal-deductions.rules.ts';
import type { ChosenFormula } from '../pay/pay-formulas.rules.ts';

/** A factor of a group on a day, and what it counts for there. */
export interface GroupFactor {
  readonly code: string;
  readonly title: string;
  /** Y: taken, N: paid, Z: neither. */
  readonly isDeduct: 'Y' | 'N' | 'Z';
  readonly flags: FactorFlags;
  /** Paid every month, so that it is continuous pay of the tax list. */
  readonly continuous: boolean;
  /** Column of the list of amounts for the tax, 1 to 39. */
  readonly taxColumn: number | null;
  readonly displaySequence: number;
  /** Of what is taken: the lower is taken first. */
  readonly rank: number;
  /** Of the library, where the group says that one counts it. */
  readonly formula?: ChosenFormula | undefined;
}

export interface GroupPlan {
  /** In the order in which a payslip shows them. */
  readonly factors: readonly GroupFactor[];
  /** Whole rials that net pay is a multiple of; null: as the company's legal profile says. */
  readonly netRounding: number | null;
  /** What the group says of insurance and tax in place of the law. */
  readonly deductions: readonly LegalDeduction[];
}

/** By what a group is paid on a day (ISO). Undefined of a group that is not there, or of another company than the transaction reads. */
export const groupPlanOn = (db: Db, payGroupId: string, day: string): Promise<GroupPlan | undefined> =>
  db.maybe<GroupPlan>(sql`
    select g.net_rounding as "netRounding", coalesce(jsonb_agg(jsonb_build_object(
      'code', f.code, 'title', f.title, 'isDeduct', t.is_deduct,
      'flags', jsonb_build_object('insured', t.insured = 'Y', 'taxed', t.taxed = 'Y', 'overtimeBase', t.overtime_base = 'Y',
        'eidiBase', t.eidi_base = 'Y', 'severanceBase', t.severance_base = 'Y'),
      'continuous', t.continuous = 'Y', 'taxColumn', t.tax_column, 'displaySequence', t.display_sequence, 'rank', t.rank)
      || case when i.library_item_id is null then '{}' else jsonb_build_object('formula', jsonb_build_object('code', i.code, 'title', i.title)) end
      order by t.display_sequence, f.code) filter (where f.pay_factor_id is not null), '[]') as factors,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.pay_group_legal_deduct_id, 'kind', coalesce(d.kind_enum_id, d.parent_kind_enum_id), 'rate', trim_scale(d.rate)::text,
          'base', coalesce((select jsonb_agg(p.code order by p.code) from pay_factor p where p.pay_factor_id::text in (select jsonb_array_elements_text(d.base_factor_ids::jsonb))), '[]'),
          'day', lower(d.valid)) || case when b.library_item_id is null then '{}' else jsonb_build_object('formula', jsonb_build_object('code', b.code, 'title', b.title)) end
          order by d.pay_group_legal_deduct_id)
        from pay_group_legal_deduct d left join library_item b on b.library_item_id = d.base_formula_id where d.pay_group_id = g.pay_group_id and d.valid @> ${day}::date), '[]') as deductions
    from pay_group g
    left join pay_group_factor t on t.pay_group_id = g.pay_group_id and t.valid @> ${day}::date
    left join pay_factor f on f.pay_factor_id = t.pay_factor_id
    left join library_item i on i.library_item_id = t.formula_id
    where g.pay_group_id = ${payGroupId}::uuid
    group by g.pay_group_id`);

/** The active group of a company that has a code, whatever the case of its letters; undefined where who reads sees none. */
export const groupByCode = async (db: Db, companyId: string, code: string): Promise<string | undefined> =>
  (
    await db.maybe<{ id: string }>(sql`
      select pay_group_id as id from pay_group where company_id = ${companyId}::uuid and lower(standard_code) = lower(${code}) and pay_group_status_id = 'PayGroupActive'`)
  )?.id;

/** Codes of the formulas that say what facilities cost in a group on some of the days (ISO). */
export const facilityFormulasIn = async (db: Db, payGroupId: string, { from, thru }: { readonly from: string; readonly thru: string }): Promise<string[]> =>
  (
    await db.many<{ code: string }>(sql`
      select distinct i.code from pay_group_facility_cost c join library_item i on i.library_item_id = c.formula_id
      where c.pay_group_id = ${payGroupId}::uuid and c.valid && daterange(${from}::date, ${thru}::date, '[]') order by 1`)
  ).map(({ code }) => code);
