/**
 * Every call, played by twelve actors. What should come is computed from contracts, seeded groups and the drawing of the
 * tiny organisation (src/testing/authorisation.ts); a person reviews it in the golden file; the server must agree with both.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { type FieldClass, fieldClassOf, subjectFieldOf } from '#kernel/entity.ts';
import { groups } from '#platform/access/access.catalogue.ts';
import type { MountedRoute } from '#platform/http/mount.ts';
import { type ActorName, actorNames, personOf, renewSession, signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addressOf, classesSeen, type MatrixRow, matrixOf, matrixPage, pointsAtPerson, reaches, type Target, targets, type Verdict } from '#testing/authorisation.ts';
import { valuesFor } from '#testing/known-values.ts';
import { factsOf, type PersonName, partyId, personNames } from '#testing/organisation.ts';
import { inputSchema, leastOf } from '#testing/schema-values.ts';

let server: TestApp;
let actors: Record<ActorName, TestActor>;
beforeAll(async () => {
  server = await startTestApp();
  actors = await signInActors(server);
});
afterAll(() => server.close());

const withSession = actorNames.filter((name) => !['anonymous', 'bad', 'expired', 'revoked'].includes(name));
const gets = (): MountedRoute[] => server.house.routes.filter(({ call }) => call.method === 'GET' && !call.raw);

/** The call with the least input it takes, about a person where it is about one. */
async function play(actor: ActorName, { call }: MountedRoute, target: Target | undefined) {
  const known = valuesFor(target ?? 'accountant');
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(known[name]?.[0] ?? '00000000-0000-7000-8000-000000000000')));
  const query = call.query ? new URLSearchParams(Object.entries(leastOf(inputSchema(call.query), target ? known : {})).map(([name, value]) => [name, String(value)])) : '';
  const body = call.body ? leastOf(inputSchema(call.body)) : undefined;
  // a write may end the session it is made in
  if (call.method !== 'GET' && withSession.includes(actor)) actors[actor] = await renewSession(server, actors[actor]);
  return actors[actor].request(call.method, `/api${path}${String(query) === '' ? '' : `?${query}`}`, body);
}

function verdictOf(row: MatrixRow, status: number, errorCode: unknown): Verdict | string {
  if (row.route.call.permission === 'public') return status < 500 || (status === 501 && row.route.call.path.startsWith('/auth')) ? 'open' : `${status}`;
  if (status === 501) return '501';
  if (status === 403 && errorCode === 'platform/http.forbidden') return '403';
  // a call about no person may look for a thing that is not there: it was let in all the same
  if (status === 404 && row.target) return '404';
  return status < 500 ? 'yes' : `${status}`;
}

test('the golden file is current: a call without a reviewed row fails here', async () => {
  expect(matrixPage(server.house.routes)).toBe(await readFile(new URL('./authorisation-matrix.golden.md', import.meta.url), 'utf8'));
});

test('the server answers as the matrix says', async () => {
  const differences: string[] = [];
  for (const row of matrixOf(server.house.routes))
    for (const actor of actorNames) {
      const answer = await play(actor, row.route, row.target);
      const code = answer.statusCode >= 400 ? answer.json<{ errorCode: unknown }>().errorCode : undefined;
      const verdict = verdictOf(row, answer.statusCode, code);
      if (verdict !== row.verdicts[actor])
        differences.push(`${addressOf(row.route.call)} ${row.target ?? ''} as ${actor}: ${row.verdicts[actor]} expected, ${answer.statusCode} ${code ?? ''} came`);
    }
  expect(differences).toEqual([]);
  expect(server.faults).toEqual([]);
});

describe('wire roles', () => {
  const expected: Readonly<Partial<Record<ActorName, readonly string[]>>> = {
    noRoles: [],
    self: ['Employee'],
    colleague: ['Employee'],
    managerAbove: ['hcmJobUsers'],
    managerElsewhere: ['hcmJobUsers'],
    hrOfficer: ['hcmJobUsers'],
    payrollOfficer: ['hcmJobUsers'],
    administrator: ['ADMIN'],
  };
  test.each(Object.entries(expected) as [ActorName, string[]][])('of %s: %j', async (name, roles) => {
    const told = await actors[name].request('GET', '/api/rest/s1/hcm/getRoles');
    const user = await actors[name].request('GET', '/api/rest/s1/hcm/getUser');
    expect([told.json(), user.json<{ allUserData: { data: { roles: string[] } } }>().allUserData.data.roles]).toEqual([{ roles }, roles]);
  });
  test('the recruiter, who is none of the twelve, works in the same role', () => {
    expect(groups.find(({ userGroupId }) => userGroupId === 'recruiter')?.wireRole).toBe('hcmJobUsers');
  });
});

