/** SQL of acts that write the wages of a year: who gets which wage, its wage items, and the way back. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { DecreeLaw } from './decree.service.ts';
import { decreeTables, hasOldWage } from './decree.sql.ts';
import type { DecreeState } from './states.rules.ts';

interface Asker {
  readonly partyId: string;
  readonly companyId: string;
}

/** Holds chosen employments until the end of the transaction, in one order for all. Without a RowScope: the statement that chooses is of one. */
export const holdChosen = (tx: Tx, chosen: Sql): Promise<unknown> =>
  tx.many(sql`
    select r.party_relationship_id from party_relationship r where r.party_relationship_id in (${chosen}) order by r.party_relationship_id for no key update of r`);

export interface ChosenWage {
  readonly employmentId: string;
  readonly partyId: string;
  readonly state: DecreeState;
  /** Rials a day; null of a wage of a month. */
  readonly oldWage: bigint | null;
  readonly newWage: bigint | null;
  /** First day (ISO) that is not its any more: of a wage item that begins later, or of a contract that says no less. */
  readonly until: string | null;
  /** The wage item that ends for it, and the first day on which it would have counted no more. */
  readonly cutItemId: string | null;
  readonly cutUntil: string | null;
  readonly payFactorId: string | null;
}

/** What the year makes of the wages of chosen people. Without a RowScope: the statement that chooses is of one. */
export const chosenWages = (db: Db, law: DecreeLaw, asker: Asker, chosen: Sql): Promise<ChosenWage[]> =>
  db.many<ChosenWage>(sql`
    select r.party_relationship_id as "employmentId", r.party_id as "partyId", t.state, o.wage::bigint as "oldWage", n.wage::bigint as "newWage",
      least(
        (select min(lower(l.valid)) from wage_item l
          where l.party_relationship_id = r.party_relationship_id and l.pay_factor_id = f.pay_factor_id and lower(l.valid) > ${law.from}::date),
        (select min(lower(l.valid)) from employment_salary l
          where l.party_relationship_id = r.party_relationship_id and lower(l.valid) > ${law.from}::date and l.daily_wage >= n.wage)) as until,
      c.wage_item_id as "cutItemId", upper(c.valid) as "cutUntil", f.pay_factor_id as "payFactorId"
    from ${decreeTables(law, asker)}
    where ${hasOldWage} and r.valid @> ${law.from}::date and r.party_relationship_id in (${chosen}) order by r.party_relationship_id`);

export interface NewDecree {
  readonly wageDecreeId: string;
  readonly companyId: string;
  readonly by: string;
  readonly now: Date;
  readonly law: DecreeLaw;
  /** What the law says, in digits. */
  readonly said: object;
  /** By what the wage items say they were granted. */
  readonly source: string;
  readonly oldTotal: bigint;
  readonly newTotal: bigint;
}

export interface WrittenWage extends ChosenWage {
  readonly wageItemId: string;
}

/** Writes the act, ends what stood and begins the new wages. Without a RowScope: of people chosen within it. */
export async function writeWages(tx: Tx, decree: NewDecree, wages: readonly WrittenWage[]): Promise<void> {
  const { wageDecreeId, companyId, by, now, law, said, source, oldTotal, newTotal } = decree;
  await tx.run(sql`
    insert into wage_decree (wage_decree_id, company_id, jalali_year, law, people, old_total, new_total, applied_by, applied_at)
    values (${wageDecreeId}::uuid, ${companyId}::uuid, ${law.year}, ${JSON.stringify(said)}::jsonb, ${wages.length}, ${oldTotal}, ${newTotal}, ${by}::uuid, ${now})`);
  const rows = sql`jsonb_to_recordset(${JSON.stringify(wages, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}::jsonb)
    as b ("employmentId" uuid, "oldWage" bigint, "newWage" bigint, until date, "cutItemId" uuid, "cutUntil" date, "payFactorId" uuid, "wageItemId" uuid)`;
  // what ends makes room for what begins
  await tx.run(sql`
    update wage_item w set valid = daterange(lower(w.valid), ${law.from}::date), changed_by = ${by}::uuid, changed_at = ${now}, row_version = w.row_version + 1
    from ${rows} where w.wage_item_id = b."cutItemId"`);
  await tx.run(sql`
    insert into wage_item (wage_item_id, company_id, party_relationship_id, pay_factor_id, amount, per, valid, source, changed_by, changed_at)
    select b."wageItemId", ${companyId}::uuid, b."employmentId", b."payFactorId", b."newWage", 'day', daterange(${law.from}::date, b.until), ${source}, ${by}::uuid, ${now}
    from ${rows}`);
  await tx.run(sql`
    insert into wage_decree_row (wage_decree_id, company_id, party_relationship_id, old_wage, new_wage, wage_item_id, cut_item_id, cut_until, cut_version)
    select ${wageDecreeId}::uuid, ${companyId}::uuid, b."employmentId", b."oldWage", b."newWage", b."wageItemId", b."cutItemId", b."cutUntil", w.row_version
    from ${rows} left join wage_item w on w.wage_item_id = b."cutItemId"`);
}

