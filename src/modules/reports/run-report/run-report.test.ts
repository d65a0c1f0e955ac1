/** Figures of processes against the lists they lead to, over generated cases; scope, people out of reach, working time. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { pageQuery } from '#kernel/table/request.ts';
import { defaultState, readTableState, writeTableState } from '#kernel/table/state.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { localMoment, workingMinutesIn } from '#platform/calendar/working-minutes.rules.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import tableMessages from '#platform/tables/tables.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, type PersonName, partyId, unitId } from '#testing/organisation.ts';
import type { RunFigures, RunSummary } from './run-report.contract.ts';
import messages from './run-report.messages.fa.ts';
import { routes } from './run-report.routes.ts';
import { FIRST_DAY, spanKind, spansOf, turnsOf, usualPeriod } from './run-report.rules.ts';
import { casesTable, tasksTable } from './run-report.table.ts';
import { type Way, waysIn } from './run-ways.rules.ts';

const PATH = '/rest/s1/hcm/report/runs';
const PERIOD = { from: '2026-02-10', to: '2026-05-10' } as const;

const officer = actorIn('hrOfficer', 'hrOfficer');
/** Reaches all of the company, and may not follow the cases of others. */
const payroll = actorIn('payrollOfficer', 'payrollOfficer');
const administrator = actorIn('administrator', 'administrator');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const head: Actor = {
  ...actorIn('unitManager', 'salesHead', ['sales']),
  grants: actorIn('unitManager', 'salesHead', ['sales']).grants.map((grant) => ({ ...grant, permissions: ['reports'] })),
};

let testBed: Mounted;
const owner = () => testBed.database.owner;

/** Dice that fall the same way in every run. */
let state = 1405;
function roll(sides: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * sides);
}
const pick = <T>(...of: readonly T[]): T => of[roll(of.length)] as T;

const ask = async (actor: Actor, call: string, query: Readonly<Record<string, string | undefined>> = {}) => {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return testBed.call(actor, 'GET', `${PATH}/${call}?${new URLSearchParams(said)}`);
};

const outcomes = [
  { id: 'accept', name: 'Accept' },
  { id: 'reject', name: 'Reject', isRefusal: true },
  { id: 'modify', name: 'Modify', isRefusal: true },
] as const;
const definition: ProcessDefinition = {
  nodes: [
    { kind: 'start', id: 'start' },
    { kind: 'user', id: 'check', name: 'Check', who: 'subject', form: 'f', outcomes },
    { kind: 'user', id: 'sign', name: 'Sign', who: 'subject', form: 'f', outcomes: outcomes.slice(0, 2) },
  ],
  flows: [],
};
const ways = { accept: { leads: 'on' }, reject: { leads: 'stop' }, modify: { leads: 'back', to: 'check' } } as const;
const steps: StepList = ['check', 'sign'].map((id) => ({
  ...{ is: 'ask' as const, id, title: id, who: 'subject', form: 'f' },
  outcomes: outcomes.map(({ id: outcome, name }) => ({ id: outcome, name, ...ways[outcome] })),
}));

const versions = { holding: { leave: newId(), order: newId() }, subsidiary: { leave: newId(), order: newId() } };

/** A moment some days and minutes before the bench's own. */
const ago = (days: number): Date => new Date(Date.parse('2026-05-10T09:00:00Z') - days * 86_400_000 - roll(1_440) * 60_000);

