/** One rule by itself, counted and explained as a month is. Pure. */
import { type Exact, writeExact } from '#kernel/formula/exact.ts';
import { compileSet, type Explained, type FormulaSet } from '#kernel/formula/formula.ts';
import type { Named, Value } from '#kernel/formula/values.ts';
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import { legalKinds } from '../annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import { PayFault } from './pay-fault.rules.ts';
import type { MonthLaw } from './pay-law.rules.ts';
import type { PayLine } from './pay-lines.rules.ts';
import type { YearMonth } from './pay-month.rules.ts';
import { lawIn } from './pay-month-count.rules.ts';
import { lawNames } from './pay-plan.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';

/** A line to be counted: `text` may name the law, what is given and the codes of the others. */
export interface RuleLine extends Pick<PayLine, 'code' | 'title' | 'isDeduct' | 'side'> {
  readonly text: string;
  readonly taxColumn?: number;
}

/** A number that a rule is given. */
export interface Given {
  readonly title: string;
  readonly value: Exact;
}

export interface RuleQuestion {
  readonly of: YearMonth;
  readonly lines: readonly RuleLine[];
  readonly given: Readonly<Record<string, Given>>;
  /** Absent: the rule asks nothing of the law. */
  readonly law?: MonthLaw;
  readonly settings: PaySettings;
}

export interface RuleAnswer {
  readonly lines: readonly PayLine[];
  readonly law: readonly LegalFigure[];
  readonly titles: ReadonlyMap<string, string>;
}

/** A rule that was compiled, and the names it may ask for. */
interface CompiledRule {
  readonly set: FormulaSet;
  readonly names: ReadonlyMap<string, Named>;
}

/** Rules that stay compiled, the longest unasked forgotten first: titles are among what they are told apart by, and people write some of those. */
const KEPT_RULES = 128;
const compiledRules = new Map<string, CompiledRule>();

/** Compiled once as long as it is asked for now and then: compiling costs as much as counting hundreds of people. */
function compiledOf({ lines, given, settings }: Pick<RuleQuestion, 'lines' | 'given' | 'settings'>): CompiledRule {
  const sources = lines.map(({ code, title, text }) => [code, title, text] as const);
  const asked = Object.entries(given).map(([code, { title }]) => [code, title] as const);
  const key = JSON.stringify([settings.lineRounding, sources, asked]);
  const compiled = compiledRules.get(key) ?? compileRule(sources, asked, settings);
  compiledRules.delete(key);
  compiledRules.set(key, compiled);
  const [oldest] = compiledRules.keys();
  if (compiledRules.size > KEPT_RULES && oldest !== undefined) compiledRules.delete(oldest);
  return compiled;
}

function compileRule(
  sources: readonly (readonly [code: string, title: string, text: string])[],
  asked: readonly (readonly [code: string, title: string])[],
  { lineRounding }: PaySettings,
): CompiledRule {
  const rounding = { unit: 1, mode: lineRounding };
  const names = new Map<string, Named>([...lawNames, ...asked.map(([code, title]): [string, Named] => [code, { type: 'number', title }])]);
  const set = compileSet(
    sources.map(([code, title, text]) => ({ code, title, text, type: 'number', unit: 'rial', rounding })),
    names,
    true,
  );
  const [broken] = set.faults;
  if (broken) throw new TypeError(`no rule: ${broken.formula}: ${broken.message}`);
  return { set, names };
}

/** Counts a rule. Throws PayFault `missingLaw` and `uncountable`. */
export function countRule({ of, lines, given, law, settings }: RuleQuestion): RuleAnswer {
  const entries = Object.entries(given);
  const { set, names } = compiledOf({ lines, given, settings });
  const kinds = Object.keys(legalKinds) as LegalKindId[];
  const results = set.explain(
    new Map<string, Value>([...kinds.map((kind): [string, Value] => [`law.${kind}`, law?.value(kind)]), ...entries.map(([code, { value }]): [string, Value] => [code, value])]),
  );
  const missing = [...results.values()].flatMap((result) => (result.ok || result.fault.code !== 'missingValue' ? [] : [result.fault.name ?? '']));
  const lacking = kinds.filter((kind) => missing.includes(`law.${kind}`));
  if (lacking.length > 0) throw new PayFault('missingLaw', { year: of.year, kinds: lacking });
  const used = new Set<LegalKindId>();
  const counted = lines.map(({ text, taxColumn, ...line }): PayLine => {
    const result = results.get(line.code);
    if (!result?.ok) throw new PayFault('uncountable', { code: line.code });
    const explained: Explained | null = result.explained ?? null;
    if (explained) lawIn(explained, used);
    return {
      ...line,
      ...{ amount: BigInt(writeExact(result.value as Exact)), of, taxColumn: taxColumn ?? null, insuranceBucket: null, formula: text, evidence: [], explained },
    };
  });
  const titles = new Map([...names].map(([code, { title = code }]) => [code, title]));
  for (const { code, title } of lines) titles.set(code, title);
  return { lines: counted, law: law ? [...used].flatMap((kind) => law.rows(kind)) : [], titles };
}
