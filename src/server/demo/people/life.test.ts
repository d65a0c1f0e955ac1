import { describe, expect, test } from 'vitest';
import { checkField, checkForm } from '#kernel/form/check.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { isBankCard, isEmail, isMobile, isNationalCode, isPostalCode, isSheba } from '#kernel/identity-codes/identity-codes.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { accountForm } from '#modules/personnel/banking/banking.form.ts';
import { documentForm } from '#modules/personnel/documents/documents.form.ts';
import { educationForm, workForm } from '#modules/personnel/education/education.form.ts';
import { overlapsOf } from '#modules/personnel/education/education.rules.ts';
import { familyForm } from '#modules/personnel/family/family.form.ts';
import { faultOfRelative } from '#modules/personnel/family/family.rules.ts';
import { structureForm } from '#modules/personnel/organisational/organisational.form.ts';
import { factsForm } from '#modules/personnel/profile/facts.form.ts';
import { sacrificeForm } from '#modules/personnel/sacrifice/sacrifice.form.ts';
import { addressForm, electronicForm, HOME_COUNTRY, otherForm, personTypes, phoneForm } from '#platform/party/contact/contact.form.ts';
import { enumerations } from '#platform/reference-data/catalogue/enumerations.catalogue.ts';
import { pickAccounts } from '../accounts.ts';
import { generateOrganisation } from '../generate.ts';
import { makeGroups } from '../groups.ts';
import { makeRequired } from '../papers.ts';
import { latinNames } from './latin-names.ts';
import type { Ground, Life, Row } from './life.ts';
import names from './names.messages.fa.ts';

const today = '2026-05-10';
const organisation = generateOrganisation({ people: 2_000, units: 120, seed: 1405, today });
const accounts = new Set([...pickAccounts(organisation).values()]);
const modest = new Set([...accounts].map((i) => organisation.person(i).partyId));
const numbers = (): (() => string) => {
  let number = 0;
  return () => organisation.companyRowId(number++);
};
const nextId = numbers();
const ground: Ground = {
  places: new Map(names.cities.map((city, i) => [city, { cityGeoId: `S${i}`, countyGeoId: `C${i}`, stateProvinceGeoId: `P${i}` }])),
  groups: new Map(organisation.companies.map(({ companyId }) => [companyId, makeGroups(companyId, nextId).ids])),
  isModest: (partyId) => modest.has(partyId),
};
const people = organisation.careers.map((_, i) => ({ file: organisation.person(i), life: organisation.life(i, ground) }));
const rows = (table: keyof Life['rows']): Row[] => people.flatMap(({ life }) => life.rows[table]);
const texts = (list: readonly Row[], name: string): string[] => list.map((row) => row[name]).filter((value) => typeof value === 'string');
const share = (holds: (one: (typeof people)[number]) => boolean): number => people.filter(holds).length / people.length;
const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** First and last day of a daterange, as a form has them. */
function days({ valid }: Row): { fromDate: string; thruDate: string | null } {
  const [from = '', until = ''] = String(valid).slice(1, -1).split(',');
  return { fromDate: from, thruDate: until === '' ? null : addDays(until, -1) };
}

/** What the form of the product says against rows: field and sentence, each once. */
async function faultsOf(form: FormDefinition, list: readonly object[]): Promise<string[]> {
  const results = await Promise.all(list.map((values) => checkForm(form, { ...values }, { today })));
  return [
    ...new Set(results.filter(({ outcome }) => outcome !== 'ok').flatMap(({ states }) => Object.entries(states).map(([path, { helper }]) => `${form.key} ${path}: ${helper}`))),
  ];
}
const dated = (table: keyof Life['rows'], more: object = {}): object[] => rows(table).map((row) => ({ ...row, ...days(row), ...more }));

test('the same seed lives the same lives, whatever was asked before', () => {
  const again = generateOrganisation({ people: 2_000, units: 120, seed: 1405, today });
  expect(again.life(1_999, ground)).toEqual(people[1_999]?.life);
  expect(generateOrganisation({ people: 2_000, units: 120, seed: 1406, today }).life(7, ground)).not.toEqual(people[7]?.life);
});

