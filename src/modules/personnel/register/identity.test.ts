/** Codes of people by implementations of our own (guide iran.md 3): 10,000 of each kind by the form of its call, some by the call itself. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkField } from '#kernel/form/check.ts';
import { type FormDefinition, fieldsOf } from '#kernel/form/definition.ts';
import { contactErrors } from '#platform/party/contact/contact.errors.ts';
import { addressForm, personTypes, phoneForm } from '#platform/party/contact/contact.form.ts';
import contactMessages from '#platform/party/contact/contact.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import partyMessages from '#platform/party/party.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId } from '#testing/organisation.ts';
import { bankingErrors } from '../banking/banking.contract.ts';
import { accountForm } from '../banking/banking.form.ts';
import bankingMessages from '../banking/banking.messages.fa.ts';
import { routes as bankingRoutes } from '../banking/banking.routes.ts';
import { routes as contactRoutes } from '../contact/contact.routes.ts';
import { familyErrors } from '../family/family.contract.ts';
import { familyForm } from '../family/family.form.ts';
import familyMessages from '../family/family.messages.fa.ts';
import { routes as familyRoutes } from '../family/family.routes.ts';
import { factsForm } from '../profile/facts.form.ts';
import { profileErrors } from '../profile/profile.contract.ts';
import profileMessages from '../profile/profile.messages.fa.ts';
import { routes as profileRoutes } from '../profile/profile.routes.ts';
import { registerErrors } from './register.contract.ts';
import { registerForm } from './register.form.ts';
import registerMessages from './register.messages.fa.ts';
import { routes as registerRoutes } from './register.routes.ts';

// ---- second implementations ----

const isDigits = (text: string, ...lengths: readonly number[]): boolean => lengths.includes(text.length) && [...text].every((one) => one >= '0' && one <= '9');
const isOneDigit = (text: string): boolean => text === (text[0] ?? '').repeat(text.length);

/** With the check digit the weighted sum is a multiple of eleven, unless the rest is 0 or 1 and stands there itself. */
function isNational(code: string): boolean {
  if (!isDigits(code, 10) || isOneDigit(code)) return false;
  const check = Number(code[9]);
  let [weighted, weight] = [0, 1];
  for (const digit of [...code.slice(0, 9)].reverse()) weighted += Number(digit) * ++weight;
  return weighted % 11 < 2 ? (weighted - check) % 11 === 0 && check < 2 : (weighted + check) % 11 === 0;
}

