import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { versionOn } from '#platform/approval/chain.rules.ts';
import { announceChainKinds } from '#platform/approval/chain-kinds.service.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { dayOf } from '#platform/http/day.rules.ts';
import { endPositionRow } from '#platform/structure/positions.store.ts';
import { TEST_START } from '#testing/app.ts';
import { chainStep } from '#testing/chain-step.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PersonName, type PostName, partyId, postId, unitId } from '#testing/organisation.ts';
import { MOST_POSITIONS } from './certification-steps.contract.ts';
import { chainErrors } from './certification-steps.errors.ts';
import messages from './certification-steps.messages.fa.ts';
import { routes } from './certification-steps.routes.ts';

let testBed: Mounted;
const today = dayOf(TEST_START);
const officer = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const PATH = '/rest/s1/hcm/verification';
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;

const step = (sequence: number, over: object = {}) => ({ ...chainStep, sequence, ...over });
const at = (sequence: number, post: PostName, over: object = {}) => step(sequence, { emplPositionId: postId(post), ...over });
const role = (sequence: number, over: object = {}) => step(sequence, { verLevelCriteriaEnumId: 'VLCRoleInUnit', roleTypeId: 'OrgRManager', ...over });
const inProcess = (sequence: number, roleInProcessEnumId: string) => step(sequence, { verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId });

const run = (text: string, values: unknown[] = []) => testBed.database.owner.query(text, values);
const read = async (process: string, actor = officer): Promise<Answer> => (await testBed.call(actor, 'GET', `${PATH}/${process}`)).body;
const save = (process: string, levels: object[], { fromDate = today, basedOn = null as Answer, actor = officer } = {}) =>
  testBed.call(actor, 'PUT', `${PATH}/${process}`, { fromDate, basedOn, levels });
const seen = ({ verificationId, rowVersion }: Answer) => ({ verificationId, rowVersion });
const made = async (process: string, levels: object[], more: object = {}): Promise<Answer> => {
  const answer = await save(process, levels, more);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/administration/certification-steps', routes, messages, errors: [chainErrors] });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('processes are told with the state of their chains', async () => {
  const rows = async (): Promise<Answer[]> => (await testBed.call(officer, 'GET', PATH)).body.processes;
  const first = await rows();
  expect(first.map(({ processType }) => processType)).toEqual(expect.arrayContaining(['EmplOrder', 'Evaluations', 'PTCalcPayroll', 'WelfareLoan', 'HumanresWorkforce']));
  await made('WelfareService', [at(1, 'director'), at(2, 'clerk')]);
  expect((await rows()).find(({ processType }) => processType === 'WelfareService')).toMatchObject({ fromDate: today, endDate: null, steps: 2, nextFrom: null });
  expect(first.find(({ processType }) => processType === 'WelfareService')).toMatchObject({ fromDate: null, steps: 0 });
});