test('ids and codes are never twice', () => {
  const keys = [
    'telecomNumberId',
    'electronicAddressId',
    'postalAddressId',
    'otherInformationId',
    'familyMemberId',
    'partyQualificationId',
    'workExperienceId',
    'personnelStructureId',
  ];
  const all = Object.keys(people[0]?.life.rows ?? {}).flatMap((table) => rows(table as keyof Life['rows']));
  const ids = [
    ...keys.flatMap((key) => texts(all, key)),
    ...people.flatMap(({ file, life }) => [
      file.partyId,
      file.relationshipId,
      ...life.papers.map(({ personDocumentId }) => personDocumentId),
      ...life.ties.map(({ id }) => id),
      ...(life.sacrifice ? [life.sacrifice.sacrificeId] : []),
    ]),
    ...organisation.companies.flatMap(({ companyId }) => [...(ground.groups.get(companyId)?.values() ?? [])]),
  ];
  expect(isUnique(ids)).toBe(true);
  expect(ids.every(isUuid)).toBe(true);
  const codes = [
    ...rows('party_identification')
      .filter(({ partyIdTypeEnumId }) => partyIdTypeEnumId === 'Nationalcode')
      .map(({ idValue }) => String(idValue)),
    ...texts(rows('family_member'), 'nationalCode'),
  ];
  expect(isUnique(codes)).toBe(true);
  expect(codes.filter((code) => !isNationalCode(code))).toEqual([]);
  for (const type of ['PtidPassport', 'foreignerCode'])
    expect(
      isUnique(
        texts(
          rows('party_identification').filter((row) => row['partyIdTypeEnumId'] === type),
          'idValue',
        ),
      ),
    ).toBe(true);
});

