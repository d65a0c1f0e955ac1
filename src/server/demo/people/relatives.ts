/**
 * Spouse, children and parents of a person, in agreement with marital state and number of children, and with the rules of
 * modules/personnel/family. A part of the families was never entered. Pure.
 */
import { addDays, ageInYears } from '#kernel/jalali/jalali.ts';
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import type { Dice } from '../dice.ts';
import type { Relation } from '../options.ts';
import { daysBetween, earlier, later, years, yearsAfter } from '../spans.ts';
import type { LifeMaking, Row } from './life.ts';
import names from './names.messages.fa.ts';
import { makeMobile, nationalCode } from './person.ts';

type Gender = 'Y' | 'N';

/** Relatives have codes of their own beyond those of all people. */
const FIRST_CODE = 10_000_000;
const CODES_A_FAMILY = 10;

/** Share of families that somebody entered, and of people whose parents stand in the file. */
const ENTERED = 0.74;
const WITH_PARENTS = 0.16;
const AGE_OF_CONSENT = 18;
const LAST_BIRTH = 43;
/** A year after a wedding, and between two births. */
const NINE_MONTHS = 300;

const nothing = {
  weddingDate: null,
  divorceDate: null,
  deathDate: null,
  nationalCode: null,
  contactNumber: null,
  isEmergencyContact: null,
  isDependant: 'N',
  maritalStatusEnumId: null,
  militaryStateEnumId: null,
  occupationStatusEnumId: null,
  qualificationTypeEnumId: null,
  fatherName: null,
  numberOfKids: null,
};

interface Kin {
  readonly making: LifeMaking;
  readonly chance: Dice;
  /** A code of the family, different each time. */
  nextCode(): string;
}

const other = (gender: Gender): Gender => (gender === 'Y' ? 'N' : 'Y');
const nameOf = (gender: Gender, chance: Dice): string => chance.pick(gender === 'Y' ? names.men : names.women);

function row({ making, nextCode, chance }: Kin, relation: Relation, gender: Gender, facts: Row): Row {
  return {
    ...nothing,
    familyMemberId: making.nextId(),
    relationshipTypeEnumId: relation,
    gender,
    firstName: nameOf(gender, chance),
    // of a few it is still to be brought, as the list for the insurer tells
    nationalCode: chance.chance(0.99) ? nextCode() : null,
    birthPlace: chance.pick(names.cities),
    ...facts,
  };
}

/** Days of a marriage that has room for all children before the mother is too old. */
interface Marriage {
  readonly wedding: string;
  readonly spouseBirth: string;
  readonly motherBirth: string;
}

function marriageOf({ making: { file, today }, chance }: Kin): Marriage {
  const isMan = file.gender === 'Y';
  const usual = yearsAfter(file.birthDate, isMan ? chance.between(23, 31) : chance.between(20, 28));
  // room for the children until today
  const latest = addDays(today, -years(2 * file.kids + 1));
  const wedding = later(earlier(usual, latest), yearsAfter(file.birthDate, AGE_OF_CONSENT));
  const apart = years(chance.between(-1, 7)) + chance.below(300);
  const wished = addDays(file.birthDate, isMan ? apart : -apart);
  const spouseBirth = earlier(wished, yearsAfter(wedding, -AGE_OF_CONSENT));
  return { wedding, spouseBirth, motherBirth: isMan ? spouseBirth : file.birthDate };
}

/** Birth days, each in a part of its own of the time from the wedding until the mother is too old or until today. */
function birthsOf(count: number, { wedding, motherBirth }: Marriage, { today }: LifeMaking, chance: Dice): string[] {
  const first = addDays(wedding, NINE_MONTHS);
  const end = later(earlier(today, yearsAfter(motherBirth, LAST_BIRTH)), addDays(first, NINE_MONTHS * 2 * count));
  const room = Math.floor(daysBetween(first, end) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => earlier(addDays(first, i * room + chance.below(Math.max(1, Math.floor(room * 0.5)))), addDays(today, -1)));
}

const degreesAt = (age: number, chance: Dice): EnumerationId<'QualificationType'> | null => {
  if (age < 7) return null;
  if (age < 12) return 'QtPrimary';
  if (age < 18) return 'QtUnderDiploma';
  return age < 23 ? 'QtDiploma' : chance.weighted({ QtDiploma: 3, QtBachelor: 6, QtMaster: 2 });
};

function militaryAt(gender: Gender, age: number, chance: Dice): EnumerationId<'MilitaryState'> | null {
  if (gender === 'N') return 'NotIncluded';
  if (age < 18) return null;
  return age < 24 ? chance.weighted({ MilExemptEducation: 6, MilServing: 3, MilSubject: 1 }) : chance.weighted({ MilDone: 8, MilExemptMedical: 1 });
}

