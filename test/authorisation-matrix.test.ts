/**
 * Every call, played by thirteen actors. What should come is computed from contracts, seeded groups and the drawing of the
 * tiny organisation (src/testing/authorisation.ts); a person reviews it in the golden file; the server must agree with both.
 * Which fields they see is the business of field-matrix.test.ts.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '#kernel/call.ts';
import { groups } from '#platform/access/access.catalogue.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { type ActorName, actorNames, renewSession, signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { layPeriod } from '#testing/attendance-rows.ts';
import { addressOf, type MatrixRow, matrixOf, matrixPage, type Target, targets, type Verdict } from '#testing/authorisation.ts';
import { layFund } from '#testing/fund-rows.ts';
import { valuesFor } from '#testing/known-values.ts';
import { companyId, companyOf, employmentId, factsOf, jobId, type PersonName, partyId, personNames, postId, unitId } from '#testing/organisation.ts';
import { fillPeople } from '#testing/person-parts.ts';
import { payDataBody } from '#testing/references-people.ts';
import { inputSchema, type Json, leastOf } from '#testing/schema-values.ts';

let server: TestApp;
let actors: Record<ActorName, TestActor>;
/** Bodies that the form of a part of a person takes: what it does not take is refused before anybody looks for the person. */
let bodies: ReadonlyMap<string, Json>;
/** A month of attendance of the company of each target. */
let periods: ReadonlyMap<Target, string>;
/** A fund into which each of them has paid. */
let funds: ReadonlyMap<string, string>;
beforeAll(async () => {
  server = await startTestApp();
  actors = await signInActors(server);
  funds = new Map(await Promise.all(targets.map(async (target) => [target, (await layFund(server.owner, employmentId(target))).welfareFundId] as const)));
  periods = new Map(await Promise.all(targets.map(async (target) => [target, await layPeriod(server.owner, companyOf(target))] as const)));
  const parts = Object.values((await fillPeople(server.owner)).bodies('matrix'));
  // an area of another company passes the form as well as any
  bodies = new Map([
    ...parts.map(({ path, body }) => [`POST ${path}`, path.endsWith('/structure') ? { ...body, activityAreaId: jobId('office') } : body] as const),
    ...employmentBodies,
    // a group that is none
    ['POST /rest/s1/payroll/payData', { ...payDataBody, payGroupId: companyId('holding') }],
    ['POST /rest/s1/salary/saveBaseSalaryInfo', { payGroupId: companyId('holding'), fromDate: payDataBody.fromDate }],
  ]);
});
afterAll(() => server.close());

const EMPLOYMENT = '/rest/s1/hcm/person/employment';
/** They pass the form, and name choices that are none: the employments stay as they are for the rows that follow. */
const employmentBodies: readonly (readonly [string, Json])[] = [
  [`POST ${EMPLOYMENT}`, { relationshipTypeEnumId: 'PrtNone', fromDate: '2026-09-01', pseudoId: 'M1', employmentStatusEnumId: null }],
  ['POST /rest/s1/welfare/fund/:welfareFundId/giveBack', { day: '2026-05-01', note: null }],
  [`PUT ${EMPLOYMENT}/:partyRelationshipId/end`, { thruDate: '2026-09-01', terminationTypeEnumId: 'TrtNone', noteText: null }],
  [
    `POST ${EMPLOYMENT}/:partyRelationshipId/transfer`,
    { companyId: companyId('subsidiary'), fromDate: '2026-09-01', pseudoId: 'M1', employmentStatusEnumId: 'EmsNone', parts: [], noteText: null },
  ],
];

const withSession = actorNames.filter((name) => !['anonymous', 'bad', 'expired', 'revoked'].includes(name));
/** Whose last call was a write. */
const spent = new Set<ActorName>();
const gets = (): MountedRoute[] => server.registry.routes.filter(({ call }) => call.method === 'GET' && !call.raw);

const pathOf = (call: AnyCall, person: PersonName): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((name === 'welfareFundId' ? funds.get(person) : valuesFor(person)[name]?.[0]) ?? '00000000-0000-7000-8000-000000000000')),
  );

