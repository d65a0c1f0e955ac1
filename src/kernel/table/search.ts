/** Search parameters of a screen that shows one table, to be spread into its own: `search: { ...tableSearch }`. Stands alone, because screens do. */
export const tableSearch = { q: 'text', f: 'text', s: 'text', page: 'integer', size: 'integer', c: 'text', d: 'text', l: 'text', view: 'text' } as const;