describe('kinds of a process', () => {
  const kinds = [
    { id: 'home', title: 'Home' },
    { id: 'car', title: 'Car' },
  ];
  const announce = (...ids: readonly string[]) => announceChainKinds([{ process: 'WelfareLoan', list: async () => kinds.filter(({ id }) => ids.includes(id)) }]);
  const ofKind = async (kind: string, actor = officer): Promise<Answer> => (await testBed.call(actor, 'GET', `${PATH}/WelfareLoan?kind=${kind}`)).body;
  const saveKind = (kindId: string, levels: object[], basedOn: Answer = null) => testBed.call(officer, 'PUT', `${PATH}/WelfareLoan`, { kindId, fromDate: today, basedOn, levels });
  beforeAll(() => announce('home', 'car'));

  test('each has a chain of its own beside the general one, with versions of its own', async () => {
    const general = await made('WelfareLoan', [at(1, 'director')]);
    const own = (await saveKind('home', [at(1, 'clerk'), at(2, 'director')])).body;
    expect((await ofKind('home')).versions.map(({ verificationId }: Answer) => verificationId)).toEqual([own.verificationId]);
    const { versions, kinds: told, process } = await read('WelfareLoan');
    expect(versions.map(({ verificationId }: Answer) => verificationId)).toEqual([general.verificationId]);
    expect(told).toEqual([
      { kindId: 'home', title: 'Home', steps: 2 },
      { kindId: 'car', title: 'Car', steps: 0 },
    ]);
    expect(process).toMatchObject({ steps: 1, fromDate: today, nextFrom: null });
    const later = { kindId: 'home', fromDate: addDays(today, 9), basedOn: seen(own), levels: [at(1, 'clerk')] };
    const next = (await testBed.call(officer, 'PUT', `${PATH}/WelfareLoan`, later)).body;
    expect((await testBed.call(officer, 'DELETE', `${PATH}/WelfareLoan/${next.verificationId}?rowVersion=1`)).status).toBe(404);
    expect((await testBed.call(officer, 'DELETE', `${PATH}/WelfareLoan/${next.verificationId}?rowVersion=1&kind=home`)).body).toEqual({ removed: true });
    expect((await ofKind('home')).versions).toMatchObject([{ verificationId: own.verificationId, endDate: null }]);
    // a version of one chain is none of another
    expect((await saveKind('car', [at(1, 'clerk')], seen(own))).body.errorCode).toContain('stale');
    expect((await ofKind('home', foreigner)).versions).toEqual([]);
  });

  test('one that is listed no more is seen and not written', async () => {
    announce('car');
    expect((await read('WelfareLoan')).kinds).toEqual([
      { kindId: 'car', title: 'Car', steps: 0 },
      { kindId: 'home', title: null, steps: 2 },
    ]);
    const [own] = (await ofKind('home')).versions;
    expect((await saveKind('home', [at(1, 'director')], seen(own))).body.errorCode).toContain('noSuchKind');
    expect((await saveKind('never', [at(1, 'director')])).body.errorCode).toContain('noSuchKind');
    expect((await testBed.call(foreigner, 'GET', `${PATH}/WelfareLoan`)).body.kinds).toEqual([{ kindId: 'car', title: 'Car', steps: 0 }]);
  });
});

