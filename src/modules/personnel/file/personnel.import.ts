/**
 * People of a sheet, for one company: person, codes, employment with kind and daily wage, position, contacts, account.
 * A person is known by the national code; what changed is a dated fact from the day of the row, today where it names none, everything else stays.
 */
import { addDays, ageInYears, toIso } from '#kernel/jalali/jalali.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { outranking } from '#platform/identity/others-account.service.ts';
import { amount, code, date, insuranceNumber, mobile, nationalCode, oneOf, option, postalCode, sheba, text, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { changesOf, defineImport, type Fault, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { deletePeople } from '#platform/party/party-bulk.store.ts';
import { restoreSnapshots, type Snapshot } from '#platform/structure/snapshot.store.ts';
import { codeIds, hasStructure } from '#platform/structure/structure-bulk.store.ts';
import { MAX_AGE, MIN_AGE } from '../profile/birth.rules.ts';
import messages from './personnel-import.messages.fa.ts';
import {
  changedSinceHiring,
  type Employment,
  employmentsOf,
  type Facts,
  factsOfPeople,
  holdPeople,
  keptTables,
  knownRows,
  movedDays,
  namesOf,
  peopleDependants,
  peopleOfRows,
} from './personnel-import.store.ts';
import { EFFECTIVE, effectiveFault, mayMoveHiring, overThePast } from './personnel-import-days.service.ts';
import { admitRevert, type OfFiles, ownFaults, wayFaults } from './personnel-import-guard.service.ts';
import { fullPosts, leaversFirst } from './personnel-import-seats.service.ts';
import { writePeople } from './personnel-import-write.service.ts';

/** First day of 1300: nobody who is hired today was employed before. */
const FIRST_HIRING = toIso({ year: 1300, month: 1, day: 1 });
/** Contracts are signed ahead, but not by more than a year. */
const HIRING_AHEAD_DAYS = 365;

function hiringFault(hireDate: string, today: string): Fault | undefined {
  if (hireDate < FIRST_HIRING) return { column: 'hireDate', code: 'impossible_date', facts: { fault: 'tooEarly' } };
  return hireDate > addDays(today, HIRING_AHEAD_DAYS) ? { column: 'hireDate', code: 'impossible_date', facts: { fault: 'tooLate' } } : undefined;
}

function birthFault(birthDate: string, hireDate: string | undefined, today: string): Fault | undefined {
  if (hireDate !== undefined && birthDate >= hireDate) return { column: 'birthDate', code: 'birth_after_hire' };
  if (birthDate > today) return { column: 'birthDate', code: 'impossible_date', facts: { fault: 'future' } };
  const age = ageInYears(birthDate, today);
  return age < MIN_AGE || age > MAX_AGE ? { column: 'birthDate', code: 'impossible_date', facts: { fault: 'age', min: MIN_AGE, max: MAX_AGE } } : undefined;
}

function rowFaults(values: Values, { today }: Target): Fault[] {
  const { birthDate, hireDate } = values;
  const hiring = hireDate === undefined ? undefined : hiringFault(hireDate, today);
  const birth = birthDate === undefined ? undefined : birthFault(birthDate, hireDate, today);
  return [hiring, birth, effectiveFault(values, today)].filter((fault) => fault !== undefined);
}

/** Women owe no military service; the unmarried column of children says nothing. */
function complete({ numberOfKids, ...values }: Values): Values {
  const kids = values['maritalStatusEnumId'] === 'MarsSingle' ? {} : { numberOfKids };
  return { ...values, ...kids, ...(values['gender'] === 'N' ? { militaryStateEnumId: 'NotIncluded' } : {}) };
}

const column = (rows: readonly FileRow[], name: string): string[] => [...new Set(rows.flatMap(({ values }) => values[name] ?? []))];

/** Who holds the codes of the rows. */
interface Owners {
  /** Whose each row is, by its line. */
  readonly people: ReadonlyMap<number, string>;
  /** The employment that stands or comes, by person. */
  readonly present: ReadonlyMap<string, Employment>;
  /** By personnel code in capital letters. */
  readonly byCode: ReadonlyMap<string, Employment>;
  readonly names: ReadonlyMap<string, string>;
  readonly changed: ReadonlySet<string>;
  /** Whose days the importer may not move, as in the file (profile/account.routes.ts). */
  readonly stronger: ReadonlySet<string>;
  /** Whether the importer may move any. */
  readonly mayMove: boolean;
}

/** Whether a row says another day of hiring than the one that stands; one that says none leaves it. */
const movesHiring = ({ hireDate }: Values, employment: Employment): boolean => hireDate !== undefined && employment.hireDate !== hireDate;

/** Of some people those who sign in with a stronger role than the importer. */
async function strongerOnes(db: Db, { companyId = '', today, importer }: Target, partyIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (importer === undefined || partyIds.length === 0) return new Set();
  const { roles } = await accessOf(db, { ...importer, companyId }, today);
  return outranking(db, roles, partyIds, today);
}

async function ownersOf(db: Db, target: Target, rows: readonly FileRow[]): Promise<Owners> {
  const { companyId = '', today } = target;
  const people = await peopleOfRows(db, companyId, rows, today);
  const employments = await employmentsOf(db, companyId, [...people.values()], column(rows, 'pseudoId'));
  const present = new Map(employments.filter(({ until }) => until === null || until > today).map((one) => [one.partyId, one]));
  const byCode = new Map(employments.map((one) => [one.pseudoId.toUpperCase(), one]));
  const strangers = rows.flatMap(({ row, values }) => {
    const holder = byCode.get((values['pseudoId'] ?? '').toUpperCase());
    return holder && (holder.partyId !== people.get(row) || !present.has(holder.partyId)) ? [holder.partyId] : [];
  });
  const moved = rows.flatMap(({ row, values }) => {
    const employment = present.get(people.get(row) ?? '');
    return employment && movesHiring(values, employment) ? [employment.partyId] : [];
  });
  const [changed, stronger] = [await changedSinceHiring(db, moved), await strongerOnes(db, target, moved)];
  const mayMove = moved.length === 0 || (await mayMoveHiring(db, target));
  return { people, present, byCode, names: await namesOf(db, strangers), changed, stronger, mayMove };
}

function ownershipFault({ row, values }: FileRow, { people, present, byCode, names, changed, stronger, mayMove }: Owners): Fault | undefined {
  const { pseudoId } = values;
  const employment = present.get(people.get(row) ?? '');
  // a code is the same in any letter case, where the row says no other one beside it
  const isOther =
    employment &&
    pseudoId !== undefined &&
    employment.pseudoId !== pseudoId &&
    (values['nationalCode'] !== undefined || employment.pseudoId.toUpperCase() !== pseudoId.toUpperCase());
  if (isOther) return { column: 'nationalCode', code: 'duplicate_national_code', facts: { owner: employment.pseudoId } };
  const holder = byCode.get((pseudoId ?? '').toUpperCase());
  if (holder && holder !== employment) {
    const past = present.get(holder.partyId) === holder ? {} : { past: 1 };
    return { column: 'pseudoId', code: 'duplicate_personnel_code', facts: { owner: names.get(holder.partyId) ?? '', ...past } };
  }
  if (!employment || !movesHiring(values, employment)) return undefined;
  if (!mayMove) return { column: 'hireDate', code: 'may_not_move' };
  if (stronger.has(employment.partyId)) return { column: 'hireDate', code: 'stronger_account' };
  return changed.has(employment.partyId) ? { column: 'hireDate', code: 'hire_date_locked' } : undefined;
}

/** Rows that say one of the days of birth and hiring are judged beside the other one as it stands. */
async function daysBeside(db: Db, { companyId = '', today, held }: Target, rows: readonly FileRow[], { people, present }: Owners): Promise<RowFault[]> {
  // refusals would tell a day of birth to who may not read it: they leave first days as they are
  if (held?.has('personal') === false) {
    const isMoved = ({ row, values }: FileRow): boolean => {
      const employment = present.get(people.get(row) ?? '');
      return employment !== undefined && movesHiring(values, employment);
    };
    return rows.filter(isMoved).map(({ row }) => ({ row, column: 'hireDate', code: 'class_not_held' }));
  }
  const halves = rows.filter(({ row, values }) => people.has(row) && (values['birthDate'] === undefined) !== (values['hireDate'] === undefined));
  const known = await factsOfPeople(db, companyId, [...new Set(halves.flatMap(({ row }) => people.get(row) ?? []))], today);
  return halves.flatMap(({ row, values }) => {
    const stored = known.get(people.get(row) ?? '');
    const [birth, hire] = [values['birthDate'] ?? stored?.['birthDate'], values['hireDate'] ?? stored?.['hireDate']];
    const fault = birth && hire && birth >= hire ? { column: values['birthDate'] === undefined ? 'hireDate' : 'birthDate', code: 'birth_after_hire' } : undefined;
    return fault ? [{ row, ...fault }] : [];
  });
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const companyId = target.companyId ?? '';
  const owners = await ownersOf(db, target, rows);
  const seats = await codeIds(db, 'position', companyId, column(rows, 'positionCode'));
  const faults = rows.flatMap((one) => {
    const { row, values } = one;
    const owned = ownershipFault(one, owners);
    const found: RowFault[] = owned ? [{ row, ...owned }] : [];
    if (values['positionCode'] !== undefined && !seats.has(values['positionCode'])) found.push({ row, column: 'positionCode', code: 'unknown_position' });
    return found;
  });
  const dayed = rows.filter(({ values }) => values[EFFECTIVE] !== undefined);
  if (dayed.length > 0) faults.push(...(await overThePast(db, target, await plan(db, target, dayed))));
  const own = rows.filter(({ row }) => target.importer !== undefined && owners.people.get(row) === target.importer.partyId);
  faults.push(...twice(rows, owners), ...(await daysBeside(db, target, rows, owners)), ...(await wayFaults(db, target, rows, owners.people)));
  if (own.length > 0) faults.push(...ownFaults(await plan(db, target, own), columns));
  const faulty = new Set(faults.map(({ row }) => row));
  const full = await fullPosts(
    db,
    target,
    rows.filter(({ row }) => !faulty.has(row)),
  );
  return [...faults, ...full];
}

/** A person whom one row names by one code and a later row by the other one: which is meant must be said. */
function twice(rows: readonly FileRow[], { people }: Owners): RowFault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, values }) => {
    const partyId = people.get(row);
    if (partyId === undefined) return [];
    const other = first.get(partyId);
    if (other === undefined) first.set(partyId, row);
    const name = values['pseudoId'] === undefined ? 'nationalCode' : 'pseudoId';
    return other === undefined ? [] : [{ row, column: name, code: name === 'pseudoId' ? 'duplicate_personnel_code' : 'duplicate_national_code', facts: { other } }];
  });
}