/** The remainder by 97, digit after digit; a letter is two digits. */
function isIban(code: string): boolean {
  if (code.length !== 26 || !code.startsWith('IR') || !isDigits(code.slice(2), 24)) return false;
  let rest = 0;
  for (const sign of code.slice(4) + code.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Luhn by a table, from the right. */
function isCard(code: string): boolean {
  if (!isDigits(code, 16) || isOneDigit(code)) return false;
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  return [...code].reverse().reduce((sum, digit, place) => sum + (place % 2 === 1 ? (doubled[Number(digit)] ?? 0) : Number(digit)), 0) % 10 === 0;
}

// ---- candidates ----

/** The same numbers on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Kind {
  readonly name: string;
  readonly form: FormDefinition;
  readonly path: string;
  readonly isRight: (code: string) => boolean;
  /** Signs of a candidate, of which about every second is right. */
  readonly make: (digits: (count: number) => string) => string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** What the call takes besides, because people write it so. */
  readonly isTyped?: (code: string) => boolean;
}

/** The candidate with the one end that makes it right. */
const ended = (start: string, ends: readonly string[], isRight: (code: string) => boolean, finish = ''): string =>
  ends.map((end) => start + end + finish).find(isRight) ?? start + ends[0] + finish;
const digit = Array.from({ length: 10 }, (_, one) => String(one));
const checks = Array.from({ length: 97 }, (_, one) => String(one + 2).padStart(2, '0'));

const TODAY = '2026-11-22';
const phone = { contactMechPurposeId: 'PhoneMobile' };
const national = { isRight: isNational, make: (digits: (count: number) => string) => ended(digits(9), digit, isNational) };
const kinds: readonly Kind[] = [
  { name: 'national code of a registration', form: registerForm, path: 'nationalId', ...national },
  { name: 'national code of a relative', form: familyForm, path: 'nationalCode', ...national },
  {
    name: 'Sheba',
    form: accountForm(),
    path: 'iban',
    isRight: isIban,
    make: (digits) => ended('IR', checks, isIban, digits(22)),
  },
  { name: 'card', form: accountForm(), path: 'cardNumber', isRight: isCard, make: (digits) => ended(digits(15), digit, isCard) },
  {
    name: 'mobile',
    form: phoneForm(personTypes),
    path: 'contactNumber',
    isRight: (code) => isDigits(code, 11) && code.startsWith('09'),
    make: (digits) => `09${digits(9)}`,
    values: phone,
    isTyped: (code) => isDigits(code, 10) && code.startsWith('9'),
  },
  { name: 'postal code', form: addressForm(personTypes), path: 'postalCode', isRight: (code) => isDigits(code, 10), make: (digits) => digits(10) },
  { name: 'insurance number', form: factsForm, path: 'insuranceNumber', isRight: (code) => isDigits(code, 8, 9, 10), make: (digits) => digits(8 + (Number(digits(1)) % 3)) },
  {
    name: 'code of foreigners',
    form: registerForm,
    path: 'foreignerCode',
    isRight: (code) => isDigits(code, 9, 10, 11, 12),
    make: (digits) => digits(9 + (Number(digits(1)) % 4)),
  },
];

/** The candidate as it is, with one sign changed, two exchanged, one lost or doubled, or another alphabet in it. */
function spoilt(code: string, random: (below: number) => number): string {
  const at = random(code.length - 1);
  const [one = '', next = ''] = [code[at], code[at + 1]];
  const others = [
    code,
    code,
    code,
    code.slice(0, at) + String(random(10)) + code.slice(at + 1),
    code.slice(0, at) + next + one + code.slice(at + 2),
    code.slice(0, at) + code.slice(at + 1),
    code.slice(0, at) + one + code.slice(at),
    code.slice(0, at) + 'ABIRX'[random(5)] + code.slice(at + 1),
    String(random(10)).repeat(code.length),
  ];
  return others[random(others.length)] ?? code;
}

function candidates({ make }: Kind, count: number): string[] {
  const random = numbers(1405);
  const digits = (length: number): string => Array.from({ length }, () => random(10)).join('');
  return Array.from({ length: count }, () => spoilt(make(digits), random));
}

const fieldOf = ({ form, path }: Kind) => {
  const placed = fieldsOf(form).find((one) => one.path === path);
  if (!placed) throw new Error(`no field ${path}`);
  return placed;
};

describe('10,000 random codes are judged by the form of the call as by a second implementation', () => {
  test.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
    const placed = fieldOf(kind);
    const all = candidates(kind, 10_000);
    const right = all.filter(kind.isRight);
    expect(right.length).toBeGreaterThan(3_000);
    expect(right.length).toBeLessThan(8_500);
    const isTaken = (code: string): boolean => {
      const values = { ...kind.values, [kind.path]: code };
      const state = placed.field.validator?.(values, TODAY) as { readonly error?: boolean } | undefined;
      return checkField(placed, values, TODAY) === undefined && !state?.error;
    };
    expect(all.filter((code) => isTaken(code) !== kind.isRight(code))).toEqual([]);
  });
});

