/** People of files with their months, for the tests: every letter, signs that are forbidden, the longest names. */
import { createHash } from 'node:crypto';
import { makeSheba, nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import type { FileLine, FileMonth, FileRow } from './file-month.rules.ts';

export const MEHR = '\u0645\u062D\u0645\u062F\u062D\u0633\u06CC\u0646';
export const ALPHABET =
  '\u0622\u0627\u0628\u067E\u062A\u062B\u062C\u0686\u062D\u062E\u062F\u0630\u0631\u0632\u0698\u0633\u0634\u0635\u0636\u0637\u0638\u0639\u063A\u0641\u0642\u06A9\u06AF\u0644\u0645\u0646\u0648\u0647\u06CC\u0621\u0626';
export const hash = (bytes: Uint8Array | undefined): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
    .slice(0, 16);
export const code = (first9: string): string => first9 + nationalCodeCheckDigit(first9);

export const of = { year: 1405, month: 1 };
export const line = (said: Partial<FileLine> & Pick<FileLine, 'code' | 'amount'>): FileLine => ({
  ...{ title: said.code, isDeduct: 'N', side: 'employee', of, taxColumn: null, insuranceBucket: null },
  ...said,
});
export const monthOf = (base: bigint, more: readonly FileLine[] = []): FileMonth => {
  const grocery = 22_000_000n;
  const insured = base + grocery;
  const worker = (insured * 7n + 50n) / 100n;
  return {
    ...of,
    days: 31,
    isInsured: true,
    insuranceRate: { n: 27n, d: 100n },
    taxShare: { n: 2n, d: 7n },
    ...{ isDeprived: false, isFaculty: false, housing: 'none', car: 'none' },
    lines: [
      line({ code: 'base', amount: base, taxColumn: 7, insuranceBucket: 'base' }),
      line({ code: 'grocery', amount: grocery, taxColumn: 7, insuranceBucket: 'benefit' }),
      line({ code: 'overtime', amount: 1_000_001n, taxColumn: 17, insuranceBucket: 'none' }),
      ...more,
      line({ code: 'insurable', amount: insured, isDeduct: 'Z', side: 'basis' }),
      line({ code: 'insuranceBase', amount: insured, isDeduct: 'Z', side: 'basis' }),
      line({ code: 'insuranceWorker', amount: worker, isDeduct: 'Y' }),
      line({ code: 'insuranceEmployer', amount: (insured * 20n) / 100n, isDeduct: 'Z', side: 'employer' }),
      line({ code: 'insuranceUnemployment', amount: (insured * 3n) / 100n, isDeduct: 'Z', side: 'employer' }),
      line({ code: 'tax', amount: 1_000_000n, isDeduct: 'Y' }),
    ],
  };
};
export const SIXTY = `${'\u0645\u062D\u0645\u062F '.repeat(12)}`.trim();
export const people: readonly FileRow[] = [
  {
    row: 1,
    person: {
      ...{
        firstName: MEHR,
        lastName: '\u06AF\u0644\u200C\u0686\u06CC\u0646, "\u0646\u0648"',
        fatherName: '\u0639\u0644\u064A',
        gender: 'Y',
        nationalCode: code('001234567'),
        idNumber: '123',
      },
      ...{ insuranceNumber: '0012345678', birthDate: '1985-03-21', hireDate: '2026-04-04', jobTitle: '\u06A9\u0627\u0631\u06AF\u0631', jobCode: '013001' },
      iban: makeSheba('017', '0000000000000000001'),
    },
    month: monthOf(171_797_350n),
  },
  {
    row: 2,
    person: {
      ...{
        firstName: SIXTY,
        lastName: ALPHABET,
        fatherName: '\u062D\u0633\u0646',
        gender: 'N',
        nationalCode: code('009876543'),
        insuranceNumber: '12345678',
        birthDate: '1990-01-01',
      },
      ...{ endDate: '2026-03-31', hireDate: '2020-01-01', iban: makeSheba('012', '0000000000000000002') },
    },
    month: monthOf(200_000_000n),
  },
];

export const fileOf = (files: readonly { readonly name: string; readonly bytes: Uint8Array }[], name: string): Uint8Array =>
  files.find((one) => one.name === name)?.bytes ?? new Uint8Array();
