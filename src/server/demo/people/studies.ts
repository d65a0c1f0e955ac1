/** Degrees of a person from the first worth telling to the highest, and work elsewhere before the present employment. Pure. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { HOME_COUNTRY } from '#platform/party/contact/contact.form.ts';
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import type { Dice } from '../dice.ts';
import type { Grade } from '../jobs.ts';
import type { StudyField, University } from '../options.ts';
import { daysBetween, span, years } from '../spans.ts';
import jobNames from '../structure.messages.fa.ts';
import words from './life.messages.fa.ts';
import type { LifeMaking, Row } from './life.ts';
import names from './names.messages.fa.ts';

type Degree = EnumerationId<'QualificationType'>;

/** Years a degree takes, and the one it stands on. */
const course: Partial<Record<Degree, { readonly years: number; readonly below?: Degree }>> = {
  QtUnderDiploma: { years: 3 },
  QtDiploma: { years: 3 },
  QtAssociate: { years: 2, below: 'QtDiploma' },
  QtBachelor: { years: 4, below: 'QtDiploma' },
  QtMaster: { years: 2, below: 'QtBachelor' },
  QtDoctorate: { years: 4, below: 'QtMaster' },
};
const atSchool: readonly Degree[] = ['QtUnderDiploma', 'QtDiploma'];
const withThesis: readonly Degree[] = ['QtMaster', 'QtDoctorate'];

/** Options of the fields of names.messages.fa.ts, in their order; what has none keeps its own words. */
const fieldOptions: readonly (StudyField | null)[] = [
  null,
  'UfAccounting',
  'UfIndustrial',
  'UfMechanical',
  'UfElectrical',
  'UfChemical',
  'UfComputer',
  'UfLaw',
  'UfPsychology',
  'UfEconomics',
];

const universities: readonly University[] = [
  'UnTehran',
  'UnSharif',
  'UnAmirkabir',
  'UnElmSanat',
  'UnBeheshti',
  'UnTarbiatModares',
  'UnAllameh',
  'UnKhajeNasir',
  'UnAlzahra',
  'UnFerdowsi',
  'UnIsfahan',
  'UnIsfahanTech',
  'UnShiraz',
  'UnTabriz',
  'UnGuilan',
  'UnAhvaz',
];

function universityOf(degree: Degree, chance: Dice): Row {
  const nowhere = { universityTypeEnumId: null, universityEnumId: null };
  if (atSchool.includes(degree) || chance.chance(0.06)) return nowhere;
  if (degree === 'QtAssociate') return { universityTypeEnumId: chance.weighted({ UtpTechnical: 6, UtpApplied: 4 }), universityEnumId: null };
  const type = chance.weighted({ UtpStateDay: 44, UtpStateNight: 8, UtpAzad: 32, UtpPayamNoor: 10, UtpNonProfit: 6 });
  const fixed: Partial<Record<typeof type, University | null>> = { UtpAzad: 'UnAzad', UtpPayamNoor: 'UnPayamNoor', UtpNonProfit: null };
  return { universityTypeEnumId: type, universityEnumId: type in fixed ? (fixed[type] ?? null) : chance.pick(universities) };
}

/** Field of study: one of the options, or words where none says it. */
function fieldOf(degree: Degree, subject: string | null): Row {
  const option = atSchool.includes(degree) || subject === null ? null : (fieldOptions[names.studies.indexOf(subject)] ?? null);
  return { universityFieldEnumId: option, fieldText: option === null ? subject : null };
}

function degreeRow(partyQualificationId: string, degree: Degree, subject: string | null, taken: string, chance: Dice): Row {
  return {
    partyQualificationId,
    qualificationTypeEnumId: degree,
    ...fieldOf(degree, subject),
    ...universityOf(degree, chance),
    countryGeoId: chance.chance(0.97) ? HOME_COUNTRY : 'TUR',
    relationDegreeEnumId: chance.weighted({ RdRelated: 6, RdSemiRelated: 3, RdUnrelated: 1 }),
    gradeAverage: chance.chance(0.85) ? chance.between(1_250, 1_960) / 100 : null,
    thesisTitle: withThesis.includes(degree) ? chance.pick(words.theses) : null,
    valid: span(addDays(taken, -years(course[degree]?.years ?? 2)), taken),
  };
}

/** The highest degree, and mostly what it stands on. */
export function makeDegrees({ file, dice, nextId, isModest }: LifeMaking): Row[] {
  const chance = dice(4);
  const { id, degree, subject, from } = file.qualification;
  const rows = [degreeRow(id, degree, subject, from, chance)];
  if (isModest(file.partyId)) return rows;
  let [at, taken] = [degree, from];
  for (let below = course[at]?.below; below !== undefined && chance.chance(0.72); below = course[at]?.below) {
    taken = addDays(taken, -years((course[at]?.years ?? 2) + chance.below(2)) - 60);
    rows.push(degreeRow(nextId(), below, chance.pick(atSchool.includes(below) ? names.trades : subject === null ? names.trades : [subject]), taken, chance));
    at = below;
  }
  return rows;
}

const levelOf: Readonly<Record<Grade, EnumerationId<'GradeType'>>> = {
  chief: 'GrtMiddle',
  deputy: 'GrtMiddle',
  manager: 'GrtFirstLine',
  head: 'GrtExpert',
  supervisor: 'GrtExpert',
  senior: 'GrtExpert',
  expert: 'GrtStaff',
  technician: 'GrtWorker',
  worker: 'GrtWorker',
};
const SHORTEST = years(1);
const MOST_WORKS = 3;

/** Work between the end of the studies and the day of hiring, one after the other. */
export function makeWorks({ file, grade, jobKey, places, dice, nextId }: LifeMaking): Row[] {
  const chance = dice(5);
  const rows: Row[] = [];
  // men serve before they work
  let free = addDays(file.qualification.from, file.gender === 'Y' && file.military === 'MilDone' ? years(2) : 60);
  while (rows.length < MOST_WORKS && chance.chance(rows.length === 0 ? 0.62 : 0.45)) {
    const from = addDays(free, chance.between(30, 300));
    const room = daysBetween(from, file.hired) - 30;
    if (room < SHORTEST) break;
    const until = addDays(from, Math.min(room, chance.between(SHORTEST, years(5))));
    const title =
      jobKey in jobNames.jobs ? jobNames.jobs[jobKey as keyof typeof jobNames.jobs] : jobNames.jobs[chance.pick(['personnel', 'planner', 'budget', 'engineer'] as const)];
    rows.push({
      workExperienceId: nextId(),
      title,
      employer: chance.pick(words.employers),
      stateProvinceGeoId: places.get(file.address.city)?.stateProvinceGeoId ?? null,
      gradeTypeEnumId: levelOf[grade],
      industryEnumId: chance.weighted({ IdtCar: 3, IdtMine: 2, IdtOilGas: 2, IdtFood: 2, IdtConstruction: 2, IdtIt: 1, IdtTrade: 2, IdtEnergy: 1, IdtOther: 1 }),
      weeklyHours: chance.chance(0.9) ? 44 : 24,
      relationDegreeEnumId: chance.weighted({ RdRelated: 6, RdSemiRelated: 3, RdUnrelated: 1 }),
      valid: span(from, until),
    });
    free = until;
  }
  return rows;
}
