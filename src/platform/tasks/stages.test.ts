/** Where a case stands, told from its definition and state alone. */
import { expect, test } from 'vitest';
import { compiled } from '#kernel/workflow/compile.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { drawn } from '#kernel/workflow/draw.test-support.ts';
import { drawingOf } from '#kernel/workflow/layout.ts';
import type { ListedStep } from '#kernel/workflow/steps.ts';
import { type CaseTask, nodesAhead, progressOf, type Standing, stagesOf } from './stages.rules.ts';
import { answerByTime, endingOf, leadsOf } from './ways.rules.ts';

const ask = (id: string, rest: object = {}): ListedStep => ({
  is: 'ask',
  id,
  title: id,
  who: 'manager(1)',
  form: 'f',
  outcomes: [{ id: 'ok', name: 'Fine', leads: 'on' }],
  ...rest,
});
const done = (nodeId: string, person: string): CaseTask => ({
  taskId: nodeId,
  instanceId: '',
  nodeId,
  title: nodeId,
  status: 'completed',
  createdAt: '2026-05-10T06:30:00.000Z',
  closedAt: '2026-05-11T08:00:00.000Z',
  dueAt: null,
  outcome: 'ok',
  comment: null,
  completedBy: person,
  onBehalfOf: null,
  people: [person],
});
const standing = (definition: ProcessDefinition, at: readonly string[], tasks: readonly CaseTask[], rest: Partial<Standing> = {}): Standing => ({
  definition,
  drawing: drawingOf(definition),
  state: { next: 9, tokens: at.map((node, id) => ({ id, at: node, frame: 0 })), frames: [], outcomes: {} },
  isActive: at.length > 0,
  tasks,
  passed: new Set(),
  ...rest,
});
const told = (one: Standing) => stagesOf(one).map(({ step, state }) => `${step} ${state}`);

const list = compiled([
  ask('fill', { who: 'initiator' }),
  { is: 'beside', id: 'both', title: 'both', branches: [[ask('left'), ask('lower')], [ask('right')]] },
  ask('rare', { when: 'days > 3' }),
  ask('last', {
    outcomes: [
      { id: 'ok', name: 'Fine', leads: 'on' },
      { id: 'back', name: 'Back', leads: 'back', to: 'fill' },
    ],
  }),
]);

test('branches beside each other: what is done, what waits and what is still to come', () => {
  const one = standing(list, ['lower', 'right'], [done('fill', 'a'), done('left', 'b')]);
  expect(told(one).sort()).toEqual(['fill done', 'last ahead', 'left done', 'lower current', 'rare ahead', 'right current']);
  expect(progressOf(stagesOf(one), true)).toBe(33);
});

test('a branch that waits for the other one is behind it, not before it', () => {
  expect(told(standing(list, ['both_join', 'right'], [done('fill', 'a'), done('left', 'b'), done('lower', 'b')])).sort()).toEqual([
    'fill done',
    'last ahead',
    'left done',
    'lower done',
    'rare ahead',
    'right current',
  ]);
});

test('a step says since when it waits, and of one that is done when it was answered', () => {
  const waiting: CaseTask = { ...done('right', 'c'), status: 'open', closedAt: null, outcome: null };
  const since = new Map(stagesOf(standing(list, ['right'], [done('left', 'b'), waiting])).map((one) => [one.step, one.since]));
  expect([since.get('left'), since.get('right'), since.get('last')]).toEqual(['2026-05-11T08:00:00.000Z', '2026-05-10T06:30:00.000Z', null]);
});

test('a condition that did not hold leaves a step out; a way back makes nothing that was done lie ahead', () => {
  const all = ['fill', 'left', 'lower', 'right'].map((node) => done(node, 'a'));
  expect(told(standing(list, ['last'], all))).toEqual(expect.arrayContaining(['fill done', 'right done', 'rare skipped', 'last current']));
  expect(told(standing(list, ['fill'], all)).sort()).toEqual(['fill current', 'last ahead', 'left ahead', 'lower ahead', 'rare ahead', 'right ahead']);
});

test('what is over has nothing ahead: what nobody did was left out, and a correction that was not needed is not told of', () => {
  const one = standing(list, [], [done('left', 'a')]);
  expect(told(one).sort()).toEqual(['last skipped', 'left done', 'lower skipped', 'rare skipped', 'right skipped']);
  expect(progressOf(stagesOf(one), false)).toBe(100);
});

test('a sub-process: its inside lies ahead with it, and its way on when something waits inside', () => {
  const user = { kind: 'user', who: 'initiator', form: 'f', outcomes: [{ id: 'ok', name: 'Fine' }] } as const;
  const [start, end] = [{ kind: 'start' }, { kind: 'end' }] as const;
  const inside = { within: 'part' } as const;
  const definition = drawn(
    { start, first: user, part: { kind: 'subProcess' }, begin: { ...start, ...inside }, inner: { ...user, ...inside }, over: { ...end, ...inside }, last: user, end },
    'start > first > part > last > end',
    'begin > inner > over',
  );
  const ahead = (at: string) => [...nodesAhead(definition, drawingOf(definition), [at])].sort();
  expect(ahead('first')).toEqual(['begin', 'end', 'inner', 'last', 'over', 'part']);
  expect(ahead('inner')).toEqual(['end', 'last', 'over']);
  expect(ahead('last')).toEqual(['end']);
});

