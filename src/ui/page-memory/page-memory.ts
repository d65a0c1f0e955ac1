/**
 * What the browser's page remembers from load to close, wherever in the app one is: the session, the settings, what
 * waits to be saved. There is one document, so there is one of each; what belongs to something on the screen stands in
 * that component instead. Each piece says here how it begins, so that all of them begin anew by one road: the test
 * files share one registry of modules and find the page as it is after a load. `tools/check-page-memory.ts` refuses what
 * is remembered in any other way.
 */
import { create, type StoreApi, type UseBoundStore } from 'zustand';

const beginnings: (() => void)[] = [];

/** A store that components follow. `begin` gives its state at load. */
export function pageStore<T>(begin: () => T): UseBoundStore<StoreApi<T>> {
  const store = create<T>(begin);
  beginnings.push(() => store.setState(begin(), true));
  return store;
}

/** A value that nothing is drawn by. `end` stops what the old one still has under way. */
export function pageValue<T>(begin: () => T, end?: (left: T) => void): { now: T } {
  const value = { now: begin() };
  beginnings.push(() => {
    end?.(value.now);
    value.now = begin();
  });
  return value;
}

/** All begins anew, as when the page is loaded. */
export function loadAnew(): void {
  for (const begin of beginnings) begin();
}
