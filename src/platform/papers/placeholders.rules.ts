/**
 * Texts of papers with `{{placeholders}}`: a slice declares the words its texts may speak of, with the class of each
 * and its Persian title. Pure.
 */
import type { FieldClass } from '#kernel/entity.ts';
import { nearestOf } from '#kernel/persian-text/nearest.ts';

const TOKEN = /\{\{([^{}]*)\}\}/g;

/** ZWNJ and the several blanks of Persian typing say the same. */
const folded = (token: string): string => token.replace(/[\s\u200C]+/g, ' ').trim();

/** What stands in the places of a text, formatted; null or left out is not known. */
export type PaperFacts<P extends string> = Readonly<Partial<Record<P, string | null>>>;

/** A placeholder that means nothing, as it was typed, and the title that comes nearest to it. */
export interface UnknownPlaceholder {
  readonly name: string;
  readonly nearest: string;
}

export interface Placeholders<P extends string> {
  /** Those of a text, each once; `isBroken`: a brace is left over. */
  in(body: string): { readonly used: readonly P[]; readonly unknown: readonly UnknownPlaceholder[]; readonly isBroken: boolean };
  /** Classes of what a text speaks of, each once. */
  classesIn(used: readonly P[]): FieldClass[];
  /** The text with its values in the places, put in once: a value that looks like a placeholder stays as it is. */
  fill(body: string, facts: PaperFacts<P>): { readonly text: string; readonly missing: readonly P[] };
}

/** `classes`: the class of each word by its id; `titles`: what it is called in Persian. A text may use either name. */
export function definePlaceholders<const C extends Readonly<Record<string, FieldClass>>>(
  classes: C,
  titles: Readonly<Record<Extract<keyof C, string>, string>>,
): Placeholders<Extract<keyof C, string>> {
  type P = Extract<keyof C, string>;
  const ids = Object.keys(classes) as P[];
  const byName: ReadonlyMap<string, P> = new Map(ids.flatMap((id) => [[id.toLowerCase(), id] as const, [folded(titles[id]), id] as const]));
  const placeholderOf = (token: string): P | undefined => byName.get(folded(token)) ?? byName.get(folded(token).toLowerCase());
  // who writes Latin letters means an id
  const nearestTo = (token: string): string => nearestOf(/[a-z]/i.test(token) ? ids : ids.map((id) => titles[id]), folded(token)) ?? '';
  const placeholdersIn = (body: string) => {
    const tokens = [...body.matchAll(TOKEN)].map(([, token = '']) => token);
    const unknown = tokens.filter((token) => placeholderOf(token) === undefined);
    return {
      used: [...new Set(tokens.flatMap((token) => placeholderOf(token) ?? []))],
      unknown: unknown.map((token) => ({ name: token.trim(), nearest: nearestTo(token) })),
      isBroken: /\{\{|\}\}/.test(body.replace(TOKEN, '')),
    };
  };
  return {
    in: placeholdersIn,
    classesIn: (used) => [...new Set(used.map((one) => classes[one] as FieldClass))],
    fill: (body, facts) => ({
      text: body.replace(TOKEN, (whole, token: string) => {
        const one = placeholderOf(token);
        return one === undefined ? whole : (facts[one] ?? '');
      }),
      missing: placeholdersIn(body).used.filter((one) => !facts[one]),
    }),
  };
}
