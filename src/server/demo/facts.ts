/** Base facts of a person beyond the first ones, and the codes; some are missing on purpose. Pure. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { HOME_COUNTRY } from '#platform/party/contact/contact.form.ts';
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import type { Dice } from './dice.ts';
import { capitalised, latinOf } from './people/latin-names.ts';
import words from './people/life.messages.fa.ts';
import type { LifeMaking, Row } from './people/life.ts';
import { years } from './spans.ts';

/** One in so many is a foreign national; the first of them is not among the first people. */
const FOREIGN_EVERY = 700;
const isForeign = ({ number, file, isModest }: LifeMaking): boolean => number % FOREIGN_EVERY === FOREIGN_EVERY / 2 && !isModest(file.partyId);

function residenceOf(marital: string, chance: Dice): EnumerationId<'ResidenceStatus'> {
  if (marital === 'MarsSingle') return chance.weighted({ RessParents: 62, RessPrivateTenant: 24, RessOwn: 11, RessPublicTenant: 3 });
  return chance.weighted({ RessOwn: 48, RessPrivateTenant: 40, RessPublicTenant: 7, RessParents: 5 });
}

function titleOf({ file, jobKey }: LifeMaking): EnumerationId<'PersonalTitleType'> {
  if (file.qualification.degree === 'QtDoctorate') return 'PttDr';
  if (jobKey === 'engineer' || jobKey === 'processEngineer') return 'PttEng';
  return file.gender === 'Y' ? 'PttMr' : 'PttMs';
}

/** Nationality, and what goes with it. */
function originOf(making: LifeMaking, chance: Dice) {
  const { file, places } = making;
  const country = chance.pick(Object.keys(words.abroad) as (keyof typeof words.abroad)[]);
  const abroad = chance.pick(words.abroad[country]);
  const isSaid = !chance.chance(0.06);
  const issued = chance.chance(0.85) ? places.get(file.birthPlace) : undefined;
  if (isForeign(making)) return { countryGeoId: country, birthPlace: abroad, issueProvinceGeoId: null, issueCountyGeoId: null };
  return {
    countryGeoId: isSaid ? HOME_COUNTRY : null,
    birthPlace: file.birthPlace,
    issueProvinceGeoId: issued?.stateProvinceGeoId ?? null,
    issueCountyGeoId: issued?.countyGeoId ?? null,
  };
}

/** The codes by which the person is known; of the passport also its last day. */
function codesOf(making: LifeMaking, chance: Dice): { readonly codes: Row[]; readonly passportExpireDate: string | null } {
  const { file, number, today } = making;
  const code = (partyIdTypeEnumId: EnumerationId<'PartyIdType'>, idValue: string): Row => ({ partyIdTypeEnumId, idValue });
  const foreign = isForeign(making);
  const hasPassport = chance.chance(0.14) || foreign;
  const ends = addDays(today, chance.between(-years(1), years(5)));
  const own = foreign
    ? [code('foreignerCode', `1${String(number).padStart(7, '0')}${chance.digits(4)}`)]
    : [code('Nationalcode', file.nationalCode), code('idNumber', file.idNumber)];
  const passport = hasPassport ? [code('PtidPassport', `${chance.pick(['A', 'B', 'N', 'P', 'T'])}${String(10_000_000 + number * 7)}`)] : [];
  return { codes: [...own, code('insuranceNumber', file.insuranceNumber), ...passport], passportExpireDate: hasPassport ? ends : null };
}

export function makeFacts(making: LifeMaking): { readonly person: Row; readonly codes: readonly Row[] } {
  const { file } = making;
  const chance = making.dice(1);
  const { codes, passportExpireDate } = codesOf(making, chance);
  const isLatin = chance.chance(0.6);
  const seldom = <T>(value: T, gap: number): T | null => (chance.chance(gap) ? null : value);
  return {
    person: {
      ...originOf(making, chance),
      personalTitleEnumId: seldom(titleOf(making), 0.05),
      latinFirstName: isLatin ? capitalised(latinOf(file.firstName)) : null,
      latinLastName: isLatin ? capitalised(latinOf(file.lastName)) : null,
      residenceStatusEnumId: seldom(residenceOf(file.marital, chance), 0.09),
      // no sect: nobody asks for more of a belief than a form must
      religionEnumId: seldom(chance.weighted({ RelIslam: 985, RelChristian: 8, RelZoroastrian: 7 }), 0.25),
      baseInsuranceTypeEnumId: seldom(chance.weighted({ BitSocialSecurity: 90, BitHealth: 6, BitArmedForces: 3, BitOther: 1 }), 0.08),
      criminalRecord: seldom('N', 0.35),
      passportExpireDate,
    },
    codes,
  };
}
