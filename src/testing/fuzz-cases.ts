/** The requests a call is bombarded with: right, nearly right and hostile ones, made from its contract. */
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { $ZodType } from 'zod/v4/core';
import type { AnyCall } from '#kernel/call.ts';
import { faultyOf, forbiddenTexts, hostileBodies, inputSchema, type Json, type KnownValues, sampleOf, validOf } from './schema-values.ts';

export interface FuzzCase {
  readonly name: string;
  /** Drawn from the contract as it stands: it comes as far as the handler, the others test what stands before all handlers. */
  readonly isRight?: true;
  readonly request: Pick<InjectOptions, 'url' | 'payload' | 'headers'> & { readonly url: string };
  /** Whoever may make the call is told that the input is wrong. */
  readonly mustBeRefused?: true;
}

export interface FuzzPlan {
  readonly seed: number;
  /** Random cases of each kind; the fixed ones come on top. */
  readonly valid: number;
  readonly faulty: number;
  readonly known: KnownValues;
}

const json = { 'content-type': 'application/json' };
const emptySchema: Json = { type: 'object', properties: {} };
/** JSON Schema of an input; of none, an empty object. */
export const schemaOf = (schema: $ZodType | undefined): Json => (schema ? inputSchema(schema) : emptySchema);

/** Percent-encodes what a URL can carry; halves of surrogate pairs go as the bytes that broken programs send. */
const encode = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
};

/** The query of an address: nothing, or with its question mark. Lists become one name several times. */
export const queryText = (query: Json): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(one)}`));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

const hostileParams = [
  '%00',
  'a%00b',
  '%FF',
  '%',
  '%E0%A4%A',
  '..%2F..%2Fetc',
  '%E2%80%AEabc',
  'x'.repeat(300),
  '%27%20or%201%3D1',
  '%F0%9F%98%80',
  '-1',
  'null',
  '%20',
  '0',
  'undefined',
];

/** Address of a call with its parameters filled in: by known values, or all by the one that is given. */
export function pathFiller({ path }: AnyCall, known: KnownValues): (value?: string) => string {
  return (value) => `/api${path.replace(/:(\w+)/g, (_, name: string) => value ?? encode(known[name]?.[0] ?? '00000000-0000-7000-8000-000000000000'))}`;
}

/** Query strings no parser expects; the last group holds what no field may hold. */
const strangeQueries = [
  '?',
  '?&&&',
  '?=',
  '?a',
  '?a=1&a=2',
  '?__proto__=1',
  '?constructor=1',
  '?a[b]=1',
  '?a[]=1',
  '?%00=1',
  '?thisKeyIsUnknown=1',
  `?a=${'x'.repeat(5_000)}`,
  '?%FF=%FF',
  '?a=%',
  '?%E2%80%AE=1',
];

function queryCases(call: AnyCall, plan: FuzzPlan, fill: (value?: string) => string): FuzzCase[] {
  const schema = schemaOf(call.query);
  const names = Object.keys((schema['properties'] ?? {}) as object);
  const sample = sampleOf(schema, plan.known);
  const asked = (query: unknown) => ({ url: `${fill()}${queryText(typeof query === 'object' && query !== null ? (query as Json) : {})}` });
  const right = call.query ? fc.sample(validOf(schema, schema, plan.known), { seed: plan.seed, numRuns: plan.valid }) : [];
  const wrong = call.query ? fc.sample(faultyOf(schema, plan.known), { seed: plan.seed, numRuns: plan.faulty }) : [];
  return [
    ...right.map((query) => ({ name: 'a query', isRight: true as const, request: asked(query) })),
    ...wrong.map((query) => ({ name: 'a faulty query', request: asked(query) })),
    ...names.flatMap((name) =>
      forbiddenTexts.map((text) => ({
        name: `forbidden text in ?${name}`,
        request: { url: `${fill()}${queryText({ ...sample, [name]: text })}` },
        ...(text.isWellFormed() ? { mustBeRefused: true as const } : {}),
      })),
    ),
    ...strangeQueries.map((text) => ({ name: `query ${text.slice(0, 30)}`, request: { url: `${fill()}${text}` } })),
  ];
}

function bodyCases(call: AnyCall, plan: FuzzPlan, url: string): FuzzCase[] {
  const schema = schemaOf(call.body);
  const post = (payload: string, headers: Readonly<Record<string, string>> = json) => ({ url, payload, headers });
  const right = fc.sample(validOf(schema, schema, plan.known), { seed: plan.seed, numRuns: plan.valid });
  const wrong = fc.sample(faultyOf(schema, plan.known), { seed: plan.seed + 1, numRuns: plan.faulty });
  const refused = call.body ? { mustBeRefused: true as const } : {};
  return [
    ...right.map((body) => ({ name: 'a body', isRight: true as const, request: post(JSON.stringify(body) ?? 'null') })),
    ...wrong.map((body) => ({ name: 'a faulty body', request: post(JSON.stringify(body) ?? 'null') })),
    ...hostileBodies(schema, plan.known, call.takes?.text).map(({ name, text }) => ({ name, request: post(text), ...refused })),
    { name: 'no body', request: post('') },
    { name: 'another type of content', request: post('<a/>', { 'content-type': 'application/xml' }) },
    { name: 'a form', request: post('a=1&b=2', { 'content-type': 'application/x-www-form-urlencoded' }) },
    { name: 'a type of content that is none', request: post('{}', { 'content-type': ';;;' }) },
    ...multipartCases(url),
  ];
}

const boundary = 'x----boundary';
const part = (name: string, file: string | undefined, content: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${content}\r\n`;

