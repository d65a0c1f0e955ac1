/** What the address of a page of several registers says: which tab, and which of its lists. */
export const registerSearch = { tab: 'text', of: 'text' } as const;
