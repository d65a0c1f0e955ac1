/**
 * The tiny organisation of the tests: a holding with one subsidiary, four units, six posts, eleven people with a value
 * in every class of field that the tables hold. Laid out by the owner of the tables, past all rules of the product.
 *
 *   holding:    head (director, hrOfficer, administrator) > finance (accountant, colleague, payrollOfficer)
 *               sales (salesHead, seller)                   nobody's unit: stranger
 *   subsidiary: works (worker, hrOfficerElsewhere)
 */
import type pg from 'pg';
import { makeSheba, nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { foldForSearch, nameWords } from '#kernel/persian-text/persian-text.ts';
import words from './organisation.messages.fa.ts';

export type CompanyName = keyof typeof words.companies;
export type UnitName = keyof typeof words.units;
export type PostName = keyof typeof words.posts;
export type PersonName = keyof typeof words.people;

/** Since when everything stands: all facts begin on this day and are open. */
export const SINCE = '2021-03-21';
const OPEN = `[${SINCE},)`;

const units: Readonly<Record<UnitName, { readonly company: CompanyName; readonly parent?: UnitName }>> = {
  head: { company: 'holding' },
  finance: { company: 'holding', parent: 'head' },
  sales: { company: 'holding' },
  works: { company: 'subsidiary' },
};

const posts: Readonly<Record<PostName, UnitName>> = { director: 'head', clerk: 'head', accountant: 'finance', salesHead: 'sales', seller: 'sales', worker: 'works' };

const people: Readonly<Record<PersonName, { readonly company: CompanyName; readonly post?: PostName }>> = {
  director: { company: 'holding', post: 'director' },
  accountant: { company: 'holding', post: 'accountant' },
  colleague: { company: 'holding', post: 'accountant' },
  hrOfficer: { company: 'holding', post: 'clerk' },
  payrollOfficer: { company: 'holding', post: 'accountant' },
  salesHead: { company: 'holding', post: 'salesHead' },
  seller: { company: 'holding', post: 'seller' },
  administrator: { company: 'holding', post: 'clerk' },
  stranger: { company: 'holding' },
  worker: { company: 'subsidiary', post: 'worker' },
  hrOfficerElsewhere: { company: 'subsidiary', post: 'worker' },
};

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** Ids follow from kind and name, so that every test run has the same ones. */
function idOf(kind: string, name: string): string {
  const bytes = new TextEncoder().encode(`${kind}:${name}`).reduce((mixed, byte, index) => {
    mixed[index % 10] = ((mixed[index % 10] ?? 0) * 31 + byte) & 0xff;
    return mixed;
  }, new Uint8Array(10));
  return makeUuidV7(Date.UTC(2021, 2, 21), bytes);
}

export const companyId = (name: CompanyName): string => idOf('company', name);
export const unitId = (name: UnitName): string => idOf('unit', name);
export const postId = (name: PostName): string => idOf('post', name);
export const jobId = (name: keyof typeof words.jobs): string => idOf('job', name);
export const partyId = (name: PersonName): string => idOf('person', name);
export const employmentId = (name: PersonName): string => idOf('employment', name);
export const companyOf = (name: PersonName): string => companyId(people[name].company);

const isUnder = (unit: UnitName, root: UnitName): boolean => {
  const parent = units[unit].parent;
  return unit === root || (parent !== undefined && isUnder(parent, root));
};

/** Everybody who holds a position in the unit of this person or in one below it. */
export function underUnitOf(name: PersonName): PersonName[] {
  const post = people[name].post;
  if (!post) return [];
  return names(people).filter((one) => {
    const position = people[one].post;
    return position !== undefined && isUnder(posts[position], posts[post]);
  });
}

export const personNames: readonly PersonName[] = names(people);

/** Facts of a person that tests compare with; codes are valid ones. */
export function factsOf(name: PersonName) {
  const order = names(people).indexOf(name) + 1;
  const nine = `0012745${60 + order}`;
  const [firstName, lastName, fatherName] = words.people[name] as [string, string, string];
  return {
    firstName,
    lastName,
    fatherName,
    pseudoId: String(1000 + order),
    nationalCode: `${nine}${nationalCodeCheckDigit(nine)}`,
    mobile: `0912000${String(1000 + order)}`,
    iban: makeSheba('012', String(order).padStart(19, '0')),
    dailyWage: BigInt(4_000_000 + order * 1000),
    birthDate: `1980-01-${String(order).padStart(2, '0')}`,
  };
}

type Run = (text: string, ...values: readonly unknown[]) => void;

function layCompanies(run: Run): void {
  for (const name of names(words.companies)) {
    const id = companyId(name);
    const parent = name === 'holding' ? null : companyId('holding');
    run(
      `with own as (insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyOrganization', $1))
       insert into company (company_id, parent_company_id, pseudo_id, organization_name) values ($1, $2, $3, $4)`,
      id,
      parent,
      name,
      words.companies[name],
    );
  }
}

function layUnits(run: Run): void {
  for (const [name, { company, parent }] of Object.entries(units) as [UnitName, (typeof units)[UnitName]][]) {
    const [id, owner] = [unitId(name), companyId(company)];
    run(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyOrganization', $2)`, id, owner);
    const title = words.units[name];
    run(
      'insert into org_unit (unit_id, company_id, pseudo_id, organization_name, search_text, valid) values ($1, $2, $3, $4, $5, $6)',
      id,
      owner,
      name,
      title,
      foldForSearch(title),
      OPEN,
    );
    run('insert into org_unit_parent (unit_id, company_id, parent_unit_id, valid) values ($1, $2, $3, $4)', id, owner, parent ? unitId(parent) : null, OPEN);
  }
}

function layPosts(run: Run): void {
  for (const name of names(words.jobs))
    run('insert into job (job_id, company_id, job_code, job_title, valid) values ($1, $2, $3, $4, $5)', jobId(name), companyId('holding'), name, words.jobs[name], OPEN);
  for (const name of names(words.posts)) {
    const [id, unit, owner] = [postId(name), unitId(posts[name]), companyId(units[posts[name]].company)];
    run('insert into empl_position (empl_position_id, company_id, pseudo_id, description, valid) values ($1, $2, $3, $4, $5)', id, owner, name, words.posts[name], OPEN);
    // as many as hold it below
    run('update empl_position_fact set seats = 3 where empl_position_id = $1', id);
    run('insert into empl_position_unit (empl_position_id, company_id, unit_id, valid) values ($1, $2, $3, $4)', id, owner, unit, OPEN);
    if (units[posts[name]].company === 'holding')
      run(
        'insert into empl_position_job (empl_position_id, company_id, job_id, valid) values ($1, $2, $3, $4)',
        id,
        owner,
        jobId(name === 'director' ? 'management' : 'office'),
        OPEN,
      );
  }
}

function layPerson(run: Run, name: PersonName): void {
  const { company, post } = people[name];
  const [id, owner, facts] = [partyId(name), companyId(company), factsOf(name)];
  const full = `${facts.firstName} ${facts.lastName}`;
  run(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyPerson', $2)`, id, owner);
  run(
    `insert into person (party_id, company_id, first_name, last_name, father_name, gender, birth_date, birth_place, marital_status_enum_id, number_of_kids, military_state_enum_id, search_text, search_words)
     values ($1, $2, $3, $4, $5, 'Y', $6, $7, 'MarsMarried', 2, 'MilDone', $8, $9)`,
    ...[id, owner, facts.firstName, facts.lastName, facts.fatherName, facts.birthDate, words.city, foldForSearch(full), nameWords(full)],
  );
  for (const [kind, value] of [
    ['Nationalcode', facts.nationalCode],
    ['idNumber', facts.pseudoId],
    ['insuranceNumber', `00${facts.pseudoId}7788`],
  ])
    run('insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values ($1, $2, $3, $4)', id, owner, kind, value);
  run(
    `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid) values ($1, $2, $3, 'PrtEmployee', $4, $5)`,
    ...[employmentId(name), owner, id, facts.pseudoId, OPEN],
  );
  if (post)
    run(
      'insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, valid) values ($1, $2, $3, $4, $5)',
      ...[idOf('position', name), owner, postId(post), id, OPEN],
    );
  layFile(run, name);
}

/** Contact, education, bank and pay: the dated facts of a file. */
function layFile(run: Run, name: PersonName): void {
  const [id, owner, facts] = [partyId(name), companyOf(name), factsOf(name)];
  run(`insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid) values ($1, $2, 'EmsOfficial', $3)`, ...[employmentId(name), owner, OPEN]);
  run(
    `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid) values ($1, $2, $3, 'PhoneMobile', $4, $5)`,
    ...[idOf('phone', name), id, owner, facts.mobile, OPEN],
  );
  run(
    `insert into postal_address (postal_address_id, party_id, company_id, contact_mech_purpose_id, city_text, street, postal_code, valid) values ($1, $2, $3, 'PostalHome', $4, $5, '1234567890', $6)`,
    ...[idOf('address', name), id, owner, words.city, words.street, OPEN],
  );
  run(
    `insert into party_qualification (party_qualification_id, party_id, company_id, qualification_type_enum_id, field_text, valid) values ($1, $2, $3, 'QtBachelor', $4, $5)`,
    ...[idOf('degree', name), id, owner, words.field, OPEN],
  );
  run('insert into bank_account (bank_account_id, party_id, company_id, iban, valid) values ($1, $2, $3, $4, $5)', ...[idOf('account', name), id, owner, facts.iban, OPEN]);
  run('insert into employment_salary (party_relationship_id, company_id, daily_wage, valid) values ($1, $2, $3, $4)', ...[employmentId(name), owner, facts.dailyWage, OPEN]);
}

/** Lays the organisation out in one transaction, whose statements leave without waiting for one another. */
export async function layOrganisation(owner: pg.Pool): Promise<void> {
  const client = await owner.connect();
  const sent: Promise<unknown>[] = [];
  const run: Run = (text, ...values) => void sent.push(client.query(text, [...values]));
  try {
    run('begin');
    layCompanies(run);
    layUnits(run);
    layPosts(run);
    for (const name of names(people)) layPerson(run, name);
    run('commit');
    await Promise.all(sent);
  } finally {
    // a client whose transaction broke is not given to the next test
    client.release(true);
  }
}
