/**
 * Attack: Somebody sends every writable call one property too many, in each object of its body: a status, an owner, a right, a way to the prototype.
 * Refused: the strict schemas of the contracts (`src/kernel/call.ts`): the answer names the property and is 400, and not one row has changed.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { addressOf } from '#testing/authorisation.ts';
import { objectPlaces, type Place, schemasAt, textWith } from '#testing/json-places.ts';
import { valuesFor } from '#testing/known-values.ts';
import { partyId } from '#testing/organisation.ts';
import { scale } from '#testing/scale.ts';
import { inputSchema, type Json, leastOf, validOf } from '#testing/schema-values.ts';
import { watchTables } from '#testing/written-tables.ts';

const seed = scale === 1 ? 1405 : Math.floor(Date.now() / 86_400_000);
/** Bodies of which the places are taken, and bodies that try each place. */
const SAMPLES = 40;
const BODIES = scale === 1 ? 1 : 4;
const AT_ONCE = 8;

/** Rights and states that only a call of their own may set, with a value that would do the most harm. */
const rights: Json = {
  status: 'Approved',
  statusId: 'ActiveRel',
  owner: partyId('accountant'),
  ownerPartyId: partyId('accountant'),
  role: 'ADMIN',
  roles: ['ADMIN'],
  groupIds: ['administrator'],
  approved: 1,
  isAdmin: true,
  permissions: ['*'],
  createdBy: partyId('accountant'),
};
/** What says whose a row is; some calls are about that, and the object references see to those. */
const belongings: Json = { userId: partyId('accountant'), partyId: partyId('accountant'), companyId: partyId('accountant'), id: partyId('accountant') };
const prototypes: Json = { constructor: { prototype: { isAdmin: true } }, prototype: { isAdmin: true } };
const properties: readonly (readonly [name: string, text: string])[] = [
  ...Object.entries({ ...rights, ...belongings, ...prototypes }).map(([name, value]) => [name, JSON.stringify(value)] as const),
  ['__proto__', '{"isAdmin":true,"status":"Approved"}'],
];

/** Places that take any name, because they hold what a person or another program keeps there; nothing in them is read as a right. */
const freePlaces: Readonly<Record<string, string>> = {
  'POST /auth/user/update settings': 'settings of the display as the other client keeps them, read by their known names',
  'POST /rest/s1/emplOrder/calculate previous': 'amounts of the order before by the codes of factors; any other code is refused and nothing is stored',
  'POST /rest/s1/emplOrder/calculate typed': 'amounts by the codes of factors; any other code is refused and nothing is stored',
  'POST /rest/s1/emplOrder/costPreview orders.[].previous': 'amounts of the order before, as those of calculate; nothing is stored',
  'POST /rest/s1/emplOrder/costPreview orders.[].typed': 'amounts by the codes of factors, as those of calculate; nothing is stored',
  'POST /rest/s1/emplOrder/costPreview/export orders.[].previous': 'as the preview of which it is the file',
  'POST /rest/s1/emplOrder/costPreview/export orders.[].typed': 'as the preview of which it is the file',
  'POST /rest/s1/emplOrder/rule/trial previous': 'amounts of the order before, as those of calculate; nothing is stored',
  'POST /rest/s1/emplOrder/rule/trial typed': 'amounts by the codes of factors, as those of calculate; nothing is stored',
  'POST /rest/s1/emplOrder/issuance typed': 'amounts by the codes of factors; any other code is refused',
  'POST /rest/s1/emplOrder/issuance/run typed': 'amounts by the codes of factors; any other code is refused',
  'POST /rest/s1/emplOrder/order/:orderId/correct typed': 'amounts by the codes of factors; any other code is refused',
  'POST /rest/s1/emplOrder/order/:orderId/correct/preview typed': 'amounts by the codes of factors, as above; nothing is stored',
  'POST /rest/s1/emplOrder/issuance/preview typed': 'amounts by the codes of factors, as above; nothing is stored',
  'POST /rest/s1/hcm/changeRequest values': 'fields of the form of the kind, by path; any other name is refused, and the call that is rehearsed checks each',
  'POST /rest/s1/hcm/process/design/version/:definitionId/trial variables': 'values to try conditions with; nothing is begun or kept',
  'POST /rest/s1/hcm/process/form variables': 'outcome, comment and the values of the form of the task, judged by its strict object',
  'POST /rest/s1/hcm/process/start variables': 'values of the first form of the process, judged by its strict object',
  'POST /rest/s1/hcm/process/variables variables': 'variables that the process declares; any other name is refused',
  'POST /rest/s1/payroll/calculator/premium base': 'monthly wages by the codes of factors, counted by those the settings name; nothing is stored',
  'POST /rest/s1/payroll/simulate flags': 'what factors count for, by their codes, each a strict object of five flags; nothing is stored',
  'POST /rest/s1/payroll/simulate/file people.[].simulate.flags': 'as those of simulate',
  'POST /rest/s1/payroll/simulate/file people.[].simulate.values': 'as those of simulate',
  'POST /rest/s1/payroll/simulate values': 'what formulas of the library ask for, by their names; any other name is asked for by none and nothing is stored',
  'POST /rest/s1/rule/create tests.[].values': 'values of a stored test by the names that formulas ask for; any other name is asked for by none',
  'POST /rest/s1/rule/formula/check names': 'types of further names of a text; they are looked up by name and nothing is stored',
  'POST /rest/s1/rule/formula/execute tables': 'tables by the names that formulas ask for; any other name is asked for by none, and nothing is stored',
  'POST /rest/s1/rule/formula/execute values': 'values by the names that formulas ask for, as above',
  'POST /rest/s1/rule/library/package items.[].content.tests.[].values': 'values of a stored test, as above',
  'POST /rest/s1/rule/library/package/trial items.[].content.tests.[].values': 'values of a stored test, as above; nothing is kept',
  'POST /rest/s1/welfare/loan/eligibility facts': 'facts by the names that conditions ask for; any other name is asked for by none, and nothing is stored',
  'PUT /rest/s1/hcm/formDraft values': 'a form as it stands half filled, for its writer alone, checked when it is sent',
  'PUT /rest/s1/hcm/import/:runId/mapping mapping': 'names of columns to headers, refused unless the kind knows both',
  'PUT /rest/s1/rule/edit tests.[].values': 'values of a stored test, as above',
};

