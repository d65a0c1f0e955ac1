/** The own month tried out: one's own row by what a run would count it by, closed until the company opens it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn } from '#testing/mounted.ts';
import { employmentId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer } from '#testing/pay-runs.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import simulatorMessages from '../simulator/simulator.messages.fa.ts';
import { routes as simulatorRoutes } from '../simulator/simulator.routes.ts';
import { ownWhatIfErrors } from './own-what-if.errors.ts';
import messages from './own-what-if.messages.fa.ts';
import { routes } from './own-what-if.routes.ts';

const PATH = '/rest/s1/payroll/whatIf';
const officer = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public', 'pay', 'personal', 'family'] as const })) };
const self = actorIn('employee', 'accountant');
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/simulator', routes: simulatorRoutes, messages: simulatorMessages, errors: [simulatorErrors] },
    { slice: 'modules/payroll/own-what-if', routes, messages, errors: [ownWhatIfErrors] },
  );
});
afterAll(() => bench.close());

const mine = async (who: Answer = self): Promise<Answer> => (await bench.bed.call(who, 'GET', `${PATH}/mine`)).body.employments;
const ask = (said: object = {}, who: Answer = self, name: 'accountant' | 'colleague' = 'accountant'): Promise<Answer> =>
  bench.bed.call(who, 'POST', PATH, { partyRelationshipId: employmentId(name), year: 1405, month: 2, ...said });
const set = (isOpen: boolean, rowVersion: number, who: Answer = officer): Promise<Answer> => bench.bed.call(who, 'PUT', `${PATH}/setting`, { isOpen, rowVersion });

test('it is closed until the company opens it, by who reads the law for the company', async () => {
  expect([await mine(), (await ask()).status]).toEqual([[], 409]);
  expect((await set(true, 0, self)).status).toBe(403);
  expect([(await set(true, 0)).body, (await set(false, 0)).status]).toEqual([{ isOpen: true }, 409]);
  expect((await bench.bed.call(officer, 'GET', `${PATH}/setting`)).body).toEqual({ isOpen: true, rowVersion: 1 });
  expect((await mine()).map((one: Answer) => one.partyRelationshipId)).toEqual([employmentId('accountant')]);
});

test('it is what the simulator says of the same person, beside the month as it stands', async () => {
  const simulated = async (more: object): Promise<Answer> =>
    (await bench.bed.call(officer, 'POST', '/rest/s1/payroll/simulate', { partyRelationshipId: employmentId('accountant'), year: 1405, month: 2, ...more })).body.figures;
  const { body } = await ask({ overtime: 600, isMarried: true, children: 2 });
  expect(body.asItStands).toEqual(await simulated({}));
  expect(body.figures).toEqual(await simulated({ facts: { isMarried: true, children: 2 }, work: [{ workFactor: 'overtime', minutes: 600 }] }));
  expect(BigInt(body.figures.net)).toBeGreaterThan(BigInt(body.asItStands.net));
  expect(body.lines.find(({ code }: Answer) => code === 'overtime').explanation).not.toBeNull();
  expect((await ask()).body.figures).toEqual(body.asItStands);
});

test('of nobody else, and nothing of group, law or wage is said otherwise', async () => {
  expect((await ask({}, self, 'colleague')).status).toBe(404);
  expect((await ask({}, officer, 'colleague')).status).toBe(404);
  const refused = await Promise.all([{ facts: { dailyWage: '1' } }, { payGroup: 'labour' }, { parameters: [] }, { children: 31 }, { month: 13 }].map((said) => ask(said)));
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(Object.keys(refused[3]?.body.fields ?? {})).toEqual(['children']);
  await set(false, 1);
  expect([await mine(), (await ask()).status]).toEqual([[], 409]);
});