/** The call with the least input it takes, about a person where it is about one. */
async function play(actor: ActorName, { call }: MountedRoute, target: Target | undefined) {
  const known = { ...valuesFor(target ?? 'accountant'), ...(target ? { periodId: [periods.get(target)] } : {}) };
  const path = pathOf(call, target ?? 'accountant');
  const query = call.query ? new URLSearchParams(Object.entries(leastOf(inputSchema(call.query), target ? known : {})).map(([name, value]) => [name, String(value)])) : '';
  const least = call.body && leastOf(inputSchema(call.body), target ? known : {});
  const whole = bodies.get(addressOf(call));
  const named = target ? { partyId: partyId(target), partyRelationshipId: employmentId(target) } : {};
  const names = whole ? Object.fromEntries(Object.entries(named).filter(([name]) => name in (least as Json))) : {};
  const body = whole ? { ...whole, ...names } : least;
  // a write may end the session it is made in, for the read that follows too
  const isWrite = call.method !== 'GET';
  if ((isWrite || spent.has(actor)) && withSession.includes(actor)) actors[actor] = await renewSession(server, actors[actor]);
  spent[isWrite ? 'add' : 'delete'](actor);
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
  expect(matrixPage(server.registry.routes)).toBe(await readFile(new URL('./authorisation-matrix.golden.md', import.meta.url), 'utf8'));
});

// some thousand calls
test('the server answers as the matrix says', { timeout: 300_000 }, async () => {
  const differences: string[] = [];
  for (const row of matrixOf(server.registry.routes))
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
    hrOfficerElsewhere: ['hcmJobUsers'],
  };
  test.each(Object.entries(expected) as [ActorName, string[]][])('of %s: %j', async (name, roles) => {
    const told = await actors[name].request('GET', '/api/rest/s1/hcm/getRoles');
    const user = await actors[name].request('GET', '/api/rest/s1/hcm/getUser');
    expect([told.json(), user.json<{ allUserData: { data: { roles: string[] } } }>().allUserData.data.roles]).toEqual([{ roles }, roles]);
  });
  test('the recruiter, who is none of the thirteen, works in the same role', () => {
    expect(groups.find(({ userGroupId }) => userGroupId === 'recruiter')?.wireRole).toBe('hcmJobUsers');
  });
});

describe('an officer of another company', () => {
  /** What only the holding has: ids of its rows, names of its units and posts are those of the drawing. */
  const theirs: readonly string[] = [
    companyId('holding'),
    ...(['head', 'finance', 'sales'] as const).map(unitId),
    ...(['director', 'accountant', 'salesHead', 'seller', 'clerk'] as const).map(postId),
    ...(['management', 'office'] as const).map(jobId),
    ...personNames.filter((person) => companyOf(person) === companyId('holding')).flatMap((person) => [partyId(person), employmentId(person), factsOf(person).nationalCode]),
  ];

  test('no answer tells anything of it beyond what was asked with', async () => {
    const leaks: string[] = [];
    for (const route of gets()) {
      const { payload, statusCode } = await play('hrOfficerElsewhere', route, 'accountant');
      if (statusCode === 200) for (const value of theirs) if (payload.includes(value)) leaks.push(`${addressOf(route.call)} tells ${value}`);
    }
    expect(leaks).toEqual([]);
  });

  test('no call writes anything about it', async () => {
    for (const { call } of server.registry.routes)
      if (call.method !== 'GET' && call.permission !== 'public' && !call.multipart) {
        actors.hrOfficerElsewhere = await renewSession(server, actors.hrOfficerElsewhere);
        const body = call.body ? leastOf(inputSchema(call.body), valuesFor('accountant')) : undefined;
        await actors.hrOfficerElsewhere.request(call.method, `/api${pathOf(call, 'accountant')}`, body);
      }
    const { rows } = await server.owner.query(
      `select e.entity, e.action from audit_entry e join user_account a on a.user_id = e.user_id
       where a.username = $1 and (e.company_id = any ($2::uuid[]) or e.subject_party_id = any ($2::uuid[]) or e.record_id = any ($2::text[]))`,
      [actors.hrOfficerElsewhere.name, theirs.filter((value) => value.length === 36)],
    );
    expect(rows).toEqual([]);
  });
});
