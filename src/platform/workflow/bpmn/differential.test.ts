/**
 * The engine against another one (bpmn-engine, for this test alone): the BPMN that is written for nested blocks opens the same
 * tasks there. Left out is what the other one is known to do wrong or cannot be asked without waiting: a choice or a circle
 * between the two ends of a parallel part (its joins count skipped ways as arrivals), inclusive joins and timers.
 */
import { EventEmitter } from 'node:events';
import { Engine } from 'bpmn-engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance } from '#kernel/workflow/advance.ts';
import { type Block, blocks, definitionOf } from '#kernel/workflow/blocks.test-support.ts';
import { holds, readCondition } from '#kernel/workflow/condition.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { Hooks } from '#kernel/workflow/effects.ts';
import { beforeStart, isOver, type ProcessState } from '#kernel/workflow/state.ts';
import { scale } from '#testing/scale.ts';
import { writeBpmn } from './write.server.ts';

const RUNS = 60 * scale;
const MOST_STEPS = 25;

const valueIn = (outcomes: Readonly<Record<string, string>>) => ({ value: (name: string) => outcomes[name.replace('.outcome', '')] ?? null });
const hooks: Hooks = { holds: (source, outcomes) => holds(readCondition(source), valueIn(outcomes)) };

/** Whether both engines are meant to agree on it. */
function isCommon(block: Block, isBeside = false): boolean {
  switch (block.is) {
    case 'any':
    case 'deadline':
      return false;
    case 'first':
      return !isBeside && block.parts.every((part) => isCommon(part));
    case 'loop':
      return !isBeside && isCommon(block.body);
    case 'all':
    case 'sub':
      return block.parts.every((part) => isCommon(part, true));
    case 'sequence':
      return block.parts.every((part) => isCommon(part, isBeside));
    default:
      return true;
  }
}

/** Both at once: what is answered here is answered there. */
interface Other {
  open(): readonly string[];
  answer(task: string, outcome: string): void;
  isOver(): boolean;
}

async function otherEngine(definition: ProcessDefinition): Promise<Other> {
  const waiting = new Map<string, { signal(message: object): void }>();
  const outcomes: Record<string, string> = {};
  let isEnded = false;
  const listener = new EventEmitter();
  listener.on('activity.wait', (api: { id: string; signal(message: object): void }) => waiting.set(api.id, api));
  // the types of the engine know the first of the three alone
  const expressions = { resolveExpression: (source: string) => holds(readCondition(source), valueIn(outcomes)), isExpression: () => true, hasExpression: () => true };
  const engine = new Engine({
    source: await writeBpmn(definition, { id: 'p', name: 'p' }),
    expressions,
  });
  engine.once('end', () => {
    isEnded = true;
  });
  await engine.execute({ listener });
  return {
    open: () => [...waiting.keys()].sort(),
    answer: (task, outcome) => {
      const api = waiting.get(task);
      waiting.delete(task);
      outcomes[task] = outcome;
      api?.signal({ outcome });
    },
    isOver: () => isEnded,
  };
}

const step = (definition: ProcessDefinition, state: ProcessState, event: Parameters<typeof advance>[2]): ProcessState => {
  const made = advance(definition, state, event, hooks);
  if (!made) throw new Error(`stale: ${JSON.stringify(event)}`);
  return made.state;
};

function openIn({ tokens }: ProcessState, { nodes }: ProcessDefinition): string[] {
  const tasks = new Set(nodes.filter(({ kind }) => kind === 'user').map(({ id }) => id));
  return tokens
    .map(({ at }) => at)
    .filter((at) => tasks.has(at))
    .sort();
}

async function compare(block: Block, picks: readonly (readonly [number, string])[]): Promise<void> {
  const definition = definitionOf(block);
  const other = await otherEngine(definition);
  let state = step(definition, beforeStart, { type: 'start' });
  for (const [pick, outcome] of picks) {
    const open = openIn(state, definition);
    expect(other.open()).toEqual(open);
    expect(other.isOver()).toBe(isOver(state));
    const task = open[pick % Math.max(open.length, 1)];
    if (task === undefined) return;
    const { id: token = 0 } = state.tokens.find(({ at }) => at === task) ?? {};
    state = step(definition, state, { type: 'answered', token, outcome });
    other.answer(task, outcome);
  }
}

const picks = fc.array(fc.tuple(fc.nat(), fc.constantFrom('again', 'on', 'on')), { minLength: 1, maxLength: MOST_STEPS });

test('another engine opens the same tasks', { timeout: 60_000 * scale }, () =>
  fc.assert(
    fc.asyncProperty(
      blocks.filter((block) => isCommon(block)),
      picks,
      compare,
    ),
    { numRuns: RUNS },
  ),
);
