/** Quick rounding to a whole unit. */
import { counted, NONE, numerator, type Quick, safe, stepped } from './quick.ts';

type Mode = 'half' | 'down' | 'up';

/** How n over a denominator is rounded to a multiple of a unit. */
interface Rule {
  /** The denominator times the unit, above zero. */
  readonly below: number;
  /** 1 / below, as near as the machine has it: to multiply is much quicker than to divide. */
  readonly inverse: number;
  /** Sizes of n beyond it are not rounded quickly. */
  readonly most: number;
  readonly unit: number;
  readonly mode: Mode;
}

function ruleOf(den: number, unit: number, mode: Mode): Rule {
  const below = safe(den * unit);
  return { below, inverse: 1 / below, most: Number.MAX_SAFE_INTEGER - 2 * below, unit, mode };
}

/** The multiple that n is rounded to, for an n within the rule. The machine's quotient is off by a little, as what remains says exactly. */
function multiple(n: number, { below, inverse, unit, mode }: Rule): number {
  if (mode !== 'half') return (mode === 'down' ? floorOf(n, below, inverse) : -floorOf(-n, below, inverse)) * unit;
  const near = Math.round(n * inverse);
  const rest = 2 * (n - near * below);
  return (Math.abs(rest) < below ? near : halfOf(n, near, below)) * unit;
}

function floorOf(n: number, below: number, inverse: number): number {
  let floor = Math.floor(n * inverse);
  while (n < floor * below) floor -= 1;
  while (n >= (floor + 1) * below) floor += 1;
  return floor;
}

/** Of a half, which goes away from zero, or where the quotient was off. */
function halfOf(n: number, near: number, below: number): number {
  let whole = near;
  for (let rest = 2 * (n - whole * below); rest > below || (rest === below && n > 0); rest -= 2 * below) whole += 1;
  for (let rest = 2 * (n - whole * below); rest < -below || (rest === -below && n < 0); rest += 2 * below) whole -= 1;
  return whole;
}

/** The multiple of a whole unit that the value is rounded to, with the steps of what was pulled out. */
export function multipleOf(value: Quick, unit: number, mode: Mode): Quick['run'] {
  const { den, factor, steps, branches } = value;
  if (branches?.den === den && factor === 1) {
    const chosen = branches.by(multipleOf(branches.met, unit, mode), multipleOf(branches.otherwise, unit, mode));
    return numerator(counted(1, steps, chosen));
  }
  if (den === 0) return looseMultiple(value, unit, mode);
  return den * unit === 1 ? numerator(value) : knownMultiple(value, ruleOf(den, unit, mode));
}

/** Of one or two slots at once, since most results are. */
function knownMultiple(value: Quick, rule: Rule): Quick['run'] {
  const { factor, steps, shift, pair, run: count } = value;
  const { most } = rule;
  if (shift && factor === 1) {
    const { slot, f, g } = shift;
    return (run) => {
      run.steps += steps;
      const n = (run.numerators[slot] as number) * f;
      return Math.abs(n) + Math.abs(g) <= most ? multiple(n + g, rule) : NONE;
    };
  }
  if (pair && factor === 1) {
    const { slot, f, other, g } = pair;
    return (run) => {
      run.steps += steps;
      const [n, m] = [(run.numerators[slot] as number) * f, (run.numerators[other] as number) * g];
      return Math.abs(n) + Math.abs(m) <= most ? multiple(n + m, rule) : NONE;
    };
  }
  return (run) => {
    run.steps += steps;
    const n = count(run) * factor;
    return Math.abs(n) <= most ? multiple(n, rule) : NONE;
  };
}

function looseMultiple({ steps, run: count }: Quick, unit: number, mode: Mode): Quick['run'] {
  return (run) => {
    run.steps += steps;
    const n = count(run);
    const rule = ruleOf(run.denominator, unit, mode);
    return Math.abs(n) <= rule.most ? multiple(n, rule) : NONE;
  };
}

/** Rounds to a whole unit that stands in the text; undefined for any other. */
export function roundedBy(mode: Mode, value: Quick, unit?: Quick): Quick | undefined {
  const isWhole = unit?.isLiteral === true && unit.den === 1 && unit.steps === 0;
  const by = unit === undefined ? 1 : isWhole ? unit.factor : 0;
  return by > 0 ? stepped(counted(1, 0, multipleOf(value, by, mode))) : undefined;
}
