/** Search parameters of the screens of reports: the state of the table, and the conditions beside its columns. */
import { tableSearch } from '#kernel/table/search.ts';

export const reportSearch = { ...tableSearch, status: 'text', gender: 'text', unit: 'text' } as const;
