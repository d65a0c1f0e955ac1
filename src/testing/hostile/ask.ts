/** Asks of every call with a hostile text in one place of its input, made from the contracts. */
import type { LightMyRequestResponse } from 'fastify';
import type { AnyCall } from '#kernel/call.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { statusesOf } from '#platform/http/openapi.server.ts';
import { renewSession, type TestActor } from '../actors.ts';
import type { TestApp } from '../app.ts';
import { pathFiller, queryText, schemaOf } from '../fuzz-cases.ts';
import { jobId, postId } from '../organisation.ts';
import { type Json, type KnownValues, leastOf, sampleOf } from '../schema-values.ts';

const record = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {});
const choices = (schema: Json): readonly Json[] => [schema, ...[schema['anyOf'], schema['oneOf']].flatMap((list) => (Array.isArray(list) ? list.map(record) : []))];
const takesText = (schema: Json): boolean =>
  choices(schema).some(({ type, ...rest }) => type === 'string' || (Array.isArray(type) && type.includes('string')) || Array.isArray(rest['enum']));

/** A place for a text: in the path, in the query, or in the body by the way to it. */
type Place = { readonly in: 'path' | 'query'; readonly name: string } | { readonly in: 'body'; readonly way: readonly (string | number)[] };

const MAX_WAY = 5;

/** Ways to all texts of a body. */
function waysIn(schema: Json, way: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (way.length > MAX_WAY) return [];
  const here = takesText(schema) ? [way] : [];
  const inside = choices(schema).flatMap((one) => [
    ...Object.entries(record(one['properties'])).flatMap(([name, inner]) => waysIn(record(inner), [...way, name])),
    ...('items' in one ? waysIn(record(one['items']), [...way, 0]) : []),
  ]);
  return [...here, ...inside];
}

/** Every place of a call that takes text. Numbers of a query count: on the wire they are text. */
export function placesOf(call: AnyCall): Place[] {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({ in: 'path', name }) as const);
  const inQuery = Object.keys(record(schemaOf(call.query)['properties'])).map((name) => ({ in: 'query', name }) as const);
  const ways = call.body && !call.multipart ? waysIn(schemaOf(call.body)).filter((way) => way.length > 0) : [];
  return [...inPath, ...inQuery, ...ways.map((way) => ({ in: 'body', way }) as const)];
}

export const placeName = (place: Place): string => (place.in === 'body' ? `body ${place.way.join('.')}` : `${place.in} ${place.name}`);

/** The value with another one at the end of the way; what is missing on the way is made. */
function withAt(value: unknown, [step, ...rest]: readonly (string | number)[], text: unknown): unknown {
  if (step === undefined) return text;
  if (typeof step === 'number') return [withAt(Array.isArray(value) ? value[0] : undefined, rest, text)];
  return { ...record(value), [step]: withAt(record(value)[step], rest, text) };
}

interface Question {
  readonly url: string;
  readonly body: unknown;
}

/** A list of rows below another asks for that one; of none it is empty. */
const NONE = '01900000-0000-7000-8000-00000000dead';

/** Values of queries that lists cannot do without. */
const neededValues: Json = {
  format: 'csv',
  payGroupId: NONE,
  payOutputTypeId: NONE,
  payBankTemplateId: NONE,
  payslipTypeId: NONE,
  detailGroupId: NONE,
  voucherTemplateId: NONE,
  year: 1405,
  jobId: jobId('office'),
  jobDetailTypeEnumId: 'JbdEquipments',
  emplPositionId: postId('accountant'),
  inputFactorId: NONE,
  agreementId: NONE,
  workShiftId: NONE,
  workCalendarId: NONE,
  shiftProgrammeId: NONE,
  clockDeviceId: NONE,
  closingId: NONE,
  welfareGroupId: NONE,
  welfareId: NONE,
  insuranceContractId: NONE,
  loanBudgetId: NONE,
  welfareServiceId: NONE,
  welfareEventId: NONE,
  insurerId: NONE,
};

/** Whether a call answers one page of a table. */
export const isList = ({ method, query }: AnyCall): boolean => method === 'GET' && 'pageIndex' in record(schemaOf(query)['properties']);

/** A question of a list or its file: what it must be told, and this. */
export function listQuestion({ path, query: schema }: AnyCall, query: Json): Question {
  const needed = Object.keys(leastOf(schemaOf(schema))).map((name) => [name, neededValues[name]]);
  return { url: `/api${path}${queryText({ ...Object.fromEntries(needed), ...query })}`, body: undefined };
}

/** A right question of the call, but for the text in that place. */
export function questionWith(call: AnyCall, place: Place | undefined, text: string, known: KnownValues): Question {
  const fill = pathFiller(call, known);
  const query = call.query ? sampleOf(schemaOf(call.query), known) : {};
  const body = call.body && !call.multipart ? sampleOf(schemaOf(call.body), known) : undefined;
  return {
    url: `${place?.in === 'path' ? fill(encodeURIComponent(text)) : fill()}${queryText(place?.in === 'query' ? { ...query, [place.name]: text } : query)}`,
    body: place?.in === 'body' ? withAt(body, place.way, text) : body,
  };
}

/** Somebody who asks on, in a new session whenever a call has ended the old one, and never twice from one network. */
export function persistent(server: TestApp, first: TestActor) {
  let actor = first;
  let network = 0;
  return async ({ call }: Pick<MountedRoute, 'call'>, { url, body }: Question): Promise<LightMyRequestResponse> => {
    network += 1;
    const send = () =>
      server.app.inject({
        method: call.method,
        url,
        remoteAddress: `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
        headers: { ...actor.headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
    const answer = await send();
    if (answer.statusCode !== 501 || call.path.startsWith('/auth')) return answer;
    actor = await renewSession(server, actor);
    return send();
  };
}

export type Asker = ReturnType<typeof persistent>;

/** Whether the answer is one the call declares, and none of a fault. */
export const isDeclared = (route: MountedRoute, { statusCode }: LightMyRequestResponse): boolean =>
  statusesOf(route).includes(statusCode) && (statusCode < 500 || statusCode === 501 || statusCode === 503);
