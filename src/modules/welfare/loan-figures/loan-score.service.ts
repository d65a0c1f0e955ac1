/** Points of whoever asks for a loan by the formula of its definition (`welfare.score`). Without a RowScope: of facts that the caller has read. */
import { compileSet } from '#kernel/formula/formula.ts';
import { namesInText } from '#kernel/formula/names.ts';
import type { Value } from '#kernel/formula/values.ts';
import type { Db } from '#platform/db/db.server.ts';
import { conditionNames } from './condition-names.service.ts';
import { scoreTextOf } from './loan-terms.store.ts';

interface LoanScore {
  /** Facts that it asks for. */
  readonly names: readonly string[];
  /** Undefined where a fact that it needs is not known. */
  of(facts: ReadonlyMap<string, Value>): Value;
}

const CODE = 'score';

/** Undefined of a loan without a formula. */
export async function loanScore(db: Db, { companyId, welfareId }: { readonly companyId: string; readonly welfareId: string }, day: string): Promise<LoanScore | undefined> {
  const text = await scoreTextOf(db, companyId, welfareId);
  if (text === null) return undefined;
  const all = await conditionNames(db, companyId, day);
  const names = namesInText(text).filter((name) => all.has(name));
  const set = compileSet([{ code: CODE, text, type: 'number' }], new Map([...all].filter(([name, { call }]) => call !== undefined || names.includes(name))));
  return {
    names,
    of(facts) {
      const result = set.run(facts).get(CODE);
      return result?.ok ? result.value : undefined;
    },
  };
}
