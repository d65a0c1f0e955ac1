/** The OpenAPI 3.1 document of all calls, computed from the contracts. */
import { type $ZodType, toJSONSchema } from 'zod/v4/core';
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import type { MountedRoute } from './mount.server.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: $ZodType, io: 'input' | 'output'): Json => toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;

const errorBody: Json = {
  type: 'object',
  required: ['errorCode', 'errors', 'messages', 'fields', 'requestId'],
  properties: {
    errorCode: { type: 'string' },
    errors: { type: 'string' },
    messages: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

/** What the mount itself may refuse a call with: bad input, no such address, away; the rest by what the call is. */
function sharedRefusals(call: AnyCall): number[] {
  const isPublic = call.permission === 'public';
  return [
    400,
    404,
    503,
    ...(isPublic ? [] : [403, 501]),
    ...(call.method === 'GET' ? [] : [413, 415]),
    ...(call.method === 'GET' || isPublic ? [] : [409, 422]),
    ...(call.throttled ? [429] : []),
  ];
}

/** Statuses a call may answer with: success, what the mount may refuse, its own errors. */
export function statusesOf({ call }: Pick<MountedRoute, 'call'>): number[] {
  const own = (call.errors ?? []).flatMap((table) => Object.values(table.specs).map((spec) => spec.status));
  return [...new Set([call.success ?? 200, ...sharedRefusals(call), ...own])].sort((a, b) => a - b);
}

/** Who may call: nobody in particular, both halves of a session, or name and password (the calls that open one). */
function securityOf(call: AnyCall): Json[] {
  if (call.basicAuth) return [{ basic: [] }];
  if (call.permission === 'public') return [];
  return call.cookieAlone ? [{ apiKey: [], cookie: [] }, { cookie: [] }] : [{ apiKey: [], cookie: [] }];
}

function requestBodyOf({ call, examples }: MountedRoute): Json {
  if (call.multipart) {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } }, additionalProperties: { type: 'string' } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!call.body) return {};
  const shown = examples && { examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])) };
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input'), ...shown } } } };
}

const rotation: Json = { api_key: { description: 'A new key when the old one was replaced; use it from now on', schema: { type: 'string', minLength: 40, maxLength: 40 } } };

function parametersOf({ call }: MountedRoute): Json[] {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  if (!call.query) return inPath;
  const query = schemaOf(call.query, 'input');
  const properties = (query['properties'] ?? {}) as Record<string, Json>;
  const required = new Set((query['required'] as string[] | undefined) ?? []);
  return [...inPath, ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }))];
}

function operation(route: MountedRoute): Json {
  const { call } = route;
  const isText = call.raw !== undefined && !call.raw.startsWith('application/json');
  const refusals = statusesOf(route).filter((status) => status >= 400);
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: call.summary,
    tags: [route.slice],
    security: securityOf(call),
    'x-permission': permissionKeys(call.permission).length > 0 ? permissionKeys(call.permission) : call.permission,
    'x-scope': call.scope,
    parameters: parametersOf(route),
    ...requestBodyOf(route),
    responses: {
      [call.success ?? 200]: {
        description: 'success',
        ...(call.permission === 'public' ? {} : { headers: rotation }),
        content: { [isText ? String(call.raw) : 'application/json']: { schema: isText ? { type: 'string' } : schemaOf(call.reply, 'output') } },
      },
      ...Object.fromEntries(refusals.map((status) => [status, { description: 'refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }])),
    },
  };
}

/** `server`: origin the paths stand below; by itself wherever the document was read. */
export function openApi(routes: readonly MountedRoute[], version: string, server = '/'): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = `/api${route.call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.call.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kargozin', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: errorBody },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'api_key' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-hcm', description: 'hcm on plain HTTP of this machine' },
        basic: { type: 'http', scheme: 'basic' },
      },
    },
  };
}