export interface AppliedDecree {
  readonly wageDecreeId: string;
  readonly people: number;
  readonly oldTotal: string;
  readonly newTotal: string;
  readonly appliedByName: string | null;
  readonly appliedAt: string;
  readonly undoneByName: string | null;
  readonly undoneAt: string | null;
  readonly rowVersion: number;
}

/** Acts of a Jalali year in the companies in reach, the latest first. */
export const decreesOf = (db: Db, rows: RowScope, year: number): Promise<AppliedDecree[]> =>
  db.many<AppliedDecree>(sql`
    select d.wage_decree_id as "wageDecreeId", d.people, d.old_total::text as "oldTotal", d.new_total::text as "newTotal", ${nameOfPerson(sql`d.applied_by`)} as "appliedByName",
      d.applied_at as "appliedAt", ${nameOfPerson(sql`d.undone_by`)} as "undoneByName", d.undone_at as "undoneAt", d.row_version as "rowVersion"
    from wage_decree d where d.jalali_year = ${year} and ${companiesIn(rows, sql`d.company_id`)} order by d.applied_at desc, d.wage_decree_id`);

export interface HeldDecree {
  readonly companyId: string;
  readonly isUndone: boolean;
  readonly rowVersion: number;
}

/** An act of a company in reach, held until the end of the transaction. */
export const holdDecree = (tx: Tx, rows: RowScope, id: string): Promise<HeldDecree | undefined> =>
  tx.maybe<HeldDecree>(sql`
    select d.company_id as "companyId", d.undone_at is not null as "isUndone", d.row_version as "rowVersion" from wage_decree d
    where d.wage_decree_id = ${id}::uuid and ${companiesIn(rows, sql`d.company_id`)} for update`);

export interface DecreeWage {
  readonly wageItemId: string;
  readonly partyId: string;
  /** Whether the wage, or the one that ended for it, is not as the act has left it. */
  readonly isChanged: boolean;
  /** Payslips in approval or sealed that were counted by it. */
  readonly payslips: number;
}

/** What an act has written, as it stands. Without a RowScope: of an act in reach. */
export const wagesOfDecree = (tx: Tx, id: string): Promise<DecreeWage[]> =>
  tx.many<DecreeWage>(sql`
    select d.wage_item_id as "wageItemId", r.party_id as "partyId",
      w.row_version is distinct from 1 or (d.cut_item_id is not null and k.row_version is distinct from d.cut_version) as "isChanged",
      (select count(*)::int from payslip s join pay_run run using (pay_run_id)
        where s.party_relationship_id = d.party_relationship_id and run.status_id in ('PrInApproval', 'PrApproved', 'PrPaid')
          and s.inputs @> jsonb_build_object('wages', jsonb_build_array(jsonb_build_object('evidence', jsonb_build_object('id', d.wage_item_id))))) as payslips
    from wage_decree_row d join party_relationship r using (party_relationship_id)
    left join wage_item w on w.wage_item_id = d.wage_item_id left join wage_item k on k.wage_item_id = d.cut_item_id
    where d.wage_decree_id = ${id}::uuid`);

/** Takes the wages out and lets what ended for them go on. Without a RowScope: of an act in reach. */
export async function takeBack(tx: Tx, id: string, by: { readonly partyId: string; readonly now: Date }): Promise<void> {
  const own = sql`wage_decree_row d where d.wage_decree_id = ${id}::uuid`;
  await tx.run(sql`delete from wage_item w where w.wage_item_id in (select d.wage_item_id from ${own})`);
  await tx.run(sql`
    update wage_item w set valid = daterange(lower(w.valid), d.cut_until), changed_by = ${by.partyId}::uuid, changed_at = ${by.now}, row_version = w.row_version + 1
    from ${own} and w.wage_item_id = d.cut_item_id`);
  await tx.run(sql`
    update wage_decree set undone_by = ${by.partyId}::uuid, undone_at = ${by.now}, row_version = row_version + 1 where wage_decree_id = ${id}::uuid`);
}