describe('versions', () => {
  test('a change counts from its day: it replaces the version that begins then, and cuts an older one', async () => {
    const first = await made('EmplOrder', [at(1, 'director', { actions: ['ActReject'], deadlineDays: 3, delegation: 'Y' })]);
    expect(first.levels[0]).toMatchObject({ sequence: 1, reject: 'Y', modify: 'N', actionEnumId: '["ActAccept","ActReject"]', deadlineDays: 3, delegation: 'Y' });
    const again = await made('EmplOrder', [at(1, 'clerk')], { basedOn: seen(first) });
    expect([again.verificationId, again.rowVersion, again.levels.length]).toEqual([first.verificationId, 2, 1]);
    const later = addDays(today, 30);
    const next = await made('EmplOrder', [at(1, 'clerk'), at(2, 'director')], { basedOn: seen(again), fromDate: later });
    const { versions, process } = await read('EmplOrder');
    expect(versions.map(({ fromDate, endDate, levels }: Answer) => [fromDate, endDate, levels.length])).toEqual([
      [later, null, 2],
      [today, later, 1],
    ]);
    expect(process).toMatchObject({ fromDate: today, endDate: later, nextFrom: later, steps: 1 });
    // what has begun stays
    const running = versions[1];
    expect((await testBed.call(officer, 'DELETE', `${PATH}/EmplOrder/${running.verificationId}?rowVersion=${running.rowVersion}`)).body.errorCode).toContain('begun');
    expect((await testBed.call(officer, 'DELETE', `${PATH}/EmplOrder/${next.verificationId}?rowVersion=${next.rowVersion}`)).body).toEqual({ removed: true });
    expect((await read('EmplOrder')).versions).toMatchObject([{ verificationId: first.verificationId, endDate: null }]);
    const { rows } = await run(`select action from audit_entry where entity = 'Verification' and record_id in ($1, $2) order by audit_id`, [
      first.verificationId,
      next.verificationId,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'create', 'delete']);
  });

  test('what counted before today stays as it was', async () => {
    const old = await made('InfoChange', [at(1, 'director')]);
    await run(`update approval_chain set valid = daterange($2::date, null) where verification_id = $1`, [old.verificationId, addDays(today, -100)]);
    expect((await save('InfoChange', [at(1, 'clerk')], { basedOn: seen(old), fromDate: addDays(today, -1) })).body).toMatchObject({ fields: { fromDate: messages.errors.past } });
    await made('InfoChange', [at(1, 'clerk')], { basedOn: seen(old) });
    expect((await read('InfoChange')).versions.map(({ fromDate, levels: [one] }: Answer) => [fromDate, one.emplPositionId])).toEqual([
      [today, postId('clerk')],
      [addDays(today, -100), postId('director')],
    ]);
  });

  test('a version before the first one ends where that begins', async () => {
    const later = addDays(today, 10);
    await made('WorkCalendar', [at(1, 'director')], { fromDate: later });
    expect(await made('WorkCalendar', [])).toMatchObject({ fromDate: today, endDate: later, levels: [] });
  });

  test('whatever is saved and taken away, the versions follow one another and each day keeps the steps it was given last', async () => {
    const HORIZON = 12;
    const posts = ['director', 'clerk', 'accountant'] as const;
    const move = fc.record({ day: fc.nat({ max: HORIZON - 1 }), post: fc.constantFrom(...posts), isRemoval: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
        await run(`delete from approval_chain where process_type = 'EvaluatorProtest'`);
        const expected: (string | undefined)[] = Array(HORIZON).fill(undefined);
        for (const { day, post, isRemoval } of moves) {
          const fromDate = addDays(today, day);
          const { versions } = await read('EvaluatorProtest');
          const counting = versionOn(versions as { fromDate: string; endDate: string | null }[], fromDate) as Answer;
          const end = (version: Answer): number =>
            version.endDate === null ? HORIZON : Math.min(HORIZON, Array.from({ length: HORIZON + 1 }, (_, at) => addDays(today, at)).indexOf(version.endDate));
          if (isRemoval && counting?.fromDate === fromDate && day > 0) {
            await testBed.call(officer, 'DELETE', `${PATH}/EvaluatorProtest/${counting.verificationId}?rowVersion=${counting.rowVersion}`);
            expected.fill(expected[day - 1], day, end(counting));
            continue;
          }
          const saved = await made('EvaluatorProtest', [at(1, post)], { fromDate, basedOn: counting === undefined ? null : seen(counting) });
          expected.fill(postId(post), day, end(saved));
        }
        const { versions } = await read('EvaluatorProtest');
        const found = expected.map((_, day) => (versionOn(versions as { fromDate: string; endDate: string | null }[], addDays(today, day)) as Answer)?.levels[0].emplPositionId);
        expect(found).toEqual(expected);
        const inOrder = versions.toReversed();
        expect(inOrder.slice(1).map(({ fromDate }: Answer) => fromDate)).toEqual(inOrder.slice(0, -1).map(({ endDate }: Answer) => endDate));
      }),
      { numRuns: 12 },
    );
  });

  test('two versions of one chain never overlap', async () => {
    const insert = (from: number) =>
      run(`insert into approval_chain (verification_id, company_id, process_type, valid) values (gen_random_uuid(), $1, 'LeavingRequest', daterange($2::date, null))`, [
        companyId('holding'),
        addDays(today, from),
      ]);
    await insert(0);
    await expect(insert(5)).rejects.toMatchObject({ constraint: 'approval_chain_no_overlap' });
  });

  test('nobody saves over a version they have not seen', async () => {
    const first = await made('Agreement', [at(1, 'director')]);
    await made('Agreement', [at(1, 'clerk')], { basedOn: seen(first) });
    const late = await save('Agreement', [at(1, 'accountant')], { basedOn: seen(first) });
    expect([late.status, late.body.errorCode]).toEqual([409, 'modules/administration/certification-steps.stale']);
    expect(late.body.data).toMatchObject({
      values: { rowVersion: 2, levels: [{ emplPositionId: postId('clerk') }] },
      changedBy: expect.any(String),
      changedAt: expect.any(String),
    });
    expect((await save('Agreement', [at(1, 'accountant')])).status).toBe(409);
    // sixteen at once: one is first, the others have seen an older version
    const { versions } = await read('Agreement');
    const all = await Promise.all(Array.from({ length: 16 }, () => save('Agreement', [at(1, 'accountant')], { basedOn: seen(versions[0]) })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)]);
    const next = await made('Agreement', [at(1, 'director')], { basedOn: seen((await read('Agreement')).versions[0]), fromDate: addDays(today, 5) });
    const [, running] = (await read('Agreement')).versions;
    expect((await save('Agreement', [], { basedOn: seen(running), fromDate: addDays(today, 6) })).body.errorCode).toContain('otherVersion');
    expect(next.fromDate).toBe(addDays(today, 5));
  });
});

