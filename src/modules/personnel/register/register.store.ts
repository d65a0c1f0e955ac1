/** SQL of the registration; the rows themselves are written by platform/party and platform/identity. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { USER_TYPES } from '../employment/employment.form.ts';

const offered = (list: string, enumId: string): Sql =>
  sql`exists (select from enumeration e where e.enum_type_id = ${list} and e.enum_id = ${enumId} and e.option_indicator = 'Y')`;

export interface Options {
  /** Kind of the employment. */
  readonly employmentStatusEnumId: string | null;
  /** What the person is to the company. */
  readonly relationshipTypeEnumId: string | null;
}

/** Fields whose option is none of their lists; the relation is one of those of people to a company. */
export async function wrongOptions(db: Db, { employmentStatusEnumId: kind, relationshipTypeEnumId: relation }: Options): Promise<(keyof Options)[]> {
  const isRight = await db.one<Record<keyof Options, boolean>>(sql`
    select ${kind === null ? sql`true` : offered('EmploymentStatus', kind)} as "employmentStatusEnumId", ${relation === null ? sql`true` : isRelation(relation)} as "relationshipTypeEnumId"`);
  return (Object.keys(isRight) as (keyof Options)[]).filter((name) => !isRight[name]);
}

const isRelation = (enumId: string): Sql => sql`exists (select from enumeration e where e.enum_id = ${enumId} and e.parent_enum_id = ${USER_TYPES} and e.option_indicator = 'Y')`;

/** What must hold for a registration in a company (`c`): the actor may register people there, and the options are right. */
export const mayRegister = (rows: RowScope, { employmentStatusEnumId: kind, relationshipTypeEnumId: relation }: Options): Sql =>
  sql`${companiesIn(rows, sql`c.company_id`)} ${kind ? sql`and ${offered('EmploymentStatus', kind)}` : empty} ${relation ? sql`and ${isRelation(relation)}` : empty}`;

/** Codes of a person by the name of their field; each is one person's in a company. */
export const codeTypes = { nationalId: 'Nationalcode', foreignerCode: 'foreignerCode', passportNumber: 'PtidPassport' } as const;
export type Codes = Readonly<Record<keyof typeof codeTypes, string | null>>;

/**
 * Names of the codes that somebody of the company has, after which nobody is given codes there until the end of the transaction.
 * Without a RowScope: codes are one of a kind in a whole company; whose they are is not told.
 */
export async function takenCodesOf(tx: Tx, companyId: string, codes: Codes): Promise<(keyof Codes)[]> {
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${`codes of ${companyId}`}, 0))`);
  const given = Object.entries(codes).flatMap(([name, value]) => (value === null ? [] : [{ name, type: codeTypes[name as keyof Codes], value }]));
  const taken = await tx.many<{ name: keyof Codes }>(sql`
    select c.name from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as c (name text, type text, value text)
    where exists (select from party_identification i where i.company_id = ${companyId}::uuid and i.party_id_type_enum_id = c.type and i.id_value = c.value)`);
  return taken.map(({ name }) => name);
}

/** What a foreign national is known by: the nationality, the code of foreigners and the passport. */
export async function insertForeigner(tx: Tx, partyId: string, { countryGeoId, ...codes }: { readonly countryGeoId: string } & Omit<Codes, 'nationalId'>): Promise<void> {
  await tx.run(sql`update person set country_geo_id = ${countryGeoId} where party_id = ${partyId}::uuid`);
  const given = Object.entries(codes).flatMap(([name, value]) => (value === null ? [] : [{ type: codeTypes[name as keyof Codes], value }]));
  await tx.run(sql`
    insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value)
    select p.party_id, p.company_id, c.type, c.value from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as c (type text, value text) join person p on p.party_id = ${partyId}::uuid`);
}

export interface Typed extends Readonly<Record<keyof typeof codeTypes, string>> {
  readonly companyId: string;
  readonly username: string;
  readonly emailAddress: string;
  readonly pseudoId: string;
}

export interface Taken {
  readonly usernameTaken: boolean;
  readonly emailTaken: boolean;
  readonly pseudoIdTaken: boolean;
  readonly nationalCodeTaken: boolean;
  readonly foreignerCodeTaken: boolean;
  readonly passportTaken: boolean;
  readonly known: { readonly partyId: string; readonly fullName: string; readonly isActive: boolean } | null;
}

/** What is taken already, and by whom a code of a person; empty values are never. */
export function takenOf(db: Db, rows: RowScope, typed: Typed): Promise<Taken> {
  const codeIs = (name: keyof typeof codeTypes): Sql =>
    sql`(i.party_id_type_enum_id = ${codeTypes[name]} and i.id_value = ${typed[name]} and i.company_id = ${typed.companyId}::uuid and ${companiesIn(rows, sql`i.company_id`)})`;
  const isTaken = (name: keyof typeof codeTypes): Sql => sql`exists (select from party_identification i where ${codeIs(name)})`;
  return db.one<Taken>(sql`
    select
      exists (select 1 from user_account where lower(username) = lower(${typed.username})) as "usernameTaken",
      exists (select 1 from user_account where lower(email_address) = lower(${typed.emailAddress})) as "emailTaken",
      exists (select 1 from party_relationship r where r.company_id = ${typed.companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'
        and r.code_key = upper(${typed.pseudoId}) and ${companiesIn(rows, sql`r.company_id`)}) as "pseudoIdTaken",
      ${isTaken('nationalId')} as "nationalCodeTaken", ${isTaken('foreignerCode')} as "foreignerCodeTaken", ${isTaken('passportNumber')} as "passportTaken",
      (select jsonb_build_object('partyId', p.party_id, 'fullName', ${fullName(sql`p`)}, 'isActive', exists (
          select from party_relationship r where r.party_id = p.party_id and r.status_id = 'ActiveRel' and (upper_inf(r.valid) or upper(r.valid) > ${rows.asOf}::date)))
        from party_identification i join person p using (party_id) where ${codeIs('nationalId')} or ${codeIs('foreignerCode')} or ${codeIs('passportNumber')} limit 1) as known`);
}

/** How many of the newest codes say what the order is, and how many codes that follow are looked at. */
const NEWEST = 30;
const AHEAD = 500;

/**
 * The first free code behind the greatest of the newest ones that have the form of the newest: a beginning, and digits of one length.
 * Null where the newest one ends with no digit, or where nothing that follows is free. Codes are taken in the whole company, whoever may be seen of it.
 */
export async function nextCode(db: Db, rows: RowScope, companyId: string): Promise<string | null> {
  const row = await db.maybe<{ code: string }>(sql`
    with newest as (
      select r.code_key, (regexp_match(r.code_key, '^(.*?)([0-9]{1,15})$')) as parts
      from party_relationship r where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and ${companiesIn(rows, sql`r.company_id`)}
      order by r.party_relationship_id desc limit ${NEWEST}),
    form as (select parts[1] as beginning, length(parts[2]) as digits from newest where parts is not null limit 1),
    last as (
      select f.beginning, f.digits, max(n.parts[2]::bigint) as number
      from form f join newest n on n.parts[1] = f.beginning and length(n.parts[2]) = f.digits group by f.beginning, f.digits)
    select l.beginning || lpad(s.number::text, greatest(l.digits, length(s.number::text)), '0') as code
    from last l, lateral generate_series(l.number + 1, l.number + ${AHEAD}) as s (number)
    where not exists (
      select from party_relationship r where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'
        and r.code_key = l.beginning || lpad(s.number::text, greatest(l.digits, length(s.number::text)), '0'))
    order by s.number limit 1`);
  return row?.code ?? null;
}
