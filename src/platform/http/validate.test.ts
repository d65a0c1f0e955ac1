import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeParseAsync } from 'zod/v4/core';
import { defineCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { AppError } from '#kernel/errors.ts';
import { checkForm } from '#kernel/form/check.ts';
import { valuesToSend } from '#kernel/form/compute.ts';
import { defineForm, type FormValues, fieldsOf, valueAt } from '#kernel/form/definition.ts';
import formTexts from '#kernel/form/form.messages.fa.ts';
import { formBody, formChanges } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { anyDefinition, anyFilledForm } from '#testing/form-values.ts';
import { actorIn, mountSlices } from '#testing/mounted.ts';
import { partyId } from '#testing/organisation.ts';
import { inputSchema, sampleOf, validOf } from '#testing/schema-values.ts';
import { route } from './context.server.ts';
import { toFault } from './faults.server.ts';
import httpMessages from './http.messages.fa.ts';
import { messageBook } from './messages.rules.ts';
import { openApi } from './openapi.server.ts';
import { parseBody } from './validate.server.ts';

const today = '2026-03-21';
const book = messageBook(new Map([['platform/http', httpMessages]]));

interface Answer {
  readonly data?: unknown;
  readonly fields: Readonly<Record<string, string>>;
  readonly messages?: string;
}

/** What a call with this body would have answered: the parsed input or the fields of its 400. */
async function ask(schema: z.core.$ZodType, input: unknown, held?: readonly FieldClass[]): Promise<Answer> {
  try {
    const classes = held && (() => new Set(held));
    return { data: await parseBody('modules/any', schema, JSON.parse(JSON.stringify(input)), today, classes), fields: {} };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, body } = toFault(error, 'request', book, new Map());
    expect(status).toBe(error.errorName === 'unseenField' ? 403 : 400);
    return { fields: body.fields, messages: body.messages };
  }
}

test('browser and server judge 1,000 random forms alike, sentence by sentence', async () => {
  let [refused, taken] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anyFilledForm, async ({ definition, values }) => {
      const { outcome, states, values: settled, summary } = await checkForm(definition, values, { today });
      const errors = Object.fromEntries(Object.entries(states).flatMap(([path, { error, helper }]) => (error ? [[path, helper]] : [])));
      const { data, fields, messages } = await ask(formBody(definition), valuesToSend(definition, values));
      expect(fields).toEqual(errors);
      expect(messages).toBe(summary);
      if (outcome === 'ok') {
        taken += 1;
        for (const { field, path } of fieldsOf(definition)) if (field.type !== 'display') expect(valueAt(data as FormValues, path)).toEqual(valueAt(settled, path));
      } else refused += 1;
    }),
    { numRuns: 1_000 },
  );
  // neither half of the comparison is idle
  expect(Math.min(refused, taken)).toBeGreaterThan(100);
});

const unit = defineForm('organisation/unit', [
  { type: 'text', name: 'title', label: 'Title', required: true, maxLength: 20 },
  { type: 'switch', name: 'isOpen', label: 'Open' },
  { type: 'date', name: 'closedOn', label: 'Closed on', visibleWhen: ({ isOpen }) => isOpen === false, required: true },
  { type: 'number', name: 'budget', label: 'Budget', money: true, class: 'pay' },
  { type: 'number', name: 'seats', label: 'Seats', group: 'size' },
  { type: 'number', name: 'doubled', label: 'Doubled', value: (values) => 2 * Number(valueAt(values, 'size.seats') ?? 0) },
  { type: 'display', name: 'path', label: 'Path' },
]);
const right = { title: ' \u0643 ', isOpen: true, closedOn: '2026-01-01', budget: '\u06f1\u066c\u06f0\u06f0\u06f0', size: { seats: '\u06f5' }, doubled: 999 };
const stored = { title: '\u06a9', isOpen: true, closedOn: null, budget: '1000', size: { seats: 5 }, doubled: 10 };

