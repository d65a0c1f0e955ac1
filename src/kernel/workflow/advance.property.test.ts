/** The engine against the meaning of nested blocks: any walk through any of them opens and ends the same tasks. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scale } from '#testing/scale.ts';
import { advance } from './advance.ts';
import { type Block, blocks, definitionOf, start } from './blocks.test-support.ts';
import { faultsOf } from './check.rules.ts';
import { holds, readCondition } from './condition.ts';
import type { ProcessDefinition } from './definition.ts';
import type { Hooks, ProcessEvent } from './effects.ts';
import { soundnessOf } from './soundness.ts';
import { beforeStart, isOver, type ProcessState } from './state.ts';

const timeout = 20_000 * scale;
const hooks: Hooks = { holds: (source, outcomes) => holds(readCondition(source), { value: (name) => outcomes[name.replace('.outcome', '')] ?? null }) };

const openIn = ({ tokens }: ProcessState, { nodes }: ProcessDefinition): string[] => {
  const tasks = new Set(nodes.filter(({ kind }) => kind === 'user').map(({ id }) => id));
  return tokens
    .map(({ at }) => at)
    .filter((at) => tasks.has(at))
    .sort();
};

const step = (definition: ProcessDefinition, state: ProcessState, event: ProcessEvent): ProcessState => {
  const made = advance(definition, state, event, hooks);
  if (!made) throw new Error(`stale: ${JSON.stringify(event)}`);
  return made.state;
};

/** Steps of a walk: which of the open tasks, by its place in the list, and what becomes of it. */
const walks = fc.array(fc.tuple(fc.nat(), fc.constantFrom('again', 'on', 'on', 'late')), { minLength: 1, maxLength: 40 });

function compare(block: Block, walk: readonly (readonly [number, string])[]): void {
  const definition = definitionOf(block);
  const run = start(block);
  let state = step(definition, beforeStart, { type: 'start' });
  for (const [pick, said] of walk) {
    expect(openIn(state, definition)).toEqual([...run.open()].sort());
    expect(isOver(state)).toBe(run.isOver());
    if (run.isOver()) return;
    const choice = said === 'late' ? run.timed() : run.open();
    const task = choice[pick % Math.max(choice.length, 1)];
    if (task === undefined) continue;
    const { id: token = 0 } = state.tokens.find(({ at }) => at === task) ?? {};
    if (said === 'late') run.expire(task);
    else run.answer(task, said);
    state = step(definition, state, said === 'late' ? { type: 'fired', token, node: `${task}t` } : { type: 'answered', token, outcome: said });
  }
}

test('a walk through nested blocks opens the tasks that the blocks mean', { timeout }, () => {
  fc.assert(fc.property(blocks, walks, compare), { numRuns: 2_000 * scale });
});

test('nested blocks have no faults and are sound', { timeout }, () => {
  fc.assert(
    fc.property(blocks, (block) => {
      const definition = definitionOf(block);
      expect(faultsOf(definition)).toEqual([]);
      const dead = soundnessOf(definition).filter(({ fault }) => fault !== 'unreachable' && fault !== 'tooComplex');
      expect(dead).toEqual([]);
    }),
    { numRuns: 200 * scale },
  );
});