const squeeze = (name: string | undefined): string => foldForSearch(name ?? '').replaceAll(' ', '');

/** Stored facts as the sheet would say them: a city is the same in any spelling, a personnel code in any letter case. */
function storedValues(stored: Facts, values: Values): Values {
  const facts: Values = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value ?? undefined]));
  const city = squeeze(facts['city']) === squeeze(values['city']) ? { city: values['city'] } : {};
  const code = facts['pseudoId']?.toUpperCase() === values['pseudoId']?.toUpperCase() ? { pseudoId: values['pseudoId'] } : {};
  return { ...facts, ...(values['city'] === undefined ? {} : city), ...(values['pseudoId'] === undefined ? {} : code) };
}

/** What follows from gender and marital state follows from those that stand, too, where the row says only a part. */
function completed(values: Values, stored: Values, cleared: readonly string[]): Values {
  const { gender, maritalStatusEnumId, militaryStateEnumId, numberOfKids, ...others } = values;
  const whole = complete({ ...stored, ...defined(values), ...Object.fromEntries(cleared.map((name) => [name, undefined])) });
  return {
    ...others,
    gender,
    maritalStatusEnumId,
    ...(whole['gender'] === 'N' && (gender !== undefined || militaryStateEnumId !== undefined) ? { militaryStateEnumId: 'NotIncluded' } : { militaryStateEnumId }),
    ...(whole['maritalStatusEnumId'] === 'MarsSingle' ? {} : { numberOfKids }),
  };
}

