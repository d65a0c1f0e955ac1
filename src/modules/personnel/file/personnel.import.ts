/**
 * People of a sheet, for one company: person, codes, employment with kind and daily wage, seat, contacts, account.
 * A person is known by the national code; what changed is a dated fact from today, everything else stays.
 */
import { addDays, ageInYears, toIso } from '#kernel/jalali/jalali.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import type { Db } from '#platform/db/db.ts';
import { amount, code, date, insuranceNumber, mobile, nationalCode, oneOf, option, postalCode, sheba, text, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { changesOf, defineImport, type Fault, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.ts';
import { deletePeople } from '#platform/party/party-bulk.store.ts';
import { restoreSnapshots, type Snapshot } from '#platform/structure/snapshot.store.ts';
import { codeIds, hasStructure } from '#platform/structure/structure-bulk.store.ts';
import { MAX_AGE, MIN_AGE } from '../profile/birth.rules.ts';
import messages from './personnel-import.messages.fa.ts';
import { fullPosts, leaversFirst } from './personnel-import.seats.ts';
import {
  changedSinceHiring,
  type Employment,
  employmentsOf,
  type Facts,
  factsOfPeople,
  keptTables,
  namesOf,
  partiesByNationalCode,
  peopleDependants,
} from './personnel-import.store.ts';
import { writePeople } from './personnel-import.write.ts';

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

function rowFaults({ birthDate, hireDate }: Values, { today }: Target): Fault[] {
  const hiring = hireDate === undefined ? undefined : hiringFault(hireDate, today);
  const birth = birthDate === undefined ? undefined : birthFault(birthDate, hireDate, today);
  return [hiring, birth].filter((fault) => fault !== undefined);
}

/** Women owe no military service; the unmarried column of children says nothing. */
function complete({ numberOfKids, ...values }: Values): Values {
  const kids = values['maritalStatusEnumId'] === 'MarsSingle' ? {} : { numberOfKids };
  return { ...values, ...kids, ...(values['gender'] === 'N' ? { militaryStateEnumId: 'NotIncluded' } : {}) };
}

const column = (rows: readonly FileRow[], name: string): string[] => [...new Set(rows.flatMap(({ values }) => values[name] ?? []))];

/** Who holds the codes of the rows. */
interface Owners {
  readonly byNational: ReadonlyMap<string, string>;
  /** The employment that stands or comes, by person. */
  readonly present: ReadonlyMap<string, Employment>;
  /** By personnel code in capital letters. */
  readonly byCode: ReadonlyMap<string, Employment>;
  readonly names: ReadonlyMap<string, string>;
  readonly changed: ReadonlySet<string>;
}

async function ownersOf(db: Db, companyId: string, rows: readonly FileRow[], today: string): Promise<Owners> {
  const byNational = await partiesByNationalCode(db, companyId, column(rows, 'nationalCode'));
  const employments = await employmentsOf(db, companyId, [...byNational.values()], column(rows, 'pseudoId'));
  const present = new Map(employments.filter(({ until }) => until === null || until > today).map((one) => [one.partyId, one]));
  const byCode = new Map(employments.map((one) => [one.pseudoId.toUpperCase(), one]));
  const strangers = rows.flatMap(({ values }) => {
    const holder = byCode.get((values['pseudoId'] ?? '').toUpperCase());
    return holder && (holder.partyId !== byNational.get(values['nationalCode'] ?? '') || !present.has(holder.partyId)) ? [holder.partyId] : [];
  });
  const moved = rows.flatMap(({ values }) => {
    const employment = present.get(byNational.get(values['nationalCode'] ?? '') ?? '');
    return employment && employment.hireDate !== values['hireDate'] ? [employment.partyId] : [];
  });
  return { byNational, present, byCode, names: await namesOf(db, strangers), changed: await changedSinceHiring(db, moved) };
}

function ownershipFault(values: Values, { byNational, present, byCode, names, changed }: Owners): Fault | undefined {
  const partyId = byNational.get(values['nationalCode'] ?? '');
  const employment = present.get(partyId ?? '');
  if (employment && employment.pseudoId !== values['pseudoId']) return { column: 'nationalCode', code: 'duplicate_national_code', facts: { owner: employment.pseudoId } };
  const holder = byCode.get((values['pseudoId'] ?? '').toUpperCase());
  if (holder && holder !== employment) {
    const past = present.get(holder.partyId) === holder ? {} : { past: 1 };
    return { column: 'pseudoId', code: 'duplicate_personnel_code', facts: { owner: names.get(holder.partyId) ?? '', ...past } };
  }
  if (employment && employment.hireDate !== values['hireDate'] && changed.has(employment.partyId)) return { column: 'hireDate', code: 'hire_date_locked' };
  return undefined;
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const companyId = target.companyId ?? '';
  const owners = await ownersOf(db, companyId, rows, target.today);
  const seats = await codeIds(db, 'seat', companyId, column(rows, 'positionCode'));
  const faults = rows.flatMap(({ row, values }) => {
    const owned = ownershipFault(values, owners);
    const found: RowFault[] = owned ? [{ row, ...owned }] : [];
    if (values['positionCode'] !== undefined && !seats.has(values['positionCode'])) found.push({ row, column: 'positionCode', code: 'unknown_position' });
    return found;
  });
  const faulty = new Set(faults.map(({ row }) => row));
  const full = await fullPosts(
    db,
    target,
    rows.filter(({ row }) => !faulty.has(row)),
  );
  return [...faults, ...full];
}

const squeeze = (name: string | undefined): string => foldForSearch(name ?? '').replaceAll(' ', '');

/** Stored facts as the sheet would say them: a city is the same in any spelling. */
function storedValues(stored: Facts, values: Values): Values {
  const facts = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value ?? undefined]));
  return squeeze(facts['city']) === squeeze(values['city']) ? { ...facts, city: values['city'] } : facts;
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const companyId = target.companyId ?? '';
  const ids = await partiesByNationalCode(db, companyId, column(rows, 'nationalCode'));
  const known = await factsOfPeople(db, companyId, [...ids.values()], target.today);
  return rows.map((row) => {
    const id = ids.get(row.values['nationalCode'] ?? '');
    const facts = known.get(id ?? '');
    if (id === undefined || !facts) return { ...row, companyId, id: target.newId(), action: 'create', changes: changesOf(row.values, undefined) };
    const stored = storedValues(facts, row.values);
    const changes = changesOf(row.values, stored);
    return { ...row, companyId, id, stored, changes, action: Object.keys(changes).length > 0 ? 'update' : 'unchanged' };
  });
}

