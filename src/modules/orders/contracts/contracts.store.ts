/** SQL of contracts. */
import type { FieldClass } from '#kernel/entity.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { EmploymentRows } from '#platform/employment-rows/employment-rows.service.ts';
import { employmentSource } from '#platform/employment-rows/employment-rows.store.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import { type Days, daysFault } from './contract.rules.ts';
import { contracts, PAGE } from './contracts.contract.ts';
import { contractErrors } from './contracts.errors.ts';
import { scanFile } from './contracts.table.ts';

const sealedContent = defineSealedField({ table: 'employment_contract', key: 'employment_contract_id', boundTo: 'employment_contract_id', column: 'content', inAudit: null });

/** It may show what somebody earns. */
export const contractScan = defineFileKind({
  kind: 'PcntEmploymentContract',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  class: 'pay',
  accept: scanFile.accept,
  maxBytes: scanFile.maxFileSize,
});

export interface Wage {
  readonly title: string;
  /** Digits of rials, of points where the wage is one. */
  readonly amount: string;
  readonly per: 'day' | 'month' | 'point';
}

/** The text of a contract as it was signed. */
export interface ContractContent {
  readonly typeName: string;
  readonly companyName: string;
  readonly fullName: string;
  readonly terms: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  readonly wages: readonly Wage[];
}

const typeName = sql`(select a.description from agreement_type a where a.agreement_id = t.agreement_id)`;

interface TypeFacts {
  readonly longestMonths: number | null;
}
/** A type of a company that is offered, held so that it stays. */
export const offeredType = (tx: Tx, companyId: string, agreementId: string): Promise<TypeFacts | undefined> =>
  tx.maybe<TypeFacts>(sql`
    select longest_months as "longestMonths" from agreement_type
    where agreement_id::text = ${agreementId} and company_id = ${companyId}::uuid and status_id = 'ActiveAgr' for key share`);

/** Throws signed. Without a RowScope: of a row that the caller holds. */
async function mustBeDraft(tx: Tx, id: string): Promise<void> {
  if ((await tx.maybe(sql`select from employment_contract where employment_contract_id = ${id}::uuid and state <> 'draft'`)) !== undefined) throw contractErrors.error('signed');
}

const dayOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const fieldOf = { beforeHire: 'fromDate', afterLeaving: 'thruDate', needsEnd: 'thruDate', tooLong: 'thruDate' } as const;

export const contractRows: EmploymentRows = {
  records: contracts,
  table: 'employment_contract',
  fieldClass: 'public',
  columns: { agreementId: 'agreement_id', note: 'note' },
  isDated: true,
  shown: {
    number: sql`t.shown_number`,
    typeName,
    state: sql`t.state`,
    signedOn: sql`t.signed_on`,
    hasScan: sql`case when t.signed_file is null then 'N' else 'Y' end`,
    endReason: sql`t.end_reason`,
    companyName: sql`(select co.organization_name from company co where co.company_id = t.company_id)`,
  },
  shownOn: (day) => ({
    state: sql`case when t.state = 'draft' then 'draft' when t.valid @> ${day}::date then 'running' when lower(t.valid) > ${day}::date then 'coming' else 'over' end`,
    daysLeft: sql`case when t.state <> 'draft' and t.valid @> ${day}::date then upper(t.valid) - 1 - ${day}::date end`,
  }),
  // what waits for a signature first, then the latest of each person
  order: sql`t.state <> 'draft', p.sort_text, lower(t.valid) desc, t.employment_contract_id`,
  narrowedBy: async (_db, scope, { endsWithin }) => (typeof endsWithin === 'number' ? ending(scope.asOf, endsWithin) : undefined),
  daysOf: ({ fromDate, thruDate }) => ({ from: String(fromDate), thru: dayOr(thruDate) }),
  async check(tx, { employment, values, id, before }) {
    const isNew = Object.keys(before).length === 0;
    if (!isNew) await mustBeDraft(tx, id);
    const type = await offeredType(tx, employment.companyId, String(values['agreementId']));
    if (type === undefined) throw contractErrors.error('unknownType', { fields: { agreementId: 'unknownType' } });
    const fault = daysFault({ from: String(values['fromDate']), thru: dayOr(values['thruDate']) }, type.longestMonths, employment);
    if (fault !== undefined) throw contractErrors.error(fault, { fields: { [fieldOf[fault]]: fault }, values: { months: type.longestMonths ?? 0 } });
  },
  mayRemove: mustBeDraft,
};

/** Contracts `t` that end within so many days and that nothing follows. */
function ending(day: string, within: number): Sql {
  return sql`t.state = 'signed' and upper(t.valid) - 1 between ${day}::date and ${day}::date + ${within}::int
    and not exists (select from employment_contract later where later.party_relationship_id = t.party_relationship_id and later.valid >> t.valid)`;
}

export const contractSource = employmentSource(contractRows);

// ---- one contract, and many ----

