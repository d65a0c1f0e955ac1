/** The OpenAPI 3.1 document of all calls, computed from the contracts. */
import { type $ZodType, toJSONSchema } from 'zod/v4/core';
import { permissionKeys } from '#kernel/call.ts';
import { sharedStatuses } from './http.errors.ts';
import type { MountedRoute } from './mount.ts';

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

/** Statuses a call may answer with: declared success, shared refusals and its own errors. */
export function statusesOf({ call }: Pick<MountedRoute, 'call'>): number[] {
  const own = (call.errors ?? []).flatMap((table) => Object.values(table.specs).map((spec) => spec.status));
  return [...new Set([200, 201, ...sharedStatuses, ...own])].sort((a, b) => a - b);
}

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
  const refusals = statusesOf(route).filter((status) => status >= 400);
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: call.summary,
    tags: [route.slice],
    security: call.permission === 'public' ? [] : [{ apiKey: [] }],
    'x-permission': permissionKeys(call.permission).length > 0 ? permissionKeys(call.permission) : call.permission,
    'x-scope': call.scope,
    parameters: parametersOf(route),
    ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } } : {}),
    responses: {
      200: { description: 'success', content: { [call.raw ?? 'application/json']: { schema: call.raw ? { type: 'string' } : schemaOf(call.reply, 'output') } } },
      ...Object.fromEntries(refusals.map((status) => [status, { description: 'refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }])),
    },
  };
}

export function openApi(routes: readonly MountedRoute[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = `/api${route.call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.call.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kargozin', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: { schemas: { Error: errorBody }, securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'api_key' } } },
  };
}
