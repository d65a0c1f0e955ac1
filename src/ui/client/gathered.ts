/** Makes one question of those that are asked in one breath. */
import { pageValue } from '#ui/page-memory/page-memory.ts';

interface Round<T> {
  readonly names: Set<string>;
  readonly answer: Promise<Readonly<Record<string, T>>>;
}

/**
 * Answers a question about one name; `ask` is called once for all names of the same turn of the page, with `most` of them at most.
 * What `ask` throws, everybody who asked hears. A name that its answer does not know has `none`.
 */
export function gathered<T>(most: number, none: T, ask: (names: readonly string[]) => Promise<Readonly<Record<string, T>>>): (name: string) => Promise<T> {
  const open = pageValue<Round<T> | undefined>(() => undefined);
  const begin = (): Round<T> => {
    const names = new Set<string>();
    const round: Round<T> = {
      names,
      answer: Promise.resolve().then(() => {
        if (open.now === round) open.now = undefined;
        return ask([...names]);
      }),
    };
    open.now = round;
    return round;
  };
  return async (name) => {
    const { names, answer } = open.now === undefined || open.now.names.size >= most ? begin() : open.now;
    names.add(name);
    const found = await answer;
    return Object.hasOwn(found, name) ? (found[name] as T) : none;
  };
}
