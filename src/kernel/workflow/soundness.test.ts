import { expect, test } from 'vitest';
import { faultsOf } from './check.rules.ts';
import { drawn } from './draw.test-support.ts';
import { soundnessOf } from './soundness.ts';

const start = { kind: 'start' } as const;
const end = { kind: 'end' } as const;
const parallel = { kind: 'parallel' } as const;
const user = { kind: 'user', outcomes: [{ id: 'accept' }, { id: 'return' }] } as const;
const told = (...args: Parameters<typeof drawn>) => soundnessOf(drawn(...args)).map(({ fault, element }) => `${fault} ${element}`);

test('a request that goes back and on, with a deadline, is sound', () => {
  const edge = { kind: 'boundaryTimer', on: 'approve', after: 'P2D', interrupts: true, repeats: 1 } as const;
  const remind = { kind: 'boundaryTimer', on: 'approve', after: 'P1D', interrupts: false, repeats: 1 } as const;
  const gate = { kind: 'exclusive', otherwise: 'on' } as const;
  expect(
    told(
      { start, fill: user, approve: user, edge, remind, mail: { kind: 'service' }, sent: end, late: user, gate, end },
      'start > fill > approve > gate >on> end',
      'gate >back: approve.outcome == "return"> fill',
      'edge > late > end',
      'remind > mail > sent',
    ),
  ).toEqual([]);
});

test('an exclusive split into a parallel join is stuck there', () => {
  const split = { kind: 'exclusive', otherwise: 'no' } as const;
  expect(told({ start, split, a: user, b: user, join: parallel, end }, 'start > split >yes: x> a > join > end', 'split >no> b > join')).toEqual(['stuck join', 'unreachable end']);
});

test('a fork closed by an exclusive join does what follows twice', () => {
  expect(told({ start, fork: parallel, a: user, b: user, join: { kind: 'exclusive' }, pay: user, end }, 'start > fork > a > join > pay > end', 'fork > b > join')).toEqual([
    'doubled pay',
  ]);
});

test('a step that goes back to itself whatever is said has no end', () => {
  const gate = { kind: 'exclusive', otherwise: 'back' } as const;
  expect(told({ start, a: user, gate, end }, 'start > a > gate >on: a.outcome == "never"> end', 'gate >back> a')).toEqual(['unreachable end', 'noEnd a']);
});

test('a gateway without a way for an answer, and a circle in which nothing waits', () => {
  expect(
    told({ start, a: user, gate: { kind: 'exclusive' }, b: user, end, end2: end }, 'start > a > gate >x: a.outcome == "accept"> b > end', 'gate >y: a.outcome == "no"> end2'),
  ).toEqual(['noFlow gate', 'unreachable end2']);
  expect(told({ start, a: { kind: 'exclusive' }, b: { kind: 'exclusive', otherwise: 'back' }, end }, 'start > a > b >on: x> end', 'b >back> a')).toEqual(['circle b']);
});

test('parts that do not fit together are named', () => {
  const faults = (...args: Parameters<typeof drawn>) => faultsOf(drawn(...args)).map(({ fault, element }) => `${fault} ${element}`);
  const edge = { kind: 'boundaryError', on: 'a' } as const;
  expect(faults({ start, a: user, end }, 'start > a > end')).toEqual([]);
  expect(faults({ a: user, end }, 'a > end')).toEqual(['noStart ', 'noWayIn a']);
  expect(faults({ start, two: start, a: user, end }, 'start > a > end', 'two > a')).toEqual(['manyStarts two']);
  expect(faults({ start, a: user, end }, 'start > a > end > start')).toEqual(['intoStart start', 'outOfEnd end']);
  expect(faults({ start, a: user, b: user, end }, 'start > a > end', 'a > b')).toEqual(['manyWaysOut a', 'noWayOut b']);
  expect(faults({ start, a: user, edge, b: user, end, end2: end }, 'start > a > end', 'edge > b > end2')).toEqual(['errorOnUser edge']);
  expect(faults({ start, a: user, part: { kind: 'subProcess' }, in: { ...start, within: 'part' }, end }, 'start > a > part > end', 'in > end')).toEqual(['crossesScope inToend']);
  expect(faults({ start, gate: { kind: 'exclusive' }, end, end2: end }, 'start > gate >x> end', 'gate >y: days or> end2')).toEqual(['noCondition x', 'badCondition y']);
  expect(faults({ start, a: { ...user, many: { order: 'together', need: 0, stopsAtRefusal: false } }, end }, 'start > a >x: true> end', 'start >x> gone')).toEqual([
    'twice x',
    'manyWaysOut start',
    'need a',
    'needlessCondition x',
    'noSuchNode x',
  ]);
});

test('a branch beside a step may hold a sub-process, and what is wrong in it is found', () => {
  const remind = { kind: 'boundaryTimer', on: 'a', after: 'P1D', interrupts: false, repeats: 3 } as const;
  const inside = { within: 'part' } as const;
  const of = (join: 'parallel' | 'exclusive') =>
    told(
      {
        start,
        a: user,
        end,
        remind,
        part: { kind: 'subProcess' },
        sent: end,
        in: { ...start, ...inside },
        split: { kind: 'exclusive', otherwise: 'no', ...inside },
        b: { ...user, ...inside },
        c: { ...user, ...inside },
        join: { kind: join, ...inside },
        out: { ...end, ...inside },
      },
      'start > a > end',
      'remind > part > sent',
      'in > split >yes: x> b > join > out',
      'split >no> c > join',
    );
  expect(of('exclusive')).toEqual([]);
  expect(of('parallel')).toEqual(['stuck join', 'unreachable sent', 'unreachable out']);
});

test('sixty branches at once are too many to try, and it is said soon', () => {
  const ids = Array.from({ length: 60 }, (_, at) => `t${at}`);
  const nodes = { start, split: { kind: 'parallel' }, join: { kind: 'parallel' }, end, ...Object.fromEntries(ids.map((id) => [id, user])) } as const;
  expect(told(nodes, 'start > split', ...ids.map((id) => `split > ${id} > join`), 'join > end')).toEqual(['tooComplex ']);
});
