/** Writes a generated organisation, set by set: one statement for each table and batch of people. */
import { foldForSearch, nameWords } from '#kernel/persian-text/persian-text.ts';
import { sealedIban } from '#modules/personnel/file/bank-account.ts';
import { type Sql, sql, type Tx } from '#platform/db/db.ts';
import type { Organisation, PersonFile, Structure } from './organisation.ts';

/** Files written by one statement; bounds what is held in memory. */
const BATCH = 1_000;

/** One list for each key of the rows: what `unnest` takes. */
function columns<R extends object>(rows: readonly R[]): { [K in keyof R]: R[K][] } {
  const keys = rows[0] ? (Object.keys(rows[0]) as (keyof R)[]) : [];
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as { [K in keyof R]: R[K][] };
}

/** Runs the statement of a set unless the set is empty. */
async function put<R extends object>(tx: Tx, rows: readonly R[], statement: (column: { [K in keyof R]: R[K][] }) => Sql): Promise<void> {
  if (rows.length > 0) await tx.run(statement(columns(rows)));
}

async function writeUnits(tx: Tx, { units, founded }: Structure): Promise<void> {
  const rows = units.map(({ unitId, companyId, code, name, level }) => ({ unitId, companyId, code, name, level, search: foldForSearch(name) }));
  await put(
    tx,
    rows.filter(({ unitId, companyId }) => unitId !== companyId),
    (c) => sql`insert into party (party_id, party_type_enum_id, company_id) select u, 'PtyOrganization', c from unnest(${c.unitId}::uuid[], ${c.companyId}::uuid[]) as r(u, c)`,
  );
  await put(
    tx,
    rows,
    (c) => sql`
      insert into org_unit (unit_id, company_id, pseudo_id, organization_name, search_text, level_enum_id, valid)
      select u, c, code, name, search, level, daterange(${founded}::date, null)
      from unnest(${c.unitId}::uuid[], ${c.companyId}::uuid[], ${c.code}::text[], ${c.name}::text[], ${c.search}::text[], ${c.level}::text[]) as r(u, c, code, name, search, level)`,
  );
  const parents = units.flatMap(({ unitId, companyId, parents: spans }) =>
    spans.map(({ unit, from, thru }) => ({ unitId, companyId, parentId: unit === null ? null : (units[unit]?.unitId ?? null), from, thru })),
  );
  await put(
    tx,
    parents,
    (c) => sql`
      insert into org_unit_parent (unit_id, company_id, parent_unit_id, valid)
      select u, c, p, daterange(f, t)
      from unnest(${c.unitId}::uuid[], ${c.companyId}::uuid[], ${c.parentId}::uuid[], ${c.from}::date[], ${c.thru}::date[]) as r(u, c, p, f, t)`,
  );
}

async function writeSeats(tx: Tx, { units, jobs, seats, founded }: Structure): Promise<void> {
  await put(
    tx,
    jobs,
    (c) => sql`
      insert into job (job_id, company_id, job_code, job_title, job_category_enum_id, valid)
      select j, c, code, title, category, daterange(${founded}::date, null)
      from unnest(${c.jobId}::uuid[], ${c.companyId}::uuid[], ${c.code}::text[], ${c.title}::text[], ${c.category}::text[]) as r(j, c, code, title, category)`,
  );
  const rows = seats.map((seat) => ({
    id: seat.positionId,
    companyId: seat.companyId,
    code: seat.code,
    title: seat.title,
    unitId: units[seat.unit]?.unitId ?? null,
    jobId: jobs[seat.job]?.jobId ?? null,
    aboveId: seat.reportsTo === null ? null : (seats[seat.reportsTo]?.positionId ?? null),
  }));
  await put(
    tx,
    rows,
    (c) => sql`
      insert into empl_position (empl_position_id, company_id, pseudo_id, description, valid)
      select p, c, code, title, daterange(${founded}::date, null)
      from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.code}::text[], ${c.title}::text[]) as r(p, c, code, title)`,
  );
  await put(
    tx,
    rows,
    (c) => sql`
      insert into empl_position_unit (empl_position_id, company_id, unit_id, valid)
      select p, c, u, daterange(${founded}::date, null) from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.unitId}::uuid[]) as r(p, c, u)`,
  );
  await put(
    tx,
    rows,
    (c) => sql`
      insert into empl_position_job (empl_position_id, company_id, job_id, valid)
      select p, c, j, daterange(${founded}::date, null) from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.jobId}::uuid[]) as r(p, c, j)`,
  );
  await put(
    tx,
    rows.filter(({ aboveId }) => aboveId !== null),
    (c) => sql`
      insert into empl_position_reporting (empl_position_id, company_id, reports_to_id, valid)
      select p, c, a, daterange(${founded}::date, null) from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.aboveId}::uuid[]) as r(p, c, a)`,
  );
}

