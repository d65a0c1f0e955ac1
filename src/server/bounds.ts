/** What anybody may hold of the server before a call of theirs is looked at, and after it was answered (docs/adr/0032). */
import type { BodyBounds } from '#platform/http/bodies.server.ts';
import type { CrowdBounds } from '#platform/http/crowd.rules.ts';

export interface Bounds {
  /** How long the head of a request may take, from the first byte or from the connection on. */
  readonly headMs: number;
  /** How often heads are looked at. */
  readonly lookMs: number;
  /** Connections on which no request is under way. */
  readonly idle: CrowdBounds;
  readonly bodies: BodyBounds;
  /** Answers that are ready and not taken yet; live streams have bounds of their own. */
  readonly answers: CrowdBounds;
}

export const defaultBounds: Bounds = {
  headMs: 15_000,
  lookMs: 5_000,
  idle: { ofOne: 1_024, atOnce: 8_192 },
  bodies: { bodyMs: 20_000, formMs: 120_000, ofOne: 64, atOnce: 512 },
  answers: { ofOne: 256, atOnce: 2_048 },
};

/** A connection on which nothing moves is given back; live streams beat every 25 s. */
export const SILENT_MS = 120_000;
/** How long a browser may keep a connection for its next request. */
export const KEEP_ALIVE_MS = 72_000;
