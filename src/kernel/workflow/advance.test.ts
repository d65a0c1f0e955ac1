import { expect, test } from 'vitest';
import { advance, EndlessProcess } from './advance.ts';
import { holds, readCondition, type Scalar } from './condition.ts';
import type { ProcessDefinition } from './definition.ts';
import { drawn } from './draw.test-support.ts';
import type { Effect, ProcessEvent, Step } from './effects.ts';
import { beforeStart, isOver, type ProcessState } from './state.ts';

const decision = [
  { id: 'accept', name: '' },
  { id: 'reject', name: '', isRefusal: true },
];

/** Plays events one after the other; a stale one answers undefined and changes nothing. */
function play(definition: ProcessDefinition, variables: Readonly<Record<string, Scalar>> = {}) {
  let state: ProcessState = beforeStart;
  const on = (event: ProcessEvent): Step | undefined => {
    const step = advance(definition, state, event, {
      holds: (source, outcomes) => holds(readCondition(source), { value: (name) => outcomes[name.replace('.outcome', '')] ?? variables[name] ?? null }),
    });
    if (step) state = step.state;
    return step;
  };
  const token = (at: string): number => state.tokens.find((one) => one.at === at)?.id ?? 0;
  const places = (): string[] => state.tokens.map(({ at }) => at).sort();
  return {
    on,
    token,
    places,
    over: () => isOver(state),
    state: () => state,
    answer: (at: string, outcome = 'accept', item?: number) => on({ type: 'answered', token: token(at), outcome, ...(item === undefined ? {} : { item }) }),
  };
}
const said = (step: Step | undefined): string[] =>
  step?.effects.map(({ effect, ...rest }) => [effect, 'node' in rest ? rest.node : '', 'item' in rest ? rest.item : ''].join(' ').trim()) ?? [];

const start = { kind: 'start' } as const;
const end = { kind: 'end' } as const;
const user = { kind: 'user', outcomes: decision } as const;

test('a task waits, is answered once, and the process ends', () => {
  const run = play(drawn({ start, approve: user, end }, 'start > approve > end'));
  expect(said(run.on({ type: 'start' }))).toEqual(['task approve']);
  const token = run.token('approve');
  expect(said(run.on({ type: 'answered', token, outcome: 'accept' }))).toEqual(['end']);
  expect(run.on({ type: 'answered', token, outcome: 'accept' })).toBeUndefined();
  expect(run.on({ type: 'start' })).toBeUndefined();
  expect([run.over(), run.state().outcomes]).toEqual([true, { approve: 'accept' }]);
});

test('an exclusive gateway takes the first flow that holds, else the other one, else it is an incident that may be tried again', () => {
  const gate = { kind: 'exclusive', otherwise: 'small' } as const;
  const of = (gateway: object) =>
    drawn(
      { start, gate: { ...gateway, kind: 'exclusive' }, director: user, manager: user, end, end2: end },
      'start > gate >big: 3 < days> director > end',
      'gate >small> manager > end2',
    );
  expect(play(of(gate), { days: 5 }).on({ type: 'start' })?.passed).toEqual(['start', 'gate', 'director']);
  expect(play(of(gate), { days: 3 }).on({ type: 'start' })?.passed).toEqual(['start', 'gate', 'manager']);
  const variables: Record<string, Scalar> = {};
  const run = play(drawn({ start, gate: { kind: 'exclusive' }, a: user, b: user, end, end2: end }, 'start > gate >x: 3 < days> a > end', 'gate >y: days < 2> b > end2'), variables);
  expect(said(run.on({ type: 'start' }))).toEqual(['incident gate']);
  expect(run.on({ type: 'skip', token: run.token('gate') })).toBeUndefined();
  variables['days'] = 1;
  expect(said(run.on({ type: 'retry', token: run.token('gate') }))).toEqual(['drop', 'task b']);
});

test('a parallel join waits for one token on each of its flows, not for two on one', () => {
  const two = drawn(
    { start, fork: { kind: 'parallel' }, a: user, again: { kind: 'exclusive' }, b: user, join: { kind: 'parallel' }, after: user, end },
    'start > fork > a > join > after > end',
    'fork > b > join',
  );
  const run = play(two);
  run.on({ type: 'start' });
  run.answer('a');
  expect(run.places()).toEqual(['b', 'join']);
  expect(said(run.answer('b'))).toEqual(['task after']);
});

test('an optional branch does not open a parallel join early', () => {
  const gate = { kind: 'exclusive', otherwise: 'no' } as const;
  const run = play(
    drawn(
      { start, fork: { kind: 'parallel' }, a: user, gate, b: user, merge: { kind: 'exclusive' }, join: { kind: 'parallel' }, pay: user, end },
      'start > fork > a > join > pay > end',
      'fork > gate >yes: true> b > merge > join',
      'gate >no> merge',
    ),
  );
  run.on({ type: 'start' });
  run.answer('a');
  expect(run.places()).toEqual(['b', 'join']);
});

