/** Orders that move the file: shown first, done with the signing, put back with an annulment; on the real database, by the calls of officers and approvers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { contractWage } from '#modules/payroll/sources/contract-wage.pay-source.ts';
import { employmentErrors } from '#modules/personnel/employment/employment.contract.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import employmentMessages from '#modules/personnel/employment/employment.messages.fa.ts';
import { routes as employmentRoutes } from '#modules/personnel/employment/employment.routes.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { answerTask } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { layAccounts } from '#testing/cases.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId, postId } from '#testing/organisation.ts';
import { orderWages } from '../book/orders.pay-source.ts';
import { contract } from '../contracts/contracts.formula.ts';
import { countingErrors } from '../counting/counting.errors.ts';
import countingMessages from '../counting/counting.messages.fa.ts';
import { orderAmount, orderScore } from '../counting/orders.formula.ts';
import { draftOrder } from '../doors/doors.service.ts';
import { routes as runRoutes } from '../issue/in-parts/in-parts.routes.ts';
import { asideReason } from '../issue/in-parts/set-aside.rules.ts';
import { issueErrors } from '../issue/issue.errors.ts';
import issueMessages from '../issue/issue.messages.fa.ts';
import { routes as issueRoutes } from '../issue/issue.routes.ts';
import { ordersOfIssue } from '../issue/issued.store.ts';
import { orderProcess } from '../issue/order.process.ts';
import { signAndTell } from '../issue/sign.service.ts';
import { modifyErrors } from '../modify/modify.errors.ts';
import modifyMessages from '../modify/modify.messages.fa.ts';
import { routes as modifyRoutes } from '../modify/modify.routes.ts';
import { wageTable } from '../wage-table/wage-table.formula.ts';
import { grade } from './grade.formula.ts';
import { movesErrors } from './moves.errors.ts';
import messages from './moves.messages.fa.ts';

const company = companyId('holding');
const officer = actorIn('administrator', 'hrOfficer');
const ISSUE = '/rest/s1/emplOrder/issuance';
const agreement = newId();
const group = newId();
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const typeId = async (code: string): Promise<string> =>
  (await rows<{ id: string }>('select order_type_id as id from order_type where company_id = $1 and code = $2', company, code))[0]?.id ?? '';
const body = async (name: PersonName, code: string, fromDate: string, more: object) => ({
  ...{ settingId: await typeId(code), agreementId: agreement, orderDate: '2026-05-01', fromDate, persons: [employmentId(name)], ...more },
});
const preview = async (name: PersonName, code: string, fromDate: string, more: object = {}) =>
  (await bed.call(officer, 'POST', `${ISSUE}/preview`, await body(name, code, fromDate, more))).body;

/** `ok`, or the name of the refusal. */
async function sign(): Promise<string> {
  const open = await rows<{ task: string; party: string }>(
    `select task_id as task, c.party_id as party from process_task t join process_task_candidate c using (task_id) where t.status = 'open'`,
  );
  const context = { today: '2026-05-10', clock: { now: () => Date.now() }, newId, audit: () => undefined, companyId: company };
  for (const { task, party } of open) {
    const said = { taskId: task, partyId: party, outcome: 'accept', comment: 'so', values: {} };
    const told = await writing(bed.database.pool, systemActor('test', [company]), (tx) => answerTask({ tx, ...context }, said)).then(
      () => 'ok',
      (error: { errorName?: string }) => error.errorName ?? String(error),
    );
    if (told !== 'ok') return told;
  }
  return 'ok';
}

async function signed(name: PersonName, code: string, fromDate: string, more: object = {}): Promise<string> {
  const { status, body: said } = await bed.call(officer, 'POST', ISSUE, await body(name, code, fromDate, more));
  expect([status, said.messages]).toEqual([201, undefined]);
  expect(await sign()).toBe('ok');
  return (await rows<{ id: string }>('select empl_order_id as id from empl_order where order_issue_id = $1', said.orderIssueId))[0]?.id ?? '';
}

/** Signed past the approvers: nobody is over some, and others wait. */
async function signedOutright(name: PersonName, code: string, fromDate: string, more: object = {}): Promise<string> {
  const { body: said } = await bed.call(officer, 'POST', ISSUE, await body(name, code, fromDate, more));
  const signing = { now: new Date(), today: '2026-05-10', newId, audit: () => undefined };
  await writing(bed.database.pool, systemActor('test', [company]), async (tx) => signAndTell({ tx, ...signing }, await ordersOfIssue(tx, said.orderIssueId, [partyId(name)])));
  await rows(
    `update process_task t set status = 'dropped', closed_at = now() from process_instance i where i.process_instance_id = t.process_instance_id and i.record_id = $1 and t.status = 'open'`,
    said.orderIssueId,
  );
  return (await rows<{ id: string }>('select empl_order_id as id from empl_order where order_issue_id = $1', said.orderIssueId))[0]?.id ?? '';
}

