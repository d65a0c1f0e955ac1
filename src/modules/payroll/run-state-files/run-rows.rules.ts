/** Payslips of a run as rows of files. Pure. */
import type { PayCase } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import type { PayColumn, PayTerms } from '../pay/pay-terms.rules.ts';
import { factsOfMonth } from '../state-files/counted-month.rules.ts';
import type { FileLine, FileRow } from '../state-files/file-month.rules.ts';
import type { InsuredIn } from './insurance-lists.rules.ts';

/** Somebody whom a run pays, as they stand on its last day; rials are digits. */
export interface PaidPerson {
  readonly payslipId: string;
  readonly employmentId: string;
  readonly partyId: string;
  readonly fullName: string;
  readonly pseudoId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fatherName: string | null;
  readonly gender: 'Y' | 'N' | null;
  readonly birthDate: string | null;
  readonly birthPlace: string | null;
  readonly issuePlace: string | null;
  readonly hireDate: string | null;
  readonly endDate: string | null;
  readonly jobTitle: string | null;
  /** Of the organisation of insurance: of the class that the pay data name, or that of the job of the position. */
  readonly jobCode: string | null;
  /** By type of code. */
  readonly codes: Readonly<Record<string, string>> | null;
  /** The main account on the day, sealed for the person. */
  readonly iban: string | null;
  /** Days that they were paid in, and of which workshop. */
  readonly insuredIn: readonly InsuredIn[] | null;
  readonly amounts: readonly string[];
  readonly net: string;
  readonly inputs: unknown;
}

/** Factors whose insured amounts are the wage of the list; the others are benefits. */
const wages: ReadonlySet<string> = new Set(['base', 'seniority']);

/** The lines of payslips: what stands at the places of their amounts. */
export function linesBy(columns: readonly PayColumn[], terms: PayTerms, of: { readonly year: number; readonly month: number }): (amounts: readonly string[]) => FileLine[] {
  const insured = new Set(terms.factors.filter(({ flags }) => flags.insured).map(({ code }) => code));
  const bucketOf = (code: string): FileLine['insuranceBucket'] => (!insured.has(code) ? 'none' : wages.has(code) ? 'base' : 'benefit');
  const known = columns.map(({ of: when = of, ...column }) => ({ ...column, of: when, insuranceBucket: bucketOf(column.code) }));
  return (amounts) => known.flatMap((column, at) => (amounts[at] === undefined || amounts[at] === '0' ? [] : [{ ...column, amount: BigInt(amounts[at]) }]));
}

/** Rows in the order of the people. `ibanOf`: opens the account of somebody. */
export function rowsOfRun(
  people: readonly PaidPerson[],
  columns: readonly PayColumn[],
  terms: PayTerms,
  of: { readonly year: number; readonly month: number },
  ibanOf: (one: PaidPerson) => string | null,
): FileRow[] {
  const lines = linesBy(columns, terms, of);
  const figures = new Map(terms.law);
  return people.map((one, at) => {
    const codes = one.codes ?? {};
    const { firstName, lastName, fatherName, gender, birthDate, birthPlace, issuePlace, hireDate, endDate, jobTitle, jobCode } = one;
    return {
      row: at + 1,
      person: {
        ...{ firstName, lastName, fatherName, gender, birthDate, birthPlace, issuePlace, hireDate, endDate, jobTitle, jobCode },
        ...{
          nationalCode: codes['Nationalcode'],
          foreignerCode: codes['foreignerCode'],
          idNumber: codes['idNumber'],
          insuranceNumber: codes['insuranceNumber'],
          iban: ibanOf(one),
        },
      },
      month: { ...factsOfMonth(readKept<PayCase>(one.inputs), { settings: terms.settings, figures, given: [] }), lines: lines(one.amounts) },
      net: BigInt(one.net),
    };
  });
}
