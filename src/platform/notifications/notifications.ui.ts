/**
 * What the shell knows of one's messages: how many are unread (spec section 4, "Notification count"). Set from the
 * server, moved up and down in between, never below zero. Stands in the entry, so it carries no schema library.
 */
import { pageStore } from '#ui/page-memory/page-memory.ts';

const useCount = pageStore<{ readonly unread: number }>(() => ({ unread: 0 }));

/** Unread messages of the person who is signed in; zero before they are counted. */
export const useUnreadCount = (): number => useCount((state) => state.unread);

export const setUnread = (unread: number): void => useCount.setState({ unread: Math.max(0, unread) });

/** Counts up or down until the server says the number again. */
export const changeUnread = (by: number): void => useCount.setState(({ unread }) => ({ unread: Math.max(0, unread + by) }));