const annul = async (orderId: string, back: object = {}) => {
  const path = `/rest/s1/emplOrder/order/${orderId}/annul`;
  const shown = (await bed.call(officer, 'POST', `${path}/preview`, { back })).body;
  return { shown, done: (await bed.call(officer, 'POST', path, { reason: 'by mistake', shown: shown.shown ?? '', back })).body };
};

/** All of the file that orders may move, of everybody. */
const file = async () => ({
  posts: await rows('select empl_position_party_id as id, empl_position_id, party_id, main_position, valid::text from empl_position_party order by 1'),
  places: await rows('select personnel_structure_id as id, employee_group_id, valid::text from personnel_structure order by 1'),
  grades: await rows('select job_grade_enum_id, pay_grade_enum_id, valid::text from employment_grade order by 3'),
  ties: await rows('select party_relationship_id as id, status_id, valid::text from party_relationship order by 1'),
  wages: await rows('select party_relationship_id as id, daily_wage::text, valid::text from employment_salary order by 1, 3'),
  kinds: await rows('select party_relationship_id as id, employment_status_enum_id, valid::text from employment_kind order by 1, 3'),
});
const postsOf = async (name: PersonName) =>
  (
    await rows<{ post: string; valid: string }>(
      `select empl_position_id as post, valid::text from empl_position_party where party_id = $1 and main_position = 'Y' order by lower(valid)`,
      partyId(name),
    )
  ).map(({ post, valid }) => [post, valid]);
const paid = async (name: PersonName, from: string, thru: string) => {
  const look = { rows: systemScope([company], thru), companyId: company, employmentIds: [employmentId(name)], year: 1405, month: 3, from, thru };
  const facts = await reading(bed.database.pool, systemActor('test', [company]), async (db) => [
    ...(await orderWages.read({ db, ...look })),
    ...(await contractWage.read({ db, ...look })),
  ]);
  return facts.filter(({ factor }) => factor === 'base').map(({ from: since, thru: last, evidence }) => [evidence.kind, since, last ?? null]);
};

beforeAll(async () => {
  announceFormulas([law, person, relatives, employment, grade, contract, orderAmount, orderScore, wageTable]);
  bed = await mountSlices(
    { slice: 'modules/orders/issue', routes: issueRoutes, messages: issueMessages, errors: [issueErrors] },
    { slice: 'modules/orders/issue/in-parts', routes: runRoutes, messages: {}, errors: [] },
    { slice: 'modules/orders/modify', routes: modifyRoutes, messages: modifyMessages, errors: [modifyErrors] },
    { slice: 'modules/orders/moves', routes: [], messages, errors: [movesErrors] },
    { slice: 'modules/personnel/employment', routes: employmentRoutes, messages: employmentMessages, errors: [employmentErrors] },
    { slice: 'modules/orders/counting', routes: [], messages: countingMessages, errors: [countingErrors] },
  );
  announceProcesses([orderProcess]);
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database);
  await rows(`update legal_parameter set verified_version = row_version where option_indicator = 'Y'`);
  await rows(`insert into agreement_type (agreement_id, company_id, code, description) values ($1, $2, 'A1', 'Permanent')`, agreement, company);
  await rows(
    `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, standard_code, description) values ($1, $2, 'EmployeeGroups', 'G1', 'Engineers')`,
    group,
    company,
  );
  await rows('update empl_position_fact set seats = 1 where empl_position_id = $1', postId('seller'));
});
afterAll(async () => {
  announceFormulas([]);
  announceProcesses([]);
  await bed.close();
});

const appointment = (more: object = {}) => ({ moves: { post: { from: 'fixed', emplPositionId: postId('seller'), ...more } } });

test('a post that is held is asked about; who stands in the way leaves when that is said, and comes back with the annulment', async () => {
  const before = await file();
  const asked = await preview('colleague', 'EotAppointment', '2026-04-01', appointment());
  expect(asked.errors).toEqual([expect.objectContaining({ code: 'postHeld', reason: expect.stringContaining(factsOf('seller').lastName) })]);
  const shown = await preview('colleague', 'EotAppointment', '2026-04-01', appointment({ replace: true }));
  expect(shown.orders[0].moves).toEqual([{ fact: 'post', fromDate: '2026-04-01', thruDate: null, was: expect.any(String), now: expect.any(String) }]);
  expect(await file()).toEqual(before);
  const id = await signed('colleague', 'EotAppointment', '2026-04-01', appointment({ replace: true }));
  expect((await postsOf('colleague')).at(-1)).toEqual([postId('seller'), '[2026-04-01,)']);
  expect((await postsOf('seller')).at(-1)?.[1]).toMatch(/,2026-04-01\)$/);
  const { shown: back, done } = await annul(id);
  expect(back.others).toEqual([{ fullName: expect.stringContaining(factsOf('seller').lastName), comesBack: true }]);
  expect([back.moved, back.moves.map(({ fact }: { fact: string }) => fact)]).toEqual([[], ['post']]);
  expect(done).toEqual({ orderId: id });
  expect(await file()).toEqual(before);
  // whoever comes back has a trace of it as well
  const traces = await rows<{ who: string; post: unknown[] }>(
    `select subject_party_id as who, changes -> 'post' as post from audit_entry where entity = 'EmplOrder' and action = 'undo' and record_id = $1`,
    id,
  );
  expect(new Set(traces.map(({ who }) => who))).toEqual(new Set([partyId('colleague'), partyId('seller')]));
});

