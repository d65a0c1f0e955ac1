/** Values of the forms of the library between the calls and the page: numbers are shown in the digits of the reader. Pure. */
import type { FormValues } from '#kernel/form/definition.ts';
import { shownDigits } from '#ui/format/format.ts';
import { isRounded, unitOf } from './formula.form.ts';

/** What the form of a formula begins with. */
export const formulaStart: FormValues = { use: null, text: '', roundingMode: 'half', roundingUnit: '\u06f1', tests: [] };
export const tableStart: FormValues = { keys: [{ kind: 'band', title: '' }], columns: [''] };

/** The values of the form as the calls take them: what is not rounded has no unit. */
export function formulaBody({ roundingMode, roundingUnit, ...said }: FormValues): FormValues {
  return { ...said, tests: said['tests'] ?? [], rounding: isRounded({ roundingMode }) ? { unit: unitOf(roundingUnit) ?? roundingUnit, mode: roundingMode } : null };
}

/** The value of a constant, as the form shows it. */
export const constantValues = ({ value, ...content }: FormValues): FormValues => ({ ...content, value: typeof value === 'string' ? shownDigits(value) : null });

/** What a version says, as the form shows it. */
export function formulaValues({ rounding, ...content }: FormValues): FormValues {
  const { unit, mode = 'none' } = (rounding ?? {}) as { unit?: unknown; mode?: unknown };
  return { ...content, roundingMode: mode, roundingUnit: typeof unit === 'string' ? shownDigits(unit) : null };
}
