/** Judges the conditions of a loan against facts: each formula of `welfare.eligible`, what it expects and what was found. */
import type { BodyInput } from '#kernel/call.ts';
import { compare, subtract, writeExact } from '#kernel/formula/exact.ts';
import { compileSet, type Result } from '#kernel/formula/formula.ts';
import { namesInText } from '#kernel/formula/names.ts';
import { parse } from '#kernel/formula/parse.ts';
import { isNumber, type Named, type Value } from '#kernel/formula/values.ts';
import { namedBy, readValue, writeValue } from '#platform/formula/wire.rules.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { conditionNames } from './condition-names.service.ts';
import type { judgeEligibility } from './figures.contract.ts';
import type { Asker } from './figures.service.ts';
import { conditionsOf, type LoanCondition, loanTermsOf } from './loan-terms.store.ts';

interface Judged {
  readonly isMet: boolean | null;
  readonly expected: string | null;
  readonly found: string | null;
  readonly lacks: string | null;
  readonly fault: string | null;
}

/** The two sides of a condition that compares as a whole. */
function sidesOf(text: string): { readonly left: string; readonly by: string; readonly right: string } | undefined {
  const { tree } = parse(text);
  return tree.is === 'compare' ? { left: text.slice(tree.left.from, tree.left.to), by: tree.by, right: text.slice(tree.right.from, tree.right.to) } : undefined;
}

function shown(value: Value): string {
  if (isNumber(value)) return writeExact(value);
  const written = writeValue(value);
  return typeof written === 'object' && written !== null ? String(Object.values(written)[0]) : String(written);
}

const counted = (result: Result | undefined): Value => (result?.ok ? result.value : undefined);

/** What is missing to a limit that numbers did not reach, or passed. */
function lackOf(by: string, found: Value, expected: Value): string | null {
  if (!isNumber(found) || !isNumber(expected)) return null;
  const [least, most] = compare(found, expected) < 0 ? [found, expected] : [expected, found];
  return by === '!=' ? null : writeExact(subtract(most, least));
}

/** Counts one condition with its sides beside it. */
function judge(text: string, names: ReadonlyMap<string, Named>, values: ReadonlyMap<string, unknown>): Judged {
  const nothing = { expected: null, found: null, lacks: null };
  const whole = compileSet([{ code: 'condition', text, type: 'flag' }], names);
  if (whole.faults[0] !== undefined) return { isMet: null, ...nothing, fault: whole.faults[0].message };
  const result = whole.run(values).get('condition');
  const isMet = result?.ok ? result.value === true : null;
  const fault = result === undefined || result.ok ? null : result.fault.message;
  const sides = sidesOf(text);
  if (sides === undefined) return { isMet, ...nothing, fault };
  const sideValue = (side: string): Value => {
    for (const type of ['number', 'text', 'date', 'flag'] as const) {
      const set = compileSet([{ code: 'side', text: side, type }], names);
      if (set.faults.length === 0) return counted(set.run(values).get('side'));
    }
    return undefined;
  };
  const [found, expected] = [sideValue(sides.left), sideValue(sides.right)];
  return {
    isMet,
    expected: expected === undefined ? `${sides.by} ${sides.right}` : `${sides.by} ${shown(expected)}`,
    found: found === undefined ? null : shown(found),
    lacks: isMet === false ? lackOf(sides.by, found, expected) : null,
    fault,
  };
}

/** Judges conditions with values by name; a name that is only given is known by its value. */
export function judgeConditions(conditions: readonly LoanCondition[], known: ReadonlyMap<string, Named>, values: ReadonlyMap<string, unknown>) {
  return conditions.map(({ title, text, refusal, overruledBy }) => {
    const asked = new Map([...known].filter(([name, { call }]) => call !== undefined || namesInText(text).includes(name)));
    const { fault, ...judged } = judge(text, asked, values);
    return { title, condition: text, ...judged, overruledBy, explanation: judged.isMet === true ? null : (fault ?? refusal) };
  });
}

/** Throws notFound of a loan that is none of the company. */
export async function eligibility({ welfareId, facts }: BodyInput<typeof judgeEligibility>, { db, companyId, today }: Asker) {
  const terms = await loanTermsOf(db, companyId, welfareId);
  if (terms === undefined) throw httpErrors.error('notFound');
  const given = new Map(Object.entries(facts).map(([name, value]) => [name, readValue(value)] as const));
  const known = new Map<string, Named>(await conditionNames(db, companyId, today));
  for (const [name, value] of given) if (!known.has(name)) known.set(name, namedBy(value));
  const conditions = judgeConditions(await conditionsOf(db, companyId, welfareId), known, given);
  return { welfareId, title: terms.title, version: terms.version, isEligible: conditions.every(({ isMet }) => isMet === true), conditions };
}