test('a task of many, all together: enough agree, the rest is dropped', () => {
  const board = { ...user, many: { order: 'together', need: 2, stopsAtRefusal: false } };
  const run = play(drawn({ start, board, end }, 'start > board > end'));
  expect(said(run.on({ type: 'start' }))).toEqual(['find board']);
  const token = run.token('board');
  expect(said(run.on({ type: 'found', token, total: 3 }))).toEqual(['task board 0', 'task board 1', 'task board 2']);
  expect(run.on({ type: 'found', token, total: 3 })).toBeUndefined();
  expect(said(run.answer('board', 'reject', 2))).toEqual([]);
  expect(run.answer('board', 'accept', 2)).toBeUndefined();
  expect(run.answer('board', 'accept', 7)).toBeUndefined();
  run.answer('board', 'accept', 0);
  expect(said(run.answer('board', 'accept', 1))).toEqual(['drop', 'end']);
  expect(run.state().outcomes).toEqual({ board: 'accept' });
});

test('when so many refuse that too few can agree, it is refused', () => {
  const board = { ...user, many: { order: 'together', need: 2, stopsAtRefusal: false } };
  const run = play(drawn({ start, board, end }, 'start > board > end'));
  run.on({ type: 'start' });
  run.on({ type: 'found', token: run.token('board'), total: 3 });
  run.answer('board', 'reject', 0);
  expect(run.over()).toBe(false);
  run.answer('board', 'reject', 1);
  expect([run.over(), run.state().outcomes]).toEqual([true, { board: 'reject' }]);
});

test('one by one: nobody is asked before the one before has agreed, the first refusal ends it, and nobody to ask is an incident', () => {
  const chain = { ...user, many: { order: 'oneByOne', need: 'all', stopsAtRefusal: true } };
  const run = play(drawn({ start, chain, end }, 'start > chain > end'));
  run.on({ type: 'start' });
  expect(said(run.on({ type: 'found', token: run.token('chain'), total: 3 }))).toEqual(['task chain 0']);
  expect(run.answer('chain', 'accept', 1)).toBeUndefined();
  expect(said(run.answer('chain', 'accept', 0))).toEqual(['task chain 1']);
  expect(said(run.answer('chain', 'reject', 1))).toEqual(['drop', 'end']);
  const empty = play(drawn({ start, chain, end }, 'start > chain > end'));
  empty.on({ type: 'start' });
  expect(said(empty.on({ type: 'found', token: empty.token('chain'), total: 0 }))).toEqual(['incident chain']);
  expect(said(empty.on({ type: 'retry', token: empty.token('chain') }))).toEqual(['drop', 'find chain']);
  expect(said(empty.on({ type: 'found', token: empty.token('chain'), total: 1 }))).toEqual(['task chain 0']);
});

const guarded = (edge: object) =>
  drawn({ start, ask: user, edge: { on: 'ask', after: 'P2D', ...edge } as never, late: user, end, end2: end }, 'start > ask > end', 'edge > late > end2');

test('a timer on the edge takes the task away, or stands beside it as often as it says', () => {
  const taking = play(guarded({ kind: 'boundaryTimer', interrupts: true, repeats: 1 }));
  expect(said(taking.on({ type: 'start' }))).toEqual(['timer edge', 'task ask']);
  const token = taking.token('ask');
  expect(said(taking.on({ type: 'fired', token, node: 'edge' }))).toEqual(['drop', 'task late']);
  expect(taking.answer('ask')).toBeUndefined();
  expect(taking.on({ type: 'fired', token, node: 'edge' })).toBeUndefined();
  const beside = play(guarded({ kind: 'boundaryTimer', interrupts: false, repeats: 2 }));
  beside.on({ type: 'start' });
  const waiting = beside.token('ask');
  expect(said(beside.on({ type: 'fired', token: waiting, node: 'edge' }))).toEqual(['timer edge', 'task late']);
  expect(said(beside.on({ type: 'fired', token: waiting, node: 'edge' }))).toEqual(['task late']);
  expect(beside.on({ type: 'fired', token: waiting, node: 'edge' })).toBeUndefined();
  expect(beside.places()).toEqual(['ask', 'late', 'late']);
  expect(said(beside.answer('ask'))).toEqual(['drop']);
});

test('tried again, a task has its timers as if it had just been come to', () => {
  const run = play(guarded({ kind: 'boundaryTimer', interrupts: false, repeats: 1 }));
  run.on({ type: 'start' });
  const before = run.token('ask');
  run.on({ type: 'halted', token: before, code: 'nobody' });
  expect(said(run.on({ type: 'fired', token: before, node: 'edge' }))).toEqual(['task late']);
  expect(said(run.on({ type: 'retry', token: before }))).toEqual(['drop', 'timer edge', 'task ask']);
  const token = run.token('ask');
  expect(run.on({ type: 'fired', token: before, node: 'edge' }), 'what waited for it before').toBeUndefined();
  expect(said(run.on({ type: 'fired', token, node: 'edge' }))).toEqual(['task late']);
  expect(run.on({ type: 'fired', token, node: 'edge' })).toBeUndefined();
});