/** Properties with the name of a right that a call declares, because it is about nothing else, or because they narrow a list. */
const declared: readonly string[] = [
  'POST /rest/s1/functionalManagement/shift statusId',
  'POST /rest/s1/functionalManagement/workingFactor statusId',
  'POST /rest/s1/hcm/baseData/status statusId',
  'POST /rest/s1/hcm/baseData/transition statusId',
  'POST /rest/s1/hcm/editAceessLevelPeronnel statusId',
  'POST /rest/s1/hcm/orgStructure/position/emplPosition statusId',
  'POST /rest/s1/hcm/person/sheet statusId',
  'POST /rest/s1/hcm/personList/cards statusId',
  'POST /rest/s1/hcm/personList/group statusId',
  'POST /rest/s1/hcm/personList/message statusId',
  'POST /rest/s1/hcm/report/documents/owners statusId',
  'POST /rest/s1/payroll/voucherTemplate statusId',
  'POST /rest/s1/security/serviceKeys permissions',
  'POST /rest/s1/security/userGroupAndUserGroupMember status',
  'PUT /rest/s1/functionalManagement/shift/:id statusId',
  'PUT /rest/s1/functionalManagement/workingFactor/:id statusId',
  'PUT /rest/s1/hcm/baseData/status/:id statusId',
  'PUT /rest/s1/hcm/baseData/transition/:id statusId',
  'PUT /rest/s1/hcm/orgStructure/position/emplPosition/:emplPositionId statusId',
  'PUT /rest/s1/payroll/voucherTemplate/:id statusId',
];

const { routes } = await allSlices();
const writable = routes.filter(({ call }) => call.body && call.method !== 'GET').sort((a, b) => (addressOf(a.call) < addressOf(b.call) ? -1 : 1));

let server: TestApp;
let administrator: TestActor;
let written: () => Promise<string[]>;
beforeAll(async () => {
  server = await startTestApp({ config: { registration: true } });
  ({ administrator } = await signInActors(server));
  written = await watchTables(server.owner);
});
afterAll(() => server.close());

const nameOf = (place: Place): string => place.map((step) => (typeof step === 'number' ? '[]' : step)).join('.');

interface Case {
  readonly place: string;
  readonly name: string;
  readonly text: string;
  /** The same body without the property. */
  readonly plain: string;
}

interface Plan {
  readonly cases: readonly Case[];
  readonly free: readonly string[];
  readonly declared: readonly string[];
}

const propertiesOf = (schema: Json): readonly string[] => Object.keys((schema['properties'] ?? {}) as Json);
const isPrototype = (name: string): boolean => name in prototypes || name === '__proto__';

