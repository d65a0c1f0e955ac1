/** Cleans what was typed into the registration and judges its dates. Pure. */
import type { BodyOf } from '#kernel/call.ts';
import { cleanCode } from '#kernel/identity-codes/identity-codes.ts';
import { cleanDigits, normaliseText } from '#kernel/persian-text/persian-text.ts';
import { faultOfBirth } from '../profile/profile.rules.ts';
import type { registerPerson } from './register.contract.ts';

/** Stored form of the facts; texts that are empty once cleaned are null. */
export function cleanRegistration(form: BodyOf<typeof registerPerson>) {
  const text = (value: string | undefined): string | null => normaliseText(value ?? '') || null;
  return {
    firstName: normaliseText(form.firstName),
    lastName: normaliseText(form.lastName),
    suffix: text(form.suffix),
    fatherName: text(form.fatherName),
    gender: form.gender ?? null,
    birthDate: form.birthDate ?? null,
    nationalCode: cleanCode(form.nationalId),
    pseudoId: cleanDigits(form.pseudoId),
    employmentStatusEnumId: form.employmentStatusEnumId ?? null,
    emailAddress: form.emailAddress?.trim() || null,
  };
}

/** 1300/01/01: nobody employed today was hired earlier. */
const FIRST_HIRE_DATE = '1921-03-21';

/** First and last ISO day on which an employment may begin: a contract may be signed at most a year ahead. */
export const hireDates = (today: string): { readonly min: string; readonly max: string } => ({
  min: FIRST_HIRE_DATE,
  max: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
});

/** Validation key of a hire date that cannot be. Both are ISO dates. */
export function faultOfHire(fromDate: string, today: string): 'hireRange' | undefined {
  const { min, max } = hireDates(today);
  return fromDate < min || fromDate > max ? 'hireRange' : undefined;
}

/** Field to validation key for dates that cannot be. */
export function faultsOfDates({ birthDate, fromDate }: Pick<BodyOf<typeof registerPerson>, 'birthDate' | 'fromDate'>, today: string): Record<string, string> {
  const birthFault = birthDate === undefined ? undefined : faultOfBirth(birthDate, fromDate, today);
  const hireFault = faultOfHire(fromDate, today);
  return { ...(birthFault ? { birthDate: birthFault } : {}), ...(hireFault ? { fromDate: hireFault } : {}) };
}
