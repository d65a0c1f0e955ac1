/** Files of people that a question names, over the wire. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import simulatorMessages from '../simulator/simulator.messages.fa.ts';
import { routes as simulatorRoutes } from '../simulator/simulator.routes.ts';
import { fileExamples } from './examples.rules.ts';
import { stateFileErrors } from './state-files.errors.ts';
import messages from './state-files.messages.fa.ts';
import { routes } from './state-files.routes.ts';
import { readDbf, readIranSystem } from './test-support.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'accountant');
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
const call = (path: string, body: object): Promise<Answer> => bed.call(officer, 'POST', `/rest/s1/payroll/${path}`, body);
const files = async (body: object): Promise<Answer> => (await call('simulate/file', body)).body;
const example = (of: string): Answer => fileExamples[of];
const insurance = () => example('the list of insurance of a workshop');

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/simulator', routes: simulatorRoutes, messages: simulatorMessages, errors: [simulatorErrors] },
    { slice: 'modules/payroll/state-files', routes, messages, errors: [stateFileErrors] },
  );
  await layOrganisation(bed.database.owner);
  announceFormulas([]);
});
afterAll(() => bed.close());

test('the list of insurance says what the month comes to', async () => {
  const { files: made, totals, refused, cleaned } = await files(insurance());
  expect([refused, cleaned, made.map(({ name }: Answer) => name)]).toEqual([[], [], ['DSKKAR00.DBF', 'DSKWOR00.DBF']]);
  for (const { base64, sha256 } of made) expect(createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex')).toBe(sha256);
  const { figures } = (await call('simulate', insurance().people[0].simulate)).body;
  const [row] = readDbf(Buffer.from(made[1].base64, 'base64'), readIranSystem).records;
  expect(row).toMatchObject({ DSW_MASH: figures.insuranceBase, DSW_TOTL: figures.gross, DSW_BIME: figures.insuranceWorker, DSW_DD: '31', DSW_ROOZ: '5844817' });
  expect(totals).toMatchObject({ insurable: figures.insuranceBase, employer: figures.insuranceEmployer, unemployment: figures.insuranceUnemployment });
});

test.each([
  ['of the law', {}, [], '27'],
  ['less the relief of the workshop', { workshopRelief: true }, [], '7'],
  ['of another law', {}, [{ kind: 'LpInsuranceWorker', rate: '9/100' }], '29'],
])('the rate of a list is that %s', async (_, facts, parameters, rate) => {
  const [person] = insurance().people;
  const simulate = { ...person.simulate, facts: { ...person.simulate.facts, ...facts }, parameters };
  const { files: made } = await files({ ...insurance(), people: [{ ...person, simulate }] });
  expect(readDbf(Buffer.from(made[0].base64, 'base64'), readIranSystem).records[0]?.['DSK_RATE']).toBe(rate);
});

test('the same question is the same bytes', async () => {
  for (const body of Object.values(fileExamples)) expect(await files(body)).toEqual(await files(body));
});

test('the list of the tax and the file of a bank are told with what was refused', async () => {
  const tax = await files(example('the list of the tax'));
  expect(tax.files.map(({ name }: Answer) => name)).toEqual(['WP140501.txt', 'WH140501.txt']);
  const transfer = example('a transfer of Paya');
  const bank = await files({ ...transfer, people: [...transfer.people, { ...transfer.people[0], net: 0 }, { identity: {}, net: '5' }] });
  expect(bank.totals).toEqual({ people: '1', amount: '250000000' });
  expect(bank.refused.map(({ row, field, code }: Answer) => [row, field, code])).toEqual([
    [2, 'net', 'notPaid'],
    [2, 'iban', 'doubled'],
    [3, 'iban', 'missing'],
    [3, 'lastName', 'missing'],
  ]);
  expect(bank.refused[0].message).toBe(messages.faults.notPaid);
});

test('who cannot be counted is left out with the reason', async () => {
  const [person] = insurance().people;
  const { refused, totals } = await files({
    ...insurance(),
    people: [person, { identity: {}, simulate: { year: 1405, month: 1, facts: { hireDate: '2026-03-21', leaveDate: '2026-03-01' } } }],
  });
  expect(refused).toEqual([{ row: 2, field: 'facts.leaveDate', code: 'uncountable', message: simulatorMessages.errors.leaveBeforeHire }]);
  expect(totals.people).toBe('1');
});

test.each([
  [{ layout: 'ccti' }, 'layout'],
  [{ encoding: 'utf8' }, 'encoding'],
  [{ list: {} }, 'list.workshop'],
  [{ people: [{ identity: {} }] }, 'people'],
  [{ output: 'bank', layout: 'ccti', encoding: 'utf8', list: { serial: '1' } }, 'list.payerSheba'],
  [{ output: 'bank', layout: 'csv', encoding: 'cp1256', list: { payerSheba: example('a transfer of Paya').list.payerSheba } }, 'list.serial'],
])('refuses %j at its field', async (wrong, field) => {
  const { status, body } = await call('simulate/file', { ...insurance(), ...wrong });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('nobody without the simulator asks for files', async () => {
  expect((await bed.call(actorIn('employee', 'worker'), 'POST', '/rest/s1/payroll/simulate/file', insurance())).status).toBe(403);
});