test('what is stuck is told of, whatever it is', () => {
  const definition = compiled([ask('first'), { is: 'do', id: 'send', title: 'Send it', handler: 'x', runs: 'now' }]);
  const state = { next: 3, tokens: [{ id: 1, at: 'send', frame: 0, incident: 'away' }], frames: [], outcomes: {} };
  expect(stagesOf({ ...standing(definition, ['send'], [done('first', 'a')]), state }).map(({ name, state: said }) => [name, said])).toEqual([
    ['first', 'done'],
    ['Send it', 'incident'],
  ]);
});

const decided = compiled([
  ask('correct', {
    who: 'initiator',
    when: 'returned == true',
    outcomes: [
      { id: 'send', name: 'Send', leads: 'on' },
      { id: 'leave', name: 'Leave it', leads: 'stop' },
    ],
  }),
  ask('chief', {
    outcomes: [
      { id: 'ok', name: 'Fine', leads: 'on' },
      { id: 'no', name: 'No', leads: 'stop' },
      { id: 'back', name: 'Back', leads: 'back', to: 'correct' },
    ],
    deadline: { answerAfter: { after: 'P5D', outcome: 'no' } },
  }),
  { is: 'do', id: 'write', title: 'Write', handler: 'x', runs: 'now' },
]);
const userOf = ({ nodes }: ProcessDefinition, step: string) => nodes.flatMap((node) => (node.kind === 'user' && node.id === step ? [node] : []))[0];

test('answers lead on, to the end or back, and a case has ended as its last one said', () => {
  const chief = userOf(decided, 'chief');
  expect(chief?.outcomes.map((outcome) => leadsOf(decided, chief, outcome))).toEqual(['on', 'stop', 'back']);
  const ends = (passed: readonly string[], nodeId: string, outcome: string) => endingOf(decided, new Set(passed), { nodeId, outcome });
  expect(ends(['chief', 'write', 'over'], 'chief', 'ok')).toEqual({ result: 'accepted', outcomeName: 'Fine' });
  expect(ends(['chief', 'chief_no_end'], 'chief', 'no')).toEqual({ result: 'refused', outcomeName: 'No' });
  expect(ends(['chief', 'correct', 'correct_leave_end'], 'correct', 'leave')).toEqual({ result: 'withdrawn', outcomeName: 'Leave it' });
});

test('a step that was answered with a no is told with where the answer led', () => {
  const chief = (outcome: string, passed: string) =>
    stagesOf(standing(decided, [], [{ ...done('chief', 'a'), outcome }], { passed: new Set(['chief', passed]) })).find(({ step }) => step === 'chief');
  expect(chief('ok', 'write')).toMatchObject({ state: 'done', outcomeName: 'Fine', leads: 'on' });
  expect(chief('no', 'chief_no_end')).toMatchObject({ state: 'done', outcomeName: 'No', leads: 'stop' });
  expect(chief('back', 'correct')).toMatchObject({ state: 'done', outcomeName: 'Back', leads: 'back' });
  expect(stagesOf(standing(decided, ['chief'], [])).find(({ step }) => step === 'chief')).toMatchObject({ state: 'current', leads: null });
});

test('a step whose time ran out is done without anybody, and refuses when its answer by time does', () => {
  const passed = new Set(['chief', 'chief_late', 'chief_no_end']);
  expect(stagesOf(standing(decided, [], [], { passed })).find(({ step }) => step === 'chief')).toMatchObject({
    state: 'done',
    people: [],
    outcomeName: 'No',
    leads: 'stop',
    isByTime: true,
  });
  expect(endingOf(decided, passed, { nodeId: 'correct', outcome: 'send' }).result).toBe('refused');
  const [lenient] = [compiled([ask('chief', { deadline: { answerAfter: { after: 'P5D', outcome: 'ok' } } })])];
  const chief = userOf(lenient, 'chief');
  expect(chief && answerByTime(lenient, chief, new Set(['chief', 'chief_late']))?.name).toBe('Fine');
  expect(chief && answerByTime(lenient, chief, new Set(['chief']))).toBeUndefined();
});

test('what was drawn with one end for all answers has ended as it was answered last', () => {
  const outcomes = [
    { id: 'ok', name: 'Fine' },
    { id: 'no', name: 'No', isRefusal: true },
  ];
  const definition = drawn({ start: { kind: 'start' }, chief: { kind: 'user', who: 'manager(1)', form: 'f', outcomes }, end: { kind: 'end' } }, 'start > chief > end');
  const ends = (outcome: string) => endingOf(definition, new Set(['chief', 'end']), { nodeId: 'chief', outcome }).result;
  expect([ends('ok'), ends('no')]).toEqual(['accepted', 'refused']);
});