test('a post of the order before is asked about anew: that somebody gave way then says nothing of who holds it now', async () => {
  const before = await file();
  const id = await signed('colleague', 'EotAppointment', '2026-04-01', appointment({ replace: true }));
  const after = await file();
  const other = newId();
  await rows(`update empl_position_party set valid = daterange(lower(valid), '2026-04-20') where party_id = $1 and empl_position_id = $2`, partyId('colleague'), postId('seller'));
  await rows(
    `insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, valid) values ($1, $2, $3, $4, '[2026-04-20,)')`,
    ...[other, company, postId('seller'), partyId('seller')],
  );
  const shown = await preview('colleague', 'EotTransfer', '2026-05-01', { moves: { post: { from: 'previous' } } });
  expect(shown.errors).toEqual([expect.objectContaining({ code: 'postHeld', reason: expect.stringContaining(factsOf('seller').lastName) })]);
  await rows('delete from empl_position_party where empl_position_party_id = $1', other);
  await rows(`update empl_position_party set valid = daterange(lower(valid), null) where party_id = $1 and empl_position_id = $2`, partyId('colleague'), postId('seller'));
  expect((await file()).posts).toEqual(after.posts);
  expect((await annul(id)).done).toEqual({ orderId: id });
  expect(await file()).toEqual(before);
});

test('of several holders of a full post none leaves because an order says so', async () => {
  const before = await file();
  const asked = await preview('seller', 'EotTransfer', '2026-04-01', { moves: { post: { from: 'fixed', emplPositionId: postId('accountant'), replace: true } } });
  expect(asked.errors).toEqual([expect.objectContaining({ code: 'severalHold', reason: expect.stringContaining(factsOf('payrollOfficer').lastName) })]);
  expect(await file()).toEqual(before);
});

test('whoever was displaced and has an order of their own since stays where that brought them; the ordered person goes back unasked', async () => {
  const before = await file();
  const id = await signed('colleague', 'EotAppointment', '2026-04-01', appointment({ replace: true }));
  const own = await signedOutright('seller', 'EotTransfer', '2026-04-05', { moves: { post: { from: 'fixed', emplPositionId: postId('salesHead') } } });
  const { shown, done } = await annul(id);
  expect([shown.moved, shown.others, done]).toEqual([[], [{ fullName: expect.any(String), comesBack: false }], { orderId: id }]);
  expect((await postsOf('colleague')).at(-1)?.[0]).toBe(postId('accountant'));
  expect((await postsOf('seller')).at(-1)).toEqual([postId('salesHead'), '[2026-04-05,)']);
  expect((await annul(own)).done).toEqual({ orderId: own });
  // the place that was kept with the own order is that of its signing: whoever was displaced takes it up by hand
  expect((await postsOf('seller')).at(-1)?.[1]).toMatch(/,2026-04-01\)$/);
  await rows(`update empl_position_party set valid = daterange(lower(valid), null) where party_id = $1`, partyId('seller'));
  expect((await file()).posts).toEqual(before.posts);
});

test('an order of hiring says post, group, class, rank and wage at once; all of it goes with it', async () => {
  const before = await file();
  const moves = {
    post: { from: 'fixed', emplPositionId: postId('clerk') },
    structure: { from: 'fixed', employeeGroupId: group },
    grade: { from: 'fixed', jobGradeEnumId: 'JgGrade3', payGradeEnumId: 'PgrBasic' },
  };
  const id = await signed('colleague', 'EotHire', '2026-03-25', { moves, typed: { dailyWage: '9000000' } });
  expect(await file()).toMatchObject({
    places: expect.arrayContaining([expect.objectContaining({ employee_group_id: group, valid: '[2026-03-25,)' })]),
    grades: [{ job_grade_enum_id: 'JgGrade3', pay_grade_enum_id: 'PgrBasic', valid: '[2026-03-25,)' }],
  });
  // a promotion says the class alone, and carries the rank on; one of an earlier day than that stands before it
  const later = await signed('colleague', 'EotPromotion', '2026-05-01', { moves: { grade: { from: 'fixed', jobGradeEnumId: 'JgGrade5' } } });
  const between = await signed('colleague', 'EotRank', '2026-04-10', { moves: { grade: { from: 'fixed', payGradeEnumId: 'PgrSenior' } } });
  expect((await file()).grades).toEqual([
    { job_grade_enum_id: 'JgGrade3', pay_grade_enum_id: 'PgrBasic', valid: '[2026-03-25,2026-04-10)' },
    { job_grade_enum_id: 'JgGrade3', pay_grade_enum_id: 'PgrSenior', valid: '[2026-04-10,2026-05-01)' },
    { job_grade_enum_id: 'JgGrade5', pay_grade_enum_id: 'PgrSenior', valid: '[2026-05-01,)' },
  ]);
  for (const one of [between, id, later]) expect((await annul(one)).done).toEqual({ orderId: one });
  const graded = await rows<{ grade: unknown }>(
    `select changes -> 'grade' -> 1 as grade from audit_entry where entity = 'EmplOrder' and action = 'update' and record_id = $1`,
    later,
  );
  expect(graded).toContainEqual({ grade: { jobGradeEnumId: 'JgGrade5', payGradeEnumId: 'PgrBasic', from: '2026-05-01' } });
  expect(await file()).toEqual(before);
});

