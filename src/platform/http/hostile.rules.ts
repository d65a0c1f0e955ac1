/**
 * Strings no call accepts, whatever its schema says: NUL and other controls, lone surrogates, bidi overrides,
 * and bodies nested so deep that walking them is an attack. PostgreSQL cannot store the first, eyes cannot
 * see the rest (guide/reliability-security.md 2.7 I5, I6).
 */
import type { AnyCall } from '#kernel/call.ts';
import { hasForbiddenCharacters } from '#kernel/persian-text/persian-text.ts';

export const MAX_DEPTH = 20;
export const MAX_NODES = 20_000;
export const MAX_TEXT = 20_000;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

export interface Hostility {
  readonly kind: 'characters' | 'depth' | 'nodes' | 'length' | 'key';
  /** Way to the text that is refused, with dots between its steps; undefined when no field is to blame. */
  readonly field?: string;
}

interface Visit {
  readonly value: unknown;
  readonly depth: number;
  readonly field: string;
}

/** First reason to refuse a parsed body or query, or undefined. Iterative: the input chooses the depth. `takes`: what a call takes beyond all others. */
export function findHostility(root: unknown, { text = MAX_TEXT, values = MAX_NODES }: NonNullable<AnyCall['takes']> = {}): Hostility | undefined {
  const stack: Visit[] = [{ value: root, depth: 0, field: '' }];
  let nodes = 0;
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, depth, field } = next;
    nodes += 1;
    if (typeof value === 'string') {
      if (value.length > text) return { kind: 'length', field };
      if (hasForbiddenCharacters(value)) return { kind: 'characters', field };
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= MAX_DEPTH) return { kind: 'depth' };
      // counted before they are walked: to note a hundred thousand of them only to refuse them is the work an attacker wants
      const size = Array.isArray(value) ? value.length : Object.keys(value).length;
      if (nodes + stack.length + size > values) return { kind: 'nodes' };
      for (const [key, inner] of Object.entries(value)) {
        if (forbiddenKeys.has(key)) return { kind: 'key' };
        if (hasForbiddenCharacters(key)) return { kind: 'characters' };
        stack.push({ value: inner, depth: depth + 1, field: field === '' ? key : `${field}.${key}` });
      }
    }
  }
  return undefined;
}
