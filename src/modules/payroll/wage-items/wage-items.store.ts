/** SQL of wage items. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { EmploymentRows } from '#platform/employment-rows/employment-rows.service.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { ofGroupMonth } from '../employment-rows/group-month.store.ts';
import { demandFactor } from '../employment-rows/known-factor.service.ts';
import type { SourceLook } from '../sources/pay-source.define.ts';
import { wageItems } from './wage-items.contract.ts';

export interface StoredWage {
  readonly id: string;
  readonly partyRelationshipId: string;
  /** Code of the factor. */
  readonly factor: string;
  /** Digits of rials, of points where the wage is one. */
  readonly amount: string;
  readonly per: 'month' | 'day' | 'point';
  /** First and last day, ISO; null: no end. */
  readonly from: string;
  readonly thru: string | null;
  readonly source: string | null;
}

const wage = sql`w.wage_item_id as id, w.party_relationship_id as "partyRelationshipId", f.code as factor, coalesce(w.amount, w.points)::text as amount, w.per,
  lower(w.valid) as from, (upper(w.valid) - 1) as thru, w.source`;

/** Wages of people in reach that stand on some day of the month. */
export const wagesIn = ({ db, rows, companyId, employmentIds, from, thru }: SourceLook): Promise<StoredWage[]> =>
  db.many<StoredWage>(sql`
    select ${wage} from wage_item w join pay_factor f using (pay_factor_id) join party_relationship r on r.party_relationship_id = w.party_relationship_id
    where w.party_relationship_id = any (${[...employmentIds]}::uuid[]) and w.valid && daterange(${from}::date, ${thru}::date, '[]')
      and w.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by w.wage_item_id`);

/** All wages of some employments. Without a RowScope: an import is of a whole company. */
export const wagesOf = (db: Db, employmentIds: readonly string[]): Promise<StoredWage[]> =>
  db.many<StoredWage>(sql`
    select ${wage} from wage_item w join pay_factor f using (pay_factor_id) where w.party_relationship_id = any (${[...employmentIds]}::uuid[])`);

export interface PersonWages {
  readonly pseudoId: string | null;
  readonly contract: readonly { readonly dailyWage: string; readonly fromDate: string; readonly thruDate: string | null }[];
}

/** Daily wages of the contracts of somebody in reach, the latest first; undefined of anybody else. */
export const personWagesOf = (db: Db, rows: RowScope, companyId: string, partyId: string): Promise<PersonWages | undefined> =>
  db.maybe<PersonWages>(sql`
    select (select r.pseudo_id from party_relationship r where r.party_id = p.party_id and r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'
        order by r.valid desc limit 1) as "pseudoId",
      (select coalesce(jsonb_agg(jsonb_build_object('dailyWage', s.daily_wage::text, 'fromDate', lower(s.valid), 'thruDate', upper(s.valid) - 1) order by lower(s.valid) desc), '[]')
        from employment_salary s join party_relationship r using (party_relationship_id)
        where r.party_id = p.party_id and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}) as contract
    from person p
    where p.party_id = ${partyId}::uuid and exists (select from party_relationship r
      where r.party_id = p.party_id and r.relationship_type_enum_id = 'PrtEmployee' and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)})`);

const dayOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const wageItemRows: EmploymentRows = {
  records: wageItems,
  table: 'wage_item',
  fieldClass: 'pay',
  columns: { payFactorId: 'pay_factor_id', amount: 'amount', points: 'points', per: 'per', source: 'source', changedAt: 'changed_at' },
  fixed: ['payFactorId'],
  isDated: true,
  narrowedBy: ofGroupMonth,
  shown: {
    // as forms hold it
    amount: sql`t.amount::text`,
    points: sql`t.points`,
    factorTitle: sql`(select f.title from pay_factor f where f.pay_factor_id = t.pay_factor_id)`,
    factorCode: sql`(select f.code from pay_factor f where f.pay_factor_id = t.pay_factor_id)`,
    changedByName: nameOfPerson(sql`t.changed_by`),
  },
  shownOn: () => ({ amount: sql`t.amount`, points: sql`t.points` }),
  daysOf: ({ fromDate, thruDate }) => ({ from: String(fromDate), thru: dayOr(thruDate) }),
  check: demandFactor,
};