export interface KnownContract {
  readonly contractId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly partyRelationshipId: string;
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly agreementId: string;
  readonly typeName: string;
  readonly typeCode: string;
  /** How numbers of the type are written; null: year and number. */
  readonly numberPattern: string | null;
  readonly longestMonths: number | null;
  readonly probationDays: number;
  readonly printVersion: 'plain' | 'pay';
  readonly state: 'draft' | 'signed' | 'ended';
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly number: string | null;
  readonly signedOn: string | null;
  readonly endReason: string | null;
  readonly note: string | null;
  readonly scan: string | null;
  /** Sealed; of one whose text is kept. */
  readonly content: string | null;
  readonly classes: readonly FieldClass[] | null;
  readonly employment: Days;
  /** Whether a contract stands after it. */
  readonly isFollowed: boolean;
}

const known = sql`
  select t.employment_contract_id as "contractId", t.company_id as "companyId", r.party_id as "partyId", t.party_relationship_id as "partyRelationshipId", ${fullName(sql`p`)} as "fullName",
    r.pseudo_id as "pseudoId", t.agreement_id as "agreementId", a.description as "typeName", a.code as "typeCode", a.number_pattern as "numberPattern", a.longest_months as "longestMonths", a.probation_days as "probationDays", a.print_version as "printVersion",
    t.state, lower(t.valid) as "fromDate", (upper(t.valid) - 1) as "thruDate", t.shown_number as number, t.signed_on as "signedOn", t.end_reason as "endReason", t.note, t.signed_file as scan, t.content, t.classes,
    jsonb_build_object('from', lower(r.valid), 'thru', upper(r.valid) - 1) as employment,
    exists (select from employment_contract later where later.party_relationship_id = t.party_relationship_id and later.valid >> t.valid) as "isFollowed"
  from employment_contract t join party_relationship r using (party_relationship_id) join person p using (party_id) join agreement_type a on a.agreement_id = t.agreement_id`;

/** A contract of somebody in reach. */
export const contractOf = async (db: Db, rows: RowScope, id: string): Promise<KnownContract | undefined> =>
  isUuid(id) ? db.maybe<KnownContract>(sql`${known} where t.employment_contract_id = ${id}::uuid and ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)}`) : undefined;

/** The same, held until the end of the transaction with its employment. */
export const lockContract = async (tx: Tx, rows: RowScope, id: string): Promise<KnownContract | undefined> =>
  isUuid(id)
    ? tx.maybe<KnownContract>(sql`
        ${known} where t.employment_contract_id = ${id}::uuid and ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)} for update of t for no key update of r`)
    : undefined;

/** Contracts of people in reach, by personnel code, held with their employments. */
export const lockContracts = (tx: Tx, rows: RowScope, ids: readonly string[]): Promise<KnownContract[]> =>
  tx.many<KnownContract>(sql`
    ${known} where t.employment_contract_id = any (${[...ids]}::uuid[]) and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by r.pseudo_id, t.employment_contract_id for update of t for no key update of r`);

export const openContent = ({ contractId, content }: Pick<KnownContract, 'contractId' | 'content'>): ContractContent | undefined =>
  content === null ? undefined : JSON.parse(sealedContent.open(contractId, content));

// ---- what a text is made of ----

export interface StoredTerm {
  readonly title: string;
  readonly bodyText: string;
}

/** Terms of a type on a day, as they follow each other. */
export const termsOn = (db: Db, agreementId: string, day: string): Promise<StoredTerm[]> =>
  db.many<StoredTerm>(sql`
    select e.description as title, c.body_text as "bodyText" from contract_term c join enumeration e on e.enum_id = c.term_type_enum_id
    where c.agreement_id = ${agreementId}::uuid and c.valid @> ${day}::date order by e.sequence_num, e.enum_id`);

/** Wages of an employment on a day, of the factors that its type names. Without a RowScope: of a contract that the caller has found. */
export const wagesOn = (db: Db, { partyRelationshipId, agreementId }: Pick<KnownContract, 'partyRelationshipId' | 'agreementId'>, day: string): Promise<Wage[]> =>
  db.many<Wage>(sql`
    select f.title, coalesce(w.amount, w.points)::text as amount, w.per from contract_type_factor c join pay_factor f using (pay_factor_id)
    join wage_item w on w.pay_factor_id = c.pay_factor_id and w.party_relationship_id = ${partyRelationshipId}::uuid and w.valid @> ${day}::date
    where c.agreement_id = ${agreementId}::uuid order by f.title, f.code`);

// ---- acts ----

/** The next number of a company in a Jalali year: whoever takes one after this waits for the end of the transaction. */
export const nextNumber = async (tx: Tx, companyId: string, year: number): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`
      insert into contract_counter (company_id, contract_year, last_number) values (${companyId}::uuid, ${year}, 1)
      on conflict (company_id, contract_year) do update set last_number = contract_counter.last_number + 1 returning last_number as n`)
  ).n;

