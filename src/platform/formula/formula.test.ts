/** What editors and outside programs are told of names and texts. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { divide } from '#kernel/formula/exact.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { executeErrors } from './execute.errors.ts';
import messages from './execute.messages.fa.ts';
import { defineFormulaFunction, defineFormulaUse, defineVocabulary, type FormulaName } from './formula.define.ts';
import { routes } from './formula.routes.ts';
import words from './period.messages.fa.ts';
import { announceFormulas } from './registry.server.ts';

const wage: FormulaName = { code: 'law.wage', title: 'Least wage', type: 'number', unit: 'rial', class: 'public' };
const children: FormulaName = {
  ...{ code: 'person.children', title: 'Children', type: 'list', class: 'family' },
  fields: [
    { code: 'age', title: 'Age', type: 'number', unit: 'count', class: 'family' },
    { code: 'marital', title: 'Marital', type: 'text', options: 'MaritalStatus', class: 'family' },
    ...['Province', 'Country', 'Gender', 'Shift', 'CostCenter'].map((options): FormulaName => ({ code: options, title: options, type: 'text', options, class: 'family' })),
  ],
};
const unread = async (): Promise<never> => {
  throw new Error('a check reads nobody');
};
const law = defineVocabulary({ of: 'day', code: 'law', title: 'Law', names: [wage], read: unread });
const person = defineVocabulary({ of: 'person', code: 'person', title: 'Person', names: [children], lists: { Shift: { early: 'Early' } }, read: unread });
const amount = defineFormulaUse({ code: 'order.amount', title: 'Amount', type: 'number', unit: 'rial', vocabularies: ['law'] });

const half = defineFormulaFunction({
  ...{ code: 'pay.half', title: 'half_of', help: 'Half of it.', gives: 'number', unit: 'rial' },
  takes: [
    { title: 'wage', type: 'number', unit: 'rial' },
    { title: 'is paid', type: 'flag', isOptional: true },
  ],
  examples: [{ text: 'pay.half(3)', result: '1.5' }],
  run: (of, isPaid = true) => (isPaid ? divide(of, 2) : undefined),
});

const officer = actorIn('payrollOfficer', 'payrollOfficer');
const costCentre = newId();
let bed: Mounted;
beforeAll(async () => {
  bed = await mountSlices({ slice: 'platform/formula', routes, messages, errors: [executeErrors] });
  await layOrganisation(bed.database.owner);
  const centre = `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, standard_code, description) values ($1, $2, 'CostCenter', $3, $3)`;
  await bed.database.owner.query(centre, [costCentre, companyId('holding'), 'ours']);
  await bed.database.owner.query(centre, [newId(), companyId('subsidiary'), 'theirs']);
});
beforeEach(() => announceFormulas([law, person, amount]));
afterEach(() => announceFormulas([]));
afterAll(() => bed.close());

const check = async (body: object) => (await bed.call(officer, 'POST', '/rest/s1/rule/formula/check', body)).body;

test('the names of a use are told with their groups, and without one all of them', async () => {
  const ofUse = await bed.call(officer, 'GET', '/rest/s1/rule/getFormulaEnums?use=order.amount');
  expect(ofUse.body).toEqual({
    uses: [{ code: 'order.amount', title: 'Amount', type: 'number', unit: 'rial' }],
    names: [{ code: 'law.wage', title: 'Least wage', type: 'number', unit: 'rial', group: 'Law' }],
    lists: {},
  });
  const all = await bed.call(officer, 'GET', '/rest/s1/rule/getFormulaEnums');
  expect(all.body.names[1]).toMatchObject({ code: 'person.children', group: 'Person', fields: expect.any(Array) });
  expect(all.body.names[1].fields.slice(0, 2)).toMatchObject([{ code: 'age', type: 'number' }, { options: 'MaritalStatus' }]);
  const { CostCenter, MaritalStatus, Province, Gender, Shift, Country } = all.body.lists;
  expect([MaritalStatus, Gender, Shift]).toEqual([
    expect.arrayContaining([{ code: 'MarsMarried', title: expect.any(String) }]),
    [expect.objectContaining({ code: 'Y' }), expect.objectContaining({ code: 'N' })],
    [{ code: 'early', title: 'Early' }],
  ]);
  expect([Province.length, Country], 'places, unless they are too many').toEqual([31, undefined]);
  expect(CostCenter, 'those of the own company').toEqual([{ code: costCentre, title: 'ours' }]);
});

test('functions of slices are offered to every use, with what they take, their help and their examples', async () => {
  announceFormulas([law, half, amount]);
  const { body } = await bed.call(officer, 'GET', '/rest/s1/rule/getFormulaEnums?use=order.amount');
  expect(body.names[1]).toEqual({
    ...{ code: 'pay.half', title: 'half_of', type: 'number', unit: 'rial', group: words.formula.functions },
    call: { takes: half.takes, help: 'Half of it.', examples: half.examples },
  });
  expect(await check({ text: 'pay.half(law.wage, true)', use: 'order.amount' })).toMatchObject({
    ok: true,
    unit: 'rial',
    canonical: 'pay.half(law.wage, true)',
    names: ['law.wage'],
  });
  expect((await check({ text: 'pay.half(1 = 1)', use: 'order.amount' })).errors).toMatchObject([{ code: 'wrongType', from: 9, to: 14 }]);
});

test('a text that is right is told with its type, unit, codes and reading', async () => {
  expect(await check({ text: 'law.wage * 30', use: 'order.amount' })).toMatchObject({ ok: true, type: 'number', canonical: 'law.wage * 30', names: ['law.wage'], errors: [] });
  expect(await check({ text: 'sum(person.children, age)' })).toMatchObject({ ok: true, type: 'number', unit: 'count', names: ['person.children'] });
});

test('all faults are told at their places, with the nearest name', async () => {
  const { ok, errors } = await check({ text: 'law.wag + x', use: 'order.amount' });
  expect([ok, errors]).toMatchObject([
    false,
    [
      { code: 'unknownName', from: 0, to: 7, name: 'law.wag', near: 'law.wage' },
      { code: 'unknownName', from: 10, to: 11, name: 'x' },
    ],
  ]);
});

test('a use knows only what it is offered, and what is given beside it', async () => {
  expect((await check({ text: 'count(person.children)', use: 'order.amount' })).errors).toMatchObject([{ code: 'unknownName' }]);
  expect((await check({ text: 'rate * law.wage', use: 'order.amount', names: { rate: 'number' } })).ok).toBe(true);
  expect((await check({ text: 'law.wage > 1', use: 'order.amount' })).errors).toMatchObject([{ code: 'wrongType' }]);
});

test('who may not see formulas is told nothing', async () => {
  const employee = actorIn('employee', 'accountant');
  expect((await bed.call(employee, 'POST', '/rest/s1/rule/formula/check', { text: '1' })).status).toBe(403);
  expect((await bed.call(employee, 'GET', '/rest/s1/rule/getFormulaEnums')).status).toBe(403);
});

test('a use that nobody has declared is refused, and not taken for none', async () => {
  const asked = await bed.call(officer, 'GET', '/rest/s1/rule/getFormulaEnums?use=order.nothing');
  const checked = await bed.call(officer, 'POST', '/rest/s1/rule/formula/check', { text: '1', use: 'order.nothing' });
  expect([asked, checked].map(({ status, body }) => [status, body.errorCode])).toEqual([
    [400, 'platform/formula.unknownUse'],
    [400, 'platform/formula.unknownUse'],
  ]);
});