/** Values of the tiny organisation that stand in no other field and belong to one person. */
const secretsOf = (person: PersonName): readonly (readonly [FieldClass, string])[] => {
  const { nationalCode, mobile, iban, dailyWage, birthDate } = factsOf(person);
  return [
    ['identity', nationalCode],
    ['contact', mobile],
    ['bank', iban],
    ['pay', String(dailyWage)],
    ['personal', birthDate],
  ];
};

describe('fields of a class that the actor does not hold', () => {
  test('no value of them stands anywhere in the text of a reply', async () => {
    const leaks: string[] = [];
    for (const route of gets())
      for (const target of pointsAtPerson(route) ? targets : [undefined])
        for (const actor of actorNames) {
          const { payload } = await play(actor, route, target);
          for (const person of personNames)
            for (const [fieldClass, value] of secretsOf(person))
              if (payload.includes(value) && !classesSeen(actor, person, route.call).includes(fieldClass))
                leaks.push(`${addressOf(route.call)} tells ${actor} a ${fieldClass} field of ${person}`);
        }
    expect(leaks).toEqual([]);
  });

  test('no row of a person out of scope, and no field by its declared class', async () => {
    const leaks: string[] = [];
    for (const route of gets())
      for (const target of pointsAtPerson(route) ? targets : [undefined])
        for (const actor of withSession) {
          const answer = await play(actor, route, target);
          if (answer.statusCode !== 200) continue;
          for (const { subject, fieldClass, name } of classedFields(route.call.reply, answer.json())) {
            const person = personNames.find((one) => partyId(one) === subject);
            const seen = person ? classesSeen(actor, person, route.call) : ['public'];
            if (!seen.includes(fieldClass)) leaks.push(`${addressOf(route.call)} shows ${actor} ${name} of ${person ?? 'nobody'}`);
            if (person && !reaches(actor, person, route.call)) leaks.push(`${addressOf(route.call)} shows ${actor} a row of ${person}`);
          }
        }
    expect([...new Set(leaks)]).toEqual([]);
  });

  test('the administrator sees every class, so that the two tests above have something to find', async () => {
    const info = server.house.routes.find(({ call }) => call.path === '/rest/s1/hcm/infoOfEachPerson');
    const { payload } = await play('administrator', info as MountedRoute, 'worker');
    expect(secretsOf('worker').filter(([, value]) => !payload.includes(value))).toEqual([]);
    expect(personOf('administrator')).toBe('administrator');
  });
});

interface SeenField {
  readonly subject: string | undefined;
  readonly fieldClass: FieldClass;
  readonly name: string;
}

interface Def {
  readonly shape?: Readonly<Record<string, $ZodType>>;
  readonly element?: $ZodType;
  readonly innerType?: $ZodType;
  readonly valueType?: $ZodType;
}

/** Every field of a reply that its schema puts into a class, with the person whom its row is about. */
function* classedFields(schema: $ZodType, value: unknown): Generator<SeenField> {
  const { shape, element, innerType, valueType } = schema._zod.def as unknown as Def;
  if (innerType) yield* classedFields(innerType, value);
  else if (element && Array.isArray(value)) for (const item of value) yield* classedFields(element, item);
  else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const row = value as Record<string, unknown>;
    const subjectField = subjectFieldOf(schema);
    for (const [name, inner] of Object.entries(row)) {
      const fieldSchema = shape?.[name] ?? valueType;
      if (!fieldSchema) continue;
      const fieldClass = fieldClassOf(fieldSchema);
      if (fieldClass && subjectField) yield { subject: row[subjectField] as string | undefined, fieldClass, name };
      yield* classedFields(fieldSchema, inner);
    }
  }
}