describe('the rules of the product', () => {
  test('every option is one of the catalogue, under the list its column names', () => {
    const known = new Set(enumerations.map(({ id }) => id));
    const everything = [
      ...people.map(({ life }) => life.person),
      ...Object.keys(people[0]?.life.rows ?? {}).flatMap((table) => rows(table as keyof Life['rows'])),
      ...makeRequired('', nextId),
    ];
    const options = everything.flatMap((row) => Object.entries(row).filter(([name, value]) => (name.endsWith('EnumId') || name.endsWith('PurposeId')) && value !== null));
    expect(options.filter(([, value]) => !known.has(String(value)))).toEqual([]);
  });

  test('forms take every row', async () => {
    const entered = people
      .filter(({ life }) => life.account['branchCode'] !== null)
      .map(({ life }) => ({ ...life.account, paymentMethodPurposeEnumId: 'PmpPriamryAccont', ...days(life.account) }));
    const homes = rows('postal_address').map((row) => ({ ...row, ...days(row), countryGeoId: HOME_COUNTRY, stateProvinceGeoId: 'P1' }));
    const faults = await Promise.all([
      faultsOf(addressForm(personTypes), homes),
      faultsOf(phoneForm(personTypes), dated('telecom_number')),
      faultsOf(electronicForm(personTypes), dated('electronic_address')),
      faultsOf(otherForm(personTypes), dated('other_information')),
      faultsOf(familyForm, rows('family_member')),
      faultsOf(educationForm, dated('party_qualification')),
      faultsOf(workForm, dated('work_experience')),
      faultsOf(structureForm, dated('personnel_structure')),
      faultsOf(
        sacrificeForm,
        people.flatMap(({ life: { sacrifice } }) => (sacrifice === null ? [] : [{ ...sacrifice, durationMonths: Number(sacrifice.durationMonths) }])),
      ),
      faultsOf(
        documentForm,
        people.flatMap(({ life }) => life.papers),
      ),
      faultsOf(accountForm(), entered),
    ]);
    expect(faults.flat()).toEqual([]);
  });

  test('no base fact is one that the form refuses', () => {
    const names: Readonly<Record<string, string>> = {
      Nationalcode: 'nationalCode',
      idNumber: 'idNumber',
      insuranceNumber: 'insuranceNumber',
      PtidPassport: 'passportNumber',
      foreignerCode: 'foreignerCode',
    };
    const faults = people.flatMap(({ file, life }) => {
      const codes = Object.fromEntries(life.rows.party_identification.map(({ partyIdTypeEnumId, idValue }) => [names[String(partyIdTypeEnumId)], idValue]));
      const values = { ...file, ...life.person, ...codes };
      expect(Object.keys(codes)).not.toContain('undefined');
      return fieldsOf(factsForm).flatMap((placed) => checkField(placed, values, today) ?? []);
    });
    expect(faults).toEqual([]);
  });

  test('codes of all kinds are right', () => {
    const phones = rows('telecom_number');
    expect(
      texts(
        phones.filter(({ contactMechPurposeId: one }) => one === 'PhoneMobile' || one === 'PhoneEmergency'),
        'contactNumber',
      ).filter((one) => !isMobile(one)),
    ).toEqual([]);
    expect(texts(rows('electronic_address'), 'infoString').filter((one) => !isEmail(one))).toEqual([]);
    expect(texts(rows('postal_address'), 'postalCode').filter((one) => !isPostalCode(one))).toEqual([]);
    expect(people.map(({ life }) => life.account).filter(({ iban, cardNumber }) => !isSheba(iban) || (cardNumber !== null && !isBankCard(cardNumber)))).toEqual([]);
  });

  test('no relative is one that cannot be', () => {
    const faults = people.flatMap(({ file, life }) => {
      const family: readonly FormValues[] = life.rows.family_member;
      return family.flatMap(
        (one) =>
          faultOfRelative(
            one,
            family.filter((two) => two !== one),
            file,
          ) ?? [],
      );
    });
    expect(faults).toEqual([]);
  });

  test('families agree with the base facts and with time', () => {
    const wrong = people.filter(({ file, life }) => {
      const family = life.rows.family_member;
      const of = (...relations: string[]): Row[] => family.filter(({ relationshipTypeEnumId }) => relations.includes(String(relationshipTypeEnumId)));
      const [spouse] = of('Spouse');
      const kids = of('Son', 'Daughter');
      const spouses = file.marital === 'MarsSingle' ? 0 : spouse ? 1 : 0;
      const isEnded =
        spouse === undefined || ((spouse['divorceDate'] !== null) === (file.marital === 'MarsDivorced') && (spouse['deathDate'] !== null) === (file.marital === 'MarsWidow'));
      const isBornLate = kids.every(({ birthDate }) => String(birthDate) > String(spouse?.['weddingDate']) && String(birthDate) < today);
      return of('Spouse').length !== spouses || (spouse !== undefined && kids.length !== file.kids) || !isEnded || !isBornLate;
    });
    expect(wrong).toEqual([]);
    const future = rows('family_member')
      .flatMap((row) => ['birthDate', 'weddingDate', 'divorceDate', 'deathDate'].map((name) => row[name]))
      .filter((day) => typeof day === 'string' && day >= today);
    expect(future).toEqual([]);
    const disordered = rows('family_member').filter(({ birthDate, weddingDate, divorceDate, deathDate }) =>
      [divorceDate, deathDate].some((end) => typeof end === 'string' && (end <= String(birthDate) || (typeof weddingDate === 'string' && end <= weddingDate))),
    );
    expect(disordered).toEqual([]);
  });

  test('studies come before work, works one after the other, all of them before the employment', () => {
    const wrong = people.filter(({ file, life }) => {
      const works = life.rows.work_experience.map(days);
      return overlapsOf(works).length > 0 || works.some(({ fromDate, thruDate }) => fromDate < file.qualification.from || (thruDate ?? '9999') >= file.hired);
    });
    expect(wrong).toEqual([]);
    const early = people.filter(({ file, life }) => life.rows.party_qualification.some((row) => days(row).fromDate < addDays(file.birthDate, 10 * 365)));
    expect(early).toEqual([]);
    expect(people.filter(({ life }) => overlapsOf(life.rows.party_qualification.map(days)).length > 0)).toEqual([]);
  });

  test('what is asked for is a value of its form', () => {
    const asked = people.flatMap(({ life }) => (life.asked?.change ? [life.asked.change] : []));
    const faults = asked.flatMap(({ kind, fields }) => {
      const values = Object.fromEntries(fields.map(({ field, new: next }) => [field, next]));
      const placed = fieldsOf(kind === 'facts' ? factsForm : phoneForm(personTypes)).filter(({ path }) => path in values);
      return placed.length === fields.length ? placed.flatMap((one) => checkField(one, values, today) ?? []) : [kind];
    });
    expect(faults).toEqual([]);
    expect(asked.flatMap(({ fields }) => fields).filter(({ old, new: next }) => old === next)).toEqual([]);
  });

  test('earlier employments ended before the present one began, and before nobody was grown up', () => {
    const earlier = people.flatMap(({ file, life }) => life.ties.filter(({ type }) => type === 'PrtEmployee').map((tie) => ({ tie, file })));
    expect(earlier.length).toBeGreaterThan(5);
    expect(earlier.filter(({ tie, file }) => tie.until === null || tie.until >= file.hired || tie.from < addDays(file.birthDate, 18 * 365))).toEqual([]);
    expect(people.filter(({ file, life }) => (file.left === null) !== (life.ending === null))).toEqual([]);
  });
});