function child(kin: Kin, birthDate: string, father: { readonly first: string; readonly last: string }): Row {
  const { making, chance } = kin;
  const gender = chance.chance(0.49) ? 'N' : 'Y';
  const age = ageInYears(birthDate, making.today);
  const isPupil = age >= 6 && (age < 19 || (age < 25 && chance.chance(0.6)));
  const atWork = chance.weighted({ EmpsFullTime: 6, EmpsUnemployed: 2, EmpsSelf: 2 });
  return row(kin, gender === 'N' ? 'Daughter' : 'Son', gender, {
    lastName: father.last,
    fatherName: father.first,
    birthDate,
    isDependant: age < 19 || isPupil ? 'Y' : 'N',
    maritalStatusEnumId: age < 24 || chance.chance(0.5) ? 'MarsSingle' : 'MarsMarried',
    militaryStateEnumId: militaryAt(gender, age, chance),
    occupationStatusEnumId: age < 6 ? null : isPupil ? 'EmpsStudent' : atWork,
    qualificationTypeEnumId: degreesAt(age, chance),
  });
}

/** The spouse, also one of whom the person is divorced or who has died. */
function spouse(kin: Kin, { wedding, spouseBirth }: Marriage, births: readonly string[], name: string, lastName: string): Row {
  const { making, chance } = kin;
  const { file, today } = making;
  const isMarried = file.marital === 'MarsMarried';
  const soonest = later(addDays(wedding, years(1)), births.at(-1) ?? wedding);
  const end = earlier(addDays(soonest, chance.between(100, years(6))), addDays(today, -10));
  const isHousewife = file.gender === 'Y' && chance.chance(0.55);
  const isAlive = file.marital !== 'MarsWidow';
  const isEmergency = isMarried && chance.chance(0.7);
  return row(kin, 'Spouse', other(file.gender), {
    firstName: name,
    lastName,
    fatherName: chance.pick(names.men),
    birthDate: spouseBirth,
    weddingDate: wedding,
    divorceDate: file.marital === 'MarsDivorced' ? end : null,
    deathDate: isAlive ? null : end,
    isDependant: isMarried && isHousewife ? 'Y' : 'N',
    isEmergencyContact: isEmergency ? 'Y' : 'N',
    contactNumber: isEmergency || chance.chance(0.4) ? makeMobile(chance) : null,
    maritalStatusEnumId: isMarried ? 'MarsMarried' : isAlive ? 'MarsDivorced' : null,
    militaryStateEnumId: file.gender === 'Y' ? 'NotIncluded' : 'MilDone',
    occupationStatusEnumId: isAlive ? (isHousewife ? 'EmpsHouse' : chance.weighted({ EmpsFullTime: 7, EmpsPartTime: 2, EmpsSelf: 2 })) : null,
    qualificationTypeEnumId: chance.weighted({ QtDiploma: 3, QtAssociate: 2, QtBachelor: 5, QtMaster: 2 }),
  });
}

function parent(kin: Kin, relation: 'Father' | 'Mother'): Row {
  const { making, chance } = kin;
  const { file, today } = making;
  const gender = relation === 'Father' ? 'Y' : 'N';
  const birthDate = addDays(file.birthDate, -years(chance.between(20, relation === 'Father' ? 36 : 32)) - chance.below(300));
  const dies = yearsAfter(birthDate, chance.between(58, 95));
  const isAlive = dies >= today;
  return row(kin, relation, gender, {
    ...(relation === 'Father' ? { firstName: file.fatherName, lastName: file.lastName } : { lastName: chance.pick(names.families) }),
    birthDate,
    deathDate: isAlive ? null : later(dies, yearsAfter(file.birthDate, 1)),
    isDependant: isAlive && chance.chance(0.35) ? 'Y' : 'N',
    maritalStatusEnumId: isAlive ? 'MarsMarried' : null,
    militaryStateEnumId: gender === 'N' ? 'NotIncluded' : null,
    occupationStatusEnumId: isAlive ? (gender === 'N' ? 'EmpsHouse' : 'EmpsRetired') : null,
  });
}

export function makeRelatives(making: LifeMaking): Row[] {
  const chance = making.dice(3);
  const { file, seed, number } = making;
  let codes = 0;
  const kin: Kin = { making, chance, nextCode: () => nationalCode(seed, FIRST_CODE + number * CODES_A_FAMILY + codes++) };
  const own: Row[] = [];
  if (file.marital !== 'MarsSingle' && chance.chance(ENTERED)) {
    const marriage = marriageOf(kin);
    const births = birthsOf(file.kids, marriage, making, chance);
    const [name, lastName] = [nameOf(other(file.gender), chance), chance.pick(names.families)];
    const father = file.gender === 'Y' ? { first: file.firstName, last: file.lastName } : { first: name, last: lastName };
    own.push(spouse(kin, marriage, births, name, lastName), ...births.map((birth) => child(kin, birth, father)));
  }
  if (chance.chance(WITH_PARENTS)) own.push(parent(kin, 'Father'), parent(kin, 'Mother'));
  return own;
}
