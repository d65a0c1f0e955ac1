/** SQL of the registration; the rows themselves are written by platform/party and platform/identity. */
import { companiesIn } from '#platform/access/scope.ts';
import { type Db, empty, type Sql, sql } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';

const isKind = (enumId: string): Sql => sql`exists (select from enumeration e where e.enum_type_id = 'EmploymentStatus' and e.enum_id = ${enumId})`;

/** What must hold for a registration in a company (`c`): the actor may register people there, and the kind of employment is one. */
export const mayRegister = (rows: RowScope, kind: string | undefined): Sql => sql`${companiesIn(rows, sql`c.company_id`)} ${kind ? sql`and ${isKind(kind)}` : empty}`;

/** Whether the company exists and is one in which the actor may register people. */
export async function mayRegisterIn(db: Db, rows: RowScope, companyId: string): Promise<boolean> {
  return (await db.maybe(sql`select 1 as found from company c where c.company_id = ${companyId}::uuid and ${mayRegister(rows, undefined)}`)) !== undefined;
}

export interface Typed {
  readonly companyId: string;
  readonly username: string;
  readonly emailAddress: string;
  readonly pseudoId: string;
  readonly nationalCode: string;
}

/** What is taken already; empty values are never. */
export const takenOf = (db: Db, rows: RowScope, typed: Typed) =>
  db.one<{ usernameTaken: boolean; pseudoIdTaken: boolean; nationalCodeTaken: boolean; emailTaken: boolean }>(sql`
    select
      exists (select 1 from user_account where lower(username) = lower(${typed.username})) as "usernameTaken",
      exists (select 1 from user_account where lower(email_address) = lower(${typed.emailAddress})) as "emailTaken",
      exists (select 1 from party_relationship r where r.company_id = ${typed.companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'
        and upper(r.pseudo_id) = upper(${typed.pseudoId}) and ${companiesIn(rows, sql`r.company_id`)}) as "pseudoIdTaken",
      exists (select 1 from party_identification i where i.company_id = ${typed.companyId}::uuid and i.party_id_type_enum_id = 'Nationalcode'
        and i.id_value = ${typed.nationalCode} and ${companiesIn(rows, sql`i.company_id`)}) as "nationalCodeTaken"`);