describe('lively, with gaps', () => {
  test.each([
    ['nationality', ({ life }) => life.person['countryGeoId'] !== null, 0.9, 0.97],
    ['residence', ({ life }) => life.person['residenceStatusEnumId'] !== null, 0.85, 0.95],
    ['Latin names', ({ life }) => life.person['latinLastName'] !== null, 0.5, 0.7],
    ['landline', ({ life }) => life.rows.telecom_number.some(({ contactMechPurposeId }) => contactMechPurposeId === 'PhoneHome'), 0.55, 0.7],
    ['e-mail', ({ life }) => life.rows.electronic_address.length > 0, 0.65, 0.9],
    ['family', ({ life }) => life.rows.family_member.length > 0, 0.5, 0.8],
    ['work elsewhere', ({ life }) => life.rows.work_experience.length > 0, 0.2, 0.6],
    ['personnel structure', ({ life }) => life.rows.personnel_structure.length > 0, 0.85, 0.95],
    ['scans', ({ life }) => life.papers.some(({ hasScan }) => hasScan), 0.15, 0.35],
    ['papers that have ended', ({ life }) => life.papers.some(({ expiryDate }) => expiryDate !== null && expiryDate < today), 0.03, 0.25],
    ['papers about to end', ({ life }) => life.papers.some(({ expiryDate }) => expiryDate !== null && expiryDate >= today && expiryDate <= addDays(today, 60)), 0.03, 0.2],
    ['changes asked for', ({ life }) => life.asked !== null && life.asked.change !== null, 0.003, 0.01],
    ['letters asked for', ({ life }) => life.asked !== null && life.asked.letter !== null, 0.003, 0.01],
    ['sacrifice', ({ life }) => life.sacrifice !== null, 0.002, 0.02],
    ['foreign nationals', ({ life }) => ['AFG', 'IRQ'].includes(String(life.person['countryGeoId'])), 0.0005, 0.003],
    ['lecturers', ({ life }) => life.ties.some(({ type }) => type === 'prtInstructor'), 0.005, 0.02],
    ['applicants', ({ life }) => life.ties.some(({ type }) => type === 'PrtApplicant'), 0.005, 0.03],
  ] as const satisfies readonly (readonly [string, (one: (typeof people)[number]) => boolean, number, number])[])('%s', (_name, holds, least, most) => {
    const found = share(holds);
    expect([found >= least, found <= most, found]).toEqual([true, true, found]);
  });

  test('no document ends today, so that whoever asks for those meets their own', () => {
    expect(
      people
        .flatMap(({ life }) => life.papers)
        .filter(({ expiryDate, documentDate }) => expiryDate === today || documentDate >= today || (expiryDate !== null && expiryDate <= documentDate)),
    ).toEqual([]);
  });

  test('people who sign in keep a modest file', () => {
    for (const number of accounts) {
      const { life } = people[number] as (typeof people)[number];
      const counts = Object.fromEntries(Object.entries(life.rows).map(([table, list]) => [table, list.length]));
      expect(counts).toMatchObject({
        telecom_number: 1,
        postal_address: 1,
        electronic_address: 0,
        other_information: 0,
        family_member: 0,
        party_qualification: 1,
        work_experience: 0,
        personnel_structure: 0,
      });
      expect([life.papers, life.ties, life.sacrifice, life.asked, life.account['branchCode']]).toEqual([[], [], null, null, null]);
    }
  });
});

test('every name has a Latin spelling', () => {
  const missing = [...names.men, ...names.women, ...names.families].filter((name) => !/^[a-z]+$/.test(latinNames.get(name) ?? ''));
  expect(missing).toEqual([]);
});
