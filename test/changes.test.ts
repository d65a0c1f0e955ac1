/** Reads are asked again because of what writes say they change (`of`, `changes`): no write keeps silent, no kind is said in vain. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '#kernel/call.ts';
import { decideChangeRequest } from '#modules/personnel/change-requests/change-requests.contract.ts';
import { changeableOf, changeKinds } from '#modules/personnel/change-requests/changeables.rules.ts';
import { loadSlices } from '#server/slices.ts';

let calls: readonly AnyCall[];
beforeAll(async () => {
  calls = (await loadSlices()).routes.map(({ call }) => call);
});

const named = ({ method, path }: AnyCall): string => `${method} ${path}`;

describe('what writes change', () => {
  test('every write names the kinds of records it changes, or says why no read is asked again', () => {
    const writes = calls.filter(({ method, of }) => method !== 'GET' && of === undefined);
    const silent = writes.filter(({ changes = [], noChanges = '' }) => changes.length > 0 === noChanges.length > 9);
    expect(silent.map(named)).toEqual([]);
    expect(writes.length).toBeGreaterThan(300);
  });

  test('no read says that it changes something', () => {
    expect(calls.filter(({ method, changes, noChanges }) => method === 'GET' && (changes ?? noChanges) !== undefined).map(named)).toEqual([]);
  });

  test('every kind that is changed is shown by some read, and every kind that is shown is changed by some write', () => {
    const changed = new Set(calls.flatMap(({ changes = [] }) => changes));
    const shown = new Set(calls.flatMap(({ of = [] }) => of));
    expect([...changed].filter((kind) => !shown.has(kind))).toEqual([]);
    expect([...shown].filter((kind) => !changed.has(kind))).toEqual([]);
  });

  test('an accepted request for a change names what the calls that carry it out do', () => {
    const carried = changeKinds.flatMap((kind) => changeableOf(kind).change.changes ?? []);
    expect(carried.filter((kind) => !decideChangeRequest.changes?.includes(kind))).toEqual([]);
  });
});