async function layTask(instanceId: string, company: 'holding' | 'subsidiary', at: Date, mayWait: boolean): Promise<Date | undefined> {
  const closed = mayWait && roll(2) === 0 ? undefined : new Date(at.getTime() + roll(6 * 1_440) * 60_000);
  const who = partyId(pick<PersonName>('hrOfficer', 'accountant', 'salesHead', 'worker'));
  const isDropped = closed !== undefined && roll(8) === 0;
  const [taskId, node] = [newId(), pick('check', 'sign')];
  await owner().query(
    `insert into process_task (task_id, company_id, process_instance_id, token, node_id, title, status, assignee_party_id, created_at, due_at, closed_at, completed_by, outcome)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[taskId, companyId(company), instanceId, roll(1e9), node, node, closed === undefined ? 'open' : isDropped ? 'dropped' : 'completed', pick(null, who), at],
      ...[pick(null, new Date(at.getTime() + roll(4 * 1_440) * 60_000)), closed ?? null, closed === undefined || isDropped ? null : who],
      closed === undefined || isDropped ? null : pick('accept', 'accept', 'reject', node === 'check' ? 'modify' : 'accept'),
    ],
  );
  if (closed !== undefined && roll(2) === 0)
    await owner().query(
      `insert into process_event (process_event_id, process_instance_id, company_id, at, kind, node_id, detail) values ($1, $2, $3, $4, 'claimed', $5, jsonb_build_object('taskId', $6::text))`,
      [newId(), instanceId, companyId(company), new Date((at.getTime() + closed.getTime()) / 2), node, taskId],
    );
  return closed;
}

async function layCase(company: 'holding' | 'subsidiary', subject: PersonName): Promise<void> {
  const [instanceId, status] = [newId(), pick('active', 'completed', 'completed', 'completed', 'cancelled')];
  const started = ago(roll(150));
  const ended = new Date(Math.min(started.getTime() + roll(20 * 1_440) * 60_000, Date.parse('2026-05-10T08:00:00Z')));
  await owner().query(
    `insert into process_instance (process_instance_id, company_id, process_definition_id, initiator_party_id, subject_party_id, subject_text, tracking_code, status, state, started_at, ended_at)
     values ($1, $2, $3, $4, $4, 'A request', $5, $6, '{}', $7, $8)`,
    [instanceId, companyId(company), pick(versions[company].leave, versions[company].order), partyId(subject), newId(), status, started, status === 'active' ? null : ended],
  );
  let at: Date | undefined = started;
  for (let task = roll(4); task >= 0 && at !== undefined; task--) at = await layTask(instanceId, company, at, status === 'active' && task === 0);
  if (status === 'active' && roll(3) === 0)
    await owner().query(`insert into process_incident (process_instance_id, token, company_id, node_id, code, created_at) values ($1, 1, $2, $3, $4, $5)`, [
      ...[instanceId, companyId(company), pick('check', 'sign'), pick('nobody', 'broken'), started],
    ]);
}

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/reports/run-report', routes, messages }, { slice: 'platform/tables', routes: [], messages: tableMessages });
  await layOrganisation(owner());
  for (const company of ['holding', 'subsidiary'] as const)
    for (const key of ['leave', 'order'] as const)
      await owner().query(
        `insert into process_definition (process_definition_id, company_id, process_key, version, title, status, steps, definition) values ($1, $2, $3, 1, $4, 'published', $5, $6)`,
        [versions[company][key], companyId(company), key, `The ${key}`, JSON.stringify(key === 'leave' ? steps : steps.slice(0, 1)), JSON.stringify(definition)],
      );
  for (let at = 0; at < 140; at++) await layCase('holding', pick<PersonName>('seller', 'salesHead', 'accountant', 'stranger', 'payrollOfficer'));
  for (let at = 0; at < 25; at++) await layCase('subsidiary', 'worker');
}, 60_000);
afterAll(() => testBed.close());

/** How many rows the list shows to which a figure leads, as it goes through the address of the screen. */
async function shown(actor: Actor, { tab, filters = [], process, unit, step, stuck, actor: actorId }: Way): Promise<number> {
  const table = tab === 'cases' ? casesTable : tasksTable;
  const { filter } = pageQuery(readTableState(table, writeTableState(table, { ...defaultState(table), filters })));
  const more = tab === 'cases' ? { stuckAt: stuck } : { step, actorId };
  const { status, body } = await ask(actor, tab, { pageSize: '1', processKey: process, unitId: unit, filter, ...more });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.count;
}

/** Every figure of the answers, with the way it leads. */
async function figuresOf(actor: Actor, within: { readonly process?: string; readonly unit?: string } = {}): Promise<readonly (readonly [string, number, Way])[]> {
  const query = { ...PERIOD, processKey: within.process, unitId: within.unit };
  const [summary, ofSteps, actors] = (await Promise.all([ask(actor, 'summary', query), ask(actor, 'steps', query), ask(actor, 'actors', query)])).map(({ body }) => body);
  const ways = waysIn(PERIOD, within);
  const counts = (name: string, figures: RunFigures, process?: string) =>
    (['begun', 'finished', 'cancelled', 'running', 'stuck', 'openTasks', 'overdueTasks'] as const).map(
      (which) => [`${name} ${which}`, figures[which], ways.of(which, process)] as const,
    );
  return [
    ...counts('all', summary.whole),
    ...summary.processes.flatMap((one: RunSummary['processes'][number]) => counts(one.process, one, one.process)),
    ...summary.trend.flatMap(({ begun, finished, ...span }: RunSummary['trend'][number]) => [
      [`begun ${span.from}`, begun, waysIn(span, within).of('begun')],
      [`finished ${span.from}`, finished, waysIn(span, within).of('finished')],
    ]),
    ...summary.incidents.map(({ process, step, cases }: RunSummary['incidents'][number]) => [`stuck at ${process} ${step}`, cases, ways.stuckAt(process, step)]),
    ...ofSteps.rows.flatMap((row: Record<string, number> & { process: string; step: string }) =>
      (['answered', 'late', 'returned', 'refused', 'claimed', 'open', 'overdue'] as const).map((which) => [
        `${which} ${row.process} ${row.step}`,
        row[which],
        ways.ofStep(which, row),
      ]),
    ),
    ...actors.rows.flatMap((row: Record<string, number> & { partyId: string }) =>
      (['answered', 'late', 'open', 'overdue'] as const).map((which) => [`${which} of ${row.partyId}`, row[which], ways.ofActor(which, row.partyId)]),
    ),
  ];
}

describe('figures', () => {
  test.each<[string, Actor, object]>([
    ['the office', officer, {}],
    ['the office, of one process', officer, { process: 'leave' }],
    ['the office, of a unit', officer, { unit: unitId('finance') }],
    ['an administrator of both companies', administrator, {}],
    ['an officer of the other company', elsewhere, {}],
    ['the head of a unit', head, {}],
  ])('%s: each is the number of rows to which it leads', async (_, actor, within) => {
    const figures = await figuresOf(actor, within);
    expect(figures.filter(([, count]) => count > 0).length).toBeGreaterThan(25);
    const listed = await Promise.all(figures.map(async ([name, , way]) => [name, await shown(actor, way)] as const));
    expect(listed).toEqual(figures.map(([name, count]) => [name, count]));
  });

  test('the parts are the whole: processes, weeks and months', async () => {
    for (const by of ['week', 'month']) {
      const { whole, processes, trend, by: said }: RunSummary = (await ask(officer, 'summary', { ...PERIOD, by })).body;
      expect(said).toBe(by);
      for (const which of ['begun', 'finished'] as const) {
        expect(whole[which]).toBeGreaterThan(20);
        expect(trend.reduce((sum, one) => sum + one[which], 0)).toBe(whole[which]);
        expect(processes.reduce((sum, one) => sum + one[which], 0)).toBe(whole[which]);
      }
    }
  });

  test('times are working minutes, as they are counted day by day', async () => {
    const { rows } = await owner().query(
      `select started_at as a, ended_at as b from process_instance where company_id = $1 and status = 'completed' and ended_at >= '2026-02-10T00:00+03:30' and ended_at < '2026-05-11T00:00+03:30'`,
      [companyId('holding')],
    );
    const minutes = await reading(testBed.database.pool, systemActor('test', officer.companyIds), async (db) => (await calendarOf(db, companyId('holding'))).minutes());
    const worked = rows.map(({ a, b }) => workingMinutesIn(minutes, localMoment(new Date(a)), localMoment(new Date(b)))).sort((x, y) => x - y);
    const at = (share: number): number => {
      const place = share * (worked.length - 1);
      const [low = 0, high = low] = [worked[Math.floor(place)], worked[Math.ceil(place)]];
      return Math.round(low + (high - low) * (place % 1));
    };
    const { whole }: RunSummary = (await ask(officer, 'summary', PERIOD)).body;
    expect(Math.abs((whole.median ?? 0) - at(0.5)) + Math.abs((whole.p90 ?? 0) - at(0.9))).toBeLessThanOrEqual(2);
    expect(whole.median).toBeGreaterThan(0);
  });
});

test('a case says that it was refused, also when time refused it, or given up', async () => {
  const asks = (id: string, who: string, late: object = {}) => ({
    ...{ is: 'ask', id, title: id, who, form: 'f', ...late },
    outcomes: [
      { id: 'accept', name: 'Accept', leads: 'on' },
      { id: 'reject', name: 'Reject', leads: 'stop' },
    ],
  });
  const drawn = compiled([asks('fill', 'initiator'), asks('check', 'subject', { deadline: { answerAfter: { after: 'P1D', outcome: 'reject' } } })] as StepList);
  const definitionId = newId();
  await owner().query(
    `insert into process_definition (process_definition_id, company_id, process_key, version, title, status, definition) values ($1, $2, 'drawn', 1, 'Drawn', 'published', $3)`,
    [definitionId, companyId('holding'), JSON.stringify(drawn)],
  );
  const ended = async (code: string, passed: readonly string[], last: string, status = 'completed') => {
    const id = newId();
    await owner().query(
      `insert into process_instance (process_instance_id, company_id, process_definition_id, initiator_party_id, subject_party_id, subject_text, tracking_code, status, state, started_at, ended_at)
       values ($1, $2, $3, $4, $4, 'drawn', $5, $6, '{}', now(), now())`,
      [id, companyId('holding'), definitionId, partyId('seller'), code, status],
    );
    await owner().query(
      `insert into process_event (process_event_id, process_instance_id, company_id, at, kind, passed, detail) values ($1, $2, $3, now(), 'answered', $4, '{}')`,
      [newId(), id, companyId('holding'), passed],
    );
    await owner().query(
      `insert into process_task (task_id, company_id, process_instance_id, token, node_id, title, form_key, status, created_at, closed_at, completed_by, outcome)
       values ($1, $2, $3, 1, $4, $4, 'f', 'completed', now(), now(), $5, $6)`,
      [newId(), companyId('holding'), id, last.split(' ')[0], partyId('seller'), last.split(' ')[1]],
    );
  };
  await ended('d-accepted', ['fill_on', 'check_on', 'end'], 'check accept');
  await ended('d-refused', ['fill_on', 'check_answer', 'check_reject_end'], 'check reject');
  await ended('d-late', ['fill_on', 'check_late', 'check_reject_end'], 'fill accept');
  await ended('d-given-up', ['fill_answer', 'fill_reject_end'], 'fill reject');
  await ended('d-cancelled', ['fill_on'], 'fill accept', 'cancelled');
  const { rows } = (await ask(officer, 'cases', { processKey: 'drawn', pageSize: '10' })).body;
  expect(Object.fromEntries(rows.map((row: { trackingCode: string; state: string }) => [row.trackingCode, row.state]))).toEqual({
    'd-accepted': 'completed',
    'd-refused': 'refused',
    'd-late': 'refused',
    'd-given-up': 'withdrawn',
    'd-cancelled': 'cancelled',
  });
  await owner().query('delete from process_instance where process_definition_id = $1', [definitionId]);
  await owner().query('delete from process_definition where process_definition_id = $1', [definitionId]);
});

describe('who is told what', () => {
  const listOf = async (actor: Actor, list: 'cases' | 'tasks') => (await ask(actor, list, { pageSize: '200' })).body.rows;

  test('what a case is about, only to those who may follow it: the office, and oneself', async () => {
    expect((await listOf(officer, 'cases')).every((row: { subjectName: string | null }) => row.subjectName !== null)).toBe(true);
    const rows: readonly { subjectName: string | null; subject: string | null; isOpenable: boolean }[] = await listOf(payroll, 'cases');
    const told = rows.filter(({ subjectName }) => subjectName !== null);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(rows.length);
    expect(new Set(told.map(({ subjectName }) => subjectName)).size).toBe(1);
    expect(rows.every(({ subjectName, subject, isOpenable }) => isOpenable === (subjectName !== null) && isOpenable === (subject !== null))).toBe(true);
    // nor by asking
    const asked = await ask(payroll, 'cases', { filter: JSON.stringify([{ column: 'subject', operator: 'contains', values: ['request'] }]) });
    expect(asked.body.count).toBe(told.length);
  });

  test('a file holds what the list shows, and no more', async () => {
    for (const [actor, isNamed] of [
      [officer, true],
      [payroll, false],
    ] as const) {
      const { status, bytes } = await testBed.file(actor, `${PATH}/cases/export?format=csv`);
      const text = bytes.toString('utf8');
      expect([status, text.trim().split('\n').length]).toEqual([200, (await ask(actor, 'cases', { pageSize: '1' })).body.count + 1]);
      expect(text.includes(factsOf('seller').lastName)).toBe(isNamed);
    }
    for (const format of ['xlsx', 'csv']) expect((await testBed.file(officer, `${PATH}/tasks/export?format=${format}`)).status).toBe(200);
  });

  test('people out of reach are not named, and counted as others', async () => {
    const { rows, others } = (await ask(head, 'actors', PERIOD)).body;
    expect(rows.map((row: { partyId: string }) => row.partyId)).toEqual([partyId('salesHead')]);
    expect(others).toBeGreaterThan(0);
    const named = new Set((await listOf(head, 'tasks')).map((row: { actorName: string | null }) => row.actorName));
    expect(named.size).toBe(2);
    expect((await ask(head, 'tasks', { actorId: partyId('accountant') })).body.count).toBe(0);
  });

  test('nobody else opens it, and a period is one', async () => {
    for (const call of ['summary', 'steps', 'actors']) {
      expect((await ask(actorIn('employee', 'seller'), call, PERIOD)).status).toBe(403);
      expect((await ask(officer, call, { from: PERIOD.to, to: PERIOD.from })).status).toBe(400);
      expect((await ask(officer, call, { from: '1990-01-01', to: '2026-05-10' })).status).toBe(400);
    }
  });

  test('choices: processes once, and the steps of one', async () => {
    expect((await ask(administrator, 'choices')).body).toEqual({
      processes: [
        { id: 'leave', label: 'The leave' },
        { id: 'order', label: 'The order' },
      ],
      steps: [],
    });
    expect((await ask(officer, 'choices', { processKey: 'leave' })).body.steps).toEqual([
      { id: 'check', label: 'Check' },
      { id: 'sign', label: 'Sign' },
    ]);
  });
});

describe('rules', () => {
  test('spans leave no gap, end with Fridays and with months, and hold the period', () => {
    const period = { from: '2026-03-05', to: '2026-05-10' };
    for (const kind of ['week', 'month'] as const) {
      const spans = spansOf(period, kind);
      expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([period.from, period.to]);
      for (const [at, { from }] of spans.entries()) if (at > 0) expect(from).toBe(addDays(spans[at - 1]?.to ?? '', 1));
    }
    expect(spansOf(period, 'month').map(({ from }) => from)).toEqual(['2026-03-05', '2026-03-21', '2026-04-21']);
    expect(spansOf(period, 'week')[0]?.to).toBe('2026-03-06');
    expect([spanKind(period, undefined), spanKind({ from: FIRST_DAY, to: '2026-05-10' }, 'week'), usualPeriod('2026-05-10').from]).toEqual(['week', 'month', '2025-11-22']);
  });

  test('a refusal returns where its step says so, and nowhere in what came as BPMN', () => {
    const { nodes } = definition;
    expect(turnsOf({ nodes, flows: [] }, steps).filter(({ isReturn }) => isReturn)).toMatchObject([{ node: 'check', outcome: 'modify' }]);
    expect(turnsOf({ nodes, flows: [] }, null).map(({ isReturn }) => isReturn)).toEqual([false, false, false]);
  });
});
