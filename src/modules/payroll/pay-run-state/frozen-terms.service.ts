/**
 * The terms that a run has frozen. They are long (some 100 kB) and the same for all whom the run pays: they are read once, and what is made of them (compiled formulas,
 * marks) is kept for the runs that were asked for last. Nothing of a person is in them.
 */
import { lastKept } from '#kernel/kept/last-kept.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';

/** As a statement reads them that is told which are known. */
export interface ReadTerms {
  /** Of each counting another. */
  readonly termsMark: string;
  /** `writeKept` of PayTerms; null where they are known. */
  readonly terms: unknown;
}

export interface KnownTerms<T> {
  /** Marks of the terms that need not be read. */
  readonly known: readonly string[];
  of(read: ReadTerms): T;
}

const KEPT_RUNS = 2;

/** What is made of terms. The answer is asked before a statement reads: what was known then counts, whatever is forgotten meanwhile. */
export function keptOfTerms<T>(make: (terms: PayTerms) => T): () => KnownTerms<T> {
  const kept = lastKept<T>(KEPT_RUNS);
  return () => {
    const all = kept.all();
    return { known: [...all.keys()], of: ({ termsMark, terms }) => kept.put(termsMark, all.get(termsMark) ?? make(readKept<PayTerms>(terms))) };
  };
}