/** Uploads that are broken or carry what no sheet is; calls that take none refuse the type of content. */
function multipartCases(url: string): FuzzCase[] {
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const end = `--${boundary}--\r\n`;
  const uploads: readonly (readonly [string, string])[] = [
    ['an upload without parts', end],
    ['an upload that stops in the middle', part('file', 'a.csv', 'a,b\n1,2').slice(0, 60)],
    ['a file with a path for a name', part('file', '../../../etc/passwd', 'root') + end],
    ['a file of bytes that are no sheet', part('file', 'a.xlsx', 'PK\u0003\u0004\u0000\u0000\u0000') + end],
    ['a sheet of NULs', part('file', 'a.csv', '\u0000'.repeat(2_000)) + end],
    ['an empty file', part('file', 'a.csv', '') + end],
    ['a field with a forbidden name', part('__proto__', undefined, '1') + end],
    ['fifty parts', Array.from({ length: 50 }, (_, index) => part(`f${index}`, 'a.csv', 'a')).join('') + end],
    ['one very long line', part('file', 'a.csv', 'x'.repeat(200_000)) + end],
  ];
  return [
    ...uploads.map(([name, payload]) => ({ name, request: { url, payload, headers } })),
    { name: 'an upload without a boundary', request: { url, payload: end, headers: { 'content-type': 'multipart/form-data' } } },
  ];
}

/** Headers that tools, proxies and attackers send; none may change what a call does to its input. */
const strangeHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': 'k'.repeat(1_000) },
  { 'idempotency-key': "' or 1=1" },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'x-forwarded-for': '999.999.999.999, \u00ff' },
  { 'user-agent': 'u'.repeat(4_000) },
  { range: 'bytes=0-1,2-3' },
  { 'if-none-match': '*' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { authorization: 'Basic !!!' },
  { authorization: 'Basic OjpAOg==' },
  { authorization: `Bearer ${'e'.repeat(500)}` },
  { signature: '\u00ff\u00fe' },
];

/** At least 200 requests for a call. */
export function casesFor(call: AnyCall, plan: FuzzPlan): FuzzCase[] {
  const fill = pathFiller(call, plan.known);
  const url = `${fill()}${call.query ? queryText(sampleOf(schemaOf(call.query), plan.known)) : ''}`;
  const sample = call.body ? { payload: JSON.stringify(sampleOf(schemaOf(call.body), plan.known)), headers: json } : {};
  const cases: FuzzCase[] = [
    ...queryCases(call, plan, fill).map((one) => (call.method === 'GET' ? one : { ...one, request: { ...sample, ...one.request } })),
    ...(call.method === 'GET' ? [] : bodyCases(call, plan, url)),
    ...(call.path.includes(':') ? hostileParams.map((value) => ({ name: `parameter ${value.slice(0, 20)}`, request: { ...sample, url: fill(value) } })) : []),
    ...strangeHeaders.map((headers) => ({ name: `header ${Object.keys(headers)[0]}`, request: { ...sample, url, headers: { ...sample.headers, ...headers } } })),
  ];
  const missing = Math.max(0, plan.valid + plan.faulty - cases.length);
  // calls with little to get wrong get what nobody asked them for
  const unasked = fc.sample(fc.dictionary(fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 30 }), { maxKeys: 4 }), {
    seed: plan.seed,
    numRuns: Math.max(1, missing),
  });
  return missing === 0 ? cases : [...cases, ...unasked.map((query) => ({ name: 'an unasked query', request: { ...sample, url: `${fill()}${queryText(query)}` } }))];
}
