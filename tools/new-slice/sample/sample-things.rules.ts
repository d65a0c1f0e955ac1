import { foldForSearch } from '#kernel/persian-text/persian-text.ts';

/** Two titles that fold to the same text are the same title. */
export const titleKey = (title: string): string => foldForSearch(title);
