/** Reproducible chance: the same seed throws the same numbers on every machine. */
import { makeUuidV7 } from '#kernel/ids/ids.ts';

export interface Dice {
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Key of a table, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  shuffled<T>(list: readonly T[]): T[];
  /** Decimal digits, zeros in front included. */
  digits(length: number): string;
}

const WORD = 2 ** 32;

/** Mixes all bits of a word (the finisher of splitmix32). */
function scramble(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Dice of a seed; every stream of it is a sequence of its own, so records can be made in any order. */
export function dice(seed: number, stream = 0): Dice {
  let state = scramble(scramble(seed) ^ Math.imul(stream + 1, 0x9e3779b9));
  const float = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return scramble(state) / WORD;
  };
  const below = (count: number): number => Math.floor(float() * count);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  };
  const weighted = <K extends string>(weights: Readonly<Record<K, number>>): K => {
    const entries = Object.entries(weights) as [K, number][];
    let left = float() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const hit = entries.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    return (hit ?? pick(entries))[0];
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const cards = [...list];
    for (let last = cards.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [cards[last], cards[other]] = [cards[other] as T, cards[last] as T];
    }
    return cards;
  };
  const digits = (length: number): string => Array.from({ length }, () => below(10)).join('');
  return { below, between: (least, most) => least + below(most - least + 1), chance: (probability) => float() < probability, pick, weighted, shuffled, digits };
}

/** Row ids of a seed by running number: valid UUIDs of version 7, one millisecond apart from `firstMs` on. */
export function idMaker(seed: number, firstMs: number): (number: number) => string {
  const bytes = new Uint8Array(10);
  return (number) => {
    for (let word = 0; word < 3; word++) {
      const mixed = scramble(scramble(seed ^ (word * 0x85ebca6b)) ^ number);
      for (let byte = 0; byte < 4 && word * 4 + byte < 10; byte++) bytes[word * 4 + byte] = mixed >>> (byte * 8);
    }
    return makeUuidV7(firstMs + number, bytes);
  };
}