export interface Signature {
  readonly contractId: string;
  readonly by: string;
  /** ISO day. */
  readonly day: string;
  readonly now: Date;
  readonly year: number;
  readonly number: number;
  /** As it stands on the contract. */
  readonly label: string;
  readonly classes: readonly FieldClass[];
  readonly content: ContractContent;
}

export const writeSignature = (tx: Tx, { contractId, by, day, now, year, number: place, label, classes, content }: Signature): Promise<number> =>
  tx.run(sql`
    update employment_contract set state = 'signed', signed_on = ${day}::date, signed_by = ${by}::uuid, contract_year = ${year}, contract_number = ${place}, number_label = ${label}, classes = ${[...classes]}::text[],
      content = ${sealedContent.seal(contractId, JSON.stringify(content))}, changed_by = ${by}::uuid, changed_at = ${now.toISOString()}::timestamptz, row_version = row_version + 1
    where employment_contract_id = ${contractId}::uuid`);

export interface Renewal extends Days {
  readonly id: string;
  readonly of: KnownContract;
  readonly agreementId: string;
}

/** Drafts that go on from contracts. */
export const insertRenewals = (tx: Tx, renewals: readonly Renewal[], by: string): Promise<number> =>
  tx.run(sql`
    insert into employment_contract (employment_contract_id, company_id, party_relationship_id, agreement_id, renews_id, valid, changed_by)
    select id, company, employment, type, renews, daterange(f, t, '[]'), ${by}::uuid
    from unnest(${renewals.map(({ id }) => id)}::uuid[], ${renewals.map(({ of }) => of.companyId)}::uuid[], ${renewals.map(({ of }) => of.partyRelationshipId)}::uuid[],
      ${renewals.map(({ agreementId }) => agreementId)}::uuid[], ${renewals.map(({ of }) => of.contractId)}::uuid[], ${renewals.map(({ from }) => from)}::date[],
      ${renewals.map(({ thru }) => thru)}::date[]) as r (id, company, employment, type, renews, f, t)`);

export const writeEnd = (tx: Tx, contractId: string, { thru, reason, by, now }: { thru: string; reason: string; by: string; now: Date }): Promise<number> =>
  tx.run(sql`
    update employment_contract set state = 'ended', valid = daterange(lower(valid), ${thru}::date, '[]'), end_reason = ${reason}, changed_by = ${by}::uuid,
      changed_at = ${now.toISOString()}::timestamptz, row_version = row_version + 1 where employment_contract_id = ${contractId}::uuid`);

export const writeScan = (tx: Tx, contractId: string, scan: string | null): Promise<number> =>
  tx.run(sql`update employment_contract set signed_file = ${scan}, row_version = row_version + 1 where employment_contract_id = ${contractId}::uuid`);

// ---- what others ask ----

export interface OwnRow {
  readonly contractId: string;
  readonly typeName: string;
  readonly number: string | null;
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly signedOn: string;
  readonly hasText: boolean;
}

/** The own signed ones, the latest first. */
export const ownContractsOf = (db: Db, partyId: string): Promise<OwnRow[]> =>
  db.many<OwnRow>(sql`
    select t.employment_contract_id as "contractId", ${typeName} as "typeName", t.shown_number as number, lower(t.valid) as "fromDate", (upper(t.valid) - 1) as "thruDate",
      t.signed_on as "signedOn", t.content is not null as "hasText"
    from employment_contract t join party_relationship r using (party_relationship_id)
    where r.party_id = ${partyId}::uuid and t.state <> 'draft' order by lower(t.valid) desc limit 100`);

/** A signed contract as orders rest on it. Days ISO, both within; null: no end. */
export interface Agreement {
  readonly employmentId: string;
  readonly contractId: string;
  readonly agreementId: string;
  readonly typeCode: string;
  readonly typeName: string;
  readonly number: string | null;
  readonly from: string;
  readonly thru: string | null;
  readonly signedOn: string;
}

/** Signed contracts that stand on a day, at most one an employment. Without a RowScope: of employments that the caller has found in reach. */
export const agreementsOn = (db: Db, employmentIds: readonly string[], day: string): Promise<Agreement[]> =>
  db.many<Agreement>(sql`
    select t.party_relationship_id as "employmentId", t.employment_contract_id as "contractId", t.agreement_id as "agreementId", a.code as "typeCode", a.description as "typeName", t.shown_number as number,
      lower(t.valid) as from, (upper(t.valid) - 1) as thru, t.signed_on as "signedOn"
    from employment_contract t join agreement_type a on a.agreement_id = t.agreement_id
    where t.party_relationship_id = any (${[...employmentIds]}::uuid[]) and t.state <> 'draft' and t.valid @> ${day}::date`);

/** The signed contract of an employment that stands on a day. Without a RowScope: as `agreementsOn`. */
export const agreementOn = async (db: Db, employmentId: string, day: string): Promise<Agreement | undefined> => (await agreementsOn(db, [employmentId], day))[0];