test('a transfer goes to a post of another unit; where the file has moved since, whoever annuls says what stands', async () => {
  const before = await file();
  const id = await signed('colleague', 'EotTransfer', '2026-04-01', { moves: { post: { from: 'fixed', emplPositionId: postId('salesHead') } } });
  await rows(
    `update empl_position_party set valid = daterange(lower(valid), '2026-05-01') where party_id = $1 and empl_position_id = $2`,
    partyId('colleague'),
    postId('salesHead'),
  );
  const path = `/rest/s1/emplOrder/order/${id}/annul`;
  const shown = (await bed.call(officer, 'POST', `${path}/preview`, {})).body;
  expect(shown.moved).toEqual([{ fact: 'post', fromDate: '2026-04-01', kept: expect.any(String), now: expect.any(String) }]);
  expect((await bed.call(officer, 'POST', path, { reason: 'x', shown: shown.shown })).body.errorCode).toBe('modules/orders/modify.answerNeeded');
  expect((await annul(id, { post: 'kept' })).done).toEqual({ orderId: id });
  expect(await file()).toEqual(before);
});

test('a mission of ten days gives them back; the employment ends with an order, pay stops that day and goes on when it is annulled', async () => {
  const before = await file();
  const raise = await signed('colleague', 'EotPromotion', '2026-04-01', { typed: { dailyWage: '9000000' } });
  const mission = await signed('colleague', 'EotMission', '2026-05-25', { thruDate: '2026-06-03' });
  expect((await paid('colleague', '2026-05-22', '2026-06-21')).filter(([kind]) => kind === 'order')).toEqual([
    ['order', '2026-04-01', '2026-05-24'],
    ['order', '2026-05-25', '2026-06-03'],
    ['order', '2026-06-04', null],
  ]);
  const shown = await preview('colleague', 'EotRetirement', '2026-06-10');
  expect(shown.orders[0].moves.filter(({ fact }: { fact: string }) => fact === 'end')).toEqual([
    { fact: 'end', fromDate: '2026-06-10', thruDate: null, was: messages.employed, now: null },
  ]);
  const end = await signed('colleague', 'EotRetirement', '2026-06-10');
  expect((await rows('select valid::text from party_relationship where party_relationship_id = $1', employmentId('colleague')))[0]).toEqual({
    valid: expect.stringMatching(/,2026-06-10\)$/),
  });
  expect((await postsOf('colleague')).at(-1)?.[1]).toMatch(/,2026-06-10\)$/);
  expect((await paid('colleague', '2026-05-22', '2026-06-21')).findLast(([kind]) => kind === 'order')).toEqual(['order', '2026-06-04', '2026-06-09']);
  expect((await preview('colleague', 'EotPromotion', '2026-06-20')).errors[0].code).toBe('afterEnd');
  // one of an earlier day is counted without the end standing in its way
  const late = await signed('colleague', 'EotPromotion', '2026-05-01', { typed: { dailyWage: '9500000' } });
  expect((await annul(end)).done).toEqual({ orderId: end });
  expect((await paid('colleague', '2026-06-05', '2026-06-21')).findLast(([kind]) => kind === 'order')?.[2]).toBe(null);
  for (const one of [late, mission, raise]) expect((await annul(one)).done).toEqual({ orderId: one });
  expect(await file()).toEqual(before);
});

test('orders that end an employment or open the book are corrected as they were counted; the end stands', async () => {
  const before = await file();
  const correct = async (orderId: string, fromDate: string, act: string, typed: object) =>
    (await bed.call(officer, 'POST', `/rest/s1/emplOrder/order/${orderId}/${act}`, { orderDate: '2026-05-01', fromDate, ...typed })).body;
  const opening = await signed('payrollOfficer', 'EotOpening', '2025-04-01', { agreementId: agreement });
  const same = await correct(opening, '2025-04-01', 'correct/preview', {});
  expect([same.errorCode, same.monthly]).toEqual([undefined, same.corrected]);
  const end = await signed('payrollOfficer', 'EotRetirement', '2026-06-10');
  const ended = await file();
  expect(await correct(end, '2026-06-10', 'correct/preview', { typed: { dailyWage: '19100000' } })).not.toHaveProperty('errorCode');
  const { orderIssueId } = await correct(end, '2026-06-10', 'correct', { typed: { dailyWage: '19100000' } });
  expect(await sign()).toBe('ok');
  expect(await file()).toEqual(ended);
  const [correction] = await rows<{ id: string; status_id: string }>('select empl_order_id as id, status_id from empl_order where order_issue_id = $1', orderIssueId);
  expect(correction?.status_id).toBe('EoSigned');
  for (const one of [correction?.id ?? '', end, opening]) expect((await annul(one)).done).toEqual({ orderId: one });
  expect(await file()).toEqual(before);
});

