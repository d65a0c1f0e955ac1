/** Cleans what was typed into the registration. Pure. */
import type { BodyOf } from '#kernel/call.ts';
import { cleanCode } from '#kernel/identity-codes/identity-codes.ts';
import { cleanDigits, normaliseText } from '#kernel/persian-text/persian-text.ts';
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
