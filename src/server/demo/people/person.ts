/** The file of one invented person: names, codes, family, education, employment kinds, wages. Pure. */
import { isNationalCode, makeSheba, nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { addDays, ageInYears, compareIso } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import { type Dice, dice } from '../dice.ts';
import type { Grade } from '../jobs.ts';
import type { Career, PersonFile, Position, Span } from '../organisation.ts';
import { years } from '../spans.ts';
import words from './life.messages.fa.ts';
import names from './names.messages.fa.ts';
import { wagesOver } from './wages.ts';

type Degree = EnumerationId<'QualificationType'>;
type Marital = EnumerationId<'MaritalStatus'>;

const degreesOf: Readonly<Record<Grade, Partial<Record<Degree, number>>>> = {
  chief: { QtMaster: 5, QtDoctorate: 5 },
  deputy: { QtMaster: 7, QtDoctorate: 3 },
  manager: { QtBachelor: 3, QtMaster: 6, QtDoctorate: 1 },
  head: { QtBachelor: 6, QtMaster: 4 },
  supervisor: { QtAssociate: 2, QtBachelor: 6, QtMaster: 2 },
  senior: { QtBachelor: 5, QtMaster: 5 },
  expert: { QtBachelor: 7, QtMaster: 3 },
  technician: { QtDiploma: 3, QtAssociate: 5, QtBachelor: 2 },
  worker: { QtUnderDiploma: 3, QtDiploma: 6, QtAssociate: 1 },
};
/** Age in years at which a degree is usually taken. */
const takenAt: Partial<Record<Degree, number>> = { QtUnderDiploma: 15, QtDiploma: 18, QtAssociate: 20, QtBachelor: 22, QtMaster: 25, QtDoctorate: 30 };
const schoolDegrees: readonly Degree[] = ['QtUnderDiploma', 'QtDiploma', 'QtAssociate'];

const womenOf: Readonly<Record<Grade, number>> = { chief: 0.1, deputy: 0.2, manager: 0.25, head: 0.33, supervisor: 0.3, senior: 0.42, expert: 0.48, technician: 0.2, worker: 0.15 };

const mobilePrefixes = [
  '0910',
  '0911',
  '0912',
  '0913',
  '0914',
  '0915',
  '0916',
  '0917',
  '0918',
  '0919',
  '0901',
  '0902',
  '0930',
  '0933',
  '0935',
  '0936',
  '0937',
  '0938',
  '0939',
  '0990',
  '0991',
];
/** Bank codes of Sheba (guide/iran.md section 3): Sanat-o-Madan, Mellat, Refah, Maskan, Sepah, Keshavarzi, Melli, Tejarat, Saderat, Parsian, Pasargad. */
const banks = ['011', '012', '013', '014', '015', '016', '017', '018', '019', '054', '057'];

/** Ten digits with a right check digit; different for every number below 10^9. */
export function nationalCode(seed: number, number: number): string {
  const nine = (at: number): string => String((at * 387_420_489 + seed * 7_919 + 123_456_789) % 1_000_000_000).padStart(9, '0');
  const code = nine(number) + String(nationalCodeCheckDigit(nine(number)));
  // ten equal digits pass the check digit and are still refused
  return isNationalCode(code) ? code : nationalCode(seed, number + 500_000_000);
}

export const makeMobile = (chance: Dice): string => chance.pick(mobilePrefixes) + chance.digits(7);

function maritalOf(age: number, chance: Dice): Marital {
  if (age < 25) return chance.weighted({ MarsSingle: 85, MarsMarried: 15 });
  if (age < 31) return chance.weighted({ MarsSingle: 46, MarsMarried: 51, MarsDivorced: 3 });
  return chance.weighted({ MarsSingle: 12, MarsMarried: 80, MarsDivorced: 6, MarsWidow: 2 });
}

function kidsOf(marital: Marital, age: number, chance: Dice): number {
  if (marital === 'MarsSingle' || age < 25) return 0;
  const most = Math.min(4, Math.floor((age - 23) / 4));
  return Math.min(most, Number(chance.weighted({ 0: 18, 1: 34, 2: 34, 3: 11, 4: 3 })));
}

function militaryOf(gender: 'Y' | 'N', chance: Dice): EnumerationId<'MilitaryState'> {
  if (gender === 'N') return 'NotIncluded';
  return chance.weighted({ MilDone: 74, MilExemptMedical: 9, MilExemptSponsor: 9, MilExemptEducation: 8 });
}

/** Most begin on a contract; some of those who stay are taken on by treaty and later as officials. */
function kindsOf(hired: string, left: string | null, today: string, grade: Grade, chance: Dice): PersonFile['kinds'] {
  const first = grade === 'worker' && chance.chance(0.2) ? 'EmsDaily' : chance.chance(0.05) ? 'EmsHourly' : 'EmsContract';
  const turns: [string, EnumerationId<'EmploymentStatus'>][] = [[hired, first]];
  if (first === 'EmsContract' && chance.chance(0.45)) turns.push([addDays(hired, chance.between(years(2), years(4))), 'EmsTreaty']);
  if (turns.length === 2 && chance.chance(0.5)) turns.push([addDays(hired, chance.between(years(5), years(8))), 'EmsOfficial']);
  const end = left ?? today;
  const real = turns.filter(([from], i) => i === 0 || compareIso(from, end) < 0);
  return real.map(([from, kind], i) => ({ kind, from, thru: real[i + 1]?.[0] ?? left }));
}

export interface PersonMaking {
  readonly seed: number;
  /** Place of the person among all, from 0. */
  readonly number: number;
  readonly career: Career;
  readonly seats: readonly Position[];
  /** First day wages are known for. */
  readonly wagesFrom: string;
  readonly today: string;
  /** Ids of the installation by running number; a person takes `IDS_A_PERSON`. */
  id(number: number): string;
}

export const IDS_A_PERSON = 8;

/** Education and birth go together: nobody is hired before the usual age of the degree. */
function life(hired: string, grade: Grade, chance: Dice): { birthDate: string; degree: Degree; taken: string } {
  const degree = chance.weighted(degreesOf[grade] as Record<Degree, number>);
  const takenAge = takenAt[degree] ?? 22;
  const least = Math.max(19, takenAge + (grade === 'chief' || grade === 'deputy' ? 6 : 0));
  const birthDate = addDays(hired, -years(least) - chance.below(years(10)));
  return { birthDate, degree, taken: addDays(birthDate, years(takenAge) + chance.below(200)) };
}

export function makePerson({ seed, number, career, seats, wagesFrom, today, id }: PersonMaking): PersonFile {
  const chance = dice(seed, number);
  const gradeOf = (position: number): Grade => seats[position]?.grade ?? 'worker';
  const last = career.holdings.at(-1) ?? career.holdings[0];
  const grade = gradeOf(last.position);
  const gender = chance.chance(womenOf[grade]) ? 'N' : 'Y';
  const { birthDate, degree, taken } = life(career.hired, gradeOf(career.holdings[0].position), chance);
  const age = ageInYears(birthDate, today);
  const marital = maritalOf(age, chance);
  const nextId = (at: number): string => id(number * IDS_A_PERSON + at);
  const periods: (Span & { grade: Grade })[] = career.holdings.map(({ from, thru, position }) => ({ from, thru, grade: gradeOf(position) }));
  return {
    partyId: nextId(0),
    relationshipId: nextId(1),
    companyId: career.companyId,
    personnelCode: String(100_001 + number),
    hired: career.hired,
    left: career.left,
    holdings: career.holdings.map((holding, i) => ({ ...holding, id: nextId(6 + i) })),
    firstName: chance.pick(gender === 'Y' ? names.men : names.women),
    lastName: chance.pick(names.families),
    fatherName: chance.pick(names.men),
    gender,
    birthDate,
    birthPlace: chance.pick(names.cities),
    marital,
    kids: kidsOf(marital, age, chance),
    military: militaryOf(gender, chance),
    nationalCode: nationalCode(seed, number),
    idNumber: String(chance.between(1, 99_999)),
    insuranceNumber: String(chance.between(1, 9)) + chance.digits(9),
    qualification: { id: nextId(2), degree, subject: degree === 'QtUnderDiploma' ? null : chance.pick(schoolDegrees.includes(degree) ? names.trades : names.studies), from: taken },
    kinds: kindsOf(career.hired, career.left, today, grade, chance),
    account: { id: nextId(3), iban: makeSheba(chance.pick(banks), chance.digits(19)) },
    phone: { id: nextId(4), number: makeMobile(chance) },
    address: {
      id: nextId(5),
      city: chance.pick(names.cities),
      street: words.street(chance.pick(names.streets)),
      alley: toPersianDigits(String(chance.between(1, 60))),
      plate: toPersianDigits(String(chance.between(1, 200))),
      postalCode: String(chance.between(1, 9)) + chance.digits(9),
    },
    wages: wagesOver(periods, wagesFrom, career.left ?? today, chance.between(0, 40)),
  };
}
