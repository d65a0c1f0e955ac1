/** From which day somebody may join a contract of supplementary insurance, and what a request changes. Pure; days ISO. */
import { daysBetween } from '#kernel/formula/days.ts';

/** When a contract takes members: until a day, and again some days after an event of life. */
export interface Windows {
  readonly from: string;
  readonly thru: string;
  readonly joinFrom: string | null;
  readonly joinThru: string | null;
  readonly hireDays: number | null;
  readonly marriageDays: number | null;
  readonly birthDays: number | null;
}

/** What of a file opens a contract again. */
export interface Events {
  /** Of the employee. */
  readonly hiredOn: string | null;
  readonly weddingDate: string | null;
  /** Of a child. */
  readonly bornOn: string | null;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** The event whose days to ask still run: the last one. */
function openedBy({ hireDays, marriageDays, birthDays }: Windows, { hiredOn, weddingDate, bornOn }: Events, askedOn: string): string | undefined {
  const events = [
    [hiredOn, hireDays],
    [weddingDate, marriageDays],
    [bornOn, birthDays],
  ] as const;
  return events
    .flatMap(([day, days]) => (day !== null && days !== null && day <= askedOn && daysBetween({ date: day }, { date: askedOn }) <= days ? [day] : []))
    .toSorted()
    .at(-1);
}

/** The first day of cover of somebody who is asked for on a day: that of the event, else of asking, not before the contract; undefined where nothing is open. */
export function joinDay(windows: Windows, events: Events, askedOn: string): string | undefined {
  if (askedOn > windows.thru) return undefined;
  const event = openedBy(windows, events, askedOn);
  if (event !== undefined) return later(event, windows.from);
  const isOpen = askedOn >= (windows.joinFrom ?? askedOn) && askedOn <= (windows.joinThru ?? windows.thru);
  return isOpen ? later(askedOn, windows.from) : undefined;
}

export const requestKinds = ['join', 'change', 'withdraw'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const SELF = 'self';

export interface Plan {
  readonly joining: readonly string[];
  readonly leaving: readonly string[];
}

/** Who joins and who leaves by a request: `chosen` are insured afterwards, `members` are now. Or why it asks for nothing that can be. */
export function planOf(kind: RequestKind, chosen: readonly string[], members: readonly string[]): Plan | 'memberAlready' | 'notMember' | 'selfFirst' | 'noChange' {
  if (kind === 'join' && members.length > 0) return 'memberAlready';
  if (kind !== 'join' && members.length === 0) return 'notMember';
  if (kind === 'withdraw') return { joining: [], leaving: members };
  if (!chosen.includes(SELF)) return 'selfFirst';
  const plan = { joining: chosen.filter((one) => !members.includes(one)), leaving: members.filter((one) => !chosen.includes(one)) };
  return plan.joining.length + plan.leaving.length === 0 ? 'noChange' : plan;
}
