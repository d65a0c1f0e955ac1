/** Homes, numbers, e-mail addresses and other information of a person. Pure. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import type { Dice } from '../dice.ts';
import type { InfoKind } from '../options.ts';
import { span } from '../spans.ts';
import { latinOf } from './latin-names.ts';
import words from './life.messages.fa.ts';
import type { LifeMaking, Row } from './life.ts';
import names from './names.messages.fa.ts';
import { makeMobile } from './person.ts';

type Purpose = EnumerationId<'ContactMechPurpose'>;

/** Domains that nobody owns (RFC 2606). */
const hosts = ['mail.example', 'post.example', 'inbox.example'];
const COMPANY_HOST = 'sepidar.example';

const areaCodeOf = (city: string): string | null => words.areaCodes[names.cities.indexOf(city)] ?? null;

/** Eight digits of a landline. */
const landline = (chance: Dice): string => String(chance.between(2, 8)) + chance.digits(7);

function addressesOf(making: LifeMaking, chance: Dice): Row[] {
  const { file, places, nextId, isModest } = making;
  const { id, city, street, alley, plate, postalCode } = file.address;
  const hasLandline = chance.chance(0.4);
  const home = {
    postalAddressId: id,
    contactMechPurposeId: 'PostalHome',
    cityGeoId: places.get(city)?.cityGeoId ?? null,
    cityText: places.has(city) ? null : city,
    district: chance.chance(0.35) ? chance.pick(words.districts) : null,
    street,
    alley: chance.chance(0.3) ? chance.pick(words.alleys) : alley,
    plate,
    floor: chance.chance(0.6) ? toPersianDigits(String(chance.between(1, 6))) : null,
    unitNumber: chance.chance(0.6) ? toPersianDigits(String(chance.between(1, 20))) : null,
    postalCode,
    areaCode: hasLandline ? areaCodeOf(city) : null,
    contactNumber: hasLandline ? landline(chance) : null,
    valid: span(file.hired, null),
  };
  if (isModest(file.partyId) || !chance.chance(0.12)) return [home];
  const there = chance.pick(names.cities);
  const other = {
    ...home,
    postalAddressId: nextId(),
    contactMechPurposeId: 'PostalPermanent',
    cityGeoId: places.get(there)?.cityGeoId ?? null,
    cityText: places.has(there) ? null : there,
    street: words.street(chance.pick(names.streets)),
    plate: toPersianDigits(String(chance.between(1, 300))),
    postalCode: String(chance.between(1, 9)) + chance.digits(9),
    areaCode: null,
    contactNumber: null,
  };
  return [home, other];
}

function phonesOf({ file, grade, nextId, isModest }: LifeMaking, chance: Dice): Row[] {
  const valid = span(file.hired, null);
  const row = (telecomNumberId: string, contactMechPurposeId: Purpose, areaCode: string | null, contactNumber: string): Row => ({
    telecomNumberId,
    contactMechPurposeId,
    areaCode,
    contactNumber,
    valid,
  });
  const mobile = row(file.phone.id, 'PhoneMobile', null, file.phone.number);
  if (isModest(file.partyId)) return [mobile];
  const hasDesk = grade !== 'worker' && grade !== 'technician';
  return [
    mobile,
    ...(chance.chance(0.64) ? [row(nextId(), 'PhoneHome', areaCodeOf(file.address.city), landline(chance))] : []),
    ...(chance.chance(0.46) ? [row(nextId(), 'PhoneEmergency', null, makeMobile(chance))] : []),
    ...(hasDesk && chance.chance(0.5) ? [row(nextId(), 'PhoneWork', areaCodeOf(file.address.city), landline(chance))] : []),
  ];
}

function electronicOf({ file, grade, nextId, isModest }: LifeMaking, chance: Dice): Row[] {
  if (isModest(file.partyId)) return [];
  const valid = span(file.hired, null);
  const name = `${latinOf(file.firstName)}.${latinOf(file.lastName)}`;
  const row = (contactMechPurposeId: Purpose, infoString: string): Row => ({ electronicAddressId: nextId(), contactMechPurposeId, infoString, valid });
  const hasDesk = grade !== 'worker' && grade !== 'technician';
  return [
    ...(chance.chance(0.68) ? [row('EmailPersonal', `${name}${chance.between(1, 99)}@${chance.pick(hosts)}`)] : []),
    ...(hasDesk && chance.chance(0.7) ? [row('EmailWork', `${name}.${file.personnelCode}@${COMPANY_HOST}`)] : []),
  ];
}

/** Sizes of shoes and working clothes, car plates. */
function otherOf({ file, grade, nextId }: LifeMaking, chance: Dice): Row[] {
  const row = (settingTypeEnumId: InfoKind, infoValue: string): Row => ({
    otherInformationId: nextId(),
    settingTypeEnumId,
    infoValue: toPersianDigits(infoValue),
    valid: span(file.hired, null),
  });
  const isDressed = (grade === 'worker' || grade === 'technician') && chance.chance(0.6);
  const plate = words.vehicle(String(chance.between(11, 99)), String(chance.between(111, 999)), String(chance.between(10, 99)));
  return [
    ...(isDressed ? [row('OpiShoeSize', String(chance.between(37, 46))), row('OpiClothingSize', chance.pick(['M', 'L', 'XL', 'XXL']))] : []),
    ...(chance.chance(0.2) ? [row('OpiVehiclePlate', plate)] : []),
  ];
}

export function makeContacts(making: LifeMaking) {
  const chance = making.dice(2);
  return { addresses: addressesOf(making, chance), phones: phonesOf(making, chance), electronic: electronicOf(making, chance), other: otherOf(making, chance) };
}