test('a correction ends the employment, moves the end or takes it back: shown first, signed so, and put back with its annulment', async () => {
  const before = await file();
  const correct = async (orderId: string, fromDate: string, act: string, said: object) =>
    (await bed.call(officer, 'POST', `/rest/s1/emplOrder/order/${orderId}/${act}`, { orderDate: '2026-05-01', fromDate, ...said })).body;
  const until = async () =>
    (await rows<{ until: string | null }>('select upper(valid)::text as until from party_relationship where party_relationship_id = $1', employmentId('payrollOfficer')))[0]?.until;
  const corrected = async (orderId: string, fromDate: string, terminationTypeEnumId: string | null): Promise<string> => {
    const said = { end: { terminationTypeEnumId } };
    const shown = await correct(orderId, fromDate, 'correct/preview', said);
    expect([shown.errorCode, shown.moves?.at(-1)?.fact]).toEqual([undefined, 'end']);
    const { orderIssueId } = await correct(orderId, fromDate, 'correct', said);
    expect(await sign()).toBe('ok');
    return (await rows<{ id: string }>('select empl_order_id as id from empl_order where order_issue_id = $1', orderIssueId))[0]?.id ?? '';
  };
  const raise = await signed('payrollOfficer', 'EotPromotion', '2026-04-01', { agreementId: agreement });
  const refusedAs = async (said: object) => (await correct(raise, '2026-06-10', 'correct/preview', said)).errorCode;
  expect(await refusedAs({ end: { terminationTypeEnumId: null } })).toBe('modules/orders/modify.endsNothing');
  expect(await refusedAs({ end: { terminationTypeEnumId: 'Strange' } })).toBe('modules/orders/modify.option');
  expect(await refusedAs({ end: { terminationTypeEnumId: 'TtRetired' }, moves: { grade: { payGradeEnumId: null } } })).toBe('modules/orders/modify.endAlone');
  const ends = await corrected(raise, '2026-06-10', 'TtRetired');
  expect(await until()).toBe('2026-06-10');
  expect((await bed.call(officer, 'GET', `/rest/s1/emplOrder/order/${ends}/correct/choices`)).body.ends).toEqual(['ends', 'goesOn']);
  const moved = await corrected(ends, '2026-06-20', 'TtLayoff');
  expect(await until()).toBe('2026-06-20');
  const goesOn = await corrected(moved, '2026-06-20', null);
  expect(await until()).toBe(null);
  const later = await signed('payrollOfficer', 'EotPromotion', '2026-06-25', { agreementId: agreement });
  expect((await annul(goesOn)).shown.errorCode).toBe('modules/orders/modify.laterOrders');
  expect((await annul(later)).done).toEqual({ orderId: later });
  const stood = [];
  for (const one of [goesOn, moved, ends, raise]) {
    expect((await annul(one)).done).toEqual({ orderId: one });
    stood.push(await until());
  }
  expect(stood).toEqual(['2026-06-20', '2026-06-10', null, null]);
  expect(await file()).toEqual(before);
});

test('nobody ends before an order of theirs that is signed, neither when it is issued nor when it is signed', async () => {
  const before = await file();
  const issued = await bed.call(officer, 'POST', ISSUE, await body('payrollOfficer', 'EotRetirement', '2026-06-10', { agreementId: agreement }));
  expect(issued.status).toBe(201);
  const later = await signedOutright('payrollOfficer', 'EotPromotion', '2026-06-20', { agreementId: agreement });
  const shown = await preview('payrollOfficer', 'EotRetirement', '2026-06-12', { agreementId: agreement });
  expect(shown.errors).toEqual([expect.objectContaining({ code: 'laterOrders', reason: expect.stringContaining(toPersianDigits('1405')) })]);
  expect(await sign()).toBe('laterOrders');
  expect((await annul(later)).done).toEqual({ orderId: later });
  expect(await sign()).toBe('ok');
  const end = (await rows<{ id: string }>('select empl_order_id as id from empl_order where order_issue_id = $1', issued.body.orderIssueId))[0]?.id ?? '';
  expect((await annul(end)).done).toEqual({ orderId: end });
  expect(await file()).toEqual(before);
});

