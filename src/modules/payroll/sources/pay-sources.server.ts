/** Sources of pay that slices have declared (`*.pay-source.ts`), known since the start of the server. */
import type { PaySource } from './pay-source.define.ts';

let known: readonly PaySource[] = [];

/** Called by the composition of the server, and by tests with sources of their own. */
export function announcePaySources(sources: readonly PaySource[]): void {
  known = sources;
}

export const paySources = (): readonly PaySource[] => known;
