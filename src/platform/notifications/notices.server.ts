/** The events that slices have declared (`*.notice.ts`), known since the start of the server. */
import type { Notice } from './notice.define.ts';

let known: ReadonlyMap<string, Notice> = new Map();

/** Called by the composition of the server. Throws when two slices mean the same event. */
export function announceNotices(notices: readonly Notice[]): void {
  const byEvent = new Map(notices.map((notice) => [notice.event, notice]));
  if (byEvent.size < notices.length) throw new Error('two notices are about one event');
  known = byEvent;
}

export const noticeOf = (event: string): Notice | undefined => known.get(event);

/** In the order of their titles. */
export const allNotices = (): readonly Notice[] => [...known.values()].sort((a, b) => a.title.localeCompare(b.title, 'fa'));
