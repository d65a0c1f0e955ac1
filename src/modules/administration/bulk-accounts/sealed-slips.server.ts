/**
 * Slips on their way through the browser: passwords are printed once, at the end of a run, and until then nobody keeps them but the page, which
 * cannot read them. Sealed for one account and for an hour.
 */
import { knownKeys } from '#platform/secrets/keys.server.ts';
import { openText, SealBroken, sealText } from '#platform/secrets/sealing.server.ts';
import { bulkErrors } from './bulk-accounts.contract.ts';
import type { Slip } from './slips.print.ts';

export interface SlipsOfPart {
  readonly runId: string;
  readonly companyId: string;
  readonly slips: readonly Slip[];
  readonly told: readonly Omit<Slip, 'password'>[];
  /** ISO moment until which the passwords open a session. */
  readonly validUntil: string;
}

/** A run is printed as soon as it is made. */
export const SEALED_MS = 3_600_000;

const placeOf = (userId: string): string => `bulk-slips:${userId}`;
/** What is not sealed at all would be taken for itself by openText. */
const SEALED = /^enc:\d{1,9}:[\w-]+$/;

export const sealSlips = (userId: string, part: SlipsOfPart, now: number): string => sealText(knownKeys(), placeOf(userId), JSON.stringify({ ...part, until: now + SEALED_MS }));

/** Throws slipsBroken. */
export function openSlips(userId: string, sealed: string, now: number): SlipsOfPart {
  if (!SEALED.test(sealed)) throw bulkErrors.error('slipsBroken');
  try {
    const { until, ...part } = JSON.parse(openText(knownKeys(), placeOf(userId), sealed)) as SlipsOfPart & { until: number };
    if (until > now) return part;
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
  }
  throw bulkErrors.error('slipsBroken');
}
