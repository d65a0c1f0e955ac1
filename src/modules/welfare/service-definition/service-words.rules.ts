/** Kinds of services and those whom one is for, as lists to choose from. */
import { optionRows } from '#kernel/form/options.ts';
import words from './service-words.messages.fa.ts';

/** Whoever asks, the relations of the family tab, and guests. */
export const audiences = optionRows(words.audiences);
export const kinds = optionRows(words.kinds);