async function writePersons(tx: Tx, files: readonly PersonFile[]): Promise<void> {
  const rows = files.map((file) => ({
    id: file.partyId,
    companyId: file.companyId,
    first: file.firstName,
    last: file.lastName,
    father: file.fatherName,
    gender: file.gender,
    birth: file.birthDate,
    place: file.birthPlace,
    marital: file.marital,
    kids: file.kids,
    military: file.military,
    search: foldForSearch(`${file.firstName} ${file.lastName}`),
    words: nameWords(`${file.firstName} ${file.lastName}`).join(' '),
  }));
  await put(
    tx,
    rows,
    (c) => sql`insert into party (party_id, party_type_enum_id, company_id) select p, 'PtyPerson', c from unnest(${c.id}::uuid[], ${c.companyId}::uuid[]) as r(p, c)`,
  );
  await put(
    tx,
    rows,
    (c) => sql`
      insert into person (party_id, company_id, first_name, last_name, father_name, gender, birth_date, birth_place,
        marital_status_enum_id, number_of_kids, military_state_enum_id, search_text, search_words)
      select id, company, first, last, father, gender, birth, place, marital, kids, military, search, string_to_array(words, ' ')
      from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.first}::text[], ${c.last}::text[], ${c.father}::text[], ${c.gender}::text[], ${c.birth}::date[], ${c.place}::text[],
        ${c.marital}::text[], ${c.kids}::smallint[], ${c.military}::text[], ${c.search}::text[], ${c.words}::text[])
        as r(id, company, first, last, father, gender, birth, place, marital, kids, military, search, words)`,
  );
  const codes = files.flatMap(({ partyId: id, companyId, nationalCode, idNumber, insuranceNumber }) => [
    { id, companyId, type: 'Nationalcode', value: nationalCode },
    { id, companyId, type: 'idNumber', value: idNumber },
    { id, companyId, type: 'insuranceNumber', value: insuranceNumber },
  ]);
  await put(
    tx,
    codes,
    (c) => sql`
      insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value)
      select * from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.type}::text[], ${c.value}::text[])`,
  );
}

async function writeContacts(tx: Tx, files: readonly PersonFile[]): Promise<void> {
  const rows = files.map(({ partyId, companyId, phone, address, account, qualification, hired }) => ({
    partyId,
    companyId,
    hired,
    phoneId: phone.id,
    number: phone.number,
    addressId: address.id,
    city: address.city,
    street: address.street,
    postalCode: address.postalCode,
    accountId: account.id,
    iban: sealedIban.seal(partyId, account.iban),
    qualificationId: qualification.id,
    degree: qualification.degree,
    subject: qualification.subject,
    taken: qualification.from,
  }));
  await put(
    tx,
    rows,
    (c) => sql`
      insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid)
      select n, p, c, 'PhoneMobile', number, daterange(f, null)
      from unnest(${c.phoneId}::uuid[], ${c.partyId}::uuid[], ${c.companyId}::uuid[], ${c.number}::text[], ${c.hired}::date[]) as r(n, p, c, number, f)`,
  );
  await put(
    tx,
    rows,
    (c) => sql`
      insert into postal_address (postal_address_id, party_id, company_id, contact_mech_purpose_id, city_geo_id, city_text, street, postal_code, valid)
      select a, p, c, 'PostalHome', g.geo_id, case when g.geo_id is null then city end, street, code, daterange(f, null)
      from unnest(${c.addressId}::uuid[], ${c.partyId}::uuid[], ${c.companyId}::uuid[], ${c.city}::text[], ${c.street}::text[], ${c.postalCode}::text[], ${c.hired}::date[])
        as r(a, p, c, city, street, code, f)
      left join (select geo_name, min(geo_id) as geo_id from geo where geo_type_enum_id = 'GEOT_CITY' group by geo_name having count(*) = 1) g on g.geo_name = r.city`,
  );
  await put(
    tx,
    rows,
    (c) => sql`
      insert into bank_account (bank_account_id, party_id, company_id, iban, valid)
      select b, p, c, iban, daterange(f, null)
      from unnest(${c.accountId}::uuid[], ${c.partyId}::uuid[], ${c.companyId}::uuid[], ${c.iban}::text[], ${c.hired}::date[]) as r(b, p, c, iban, f)`,
  );
  await put(
    tx,
    rows,
    (c) => sql`
      insert into party_qualification (party_qualification_id, party_id, company_id, qualification_type_enum_id, field_text, valid)
      select q, p, c, degree, subject, daterange(f, null)
      from unnest(${c.qualificationId}::uuid[], ${c.partyId}::uuid[], ${c.companyId}::uuid[], ${c.degree}::text[], ${c.subject}::text[], ${c.taken}::date[]) as r(q, p, c, degree, subject, f)`,
  );
}