describe('the body of a call', () => {
  test('comes out stored: normalised, computed anew, hidden and missing ones empty', async () => {
    expect((await ask(formBody(unit), right)).data).toEqual(stored);
    expect((await ask(formBody(unit), { title: 'a' })).data).toEqual({ title: 'a', isOpen: null, closedOn: null, budget: null, size: { seats: null }, doubled: 0 });
    expect((await ask(formBody(unit), { title: 'a', size: null })).data).toMatchObject({ size: { seats: null } });
  });

  test('says what is wrong as the form does', async () => {
    const { fields, messages } = await ask(formBody(unit), { isOpen: false });
    expect(fields).toEqual({ title: formTexts.required('Title'), closedOn: formTexts.required('Closed on') });
    expect(messages).toBe(formTexts.allRequired('\u06f2'));
    const invalid = await ask(formBody(unit), { title: 'x'.repeat(21), size: { seats: 'many' } });
    expect(invalid).toEqual({ fields: { title: formTexts.tooLong('\u06f2\u06f0'), 'size.seats': formTexts.whole }, messages: formTexts.someInvalid });
  });

  test.each<[string, unknown, string]>([
    ['an unknown field', { title: 'a', stranger: 1 }, 'stranger'],
    ['a field that only shows', { title: 'a', path: 'x' }, 'path'],
    ['an unknown member of a group', { title: 'a', size: { stranger: 1 } }, 'stranger'],
    ['a list', [], 'body'],
    ['a text', 'x', 'body'],
    ['a group that is none', { title: 'a', size: 5 }, 'size'],
  ])('refuses %s', async (_, input, at) => expect(Object.keys((await ask(formBody(unit), input)).fields)).toEqual([at]));

  test('stands beside other properties, or within one, with the same paths', async () => {
    const beside = formBody(unit, { rowVersion: z.int() });
    expect((await ask(beside, { ...right, rowVersion: 3 })).data).toEqual({ ...stored, rowVersion: 3 });
    expect((await ask(beside, right)).fields).toEqual({ rowVersion: httpMessages.validation.required });
    const within = z.strictObject({ version: z.int(), values: formBody(unit) });
    expect((await ask(within, { version: 3, values: right })).data).toEqual({ version: 3, values: stored });
    expect((await ask(within, { version: 3, values: {} })).fields).toEqual({ title: formTexts.required('Title') });
  });

  test('needs the day', async () => {
    await expect(safeParseAsync(formBody(unit), right)).rejects.toThrow('organisation/unit');
  });

  test('is typed by the definition', async () => {
    const parsed = await z.safeParseAsync(formBody(unit, { rowVersion: z.int() }), { title: 'a', rowVersion: 1 }, { ...{ today }, reportInput: true });
    if (!parsed.success) throw parsed.error;
    const { title, budget, isOpen, size, rowVersion } = parsed.data;
    const typed: { title: string; budget: string | null | undefined; isOpen: boolean | null; seats: number | null; rowVersion: number } = {
      title,
      budget,
      isOpen,
      seats: size.seats,
      rowVersion,
    };
    expect(typed).toEqual({ title: 'a', budget: null, isOpen: null, seats: null, rowVersion: 1 });
  });
});

describe('field classes', () => {
  const pair = defineForm('any/pair', [
    { type: 'text', name: 'title', label: 'Title', required: true },
    { type: 'number', name: 'wage', label: 'Wage', money: true, class: 'pay', required: true },
    { type: 'number', name: 'share', label: 'Share', class: 'pay', group: 'more' },
    { type: 'group', name: 'bank', label: 'Bank', class: 'bank', items: [{ type: 'text', name: 'card', label: 'Card', required: true }] },
  ]);

  test('a form without what the sender may not see is whole without it', async () => {
    expect(await ask(formBody(pair), { title: 'a' }, ['public'])).toEqual({ data: { title: 'a' }, fields: {} });
    expect((await ask(formBody(pair), { title: 'a', wage: '5' }, ['public', 'pay'])).data).toEqual({ title: 'a', wage: '5', more: { share: null } });
    expect(Object.keys((await ask(formBody(pair), { title: 'a' }, ['public', 'pay', 'bank'])).fields)).toEqual(['wage', 'bank.card']);
  });

  test.each<[string, object]>([
    ['wage', { wage: '5' }],
    ['wage', { wage: null }],
    ['more.share', { more: { share: 1 } }],
    ['bank.card', { bank: { card: 'x' } }],
  ])('a body that sets %s all the same is refused, as changes too', async (path, input) => {
    const refused = { fields: { [path]: httpMessages.errors.unseenField }, messages: httpMessages.errors.unseenField };
    expect(await ask(formBody(pair), { title: 'a', ...input }, ['public'])).toEqual(refused);
    expect(await ask(formChanges(pair), input, ['public'])).toEqual(refused);
  });

  test('changes come out in stored form, and only those that were given', async () => {
    const changes = formChanges(pair, { rowVersion: z.int() });
    expect((await ask(changes, { rowVersion: 1, title: ' \u0643 ', bank: { card: '' } })).data).toEqual({ rowVersion: 1, title: '\u06a9', bank: { card: null } });
    expect((await ask(changes, { rowVersion: 1, stranger: 1 })).fields).toHaveProperty('stranger');
    expect(inputSchema(changes)).toMatchObject({ required: ['rowVersion'] });
    expect(inputSchema(formBody(pair))['required']).toEqual(['title']);
  });
});

