/**
 * Properties that are asked of more cases at night. They are asked in shares: between two of them the worker answers its runner, which takes
 * one that is silent for a minute for dead, and each has a seed of its own, by which it is repeated alone.
 */
import { setImmediate } from 'node:timers/promises';
import { scale } from './scale.ts';

const DAY_MS = 86_400_000;
const SHARES_A_NIGHT = 1000;
/** The same cases all day; others each night. */
const firstSeed = scale === 1 ? 1405 : Math.floor(Date.now() / DAY_MS) * SHARES_A_NIGHT;
/** What one share may take on a busy machine. */
const SHARE_MS = 120_000;

export interface Share {
  readonly numRuns: number;
  readonly seed: number;
}

/** `nightly` is for the scale of a night (20): of another scale it is a like part. A share is `of` cases or fewer. */
export interface Cases {
  readonly daily: number;
  readonly nightly: number;
  readonly of: number;
}

const NIGHT = 20;

export function sharesOf({ daily, nightly, of }: Cases): readonly Share[] {
  const cases = scale === 1 ? daily : Math.ceil((nightly * scale) / NIGHT);
  return Array.from({ length: Math.ceil(cases / of) }, (_, at) => ({ numRuns: Math.min(of, cases - at * of), seed: firstSeed + at }));
}

/** Milliseconds that they may take together. */
export const timeFor = (shares: readonly Share[]): number => shares.length * SHARE_MS;

/** Asks one after another; a failure says which. */
export async function inShares(shares: readonly Share[], ask: (share: Share) => unknown): Promise<void> {
  for (const share of shares) {
    await ask(share);
    await setImmediate();
  }
}
