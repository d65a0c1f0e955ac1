/** SQL of a second file: base facts and codes of a person in another company (docs/adr/0021). */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, join, raw, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { factColumns } from '../profile/facts.store.ts';

/** Whether another company is one in which the actor may employ people. */
export const isOpenTo = async (db: Db, rows: RowScope, companyId: string): Promise<boolean> =>
  (await db.maybe(sql`select from company c where c.company_id::text = ${companyId} and ${companiesIn(rows, sql`c.company_id`)}`)) !== undefined;

/** Codes by which a person is known again, the surest first. */
const telling = ['Nationalcode', 'foreignerCode', 'PtidPassport'] as const;

/** Whether the person has a code that tells people apart. Without a RowScope: of the person whom the caller moves. */
export const hasCode = async (db: Db, partyId: string): Promise<boolean> =>
  (await db.maybe(sql`select from party_identification where party_id = ${partyId}::uuid and party_id_type_enum_id = any (${[...telling]}::text[]) limit 1`)) !== undefined;

/**
 * The file of the same person in another company. Nobody gets a second one there meanwhile.
 * Without a RowScope: the file is looked for where nobody of here may look, and only written to.
 */
export async function fileElsewhere(tx: Tx, partyId: string, companyId: string): Promise<string | undefined> {
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${`codes of ${companyId}`}, 0))`);
  const found = await tx.maybe<{ partyId: string }>(sql`
    select o.party_id as "partyId" from party_identification i join party_identification o on o.party_id_type_enum_id = i.party_id_type_enum_id and o.id_value = i.id_value
    where i.party_id = ${partyId}::uuid and o.company_id = ${companyId}::uuid and i.party_id_type_enum_id = any (${[...telling]}::text[])
    order by array_position(${[...telling]}::text[], i.party_id_type_enum_id) limit 1`);
  if (found !== undefined) await tx.one(sql`select from person where party_id = ${found.partyId}::uuid for update`);
  return found?.partyId;
}

/** What a company wrote about a person is its own: it does not go along. */
const ownWords: ReadonlySet<string> = new Set(['description', 'criminal_record']);
const taken = raw([...factColumns.filter((column) => !ownWords.has(column)), 'search_text', 'search_words'].join(', '));

/**
 * Writes a file with the base facts and codes of another one. Answers the names for the trace.
 * Without a RowScope: of the person whom the caller moves.
 */
export async function copyPerson(tx: Tx, partyId: string, to: { readonly partyId: string; readonly companyId: string }): Promise<Readonly<Record<string, unknown>>> {
  const { partyId: copy, companyId } = to;
  await tx.run(sql`insert into party (party_id, party_type_enum_id, company_id) values (${copy}::uuid, 'PtyPerson', ${companyId}::uuid)`);
  const person = await tx.one<Readonly<Record<string, unknown>>>(sql`
    insert into person (party_id, company_id, ${taken}) select ${copy}::uuid, ${companyId}::uuid, ${taken} from person where party_id = ${partyId}::uuid
    returning ${join([sql`first_name as "firstName"`, sql`last_name as "lastName"`, sql`birth_date as "birthDate"`])}`);
  await tx.run(sql`
    insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value)
    select ${copy}::uuid, ${companyId}::uuid, party_id_type_enum_id, id_value from party_identification where party_id = ${partyId}::uuid`);
  return person;
}
