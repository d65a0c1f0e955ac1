import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#ui/client/hooks.ts';
import messages from './api-document.messages.fa.ts';
import ApiDocumentPage from './api-document.page.tsx';
import { callsOf, schemaRows, typeText } from './api-document.rules.ts';

const document = {
  openapi: '3.1.0',
  paths: {
    '/api/rest/people/{partyId}': {
      put: {
        operationId: 'putPeople',
        summary: 'Changes a person',
        tags: ['modules/personnel/profile'],
        'x-permission': ['personnel/profile/edit'],
        'x-scope': 'rows',
        parameters: [{ name: 'partyId', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 80 } } } } } },
        responses: {
          200: { content: { 'application/json': { schema: { type: 'object', properties: { version: { type: 'integer' } } } } } },
          404: { content: { 'application/json': { schema: {} } } },
        },
      },
    },
    '/api/health': {
      get: {
        operationId: 'getHealth',
        summary: 'Answers when ready',
        tags: ['platform/http'],
        'x-permission': 'public',
        'x-scope': 'none',
        parameters: [],
        responses: { 200: { content: { 'image/png': { schema: { type: 'string' } } } } },
      },
    },
  },
};

afterEach(() => vi.unstubAllGlobals());

function openPage(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiDocumentPage />
    </QueryClientProvider>,
  );
  return asked;
}

test('lists the calls by slice and opens what one demands and answers', async () => {
  const user = userEvent.setup();
  const asked = openPage(() => Response.json(document));
  const slice = await screen.findByRole('region', { name: 'modules/personnel/profile' });
  expect(asked).toEqual(['/api/openapi.json']);
  expect(screen.getByRole('region', { name: 'platform/http' })).toBeTruthy();
  await user.click(within(slice).getByText('/api/rest/people/{partyId}'));
  expect(await within(slice).findByText('personnel/profile/edit')).toBeTruthy();
  expect(within(slice).getByText('404')).toBeTruthy();
  const body = within(slice).getByRole('region', { name: messages.body });
  expect(within(body).getByRole('rowheader', { name: 'name' })).toBeTruthy();
  expect(within(body).getByText('string ..80')).toBeTruthy();
  const parameters = within(slice).getByRole('region', { name: messages.parameters });
  expect(within(parameters).getByRole('rowheader', { name: 'partyId' })).toBeTruthy();
});

test('filters by any word of method, path, purpose and permission', async () => {
  const user = userEvent.setup();
  openPage(() => Response.json(document));
  const filter = await screen.findByRole('searchbox', { name: messages.filter });
  await user.type(filter, 'put profile');
  expect(screen.queryByText('/api/health')).toBeNull();
  expect(screen.getByText('/api/rest/people/{partyId}')).toBeTruthy();
  await user.type(filter, 'zzz');
  await user.click(screen.getByRole('button', { name: messages.clear }));
  expect(screen.getByText('/api/health')).toBeTruthy();
});

test('of many calls the slices stand folded, and what is sought is seen at once', async () => {
  const user = userEvent.setup();
  const get = document.paths['/api/health'].get;
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`/api/rest/things${at}`, { get: { ...get, operationId: `get${at}`, tags: [at < 50 ? 'modules/a' : 'modules/b'] } }]),
  );
  openPage(() => Response.json({ ...document, paths: many }));
  await user.click(await screen.findByText('modules/b'));
  expect(screen.getByText('/api/rest/things55')).toBeTruthy();
  expect(screen.queryByText('/api/rest/things1')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: messages.filter }), 'things49');
  expect(await screen.findByText('/api/rest/things49')).toBeTruthy();
});

test('says what failed and tries again', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  openPage(() => (isBroken ? Response.json({ messages: 'forbidden here', requestId: 'K7F204' }, { status: 403 }) : Response.json(document)));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('forbidden here')).toBeTruthy();
  expect(within(alert).getByText('K7F204')).toBeTruthy();
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: /\u062a\u0644\u0627\u0634/ }));
  expect(await screen.findByText('/api/health')).toBeTruthy();
});

test('a call that answers bytes has no reply schema', () => {
  const [first, second] = callsOf(document);
  expect(first?.body).toEqual({ type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 80 } } });
  expect(second).toMatchObject({ method: 'GET', replyType: 'image/png', permissions: ['public'], refusals: [] });
  expect(second?.reply).toBeUndefined();
});

test('types read like TypeScript, with their limits', () => {
  expect(typeText({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null');
  expect(typeText({ type: 'array', items: { enum: ['a', 'b'] }, maxItems: 8 })).toBe('("a" | "b")[] ..8');
  expect(typeText({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER })).toBe('integer 1..');
  expect(typeText({ type: 'object', additionalProperties: { const: 1 } })).toBe('{ [name]: 1 }');
  expect(typeText({ $ref: '#/$defs/node' }, { node: { type: 'string', format: 'uuid' } })).toBe('string uuid');
});

test('the fields of a schema that holds itself are told once', () => {
  const rows = schemaRows({
    $ref: '#/$defs/node',
    $defs: {
      node: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string' },
          children: { type: 'array', items: { $ref: '#/$defs/node' } },
          data: { anyOf: [{ type: 'null' }, { type: 'object', properties: { x: {} } }] },
        },
      },
    },
  });
  expect(rows.map(({ name, depth, isRequired }) => [name, depth, isRequired])).toEqual([
    ['id', 0, true],
    ['children', 0, false],
    ['data', 0, false],
    ['x', 1, false],
  ]);
});
