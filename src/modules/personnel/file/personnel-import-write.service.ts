/** Writes planned people, table by table for a whole batch. */
import { bankOfSheba } from '#kernel/identity-codes/identity-codes.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Applied, Planned, Target } from '#platform/import-export/kind.define.ts';
import { citiesByName, deleteIdentifications, insertEmployments, insertPeople, moveHireDates, updatePeople, writeIdentifications } from '#platform/party/party-bulk.store.ts';
import { type DatedFact, writeDated } from '#platform/structure/dated.store.ts';
import { takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { codeIds } from '#platform/structure/structure-bulk.store.ts';
import { sealedIban } from './bank-account.server.ts';
import { keptTables } from './personnel-import.store.ts';
import { accounts, addresses, dayOf, degrees, kinds, mobiles, seats, wages } from './personnel-import-days.service.ts';
import { admitNumbers } from './personnel-import-guard.service.ts';

/** Columns of the person itself. */
const personal = ['firstName', 'lastName', 'fatherName', 'gender', 'birthDate', 'birthPlace', 'maritalStatusEnumId', 'numberOfKids', 'militaryStateEnumId'];
/** What the base tab of the file edits under one version: a change of any of it counts that version up. */
const versioned = [...personal, 'idNumber', 'insuranceNumber', 'employmentStatusEnumId'];
const codes = { nationalCode: 'Nationalcode', idNumber: 'idNumber', insuranceNumber: 'insuranceNumber' } as const;

interface Person extends Planned {
  readonly relationshipId: string;
  readonly hired: string;
  /** ISO day from which changes of dated facts count. */
  readonly on: string;
  /** Facts of the sheet over the stored ones. */
  readonly facts: Readonly<Record<string, string | undefined>>;
}

const touches = ({ changes }: Planned, columns: readonly string[]): boolean => columns.some((name) => name in changes);

/** One dated fact for everybody of whom one of the columns changed; `make` leaves out what cannot be written. */
function factsOf(
  people: readonly Person[],
  columns: readonly string[],
  owner: 'party' | 'employment',
  make: (person: Person) => Record<string, string | null> | undefined,
): DatedFact[] {
  return people.flatMap((person) => {
    const values = touches(person, columns) ? make(person) : undefined;
    const fresh = owner === 'party' ? person.action === 'create' : person.stored?.['relationshipId'] === undefined;
    const { id, relationshipId, companyId: company, hired, on } = person;
    // of somebody who is known nothing is said of days before the change
    const from = fresh || on < hired ? hired : on;
    return values ? [{ owner: owner === 'party' ? id : relationshipId, company, from, on, fresh, ...values }] : [];
  });
}

/** A value by its column in the database, or nothing when there is none. */
const single = (name: string, value: string | undefined) => (value === undefined ? undefined : { [name]: value });

async function writeEmployments(tx: Tx, people: readonly Person[], { today }: Target): Promise<void> {
  const hired = people.filter(({ stored }) => stored?.['relationshipId'] === undefined);
  await insertEmployments(
    tx,
    hired.map(({ relationshipId, id, companyId, values, hired: from }) => ({ id: relationshipId, party: id, company: companyId, code: values['pseudoId'] ?? '', from })),
  );
  await moveHireDates(
    tx,
    people.flatMap((person) => {
      const old = person.stored?.['hireDate'];
      return old !== undefined && 'hireDate' in person.changes ? [{ id: person.relationshipId, party: person.id, old, from: person.hired }] : [];
    }),
  );
  await writeDated(
    tx,
    kinds,
    factsOf(people, ['employmentStatusEnumId'], 'employment', ({ facts }) => single('employment_status_enum_id', facts['employmentStatusEnumId'])),
    today,
  );
  await writeDated(
    tx,
    wages,
    factsOf(people, ['dailyWage'], 'employment', ({ facts }) => single('daily_wage', facts['dailyWage'])),
    today,
  );
}

const cityKey = (name: string): string => foldForSearch(name).replaceAll(' ', '');

async function writeContacts(tx: Tx, people: readonly Person[], { today, newId }: Target): Promise<void> {
  const names = people.flatMap(({ facts }) => (facts['city'] === undefined ? [] : [cityKey(facts['city'])]));
  const cities = await citiesByName(tx, [...new Set(names)]);
  const withId = (rows: DatedFact[]): DatedFact[] => rows.map((row) => ({ ...row, id: newId() }));
  const addressOf = ({ facts: { city, street, postalCode } }: Person) => {
    const geo = city === undefined ? undefined : cities.get(cityKey(city));
    return { city_geo_id: geo ?? null, city_text: geo === undefined ? (city ?? null) : null, street: street ?? null, postal_code: postalCode ?? null };
  };
  const noDetails = { branch_code: null, branch_name: null, branch_address: null, account_number: null, card_number: null };
  const accountOf = ({ id, facts: { iban } }: Person) => (iban === undefined ? undefined : { iban: sealedIban.seal(id, iban), bank_id: bankOfSheba(iban), ...noDetails });
  await writeDated(tx, mobiles, withId(factsOf(people, ['mobile'], 'party', ({ facts }) => single('contact_number', facts['mobile']))), today);
  await writeDated(tx, addresses, withId(factsOf(people, ['city', 'street', 'postalCode'], 'party', addressOf)), today);
  await writeDated(tx, accounts, withId(factsOf(people, ['iban'], 'party', accountOf)), today);
  const degreeOf = ({ facts: { qualificationTypeEnumId: degree, qualificationField } }: Person) =>
    degree === undefined ? undefined : { qualification_type_enum_id: degree, field_text: qualificationField ?? null };
  await writeDated(tx, degrees, withId(factsOf(people, ['qualificationTypeEnumId', 'qualificationField'], 'party', degreeOf)), today);
}

async function writePositions(tx: Tx, people: readonly Person[], { companyId, today, newId }: Target): Promise<void> {
  const wanted = people.flatMap(({ facts }) => facts['positionCode'] ?? []);
  const ids = await codeIds(tx, 'position', companyId ?? '', wanted);
  const rows = factsOf(people, ['positionCode'], 'party', ({ facts }) => single('empl_position_id', ids.get(facts['positionCode'] ?? '')));
  await writeDated(
    tx,
    seats,
    rows.map((row) => ({ ...row, id: newId() })),
    today,
  );
}

/** What holds of a person when the row is written: the sheet over what stood, without what it empties. */
function factsAfter({ values, stored, cleared = [] }: Planned): Readonly<Record<string, string | undefined>> {
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { ...stored, ...said, ...Object.fromEntries(cleared.map((name) => [name, undefined])) };
}

/** Writes new and changed people of one batch. */
export async function writePeople(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const people = rows.map((row): Person => {
    const facts = factsAfter(row);
    return { ...row, facts, relationshipId: row.stored?.['relationshipId'] ?? target.newId(), hired: facts['hireDate'] ?? target.today, on: dayOf(row, target) };
  });
  const updated = people.filter(({ action }) => action === 'update');
  const before = await takeSnapshots(
    tx,
    keptTables,
    updated.map(({ id }) => id),
  );
  const asRow = ({ id, companyId, facts }: Person) => ({ id, company: companyId, values: facts });
  await insertPeople(tx, people.filter(({ action }) => action === 'create').map(asRow));
  await updatePeople(tx, updated.filter((person) => touches(person, versioned)).map(asRow));
  const moved = people.flatMap(({ id, companyId, changes }) =>
    Object.entries(codes).flatMap(([name, type]) => (changes[name] ? [{ party: id, company: companyId, type, value: changes[name][1] }] : [])),
  );
  await deleteIdentifications(
    tx,
    moved.filter(({ value }) => value === null),
  );
  await writeIdentifications(
    tx,
    moved.flatMap((one) => (one.value === null ? [] : [{ ...one, value: String(one.value) }])),
  );
  await writeEmployments(tx, people, target);
  await writePositions(tx, people, target);
  await admitNumbers(tx, target, rows);
  await writeContacts(tx, people, target);
  return { changes: people.map(({ row, id, action }) => (action === 'create' ? { row, id, action: 'create' } : { row, id, action: 'update', before: before.get(id) })) };
}