const defined = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const companyId = target.companyId ?? '';
  const ids = await peopleOfRows(db, companyId, rows, target.today);
  const known = await factsOfPeople(db, companyId, [...ids.values()], target.today);
  return rows.map((row) => {
    const id = ids.get(row.row);
    const facts = known.get(id ?? '');
    if (id === undefined || !facts) return { ...row, companyId, id: target.newId(), action: 'create', changes: changesOf({ ...row.values, [EFFECTIVE]: undefined }, undefined) };
    const stored = storedValues(facts, row.values);
    const values = completed(row.values, stored, row.cleared ?? []);
    // the day is no fact by itself
    const { [EFFECTIVE]: _day, ...said } = values;
    const changes = changesOf(said, stored, row.cleared);
    return { ...row, values, companyId, id, stored, changes, action: Object.keys(changes).length > 0 ? 'update' : 'unchanged' };
  });
}

const columns: readonly OfFiles[] = [
  { name: 'pseudoId', own: 'others', required: true, fieldClass: 'public', codeOf: 'employment', read: code(20) },
  { name: 'firstName', own: 'request', required: true, fieldClass: 'public', read: text(60) },
  { name: 'lastName', own: 'request', required: true, missing: 'missing_last_name', fieldClass: 'public', read: text(80) },
  { name: 'fatherName', own: 'request', fieldClass: 'identity', clears: true, read: text(60) },
  { name: 'gender', own: 'request', fieldClass: 'public', shown: messages.genderWords, read: oneOf(messages.importGender) },
  { name: 'nationalCode', own: 'request', required: true, fieldClass: 'identity', read: nationalCode },
  { name: 'idNumber', own: 'request', fieldClass: 'identity', clears: true, read: code(20) },
  { name: 'birthDate', own: 'request', fieldClass: 'personal', shown: 'date', read: date },
  { name: 'birthPlace', own: 'request', fieldClass: 'personal', clears: true, read: text(80) },
  { name: 'maritalStatusEnumId', own: 'request', fieldClass: 'personal', shown: 'option', clears: true, read: option('MaritalStatus') },
  { name: 'numberOfKids', own: 'request', fieldClass: 'family', clears: true, read: wholeNumber(30) },
  { name: 'militaryStateEnumId', own: 'request', fieldClass: 'personal', shown: 'option', clears: true, read: option('MilitaryState') },
  { name: 'qualificationTypeEnumId', own: 'request', fieldClass: 'personal', shown: 'option', read: option('QualificationType') },
  { name: 'qualificationField', own: 'request', fieldClass: 'personal', read: text(120) },
  { name: 'employmentStatusEnumId', own: 'others', fieldClass: 'public', shown: 'option', read: option('EmploymentStatus') },
  { name: 'hireDate', own: 'others', required: true, fieldClass: 'public', shown: 'date', read: date },
  { name: 'positionCode', own: 'others', fieldClass: 'public', codeOf: 'position', read: code(40) },
  { name: 'insuranceNumber', own: 'request', fieldClass: 'identity', clears: true, read: insuranceNumber },
  { name: 'iban', own: 'request', fieldClass: 'bank', read: sheba },
  { name: 'mobile', own: 'request', fieldClass: 'contact', read: mobile },
  { name: 'city', own: 'allowed', fieldClass: 'contact', read: text(80) },
  { name: 'street', own: 'allowed', fieldClass: 'contact', read: text(300) },
  { name: 'postalCode', own: 'allowed', fieldClass: 'contact', read: postalCode },
  { name: 'dailyWage', own: 'others', fieldClass: 'pay', shown: 'amount', read: amount },
  { name: EFFECTIVE, own: 'allowed', fieldClass: 'public', shown: 'date', read: date },
];

