/** Which accounts of the company pay a file: its main one, or of each bank its own. */
export const payersOf = ['main', 'byBank'] as const;
export type Payers = (typeof payersOf)[number];
