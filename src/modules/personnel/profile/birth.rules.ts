/** How old somebody in the books of a company may be. Pure. */
import { ageInYears } from '#kernel/jalali/jalali.ts';

export const MIN_AGE = 15;
export const MAX_AGE = 100;

/** Validation key of a birth date that cannot be; all are ISO dates. */
export function faultOfBirth(birthDate: string, hireDate: string | null, today: string): 'birthRange' | 'birthAfterHire' | undefined {
  // the Jalali calendar begins in 1827: older texts are no date of a living person
  if (birthDate < '1850-01-01' || birthDate > today) return 'birthRange';
  const age = ageInYears(birthDate, today);
  if (age < MIN_AGE || age > MAX_AGE) return 'birthRange';
  return hireDate !== null && birthDate >= hireDate ? 'birthAfterHire' : undefined;
}