test('an end that an order made is taken back with the order alone; an end that is gone does not stand in its way, another one does', async () => {
  const before = await file();
  const tie = employmentId('payrollOfficer');
  const undo = async () => (await bed.call(actorIn('hrOfficer', 'hrOfficer'), 'PUT', `/rest/s1/hcm/person/employment/${tie}/undoEnd`, {})).body;
  const id = await signed('payrollOfficer', 'EotRetirement', '2026-06-10', { agreementId: agreement });
  const refused = await undo();
  const title = (await rows<{ title: string }>(`select title from order_type where company_id = $1 and code = 'EotRetirement'`, company))[0]?.title ?? '';
  expect([refused.errorCode, refused.messages?.[0]?.message ?? JSON.stringify(refused)]).toEqual(['modules/personnel/employment.decided', expect.stringContaining(title)]);
  // ended by hand on another day in the place of that
  await rows('update employment_end set decided_by = null, decided_as = null where party_relationship_id = $1 and undone_at is null', tie);
  expect((await annul(id)).done.errorCode).toBe('modules/orders/moves.movedSince');
  expect((await undo()).partyRelationshipId).toBe(tie);
  expect((await annul(id)).done).toEqual({ orderId: id });
  expect(await file()).toEqual(before);
});

test('what becomes of the file is signed as it was shown: a post that has moved since stops the order with both values', async () => {
  const before = await file();
  const said = await body('colleague', 'EotTransfer', '2026-04-01', { moves: { post: { from: 'fixed', emplPositionId: postId('clerk') } } });
  const issued = await bed.call(officer, 'POST', ISSUE, said);
  expect(issued.status).toBe(201);
  const [held] = await postsOf('colleague');
  await rows(`update empl_position_party set empl_position_id = $2 where party_id = $1 and main_position = 'Y'`, partyId('colleague'), postId('salesHead'));
  const told: string[] = [];
  await writing(bed.database.pool, systemActor('test', [company]), async (tx) => {
    const orders = await ordersOfIssue(tx, issued.body.orderIssueId, [partyId('colleague')]);
    await signAndTell({ tx, now: new Date(), today: '2026-05-10', newId, audit: () => undefined }, orders);
  }).catch((error: { errorName: string; detail: { values: Record<string, string> } }) => told.push(error.errorName, JSON.stringify(error.detail.values)));
  const titleOf = async (id: unknown) => (await rows<{ title: string }>('select description as title from empl_position where empl_position_id = $1', id))[0]?.title ?? '-';
  expect(told[0]).toBe('fileMoved');
  for (const id of [held?.[0], postId('salesHead'), postId('clerk')]) expect(told[1]).toContain(await titleOf(id));
  expect(await sign()).toBe('fileMoved');
  await rows(`update empl_position_party set empl_position_id = $2 where party_id = $1 and main_position = 'Y'`, partyId('colleague'), held?.[0]);
  expect(await sign()).toBe('ok');
  const [order] = await rows<{ id: string }>('select empl_order_id as id from empl_order where order_issue_id = $1', issued.body.orderIssueId);
  expect((await annul(order?.id ?? '')).done).toEqual({ orderId: order?.id });
  expect(await file()).toEqual(before);
});

test('formulas are asked for class and rank of the person as the order makes them, and for the contract of the day', async () => {
  const [factor] = await rows<{ id: string }>(`select pay_factor_id as id from pay_factor where company_id = $1 and code = 'attractionExtra'`, company);
  const rule = newId();
  await rows(
    `insert into order_rule (order_rule_id, company_id, pay_factor_id, agreement_id, order_set, amount_text, valid) values ($1, $2, $3, $4, 'labour', $5, '[2019-03-21,)')`,
    ...[rule, company, factor?.id, agreement, 'if orElse(grade.jobGrade, "") = "JgGrade5" and orElse(contract.type, "none") = "none" then 7000 else 11'],
  );
  const amountOf = (said: { orders: { items: { code: string; amount: string }[] }[] }) => said.orders[0]?.items.find(({ code }) => code === 'attractionExtra')?.amount;
  const of = async (jobGradeEnumId: string) => amountOf(await preview('colleague', 'EotPromotion', '2026-04-01', { moves: { grade: { from: 'fixed', jobGradeEnumId } } }));
  expect([await of('JgGrade5'), await of('JgGrade3')]).toEqual(['7000', '11']);
  await rows('delete from order_rule where order_rule_id = $1', rule);
  // and for the wage of both by the table of the company: of the rank before that of every rank, and what somebody has confirmed alone
  const step = (id: string, rank: string | null, wage: number, version: number | null) =>
    rows(
      `insert into wage_step (wage_step_id, company_id, job_grade_enum_id, pay_grade_enum_id, daily_wage, source, valid, verified_version) values ($1, $2, 'JgGrade5', $3, $4, 'plan', '[2026-03-21,)', $5)`,
      ...[id, company, rank, wage, version],
    );
  await step(newId(), null, 450_000, 1);
  await step(newId(), 'PgrSenior', 520_000, null);
  const groupWage = async (more: object, typed: object = {}) =>
    (await preview('colleague', 'EotPromotion', '2026-04-01', { moves: { grade: { from: 'fixed', ...more } }, ...typed })).orders[0]?.items.find(
      ({ code }: { code: string }) => code === 'groupWage',
    )?.amount;
  const both = { jobGradeEnumId: 'JgGrade5', payGradeEnumId: 'PgrSenior' };
  expect([await groupWage({ jobGradeEnumId: 'JgGrade3' }), await groupWage(both)]).toEqual(['0', '450000']);
  await rows(`update wage_step set verified_version = row_version where daily_wage = 520000`);
  expect([await groupWage(both), await groupWage({ jobGradeEnumId: 'JgGrade5' }), await groupWage(both, { typed: { groupWage: 7000 } })]).toEqual(['520000', '450000', '7000']);
  await rows('delete from wage_step');
});

