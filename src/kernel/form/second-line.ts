/** What stands under the title of a choice, so that choices of one title can be told apart. */
import { z } from '../schema.ts';
import type { OptionRow } from './definition.ts';

/**
 * Of a row of a search select, in its field `second`. `code`: as it is stored, null where it has none; `words`: what else tells it, each a few
 * Persian words, the most telling first, since the end of a long line is cut.
 */
export const secondLine = z.strictObject({ code: z.nullable(z.string()), words: z.array(z.string()) });
export type SecondLine = z.infer<typeof secondLine>;

/** The second line of a found row; undefined where it has none. */
export function secondOf({ second }: OptionRow): SecondLine | undefined {
  const read = second === undefined ? undefined : secondLine.safeParse(second);
  return read?.success === true ? read.data : undefined;
}

/** Leaves out what is not known: null, undefined and empty words. */
export const secondLineOf = (code: string | null, words: readonly (string | null | undefined)[]): SecondLine => ({
  code,
  words: words.filter((word): word is string => word !== null && word !== undefined && word !== ''),
});
