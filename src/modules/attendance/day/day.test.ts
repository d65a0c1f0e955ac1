/** The calls that count a day and a month: what they leave out is the law, what cannot be is refused at its field, and nothing is kept. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { dayExamples, monthExamples } from './day.examples.rules.ts';

let server: TestApp;
let administrator: TestActor;
let self: TestActor;
beforeAll(async () => {
  server = await startTestApp();
  ({ administrator, self } = await signInActors(server));
});
afterAll(() => server.close());

const PATH = '/api/rest/s1/functionalManagement';
const ask = (name: string, body: unknown, actor = administrator) => actor.request('POST', `${PATH}/${name}`, body);

test('the examples are counted, by the night and the ceiling of the law with their source', async () => {
  const [ordinary, night] = await Promise.all(Object.values(dayExamples).map(async (body) => (await ask('calculateDay', body)).json()));
  expect(ordinary).toMatchObject({ planned: 500, covered: 60, delay: 0, coveredBy: { leave: 60 }, overtime: { after: 120 } });
  expect(night).toMatchObject({ planned: 480, inside: 450, hurry: 30, night: 450, overtime: { before: 15 } });
  expect(night.parameters.map(({ kind, source }: { kind: string; source: string }) => [kind, source !== ''])).toEqual([
    ['LpOvertimeDay', true],
    ['LpNightFrom', true],
    ['LpNightUntil', true],
  ]);
  const month = (await ask('calculateMonth', Object.values(monthExamples)[0])).json();
  expect(month).toMatchObject({ figures: { counted: 150, notCounted: 40, hurry: 10, offset: 10 }, shiftWork: 'night', nightPaid: 0 });
});

test('who rotates is told of more hours in four weeks than the law has', async () => {
  const days = Array.from({ length: 23 }, (_, at) => ({ date: new Date(Date.UTC(2026, 4, 4 + at)).toISOString().slice(0, 10), inside: 480, present: 480, planned: 480 }));
  const { exceptions, parameters } = (await ask('calculateMonth', { days, rotation: { from: '2026-05-04' } })).json();
  expect([exceptions, parameters[0].kind]).toEqual([[{ kind: 'ceiling', of: 'work', period: 'fourWeeks', from: '2026-05-04', minutes: 480 }], 'LpFourWeekHours']);
});

test.each([
  [
    'calculateDay',
    {
      date: '2026-05-10',
      shift: {
        lines: [
          { from: 480, minutes: 240, floating: 60 },
          { from: 760, minutes: 60 },
        ],
      },
    },
    'linesOverlap',
    'shift',
  ],
  ['calculateDay', { date: '2026-05-10', shift: { lines: [{ from: 480, minutes: 240 }], breaks: [{ from: 900, minutes: 30 }] } }, 'breakOutside', 'shift'],
  ['calculateDay', { date: '2026-05-10', slips: [{ factor: 'leave', from: 600, to: 600 }] }, 'slipOrder', 'slips'],
  ['calculateDay', { date: '1930-05-10' }, 'unknownYear', 'date'],
  ['calculateMonth', { days: [{ date: '2026-05-11' }, { date: '2026-05-11' }] }, 'daysOrder', 'days'],
])('%s refuses %j: %s', async (name, body, error, field) => {
  const answer = await ask(name, body);
  expect([answer.statusCode, answer.json().errorCode, Object.keys(answer.json().fields)]).toEqual([400, `modules/attendance/day.${error}`, [field]]);
});

test('who may not see attendance may not count it either', async () => {
  expect((await ask('calculateDay', { date: '2026-05-10' }, self)).statusCode).toBe(403);
});
