/** Writes a generated organisation, set by set: one statement for each table and batch of people. */
import { foldForSearch, nameWords } from '#kernel/persian-text/persian-text.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { pickAccounts } from './accounts.ts';
import { insertRows, put } from './bulk.store.ts';
import { isSignedHere, writeContracts, writeContractTypes } from './contracts.ts';
import type { Organisation, Structure } from './organisation.ts';
import { type Lived, layGround, writeLives } from './people/life.store.ts';
import { writeRequests } from './requests.store.ts';
import { writeTies } from './ties.store.ts';

/** Files written by one statement; bounds what is held in memory. */
const BATCH = 1_000;

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

async function writePositions(tx: Tx, { units, jobs, seats, founded }: Structure): Promise<void> {
  await put(
    tx,
    jobs,
    (c) => sql`
      insert into job (job_id, company_id, job_code, job_title, job_category_enum_id, valid)
      select j, c, code, title, category, daterange(${founded}::date, null)
      from unnest(${c.jobId}::uuid[], ${c.companyId}::uuid[], ${c.code}::text[], ${c.title}::text[], ${c.category}::text[]) as r(j, c, code, title, category)`,
  );
  const rows = seats.map((position) => ({
    id: position.positionId,
    companyId: position.companyId,
    code: position.code,
    title: position.title,
    unitId: units[position.unit]?.unitId ?? null,
    jobId: jobs[position.job]?.jobId ?? null,
    aboveId: position.reportsTo === null ? null : (seats[position.reportsTo]?.positionId ?? null),
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

async function writePersons(tx: Tx, people: readonly Lived[]): Promise<void> {
  const files = people.map(({ file }) => file);
  await put(
    tx,
    files.map(({ partyId, companyId }) => ({ partyId, companyId })),
    (c) => sql`insert into party (party_id, party_type_enum_id, company_id) select p, 'PtyPerson', c from unnest(${c.partyId}::uuid[], ${c.companyId}::uuid[]) as r(p, c)`,
  );
  await insertRows(
    tx,
    'person',
    people.map(({ file, life }) => ({
      firstName: file.firstName,
      lastName: file.lastName,
      fatherName: file.fatherName,
      gender: file.gender,
      birthDate: file.birthDate,
      maritalStatusEnumId: file.marital,
      numberOfKids: file.kids,
      militaryStateEnumId: file.military,
      searchText: foldForSearch(`${file.firstName} ${file.lastName}`),
      searchWords: nameWords(`${file.firstName} ${file.lastName}`),
      rowVersion: 1,
      updatedAt: new Date().toISOString(),
      ...life.person,
    })),
  );
}

async function writeEmployments(tx: Tx, people: readonly Lived[], seats: Structure['seats']): Promise<void> {
  const files = people.map(({ file }) => file);
  await writeTies(tx, people);
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
    spans.map(({ id, position, from, thru }) => ({ id, companyId, partyId, positionId: seats[position]?.positionId ?? null, from, thru })),
  );
  await put(
    tx,
    holdings,
    (c) => sql`
      insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, valid)
      select h, c, s, p, daterange(f, t)
      from unnest(${c.id}::uuid[], ${c.companyId}::uuid[], ${c.positionId}::uuid[], ${c.partyId}::uuid[], ${c.from}::date[], ${c.thru}::date[]) as r(h, c, s, p, f, t)`,
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
  await writePositions(tx, organisation);
  const ground = await layGround(tx, organisation);
  await writeContractTypes(tx, organisation);
  const isHere = isSignedHere(new Set([...pickAccounts(organisation)].flatMap(([name, index]) => (name === 'hrofficer' ? [] : organisation.person(index).partyId))));
  for (let first = 0; first < organisation.careers.length; first += BATCH) {
    const count = Math.min(BATCH, organisation.careers.length - first);
    const people = Array.from({ length: count }, (_, i) => ({ file: organisation.person(first + i), life: organisation.life(first + i, ground) }));
    await writePersons(tx, people);
    await writeLives(tx, people, organisation.today);
    await writeEmployments(tx, people, organisation.seats);
    await writeContracts(
      tx,
      people.map(({ file }) => file),
      organisation.today,
      isHere,
    );
    await writeRequests(tx, people, Date.parse(organisation.today));
  }
}