test('a correction moves the file too: from its day on, with what follows it, and back with its annulment', async () => {
  const before = await file();
  const id = await signed('colleague', 'EotAppointment', '2026-04-01', {
    moves: { post: { from: 'fixed', emplPositionId: postId('clerk') }, grade: { from: 'fixed', jobGradeEnumId: 'JgGrade3' } },
  });
  const later = await signed('colleague', 'EotPromotion', '2026-05-01', { moves: { grade: { from: 'fixed', payGradeEnumId: 'PgrSenior' } } });
  const after = await file();
  const path = `/rest/s1/emplOrder/order/${id}/correct`;
  expect((await bed.call(officer, 'GET', `${path}/choices`)).body.moves).toEqual(['post', 'structure', 'grade']);
  const asked = { orderDate: '2026-05-02', fromDate: '2026-04-01', moves: { post: { emplPositionId: postId('salesHead') }, grade: { jobGradeEnumId: 'JgGrade5' } } };
  const strange = await bed.call(officer, 'POST', `${path}/preview`, { ...asked, moves: { post: { emplPositionId: postId('worker') } } });
  expect(strange.body.errorCode).toBe('modules/orders/moves.unknownPost');
  const shown = await bed.call(officer, 'POST', `${path}/preview`, asked);
  expect(shown.body.moves?.map(({ fact, fromDate }: { fact: string; fromDate: string }) => [fact, fromDate])).toEqual([
    ['post', '2026-04-01'],
    ['grade', '2026-04-01'],
    ['grade', '2026-05-01'],
  ]);
  expect(await file()).toEqual(after);
  const { orderIssueId } = (await bed.call(officer, 'POST', path, asked)).body;
  expect(await sign()).toBe('ok');
  expect((await postsOf('colleague')).at(-1)).toEqual([postId('salesHead'), '[2026-04-01,)']);
  expect((await file()).grades).toEqual([
    { job_grade_enum_id: 'JgGrade5', pay_grade_enum_id: null, valid: '[2026-04-01,2026-05-01)' },
    { job_grade_enum_id: 'JgGrade5', pay_grade_enum_id: 'PgrSenior', valid: '[2026-05-01,)' },
  ]);
  const correction = (await rows<{ id: string }>('select empl_order_id as id from empl_order where order_issue_id = $1', orderIssueId))[0]?.id ?? '';
  expect((await annul(correction)).done).toEqual({ orderId: correction });
  expect(await file()).toEqual(after);
  for (const one of [later, id]) expect((await annul(one)).done).toEqual({ orderId: one });
  expect(await file()).toEqual(before);
});

test('an order that another module asks for ends the employment as one that is issued does', async () => {
  const before = await file();
  const opening = await signed('payrollOfficer', 'EotOpening', '2025-04-01', { agreementId: agreement });
  const draft = { employmentId: employmentId('payrollOfficer'), typeCode: 'EotRetirement', orderDate: '2026-05-01', thruDate: null, description: null, typed: new Map() };
  const context = { today: '2026-05-10', clock: { now: () => Date.now() }, newId, audit: () => undefined, companyId: company };
  const ask = (fromDate: string) =>
    writing(bed.database.pool, systemActor('test', [company]), (tx) =>
      draftOrder({ tx, ...context }, systemScope([company], '2026-05-10'), partyId('hrOfficer'), { ...draft, fromDate }),
    );
  await expect(ask('2025-04-01')).rejects.toMatchObject({ errorName: 'laterOrders' });
  const { orderId } = await ask('2026-06-10');
  expect(await sign()).toBe('ok');
  expect((await file()).ties.find((tie) => (tie as { id: string }).id === employmentId('payrollOfficer'))).toMatchObject({ valid: expect.stringMatching(/,2026-06-10\)$/) });
  for (const one of [orderId, opening]) expect((await annul(one)).done).toEqual({ orderId: one });
  expect(await file()).toEqual(before);
});

