import { describe, expect, test } from 'vitest';
import { httpErrors } from './http.errors.ts';
import { createTurns } from './turns.rules.ts';

/** Work that ends when it is told to, and a diary of what has begun. */
function workshop(limits = { atOnce: 2, atOnceOfOne: 1, waiting: 4, ofOne: 3 }) {
  const inTurn = createTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (who: string, name = who) =>
    inTurn(who, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string, work: Promise<string>): Promise<void> => {
    // it may be its turn only now
    for (let turn = 0; turn < 20 && !ends.has(name); turn += 1) await Promise.resolve();
    ends.get(name)?.();
    expect(await work).toBe(name);
  };
  return { start, end, begun, inTurn };
}
const busy = (work: Promise<unknown>) => expect(work).rejects.toSatisfy((error) => httpErrors.is(error, 'busy'));

describe('turns', () => {
  test('of one person come one after the other, and leave a place for the next', async () => {
    const { start, end, begun } = workshop();
    const [first, second] = [start('a', 'a1'), start('a', 'a2')];
    const other = start('b');
    await Promise.resolve();
    expect(begun).toEqual(['a1', 'b']);
    await end('b', other);
    expect(begun).toEqual(['a1', 'b']);
    await end('a1', first);
    await end('a2', second);
    expect(begun).toEqual(['a1', 'b', 'a2']);
  });

  test('are as many as there are places, in the order of asking', async () => {
    const { start, end, begun } = workshop();
    const works = ['a', 'b', 'c', 'd'].map((who) => start(who));
    await Promise.resolve();
    expect(begun).toEqual(['a', 'b']);
    for (const [at, who] of ['a', 'b', 'c', 'd'].entries()) await end(who, works[at] as Promise<string>);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are refused to who has asked often enough, and to all when many wait', async () => {
    const { start, end } = workshop();
    const own = [1, 2, 3].map((at) => start('a', `a${at}`));
    await busy(start('a', 'a4'));
    const others = ['b', 'c', 'd'].map((who) => start(who));
    await busy(start('e'));
    for (const [at, work] of own.entries()) await end(`a${at + 1}`, work);
    for (const [at, who] of ['b', 'c', 'd'].entries()) await end(who, others[at] as Promise<string>);
    await end('e', start('e'));
  });

  test('go on after work that fails', async () => {
    const { inTurn, start, end } = workshop({ atOnce: 1, atOnceOfOne: 1, waiting: 4, ofOne: 3 });
    await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await end('a', start('a'));
  });
});