async function writeEmployments(tx: Tx, files: readonly PersonFile[], seats: Structure['seats']): Promise<void> {
  const rows = files.map(({ relationshipId: id, partyId, companyId, personnelCode, hired, left }) => ({ id, partyId, companyId, code: personnelCode, hired, left }));
  await put(
    tx,
    rows,
    (c) => sql`
      insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, status_id, valid)
      select r, c, p, 'PrtEmployee', code, case when t is null then 'ActiveRel' else 'NotActiveRel' end, daterange(f, t)
      from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.partyId}::uuid[], ${c.code}::text[], ${c.hired}::date[], ${c.left}::date[]) as r(r, c, p, code, f, t)`,
  );
  const kinds = files.flatMap(({ relationshipId: id, companyId, kinds: spans }) => spans.map((span) => ({ id, companyId, ...span })));
  await put(
    tx,
    kinds,
    (c) => sql`
      insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid)
      select r, c, kind, daterange(f, t)
      from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.kind}::text[], ${c.from}::date[], ${c.thru}::date[]) as r(r, c, kind, f, t)`,
  );
  const wages = files.flatMap(({ relationshipId: id, companyId, wages: spans }) => spans.map(({ from, thru, daily }) => ({ id, companyId, from, thru, daily: String(daily) })));
  await put(
    tx,
    wages,
    (c) => sql`
      insert into employment_salary (party_relationship_id, company_id, daily_wage, valid)
      select r, c, wage, daterange(f, t)
      from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.daily}::bigint[], ${c.from}::date[], ${c.thru}::date[]) as r(r, c, wage, f, t)`,
  );
  const holdings = files.flatMap(({ partyId, companyId, holdings: spans }) =>
    spans.map(({ id, seat, from, thru }) => ({ id, companyId, partyId, seatId: seats[seat]?.positionId ?? null, from, thru })),
  );
  await put(
    tx,
    holdings,
    (c) => sql`
      insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, valid)
      select h, c, s, p, daterange(f, t)
      from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.seatId}::uuid[], ${c.partyId}::uuid[], ${c.from}::date[], ${c.thru}::date[]) as r(h, c, s, p, f, t)`,
  );
}

async function writeCompanies(tx: Tx, { companies }: Structure): Promise<void> {
  await put(tx, companies, (c) => sql`insert into party (party_id, party_type_enum_id, company_id) select c, 'PtyOrganization', c from unnest(${c.companyId}::uuid[]) as r(c)`);
  await put(
    tx,
    companies,
    (c) => sql`
      insert into company (company_id, parent_company_id, pseudo_id, organization_name)
      select * from unnest(${c.companyId}::uuid[], ${c.parentCompanyId}::uuid[], ${c.code}::text[], ${c.name}::text[])`,
  );
}

/**
 * Writes everything in the given transaction, whose actor must reach the companies of the organisation
 * (`systemActor(id, organisation.companies.map(...))`). The database must hold the seeded option lists and no such rows yet.
 */
export async function writeOrganisation(tx: Tx, organisation: Organisation): Promise<void> {
  await writeCompanies(tx, organisation);
  await writeUnits(tx, organisation);
  await writeSeats(tx, organisation);
  for (let first = 0; first < organisation.careers.length; first += BATCH) {
    const count = Math.min(BATCH, organisation.careers.length - first);
    const files = Array.from({ length: count }, (_, i) => organisation.person(first + i));
    await writePersons(tx, files);
    await writeContacts(tx, files);
    await writeEmployments(tx, files, organisation.seats);
  }
}