// ---- the calls ----

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
let person = 0;

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/register', routes: registerRoutes, messages: registerMessages, errors: [registerErrors] },
    { slice: 'modules/personnel/profile', routes: profileRoutes, messages: profileMessages, errors: [profileErrors] },
    { slice: 'modules/personnel/banking', routes: bankingRoutes, messages: bankingMessages, errors: [bankingErrors] },
    { slice: 'modules/personnel/family', routes: familyRoutes, messages: familyMessages, errors: [familyErrors] },
    { slice: 'platform/party/contact', routes: contactRoutes, messages: contactMessages, errors: [contactErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/party', routes: [], messages: partyMessages, errors: [partyErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

const row = { partyId: partyId('seller'), fromDate: '2024-03-20' };
const file = '/rest/s1/hcm/person';
const register = (more: object) => ({ firstName: 'Sara', lastName: 'Ahmadi', pseudoId: `I-${++person}`, fromDate: '2026-05-01', ...more });
const version = async (): Promise<number> => (await testBed.call(officer, 'GET', `/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('seller')}`)).body.rowVersion;

/** What carries a code to the server, by kind. */
const sendings: Readonly<Record<string, (code: string) => Promise<readonly ['POST' | 'PUT', string, object]> | readonly ['POST' | 'PUT', string, object]>> = {
  'national code of a registration': (nationalId) => ['POST', '/rest/s1/hcm/party', register({ nationalId })],
  'national code of a relative': (nationalCode) => [
    'POST',
    `${file}/family`,
    { partyId: row.partyId, relationshipTypeEnumId: 'Sister', firstName: 'Sara', lastName: 'Ahmadi', birthDate: '1990-03-21', nationalCode },
  ],
  Sheba: (iban) => ['POST', `${file}/bankAccount`, { ...row, paymentMethodPurposeEnumId: 'PmpGeneral', branchCode: '1', ownerFirstName: 'Sara', ownerLastName: 'Ahmadi', iban }],
  card: (cardNumber) => [
    'POST',
    `${file}/bankAccount`,
    { ...row, paymentMethodPurposeEnumId: 'PmpGeneral', iban: 'IR062960000000100324200001', branchCode: '1', ownerFirstName: 'Sara', ownerLastName: 'Ahmadi', cardNumber },
  ],
  mobile: (contactNumber) => ['POST', `${file}/tel`, { ...row, ...phone, contactNumber }],
  'postal code': (postalCode) => ['POST', `${file}/address`, { ...row, contactMechPurposeId: 'PostalTemporary', countryGeoId: 'AFG', street: 'Street', plate: '1', postalCode }],
  'insurance number': async (insuranceNumber) => ['PUT', `/rest/s1/hcm/entity/Person/${partyId('seller')}`, { rowVersion: await version(), insuranceNumber }],
  'code of foreigners': (foreignerCode) => ['POST', '/rest/s1/hcm/party', register({ countryGeoId: 'AFG', foreignerCode })],
};

test.each(kinds.map((kind) => [kind.name, kind] as const))('the call agrees: %s', async (name, kind) => {
  const seen = new Set<string>();
  const some = candidates(kind, 30).filter((code) => !seen.has(code) && seen.add(code));
  for (const code of some) {
    const [method, path, body] = await (sendings[name] as (typeof sendings)[string])(code);
    const answer = await testBed.call(officer, method, path, body);
    const said = [answer.status < 400, Object.keys(answer.body.fields ?? {})];
    expect(said, `${code}: ${answer.body.messages}`).toEqual(kind.isRight(code) || kind.isTyped?.(code) ? [true, []] : [false, [kind.path]]);
  }
});

test('published codes: those of real banks and people pass, and an unknown bank or prefix is no fault', async () => {
  const said = async (name: string, code: string): Promise<boolean> => {
    const [method, path, body] = await (sendings[name] as (typeof sendings)[string])(code);
    return (await testBed.call(officer, method, path, body)).status < 400;
  };
  for (const code of ['0499370899', '0790419904', '0084575948', '0684159414']) expect([code, await said('national code of a relative', code)]).toEqual([code, true]);
  // 999 is no place of issue
  expect(await said('national code of a relative', ended('999123456', digit, isNational))).toBe(true);
  for (const code of ['IR820540102680020817909002', 'IR062960000000100324200001']) expect([code, await said('Sheba', code)]).toEqual([code, true]);
  // as people write them
  for (const code of ['ir82 0540 1026 8002 0817 9090 02', 'IR82-0540-1026-8002-0817-9090-02']) expect(await said('Sheba', code)).toBe(true);
  for (const code of ['6037701689095443', '6219861034529007', '6037-7016-8909-5443']) expect([code, await said('card', code)]).toEqual([code, true]);
  expect(await said('card', '6219861034529008')).toBe(false);
  expect(await said('mobile', '+98 (912) 345-6789')).toBe(true);
  expect(await said('mobile', '\u06f0\u06f9\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9')).toBe(true);
});