export const importKind = defineImport({
  kind: 'personnel',
  entity: 'Person',
  order: 4,
  aboutPeople: true,
  texts: messages.importPersonnel,
  columns: [
    { name: 'pseudoId', required: true, fieldClass: 'public', codeOf: 'employment', read: code(20) },
    { name: 'firstName', required: true, fieldClass: 'public', read: text(60) },
    { name: 'lastName', required: true, missing: 'missing_last_name', fieldClass: 'public', read: text(80) },
    { name: 'fatherName', fieldClass: 'identity', read: text(60) },
    { name: 'gender', fieldClass: 'public', read: oneOf(messages.importGender) },
    { name: 'nationalCode', required: true, fieldClass: 'identity', read: nationalCode },
    { name: 'idNumber', fieldClass: 'identity', read: code(20) },
    { name: 'birthDate', fieldClass: 'personal', read: date },
    { name: 'birthPlace', fieldClass: 'personal', read: text(80) },
    { name: 'maritalStatusEnumId', fieldClass: 'personal', read: option('MaritalStatus') },
    { name: 'numberOfKids', fieldClass: 'family', read: wholeNumber(30) },
    { name: 'militaryStateEnumId', fieldClass: 'personal', read: option('MilitaryState') },
    { name: 'qualificationTypeEnumId', fieldClass: 'personal', read: option('QualificationType') },
    { name: 'qualificationField', fieldClass: 'personal', read: text(120) },
    { name: 'employmentStatusEnumId', fieldClass: 'public', read: option('EmploymentStatus') },
    { name: 'hireDate', required: true, fieldClass: 'public', read: date },
    { name: 'positionCode', fieldClass: 'public', codeOf: 'seat', read: code(40) },
    { name: 'insuranceNumber', fieldClass: 'identity', read: insuranceNumber },
    { name: 'iban', fieldClass: 'bank', read: sheba },
    { name: 'mobile', fieldClass: 'contact', read: mobile },
    { name: 'city', fieldClass: 'contact', read: text(80) },
    { name: 'street', fieldClass: 'contact', read: text(300) },
    { name: 'postalCode', fieldClass: 'contact', read: postalCode },
    { name: 'dailyWage', fieldClass: 'pay', read: amount },
  ],
  labels: ['firstName', 'lastName'],
  unique: { pseudoId: 'duplicate_personnel_code', nationalCode: 'duplicate_national_code' },
  needs: async (db, { companyId }) => (companyId && (await hasStructure(db, 'seats', companyId)) ? undefined : 'positions'),
  rowFaults,
  complete,
  check,
  arrange: leaversFirst,
  plan,
  apply: writePeople,
  dependants: peopleDependants,
  revert: async (tx, { changes }) => {
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