test('a call with a form for its body: stored values reach the handler, sentences the caller', async () => {
  const slice = 'modules/any';
  const call = defineCall({
    method: 'PUT',
    path: '/rest/s1/hcm/anyUnit/:partyId',
    summary: 'A unit',
    permission: 'session',
    scope: 'self',
    body: formBody(
      defineForm({
        key: 'any/unit',
        subject: 'partyId',
        sections: [{ fields: [...unit.sections[0].fields, { type: 'date', name: 'foundedOn', label: 'Founded on', disableFuture: true }] }],
      }),
      { rowVersion: z.int() },
    ),
    reply: z.unknown(),
  });
  const mounted = await mountSlices({ slice, routes: [route(call, async ({ body }) => body)], messages: {} });
  const actor = actorIn('employee', 'accountant');
  const put = (body: object, of: string = actor.partyId) => mounted.call(actor, 'PUT', `/rest/s1/hcm/anyUnit/${of}`, body);
  expect(await put({ ...right, foundedOn: '1370/01/01', rowVersion: 1 })).toEqual({ status: 200, body: { ...stored, foundedOn: '1991-03-21', rowVersion: 1 } });
  const refused = await put({ ...right, foundedOn: '2100-01-01', rowVersion: 1 });
  expect([refused.status, refused.body.errorCode, refused.body.messages, Object.keys(refused.body.fields)]).toEqual([
    400,
    'modules/any.invalid',
    formTexts.someInvalid,
    ['foundedOn'],
  ]);
  // the budget is of class pay: their own people see, that of others they neither see nor set
  const { budget, ...unseen } = right;
  const others = partyId('seller');
  expect((await put({ ...right, rowVersion: 1 }, others)).body.fields).toEqual({ budget: httpMessages.errors.unseenField });
  expect((await put({ ...unseen, rowVersion: 1 }, others)).body).toMatchObject({ title: stored.title });
  expect((await put({ ...unseen, rowVersion: 1 }, others)).body).not.toHaveProperty('budget');
  expect((await put({ title: 'a\u0000', rowVersion: 1 })).body.messages).toBe(httpMessages.errors.hostileText);
  const { paths } = openApi([{ ...route(call, async () => ({})), slice }], '1') as {
    paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: object }> } }>>;
  };
  expect(paths['/api/rest/s1/hcm/anyUnit/{partyId}']?.['put']?.requestBody.content['application/json']?.schema).toMatchObject({ required: ['title', 'rowVersion'] });
  await mounted.close();
});

test('readers of the contract see every field by its type', () => {
  expect(inputSchema(formBody(unit, { rowVersion: z.int() }))).toMatchObject({
    type: 'object',
    required: ['title', 'rowVersion'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', title: 'Title', minLength: 1, maxLength: 20 },
      isOpen: { title: 'Open', type: ['boolean', 'null'] },
      closedOn: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      budget: { anyOf: [{ type: 'string', pattern: '^[0-9]{1,18}$' }, { type: 'null' }] },
      size: { anyOf: [{ properties: { seats: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] } } }, { type: 'null' }] },
    },
  });
  expect(inputSchema(formBody(unit))['properties']).not.toHaveProperty('path');
});

test('the fuzzer can make bodies of any form', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyDefinition.chain((definition) => fc.tuple(fc.constant(definition), validOf(inputSchema(formBody(definition))))),
      async ([definition, body]) => {
        // a shape the schema tells is never refused as a shape
        const paths = fieldsOf(definition).map(({ path }) => path);
        for (const path of Object.keys((await ask(formBody(definition), body)).fields)) expect(paths).toContain(path);
        expect(sampleOf(inputSchema(formBody(definition)))).toEqual(sampleOf(inputSchema(formBody(definition))));
      },
    ),
    { numRuns: 100 },
  );
});