describe('what is refused', () => {
  test.each([
    ['a position twice in an evaluation', 'Evaluations', () => [at(1, 'director'), at(2, 'director')], 'levels.1.emplPositionId'],
    ['an order twice', 'PTCalcPayroll', () => [at(1, 'director'), at(1, 'clerk')], 'levels.1.sequence'],
    ['no position', 'PTCalcPayroll', () => [step(1)], 'levels.0.emplPositionId'],
    ['a position of another company', 'PTCalcPayroll', () => [at(1, 'worker')], 'levels.0.emplPositionId'],
    ['a closed position', 'PTCalcPayroll', () => [at(1, 'seller')], 'levels.0.emplPositionId'],
    ['a unit of another company', 'PTCalcPayroll', () => [role(1, { organizationPartyId: unitId('works') })], 'levels.0.organizationPartyId'],
    ['a role without a name', 'PTCalcPayroll', () => [role(1, { roleTypeId: null })], 'levels.0.roleTypeId'],
    ['a role that is none', 'PTCalcPayroll', () => [role(1, { roleTypeId: 'Nothing' })], 'levels.0.roleTypeId'],
    ['a level that is a role in the process', 'PTCalcPayroll', () => [role(1, { verLevelCriteriaEnumId: 'VLCGrade', levelEnumId: 'RipManager' })], 'levels.0.levelEnumId'],
    ['a role in the process that is none', 'PTCalcPayroll', () => [inProcess(1, 'VtAll')], 'levels.0.roleInProcessEnumId'],
    ['whoever brings a case', 'PTCalcPayroll', () => [inProcess(1, 'RipRequester')], 'levels.0.roleInProcessEnumId'],
    ['whom a case is about', 'Evaluations', () => [at(1, 'director'), inProcess(2, 'RipSubject')], 'levels.1.roleInProcessEnumId'],
  ])('%s', async (_what, process, levels, field) => {
    await run(`update empl_position set status_id = 'EmpsInactive' where empl_position_id = $1`, [postId('seller')]);
    const { status, body } = await save(process, levels());
    await run(`update empl_position set status_id = 'EmpsActive' where empl_position_id = $1`, [postId('seller')]);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(Object.values(body.fields)[0]).toMatch(/[\u0600-\u06ff]/);
  });

  test('a position may stand twice elsewhere, and fields a criterion does not use are left out', async () => {
    const { levels } = await made('NeedAssessment', [at(1, 'director', { roleTypeId: 'OrgRManager' }), at(2, 'director')]);
    expect(levels.map(({ roleTypeId }: Answer) => roleTypeId)).toEqual([null, null]);
  });

  test('another company, and whoever lacks the key or the whole company', async () => {
    const own = await made('ProgramAndBudget', [at(1, 'director')]);
    expect((await read('ProgramAndBudget', foreigner)).versions).toEqual([]);
    expect((await save('ProgramAndBudget', [], { basedOn: seen(own), actor: foreigner })).status).toBe(409);
    expect((await testBed.call(foreigner, 'DELETE', `${PATH}/ProgramAndBudget/${own.verificationId}?rowVersion=1`)).status).toBe(404);
    expect((await testBed.call(foreigner, 'GET', '/rest/s1/hcm/verificationPositions')).body.positions.map(({ emplPositionId }: Answer) => emplPositionId)).toEqual([
      postId('worker'),
    ]);
    expect((await testBed.call(actorIn('unitManager', 'salesHead', ['sales']), 'GET', PATH)).status).toBe(403);
    const narrow = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, rowScope: 'units' as const })), unitIds: [unitId('head')] };
    expect((await testBed.call(narrow, 'GET', PATH)).status).toBe(403);
    const reader = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, permissions: ['systemBaseData/certificationSteps/observe'] })) };
    expect((await save('ProgramAndBudget', [], { basedOn: seen(own), actor: reader })).status).toBe(403);
    expect((await save('Nothing', [at(1, 'director')])).status).toBe(404);
  });

  test('a position beyond those that are offered may be named, and is told once it is', async () => {
    const many = `many-${MOST_POSITIONS}`;
    await run(
      `with position as (
         insert into empl_position (empl_position_id, company_id, pseudo_id, description, valid)
         select gen_random_uuid(), $1, $2 || '-' || n, 'A', '[2021-03-21,)' from generate_series(1, $3::int) n returning *)
       insert into empl_position_unit (empl_position_id, company_id, unit_id, valid) select empl_position_id, company_id, $4, valid from position`,
      [companyId('subsidiary'), many, MOST_POSITIONS, unitId('works')],
    );
    const offered = async (): Promise<string[]> =>
      (await testBed.call(foreigner, 'GET', '/rest/s1/hcm/verificationPositions')).body.positions.map(({ emplPositionId }: Answer) => emplPositionId);
    expect([(await offered()).length, (await offered()).includes(postId('worker'))]).toEqual([MOST_POSITIONS, false]);
    await made('LeavingRequest', [at(1, 'worker')], { actor: foreigner });
    expect([(await offered()).length, (await offered()).includes(postId('worker'))]).toEqual([MOST_POSITIONS + 1, true]);
    await run(`delete from empl_position where pseudo_id like $1 || '-%'`, [many]);
  });

  test('only open and active positions are offered', async () => {
    await writing(testBed.database.owner, systemActor('test', [companyId('holding')]), (tx) => endPositionRow(tx, postId('accountant'), addDays(today, 40)));
    const { positions } = (await testBed.call(officer, 'GET', '/rest/s1/hcm/verificationPositions')).body;
    // named by a step of another test, so it is shown where it stands, with its end
    expect(positions.find(({ emplPositionId }: Answer) => emplPositionId === postId('accountant'))?.thruDate ?? null).not.toBe('');
    const offered = positions.filter(({ statusId, thruDate }: Answer) => statusId === 'EmpsActive' && thruDate === null).map(({ emplPositionId }: Answer) => emplPositionId);
    expect(new Set(offered)).toEqual(new Set(['director', 'clerk', 'salesHead', 'seller'].map((name) => postId(name as PostName))));
  });
});

