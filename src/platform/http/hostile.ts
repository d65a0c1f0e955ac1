/**
 * Strings no call accepts, whatever its schema says: NUL and other controls, lone surrogates, bidi overrides,
 * and bodies nested so deep that walking them is an attack. PostgreSQL cannot store the first, eyes cannot
 * see the rest (guide/reliability-security.md 2.7 I5, I6).
 */
import { hasForbiddenCharacters } from '#kernel/persian-text/persian-text.ts';

export const MAX_DEPTH = 20;
export const MAX_NODES = 20_000;
export const MAX_TEXT = 20_000;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

export type Hostility = 'characters' | 'depth' | 'nodes' | 'length' | 'key';

/** First reason to refuse a parsed body or query, or undefined. Iterative: the input chooses the depth. */
export function findHostility(root: unknown): Hostility | undefined {
  const stack: [value: unknown, depth: number][] = [[root, 0]];
  let nodes = 0;
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [value, depth] = next;
    nodes += 1;
    if (nodes > MAX_NODES) return 'nodes';
    if (typeof value === 'string') {
      if (value.length > MAX_TEXT) return 'length';
      if (hasForbiddenCharacters(value)) return 'characters';
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= MAX_DEPTH) return 'depth';
      for (const [key, inner] of Object.entries(value)) {
        if (forbiddenKeys.has(key)) return 'key';
        if (hasForbiddenCharacters(key)) return 'characters';
        stack.push([inner, depth + 1]);
      }
    }
  }
  return undefined;
}
