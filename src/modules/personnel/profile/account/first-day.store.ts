/** SQL of the first day of an employment with what began on it, and of its being given back. */
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';
import type { Employment } from '../../employment/employment.store.ts';

/** A fact that began with the employment; days ISO, the last one without. */
interface FirstFact {
  readonly value: string;
  readonly until: string | null;
}

/** The first day as it stood, with what began on it. */
export interface FirstDay {
  readonly from: string | null;
  readonly holdings: readonly string[];
  readonly places: readonly string[];
  readonly kind: FirstFact | null;
  readonly wage: FirstFact | null;
}

const facts = { kind: ['employment_kind', 'employment_status_enum_id'], wage: ['employment_salary', 'daily_wage'] } as const;
type Fact = keyof typeof facts;

type Tie = Pick<Employment, 'partyRelationshipId' | 'partyId' | 'companyId' | 'from'>;

/** Without a RowScope: of the person whom the caller holds. */
export const birthOf = async (db: Db, partyId: string): Promise<string | null> =>
  (await db.one<{ birthDate: string | null }>(sql`select birth_date as "birthDate" from person where party_id = ${partyId}::uuid`)).birthDate;

const factOf = async (db: Db, { partyRelationshipId: id, from }: Tie, name: Fact): Promise<FirstFact | null> => {
  const [table, column] = facts[name];
  return (
    (await db.maybe<FirstFact>(sql`
      select ${raw(column)}::text as value, upper(valid) as until from ${raw(table)}
      where party_relationship_id = ${id}::uuid and lower(valid) is not distinct from ${from}::date`)) ?? null
  );
};

const idsOf = async (db: Db, found: Sql): Promise<string[]> => (await db.many<{ id: string }>(found)).map(({ id }) => id);

/** Without a RowScope: of a tie that the caller holds. */
export const firstDayOf = async (db: Db, tie: Tie): Promise<FirstDay> => ({
  from: tie.from,
  holdings: await idsOf(
    db,
    sql`select empl_position_party_id as id from empl_position_party
      where party_id = ${tie.partyId}::uuid and company_id = ${tie.companyId}::uuid and lower(valid) is not distinct from ${tie.from}::date order by 1`,
  ),
  places: await idsOf(
    db,
    sql`select personnel_structure_id as id from personnel_structure where party_id = ${tie.partyId}::uuid and lower(valid) is not distinct from ${tie.from}::date order by 1`,
  ),
  kind: await factOf(db, tie, 'kind'),
  wage: await factOf(db, tie, 'wage'),
});

/** What began with the decided day begins as it did; on days that come back a fact says what it said. */
async function giveFact(tx: Tx, { partyRelationshipId: id, companyId }: Tie, name: Fact, day: string, stood: FirstDay): Promise<void> {
  const [table, column] = facts[name];
  const of = sql`party_relationship_id = ${id}::uuid`;
  const was = stood[name];
  const isLater = stood.from !== null && stood.from > day;
  if (isLater) {
    await tx.run(sql`delete from ${raw(table)} where ${of} and upper(valid) <= ${stood.from}::date`);
    await tx.run(sql`update ${raw(table)} set valid = daterange(${stood.from}::date, upper(valid)) where ${of} and lower(valid) < ${stood.from}::date`);
    return;
  }
  if (was === null) return;
  const goesOn = await tx.run(sql`
    update ${raw(table)} set valid = daterange(${stood.from}::date, upper(valid)) where ${of} and lower(valid) = ${day}::date and ${raw(column)}::text = ${was.value}`);
  if (goesOn > 0) return;
  const type = name === 'wage' ? sql`bigint` : sql`text`;
  await tx.run(sql`
    insert into ${raw(table)} (party_relationship_id, company_id, ${raw(column)}, valid)
    values (${id}::uuid, ${companyId}::uuid, ${was.value}::${type}, daterange(${stood.from}::date, ${day}::date))`);
}

/** Lets an employment that begins on a day begin as it did. Without a RowScope: of a tie that the caller holds. */
export async function giveFirstDay(tx: Tx, tie: Tie, day: string, stood: FirstDay): Promise<void> {
  const began = sql`valid = daterange(${stood.from}::date, upper(valid))`;
  await writingOver(tx, 'firstDay', async () => {
    await tx.run(sql`update empl_position_party set ${began} where empl_position_party_id = any (${[...stood.holdings]}::uuid[]) and lower(valid) = ${day}::date`);
    await tx.run(sql`update personnel_structure set ${began} where personnel_structure_id = any (${[...stood.places]}::uuid[]) and lower(valid) = ${day}::date`);
    for (const name of ['kind', 'wage'] as const) await giveFact(tx, tie, name, day, stood);
  });
  await tx.run(sql`update party_relationship set ${began} where party_relationship_id = ${tie.partyRelationshipId}::uuid`);
}