export const importKind = defineImport({
  kind: 'personnel',
  entity: 'Person',
  order: 4,
  aboutPeople: true,
  texts: messages.importPersonnel,
  columns,
  labels: ['firstName', 'lastName'],
  unique: { pseudoId: 'duplicate_personnel_code', nationalCode: 'duplicate_national_code' },
  identifies: ['nationalCode', 'pseudoId'],
  known: (db, { companyId = '', today }, rows) => knownRows(db, companyId, rows, today),
  needs: async (db, { companyId }) => (companyId && (await hasStructure(db, 'seats', companyId)) ? undefined : 'positions'),
  rowFaults,
  complete,
  check,
  arrange: leaversFirst,
  hold: async (tx, { companyId = '', today }, rows) => holdPeople(tx, [...(await peopleOfRows(tx, companyId, rows, today)).values()]),
  plan,
  apply: writePeople,
  dependants: peopleDependants,
  guarded: movedDays,
  revert: async (tx, { changes }, by) => {
    await admitRevert(tx, changes, by);
    await deletePeople(
      tx,
      changes.filter(({ action }) => action === 'create').map(({ id }) => id),
    );
    await restoreSnapshots(
      tx,
      keptTables,
      changes.filter(({ action }) => action === 'update').map(({ id, before }) => ({ id, before: before as Snapshot })),
    );
  },
});