test('an error goes to the edge of its code, to the edge that takes all, outwards, or is an incident that is tried again or skipped', () => {
  const inner = (edges: object, ...paths: readonly string[]) =>
    play(
      drawn(
        {
          start,
          part: { kind: 'subProcess' },
          in: { kind: 'start', within: 'part' },
          pay: { kind: 'service', within: 'part' },
          out: { kind: 'end', within: 'part' },
          end,
          ...(edges as object),
        },
        'start > part > end',
        'in > pay > out',
        ...paths,
      ),
    );
  const here = inner(
    { bank: { kind: 'boundaryError', on: 'pay', code: 'BANK', within: 'part' }, fix: { ...user, within: 'part' }, done: { kind: 'end', within: 'part' } },
    'bank > fix > done',
  );
  expect(said(here.on({ type: 'start' }))).toEqual(['run pay']);
  expect(said(here.on({ type: 'failed', token: here.token('pay'), code: 'BANK' }))).toEqual(['drop', 'task fix']);
  expect(here.places()).toEqual(['fix', 'part']);
  const above = inner({ any: { kind: 'boundaryError', on: 'part' }, fix: user, end2: end }, 'any > fix > end2');
  above.on({ type: 'start' });
  expect(said(above.on({ type: 'failed', token: above.token('pay'), code: 'BANK' }))).toEqual(['drop', 'drop', 'task fix']);
  expect(above.places()).toEqual(['fix']);
  const nowhere = inner({});
  nowhere.on({ type: 'start' });
  const token = nowhere.token('pay');
  expect(said(nowhere.on({ type: 'failed', token, code: 'BANK' }))).toEqual(['incident pay']);
  expect(nowhere.on({ type: 'done', token })).toBeUndefined();
  expect(said(nowhere.on({ type: 'retry', token }))).toEqual(['drop', 'run pay']);
  nowhere.on({ type: 'failed', token: nowhere.token('pay'), code: 'BANK' });
  expect(said(nowhere.on({ type: 'skip', token: nowhere.token('pay') }))).toEqual(['drop', 'end']);
});

test('terminate ends its own scope and all inside it; the process around a sub-process goes on', () => {
  const run = play(
    drawn(
      {
        start,
        part: { kind: 'subProcess' },
        in: { kind: 'start', within: 'part' },
        fork: { kind: 'parallel', within: 'part' },
        a: { ...user, within: 'part' },
        b: { ...user, within: 'part' },
        stop: { kind: 'terminate', within: 'part' },
        out: { kind: 'end', within: 'part' },
        after: user,
        end,
      },
      'start > part > after > end',
      'in > fork > a > stop',
      'fork > b > out',
    ),
  );
  run.on({ type: 'start' });
  expect(said(run.answer('a'))).toEqual(['drop', 'task after']);
  expect(run.places()).toEqual(['after']);
});

test('a called process, a message and a timer on the way are waited for', () => {
  const run = play(
    drawn(
      { start, other: { kind: 'call', process: 'p' }, reply: { kind: 'message', message: 'm' }, pause: { kind: 'timer', after: 'P1D' }, end },
      'start > other > reply > pause > end',
    ),
  );
  expect(said(run.on({ type: 'start' }))).toEqual(['call other']);
  expect(said(run.on({ type: 'done', token: run.token('other') }))).toEqual(['listen reply']);
  expect(said(run.on({ type: 'done', token: run.token('reply') }))).toEqual(['timer pause']);
  expect(run.on({ type: 'done', token: run.token('pause') })).toBeUndefined();
  expect(said(run.on({ type: 'fired', token: run.token('pause'), node: 'pause' }))).toEqual(['end']);
});

test('cancelling drops all that waits, inside sub-processes too', () => {
  const run = play(
    drawn(
      { start, part: { kind: 'subProcess' }, in: { kind: 'start', within: 'part' }, a: { ...user, within: 'part' }, out: { kind: 'end', within: 'part' }, end },
      'start > part > end',
      'in > a > out',
    ),
  );
  run.on({ type: 'start' });
  const step = run.on({ type: 'cancel' });
  expect(step?.effects).toEqual<Effect[]>([
    { effect: 'drop', token: 4 },
    { effect: 'drop', token: 2 },
    { effect: 'end', how: 'cancelled' },
  ]);
  expect(run.on({ type: 'cancel' })).toBeUndefined();
});

test('steps in which nothing waits do not run for ever', () => {
  const circle = drawn({ start, a: { kind: 'exclusive' }, b: { kind: 'exclusive', otherwise: 'back' }, end }, 'start > a > b >on: false> end', 'b >back> a');
  expect(() => play(circle).on({ type: 'start' })).toThrow(EndlessProcess);
});
