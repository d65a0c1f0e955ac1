/** Quick rounding to a whole unit. */
import { counted, NONE, type Quick, safe, stepped } from './quick.ts';

type Mode = 'half' | 'down' | 'up';

/** The whole number that n / d is rounded to, for a denominator above zero; NaN where n or d is. */
export function wholeOf(n: number, d: number, mode: Mode): number {
  if (!(Math.abs(n) + d <= Number.MAX_SAFE_INTEGER)) return NONE;
  // the machine's quotient may be one too large, as its remainder says; both products lie within the safe integers
  let floor = Math.floor(n / d);
  let above = n - floor * d;
  if (above < 0) {
    floor -= 1;
    above += d;
  }
  if (above === 0 || mode === 'down') return floor;
  if (mode === 'up') return floor + 1;
  return 2 * above > d || (2 * above === d && n > 0) ? floor + 1 : floor;
}

/** The multiple of a whole unit that the value is rounded to, with the steps of what was pulled out. */
export function multipleOf(value: Quick, unit: number, mode: Mode): Quick['run'] {
  const { den, factor, steps, run: count } = value;
  const below = safe(den * unit);
  if (below === 1)
    return (run) => {
      run.steps += steps;
      return safe(count(run) * factor);
    };
  return (run) => {
    run.steps += steps;
    const n = count(run) * factor;
    return safe(wholeOf(n, below || safe(run.denominator * unit), mode) * unit);
  };
}

/** Rounds to a whole unit that stands in the text; undefined for any other. */
export function roundedBy(mode: Mode, value: Quick, unit?: Quick): Quick | undefined {
  const isWhole = unit?.isLiteral === true && unit.den === 1 && unit.steps === 0;
  const by = unit === undefined ? 1 : isWhole ? unit.factor : 0;
  return by > 0 ? stepped(counted(1, 0, multipleOf(value, by, mode))) : undefined;
}
