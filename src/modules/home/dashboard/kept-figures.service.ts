/**
 * Figures over everybody, counted once for each reach and kept until something changes that they are counted from: the database says so
 * exactly (dashboard.001). Where counting takes long, figures that are a minute old at most are shown with their time while they are counted anew.
 */
import type { Clock } from '#kernel/clock/clock.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { MONTHS } from './dashboard.contract.ts';
import { lastMonths } from './dashboard.rules.ts';
import { changedSince, type Figures, figuresOf } from './dashboard.store.ts';
import { isTooOld, mayBeShownMeanwhile, type Timing } from './kept-figures.rules.ts';

interface Kept extends Timing {
  readonly database: string;
  readonly moment: string;
  readonly figures: Figures;
}

export interface Asked {
  readonly db: Db;
  readonly rows: RowScope;
  readonly actor: Actor;
  readonly clock: Clock;
}

/** `countedAt`: epoch milliseconds of figures that something has changed since; null of those that hold. */
export interface Shown {
  readonly figures: Figures;
  readonly countedAt: number | null;
}

/** Reaches whose figures are kept, those asked for last. */
const MAX_KEPT = 200;
const kept = new Map<string, Kept>();
const underWay = new Map<string, Promise<Kept>>();

/** Row policies show a reader the companies of the actor, the scope whom of them. */
const reachOf = ({ rows, actor }: Asked): string => JSON.stringify([rows, [...actor.companyIds].sort(), actor.homeCompanyId ?? '']);

function keep(reach: string, one: Kept): Kept {
  kept.delete(reach);
  kept.set(reach, one);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return one;
}

/** Counts, or waits for whoever is counting the same in this database. */
function count({ db, rows, clock }: Asked, reach: string, database: string): Promise<Kept> {
  const key = `${database} ${reach}`;
  const running = underWay.get(key);
  if (running) return running;
  const began = clock.now();
  const counting = figuresOf(db, rows, lastMonths(rows.asOf, MONTHS))
    .then(({ moment, ...figures }) => keep(reach, { database, moment, figures, countedAt: began, tookMs: clock.now() - began }))
    .finally(() => underWay.delete(key));
  underWay.set(key, counting);
  return counting;
}

/** The figures of the reader's people on the scope's day. */
export async function keptFigures(asked: Asked): Promise<Shown> {
  const { db, clock } = asked;
  const reach = reachOf(asked);
  const known = kept.get(reach);
  const { database, changed } = await changedSince(db, known?.moment);
  const mine = known?.database === database ? known : undefined;
  if (mine && !changed && !isTooOld(mine, clock.now())) return { figures: keep(reach, mine).figures, countedAt: null };
  if (mine && mayBeShownMeanwhile(mine, clock.now())) {
    // whoever waits for the next figures hears of a failure
    count(asked, reach, database).catch(() => undefined);
    return { figures: mine.figures, countedAt: mine.countedAt };
  }
  // somebody else's count may have begun before what this reader has changed
  const others = underWay.get(`${database} ${reach}`);
  const theirs = await others;
  if (theirs && !(await changedSince(db, theirs.moment)).changed) return { figures: theirs.figures, countedAt: null };
  return { figures: (await count(asked, reach, database)).figures, countedAt: null };
}