/** Bodies the schema lets pass, one for each kind of place in them. */
function planOf({ call }: MountedRoute): Plan {
  const schema = inputSchema(call.body as NonNullable<typeof call.body>);
  const known = valuesFor('accountant');
  const bodies = [leastOf(schema, known), ...fc.sample(validOf(schema, schema, known), { seed, numRuns: SAMPLES * BODIES })];
  const byPlace = new Map<string, { readonly place: Place; readonly body: unknown }[]>();
  for (const body of bodies)
    for (const place of objectPlaces(body)) {
      const tries = byPlace.get(nameOf(place)) ?? [];
      if (tries.length < BODIES) byPlace.set(nameOf(place), [...tries, { place, body }]);
    }
  const plan = { cases: [] as Case[], free: [] as string[], declared: [] as string[] };
  for (const [where, tries] of byPlace)
    for (const { place, body } of tries) {
      const here = schemasAt(schema, place);
      // inside a place that takes any name there is nothing to say
      if (here.length === 0) continue;
      const isFree = here.some((one) => one['additionalProperties'] !== false);
      if (isFree) plan.free.push(`${addressOf(call)} ${where}`);
      for (const [name, text] of properties) {
        if (here.some((one) => propertiesOf(one).includes(name))) {
          if (name in rights) plan.declared.push(`${addressOf(call)} ${[where, name].filter(Boolean).join('.')}`);
        } else if (!isFree || isPrototype(name)) plan.cases.push({ place: where, name, text: textWith(body, place, name, text), plain: JSON.stringify(body) });
      }
    }
  return plan;
}

const plans = new Map(writable.map((route) => [route, planOf(route)]));
const every = (of: 'free' | 'declared'): string[] => [...new Set([...plans.values()].flatMap((plan) => plan[of]))].sort();

test('places that take any name, and calls that are about a right, are reviewed', () => {
  expect(every('free')).toEqual(Object.keys(freePlaces).sort());
  expect(every('declared')).toEqual(declared);
});

let network = 0;
async function send({ call }: MountedRoute, text: string) {
  network += 1;
  const known = valuesFor('accountant');
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(known[name]?.[0] ?? partyId('accountant'))));
  const query = call.query ? `?${new URLSearchParams(Object.entries(leastOf(inputSchema(call.query), known)).map(([name, value]) => [name, String(value)]))}` : '';
  return server.app.inject({
    method: call.method,
    url: `/api${path}${query}`,
    // throttled calls count by network
    remoteAddress: `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
    headers: { ...administrator.headers(), 'content-type': 'application/json' },
    payload: text,
  });
}

interface Refusal {
  readonly errorCode?: string;
  readonly fields?: Json;
}

/** Whether the answer says that the property is the reason; a value of several shapes is refused as a whole, and only with the property. */
async function isReason(route: MountedRoute, { place, name, plain }: Case, { errorCode, fields = {} }: Refusal): Promise<boolean> {
  if (isPrototype(name)) return errorCode === 'platform/http.hostileText';
  if (name in fields) return true;
  const [whole = ''] = place.split('.');
  return whole in fields && !(whole in ((await send(route, plain)).json<Refusal>().fields ?? {}));
}

/** What is wrong with the answer, or undefined. */
async function faultOf(route: MountedRoute, one: Case): Promise<string | undefined> {
  const answer = await send(route, one.text);
  const isRefused = answer.statusCode === 400 && (await isReason(route, one, answer.json<Refusal>()));
  return isRefused ? undefined : `${one.name} in ${one.place || 'the body'}: ${answer.statusCode} ${answer.body.slice(0, 200)} after ${one.text.slice(0, 200)}`;
}

const named = writable.map((route) => [addressOf(route.call), route] as const);
test.each(named)('%s', async (_, route) => {
  const { cases } = plans.get(route) as Plan;
  expect(cases.map(({ name }) => name)).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'prototype', 'isAdmin', 'approved']));
  const faults: string[] = [];
  for (let at = 0; at < cases.length; at += AT_ONCE)
    faults.push(...(await Promise.all(cases.slice(at, at + AT_ONCE).map((one) => faultOf(route, one)))).filter((fault) => fault !== undefined));
  expect(faults).toEqual([]);
  expect(await written()).toEqual([]);
});

test('nothing of it has come into the prototype of all objects', () => {
  const plain = {} as Json;
  expect(['isAdmin', 'status', 'polluted'].map((name) => plain[name])).toEqual([undefined, undefined, undefined]);
  expect(server.faults).toEqual([]);
});