describe('who approves', () => {
  const approvers = async (person: PersonName, levels: object[], more: { actor?: typeof officer; day?: string } = {}): Promise<Answer[]> => {
    const { body } = await testBed.call(more.actor ?? officer, 'POST', '/rest/s1/hcm/verificationApprovers', { partyId: partyId(person), day: more.day ?? today, levels });
    return body.levels?.map(({ approvers: people, whyNobody }: Answer) => whyNobody ?? people.map(({ partyId: id }: Answer) => id));
  };
  const manages = (person: PersonName, roleTypeId = 'OrgRManager') => run('update empl_position_party set role_type_id = $2 where party_id = $1', [partyId(person), roleTypeId]);

  test('who holds the position, but never one s own case', async () => {
    const [clerks, director] = await approvers('director', [at(1, 'clerk'), at(2, 'director')]);
    expect(new Set(clerks)).toEqual(new Set([partyId('hrOfficer'), partyId('administrator')]));
    expect(director).toBe('self');
    expect(await approvers('seller', [at(1, 'clerk'), at(2, 'clerk')], { day: '2021-03-20' })).toEqual(['closed', 'closed']);
  });

  test('a role in the nearest unit above, at a level, and in a named unit', async () => {
    expect(await approvers('accountant', [role(1)])).toEqual(['noRole']);
    await manages('director');
    await manages('salesHead');
    await run(`update org_unit set level_enum_id = 'OlManagement' where unit_id = $1`, [unitId('head')]);
    const levels = [
      role(1),
      role(2, { organizationPartyId: unitId('sales') }),
      role(3, { verLevelCriteriaEnumId: 'VLCGrade', levelEnumId: 'OlManagement' }),
      role(4, { verLevelCriteriaEnumId: 'VLCGrade', levelEnumId: 'OlDeputy' }),
    ];
    expect(await approvers('accountant', levels)).toEqual([[partyId('director')], [partyId('salesHead')], [partyId('director')], 'noLevel']);
    expect(await approvers('salesHead', [role(1)])).toEqual(['self']);
    expect(await approvers('stranger', [role(1), at(2, 'director')])).toEqual(['noPlace', [partyId('director')]]);
  });

  test('roles in the process: the direct manager is who the position reports to, else who manages the unit', async () => {
    await manages('salesHead');
    const levels = [inProcess(1, 'RipManager'), inProcess(2, 'RipSubject'), inProcess(3, 'RipRequester'), inProcess(4, 'RipExpert')];
    // nobody approves a case of their own: a process goes past such a step of a chain that has one
    expect(await approvers('seller', levels)).toEqual([[partyId('salesHead')], 'ownCase', 'ownCase', 'atRunTime']);
    await run(`insert into empl_position_reporting (empl_position_id, company_id, reports_to_id, valid) values ($1, $2, $3, '[2021-03-21,)')`, [
      postId('seller'),
      companyId('holding'),
      postId('director'),
    ]);
    expect(await approvers('seller', levels.slice(0, 1))).toEqual([[partyId('director')]]);
    await manages('director', 'Employee');
    expect(await approvers('director', levels.slice(0, 1))).toEqual(['noManager']);
  });

  test('whoever has left approves nothing', async () => {
    await run(`update party_relationship set status_id = 'NotActiveRel' where party_id = $1`, [partyId('salesHead')]);
    expect(await approvers('seller', [at(1, 'salesHead')])).toEqual(['vacant']);
    await run(`update party_relationship set status_id = 'ActiveRel' where party_id = $1`, [partyId('salesHead')]);
  });

  test('a person out of scope is not there', async () => {
    expect(await approvers('worker', [at(1, 'director')])).toBeUndefined();
    expect(await approvers('worker', [inProcess(1, 'RipExpert')], { actor: foreigner })).toEqual(['atRunTime']);
    // the company of the account is open to the connection, and seats and units of it may be named
    const guest = { ...foreigner, homeCompanyId: companyId('holding') };
    const steps = [at(1, 'director'), role(2, { organizationPartyId: unitId('head'), roleTypeId: 'Employee' })];
    expect(await approvers('worker', steps, { actor: guest })).toEqual(['closed', 'noRole']);
    expect(await approvers('seller', steps)).toEqual([[partyId('director')], expect.arrayContaining([partyId('director')])]);
  });

  test('each step is due after its working days, one after the other, by the calendar of the company', async () => {
    const levels = [at(1, 'director', { deadlineDays: 1 }), at(2, 'clerk'), at(3, 'clerk', { deadlineDays: 2 })];
    const due = async (day: string): Promise<Answer[]> =>
      (await testBed.call(officer, 'POST', '/rest/s1/hcm/verificationApprovers', { partyId: partyId('seller'), day, levels })).body.levels.map(({ dueDay }: Answer) => dueDay);
    // 1405/03/12 is a Tuesday; Thursday 14 Khordad is a holiday, Friday the day of rest
    expect(await due('2026-06-02')).toEqual(['2026-06-03', null, '2026-06-07']);
    await run(
      `insert into special_day (special_day_id, company_id, day_date, jalali_year, day_kind, title, reason) values (gen_random_uuid(), $1, '2026-06-06', 1405, 'SdOff', 'Snow', 'Decree')`,
      [companyId('holding')],
    );
    expect(await due('2026-06-02')).toEqual(['2026-06-03', null, '2026-06-08']);
    await run('delete from special_day');
    // beyond the calendar nothing is due
    expect(await due('2123-03-20')).toEqual([null, null, null]);
    expect(await due('0001-01-01')).toEqual([null, null, null]);
  });
});
