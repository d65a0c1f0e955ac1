import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankOfSheba,
  cleanCode,
  cleanMobile,
  isBankCard,
  isEmail,
  isInsuranceNumber,
  isLegalEntityId,
  isMobile,
  isNationalCode,
  isPostalCode,
  isSheba,
  isSignInName,
  isUsername,
  makeSheba,
  nationalCodeCheckDigit,
} from './identity-codes.ts';

const tenEqual = Array.from({ length: 10 }, (_, digit) => String(digit));
const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
/** The code with the digit at a place raised by 1..9. */
const spoil = (code: string, place: number, by: number) => code.slice(0, place) + ((Number(code[place]) + by) % 10) + code.slice(place + 1);

describe('national code', () => {
  it('takes the code with its check digit and no other', () => {
    fc.assert(
      fc.property(digits(9), fc.integer({ min: 1, max: 9 }), (first9, by) => {
        fc.pre(new Set(first9).size > 1);
        const code = first9 + nationalCodeCheckDigit(first9);
        expect(isNationalCode(code)).toBe(true);
        expect(isNationalCode(spoil(code, 9, by))).toBe(false);
      }),
    );
  });

  it('knows published samples', () => {
    expect(nationalCodeCheckDigit('617893156')).toBe(5);
    expect(isNationalCode('0499370899')).toBe(true);
    expect(isNationalCode('0790419904')).toBe(true);
    expect(isNationalCode('0084575948')).toBe(true);
  });

  it('refuses ten equal digits, though their check digit is right', () => {
    for (const digit of tenEqual) {
      expect(nationalCodeCheckDigit(digit.repeat(9))).toBe(Number(digit));
      expect(isNationalCode(digit.repeat(10))).toBe(false);
    }
  });

  it.each(['', '499370899', '04993708990', '0499370899\n', '\u06F0\u06F4\u06F9\u06F9\u06F3\u06F7\u06F0\u06F8\u06F9\u06F9', '049-937089'])('refuses %j', (code) =>
    expect(isNationalCode(code)).toBe(false),
  );

  it('demands nine digits to check', () => {
    expect(() => nationalCodeCheckDigit('12')).toThrow(RangeError);
  });
});

it('legal entity id checks its last digit', () => {
  expect(isLegalEntityId('10380284790')).toBe(true);
  expect(isLegalEntityId('10380284792')).toBe(false);
  expect(isLegalEntityId('1038028479')).toBe(false);
  for (const digit of tenEqual) expect(isLegalEntityId(digit.repeat(11))).toBe(false);
  fc.assert(
    fc.property(digits(10), (first10) => {
      fc.pre(new Set(first10).size > 1);
      const valid = tenEqual.filter((last) => isLegalEntityId(first10 + last));
      expect(valid).toHaveLength(1);
    }),
  );
});

describe('Sheba', () => {
  it('takes what it makes, and notices every single wrong digit', () => {
    fc.assert(
      fc.property(digits(3), digits(19), fc.integer({ min: 2, max: 25 }), fc.integer({ min: 1, max: 9 }), (bank, account, place, by) => {
        const sheba = makeSheba(bank, account);
        expect(sheba).toMatch(/^IR\d{24}$/);
        expect(isSheba(sheba)).toBe(true);
        expect(bankOfSheba(sheba)).toBe(bank);
        expect(isSheba(spoil(sheba, place, by))).toBe(false);
        expect(bankOfSheba(spoil(sheba, place, by))).toBeNull();
      }),
    );
  });

  it('knows a published sample and the form', () => {
    expect(isSheba('IR062960000000100324200001')).toBe(true);
    expect(isSheba('ir062960000000100324200001')).toBe(false);
    expect(isSheba(cleanCode('ir06 2960 0000 0010 0324 2000 01'))).toBe(true);
    expect(isSheba('062960000000100324200001')).toBe(false);
    expect(() => makeSheba('12', '1')).toThrow(RangeError);
  });
});

it('bank card is Luhn, never equal digits', () => {
  expect(isBankCard('6037701689095443')).toBe(true);
  expect(isBankCard('6037701689095444')).toBe(false);
  expect(isBankCard('603770168909544')).toBe(false);
  for (const digit of tenEqual) expect(isBankCard(digit.repeat(16))).toBe(false);
});

describe('mobile', () => {
  it.each([
    '09121234567',
    '+989121234567',
    '00989121234567',
    '989121234567',
    '9121234567',
    '+98 0912 123 4567',
    '\u06F0\u06F9\u06F1\u06F2-\u06F1\u06F2\u06F3-\u06F4\u06F5\u06F6\u06F7',
    '\u200E+98 912 123 4567\u200F',
    '+98 (912) 123.4567',
  ])('%j is known', (typed) => expect(cleanMobile(typed)).toBe('09121234567'));

  it.each(['', '0912345', '02112345678', '091212345678', '+1 912 123 4567', 'a09121234567'])('%j is none', (typed) => expect(cleanMobile(typed)).toBeNull());

  it('is stored as eleven ASCII digits', () => {
    expect(isMobile('09121234567')).toBe(true);
    expect(isMobile('+989121234567')).toBe(false);
    expect(isMobile('09121234567\n')).toBe(false);
  });
});

it('postal code and insurance number are lengths only', () => {
  expect(isPostalCode('5354778385')).toBe(true);
  expect(isPostalCode('535477838')).toBe(false);
  expect(['12345678', '0012345678'].every(isInsuranceNumber)).toBe(true);
  expect(['1234567', '12345678901', ''].some(isInsuranceNumber)).toBe(false);
});

it('cleanCode drops what stands between', () => {
  expect(cleanCode(' ir\u06F9\u06F3\u2013\u0660\u0669\u06409\u200C0\u2212 ')).toBe('IR930990');
});

it('user names', () => {
  expect(['abc123', 'A'.repeat(30)].every(isUsername)).toBe(true);
  expect(['abc12', 'a'.repeat(31), 'abc_123', '\u06A9\u0627\u0631\u0628\u0631\u06F1\u06F2', 'abc123\n'].some(isUsername)).toBe(false);
  expect(['a_b.', 'abc-1'].every(isSignInName)).toBe(true);
  expect(['abc', 'ab c', '\u06A9\u0627\u0631\u0628\u0631', ''].some(isSignInName)).toBe(false);
});

it('e-mail', () => {
  expect(['a@b.ir', 'hr.team+x@mail.example.com'].every(isEmail)).toBe(true);
  expect(['', 'a@b', 'a b@c.ir', '@c.ir', 'a@@c.ir', 'a@c..ir', `${'a'.repeat(250)}@b.ir`].some(isEmail)).toBe(false);
});