test('a type moves what it may; a post of another company is none; who is refused has no number', async () => {
  const of = async (name: PersonName, code: string, moves: object) => bed.call(officer, 'POST', `${ISSUE}/preview`, await body(name, code, '2026-04-01', { moves }));
  expect((await of('colleague', 'EotMission', { grade: { from: 'fixed', jobGradeEnumId: 'JgGrade3' } })).status).toBe(400);
  expect((await of('colleague', 'EotRank', { post: { from: 'fixed', emplPositionId: postId('clerk') } })).body.errorCode).toBe('modules/orders/moves.notMoved');
  // a run of it is refused at once, and what a run sets aside is told in words
  const run = await bed.call(officer, 'POST', `${ISSUE}/run`, await body('colleague', 'EotRank', '2026-04-01', { moves: appointment().moves }));
  expect(run.body.errorCode).toBe('modules/orders/moves.notMoved');
  expect(asideReason('modules/orders/moves.postHeld', { names: factsOf('seller').lastName })).toContain(factsOf('seller').lastName);
  expect((await of('colleague', 'EotTransfer', { post: { from: 'fixed', emplPositionId: postId('worker') } })).body.errorCode).toBe('modules/orders/moves.unknownPost');
  expect((await of('colleague', 'EotRank', { grade: { from: 'fixed', jobGradeEnumId: 'PgrBasic' } })).body.errorCode).toBe('modules/orders/moves.option');
  // between issuing and signing somebody takes the last seat
  const issued = await bed.call(
    officer,
    'POST',
    ISSUE,
    await body('colleague', 'EotTransfer', '2026-04-01', { moves: { post: { from: 'fixed', emplPositionId: postId('salesHead') } } }),
  );
  expect(issued.status).toBe(201);
  await rows('update empl_position_fact set seats = 1 where empl_position_id = $1', postId('salesHead'));
  expect(await sign()).toBe('postHeld');
  expect((await rows<{ n: number | null }>('select order_number as n from empl_order where order_issue_id = $1', issued.body.orderIssueId))[0]?.n).toBe(null);
});

test('the first order may begin the employment, earlier or later; what began with it goes along, and all of it comes back', async () => {
  const before = await file();
  const begin = { agreementId: agreement, moves: { begin: true, grade: { from: 'fixed', jobGradeEnumId: 'JgGrade3' } } };
  const first = async (name: PersonName) =>
    (
      await rows<{ valid: string }>(
        'select r.valid::text from party_relationship r join employment_salary w using (party_relationship_id) where party_relationship_id = $1 and lower(w.valid) = lower(r.valid)',
        employmentId(name),
      )
    ).map(({ valid }) => valid);
  for (const [name, day, kind] of [
    ['payrollOfficer', '2021-05-10', 'EmsContract'],
    // somebody without a post: theirs was not there before
    ['stranger', '2020-12-20', null],
  ] as const) {
    const hasPost = name === 'payrollOfficer';
    const edge = hasPost ? '2021-03-21' : day;
    const shown = await preview(name, 'EotHire', day, { ...begin, employmentStatusEnumId: kind });
    expect(shown.errors).toEqual([]);
    expect(shown.orders[0].moves.map(({ fact, fromDate }: { fact: string; fromDate: string }) => [fact, fromDate])).toEqual([
      ...(hasPost ? [['post', edge]] : []),
      ['grade', day],
      ['end', edge],
    ]);
    expect(await file()).toEqual(before);
    const id = await signedOutright(name, 'EotHire', day, { ...begin, employmentStatusEnumId: kind });
    expect([await first(name), (await postsOf(name))[0]?.[1]]).toEqual([[`[${day},)`], hasPost ? `[${day},)` : undefined]);
    // a further order goes on from it, and stands when the first one is gone
    const later = await signedOutright(name, 'EotPromotion', '2026-04-01', {});
    expect((await preview(name, 'EotHire', '2026-05-01', begin)).errors).toEqual([expect.objectContaining({ code: 'notFirst' })]);
    for (const one of [later, id]) expect((await annul(one)).done).toEqual({ orderId: one });
    expect(await file()).toEqual(before);
  }
  expect((await preview('payrollOfficer', 'EotHire', '2020-12-20', begin)).errors).toEqual([expect.objectContaining({ reason: messages.reasons.holderOutside })]);
  const of = async (code: string, day: string) => (await preview('payrollOfficer', code, day, begin)).errors?.[0]?.reason;
  expect([await of('EotHire', '1979-05-01'), await of('EotHire', '1900-05-01')]).toEqual([messages.reasons.beforeBirth, messages.reasons.invalid]);
  expect((await preview('payrollOfficer', 'EotPromotion', '2021-05-10', begin)).errorCode).toBe('modules/orders/moves.notMoved');
  // the day was moved by hand since: the order no longer gives it back
  const id = await signedOutright('payrollOfficer', 'EotHire', '2021-05-10', begin);
  expect(
    (await bed.call(officer, 'POST', `/rest/s1/emplOrder/order/${id}/correct/preview`, { orderDate: '2026-05-01', fromDate: '2021-05-10', moves: { begin: true } })).body.errorCode,
  ).toBe('modules/orders/moves.notMoved');
  const move = (from: string) => rows(`update party_relationship set valid = daterange($2::date, null) where party_relationship_id = $1`, employmentId('payrollOfficer'), from);
  await move('2021-05-01');
  expect((await annul(id)).done.errorCode).toBe('modules/orders/moves.movedSince');
  await move('2021-05-10');
  expect((await annul(id)).done).toEqual({ orderId: id });
  expect(await file()).toEqual(before);
});
