import { randomUUID } from 'node:crypto';
import { Workbook } from '@cj-tech-master/excelts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { insertHolding } from '#platform/structure/holders.store.ts';
import { insertPosition } from '#platform/structure/positions.store.ts';
import { addUnit, moveUnits } from '#platform/structure/units.store.ts';
import { refreshAllWords } from '#platform/structure/words.job.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, partyId, postId, unitId } from '#testing/organisation.ts';
import { structureErrors } from '../structure.errors.ts';
import structureMessages from '../structure.messages.fa.ts';
import { applyDraft } from './activate.service.ts';
import { draftErrors, MAX_CHANGES } from './drafts.contract.ts';
import { activateDue } from './drafts.job.ts';
import messages from './drafts.messages.fa.ts';
import { routes as draftRoutes } from './drafts.routes.ts';
import type { Change, Structure } from './drafts.rules.ts';
import { draftsScreen } from './drafts.screen.ts';
import { insertChange, insertDraft, structureOn } from './drafts.store.ts';
import { applyTo, workingCopy } from './drafts-fold.rules.ts';
import words from './drafts-page.messages.fa.ts';
import { routes as chartRoutes } from './on-chart/on-chart.routes.ts';
import { changeFor, type Drawn, drawn } from './test-support.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const director = actorIn('hrOfficer', 'director');
const colleague = actorIn('hrOfficer', 'colleague');
const administrator = actorIn('administrator', 'administrator');
const foreigner = actorIn('hrOfficer', 'worker');
const PATH = '/rest/s1/hcm/orgStructure/structureDraft';
const FROM = '2026-04-01';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: object, actor: Actor = officer) => testBed.call(actor, method, `${PATH}${path}`, body);
const read = async (id: string) => (await call('GET', `/draft/${id}`)).body;
const version = async (id: string): Promise<number> => (await read(id)).draft.rowVersion;
const begin = async (effectiveDate = FROM): Promise<string> => (await call('POST', '/draft', { title: 'Spring', effectiveDate })).body.draftId;
const change = async (id: string, body: object) => call('POST', `/draft/${id}/change`, { ...body, rowVersion: await version(id) });
const step = async (id: string, name: string, actor: Actor = officer, more: object = {}) => call('POST', `/draft/${id}/${name}`, { rowVersion: await version(id), ...more }, actor);
const newUnit = (code: string) => ({
  kind: 'addUnit',
  pseudoId: code,
  title: `Unit ${code}`,
  parentUnitId: unitId('head'),
  levelEnumId: 'OlOffice',
  organizationTypeEnumId: 'LineUnit',
});
const unitsNamed = async (name: string, day = FROM): Promise<unknown[]> =>
  (await testBed.database.owner.query('select unit_id from org_unit_fact where organization_name = $1 and valid @> $2::date', [name, day])).rows;

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/organisation', routes: [], messages: structureMessages, errors: [structureErrors] },
    { slice: 'modules/organisation/drafts', routes: [...draftRoutes, ...chartRoutes], messages, errors: [draftErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

describe('from the first change to the new structure', () => {
  test('is judged at each change, compared, submitted, approved by somebody else and activated as a whole', async () => {
    const id = await begin();
    expect((await change(id, newUnit('S1'))).status).toBe(200);
    const { list } = (await call('GET', `/unitOptions?draftId=${id}&searchValue=s1`)).body;
    expect(list).toMatchObject([{ organizationName: 'Unit S1' }]);
    const made = list[0].unitId as string;
    expect((await change(id, newUnit('s1'))).body.fields).toEqual({ pseudoId: messages.errors.unitCodeTaken });
    expect((await change(id, { kind: 'moveUnit', unitId: unitId('head'), parentUnitId: made })).body.fields).toEqual({ parentUnitId: messages.errors.circle });
    expect((await change(id, { kind: 'addUnit', pseudoId: 'S3' })).status).toBe(400);
    expect((await change(id, { kind: 'movePost', emplPositionId: postId('seller'), unitId: made })).status).toBe(200);
    const holder = (await call('GET', `/holderOptions?draftId=${id}&searchValue=${encodeURIComponent(factsOf('salesHead').lastName)}`)).body.list[0];
    expect((await change(id, { kind: 'moveHolder', holdingId: holder.holdingId, targetId: postId('seller') })).status).toBe(200);
    const { draft, changes } = await read(id);
    expect([draft.statusId, changes.map(({ why }: { why: string | null }) => why)]).toEqual(['DrfOpen', [null, null, null]]);
    expect(changes[0].what).toBe(
      words.said.addUnit({ subject: 'Unit S1', target: (await call('GET', `/unitOptions?draftId=${id}&unitId=${unitId('head')}`)).body.list[0].organizationName }),
    );
    // nothing of it is there yet
    expect(await unitsNamed('Unit S1')).toEqual([]);

    const seen = (await call('GET', `/draft/${id}/comparison`)).body;
    expect(seen.units.find((row: { unitId: string }) => row.unitId === made)).toMatchObject({ kinds: ['created'], heads: { before: 0, after: 2 } });
    expect(seen.people).toHaveLength(1);
    const after = (await call('GET', `/draft/${id}/comparison`, undefined, administrator)).body;
    const wage = (factsOf('seller').dailyWage + factsOf('salesHead').dailyWage).toString();
    expect(after.units.find((row: { unitId: string }) => row.unitId === made).wage).toEqual({ before: '0', after: wage });
    expect([seen.units[0].wage, seen.totals.after.wage]).toEqual([undefined, undefined]);

    const chart = (await call('GET', `/draft/${id}/chart`)).body;
    expect(chart.marks).toEqual([{ unitId: made, kinds: ['created'] }]);
    expect(chart.units.find((unit: { unitId: string }) => unit.unitId === made)).toMatchObject({ parentUnitId: unitId('head'), holders: 2 });
    expect(chart.units).toHaveLength(seen.totals.after.units);

    expect((await step(id, 'submit')).status).toBe(200);
    expect((await change(id, newUnit('S2'))).body.messages).toBe(messages.errors.status);
    expect((await step(id, 'approve')).body.messages).toBe(messages.errors.ownDraft);
    expect((await step(id, 'activate', director)).body.messages).toBe(messages.errors.status);
    expect((await step(id, 'approve', director)).status).toBe(200);
    expect((await step(id, 'activate', director)).status).toBe(200);
    expect(await unitsNamed('Unit S1')).toEqual([{ unit_id: made }]);
    // what it did is told as it was, by classes as before
    expect((await call('GET', `/draft/${id}/comparison`)).body).toEqual(seen);
    expect((await read(id)).changes).toEqual(changes);
    expect((await call('GET', `/draft/${id}/chart`)).body.messages).toBe(messages.errors.status);
    expect(await unitsNamed('Unit S1', '2026-03-31')).toEqual([]);
    const { rows } = await testBed.database.owner.query('select empl_position_id from empl_position_party where party_id = $1 and valid @> $2::date', [partyId('salesHead'), FROM]);
    expect(rows).toEqual([{ empl_position_id: postId('seller') }]);
    expect((await step(id, 'discard')).body.messages).toBe(messages.errors.status);
  });

  test('somebody else approves, and the database says so too', async () => {
    const id = await begin();
    await change(id, newUnit('A1'));
    await step(id, 'submit');
    const seen = await version(id);
    // the bench has one actor at a time: both are the colleague, in two transactions
    const both = await Promise.all([colleague, colleague].map((actor) => call('POST', `/draft/${id}/approve`, { rowVersion: seen }, actor)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect(testBed.database.owner.query('update structure_draft set approved_by = submitted_by where draft_id = $1', [id])).rejects.toMatchObject({
      constraint: 'structure_draft_four_eyes',
    });
    // sent back it is open again, with the reason, and needs both once more
    expect((await step(id, 'return', director, { returnText: 'Too early' })).status).toBe(200);
    expect((await read(id)).draft).toMatchObject({ statusId: 'DrfOpen', returnText: 'Too early', approvedByName: null, submittedByName: null });
    expect([await told(id, 'approved'), await told(id, 'returned')]).toEqual([[[partyId('hrOfficer')]], [[partyId('hrOfficer')]]]);
    expect((await step(id, 'discard')).status).toBe(200);
  });

  test('what does not fit any more is named, and nothing is applied', async () => {
    const id = await begin();
    await change(id, newUnit('F1'));
    await change(id, newUnit('F2'));
    await step(id, 'submit');
    await step(id, 'approve', director);
    const taker = await begin();
    await change(taker, newUnit('F2'));
    for (const [name, actor] of [
      ['submit', officer],
      ['approve', director],
      ['activate', director],
    ] as const)
      await step(taker, name, actor);
    const { status, body } = await step(id, 'activate', director);
    expect([status, body.messages]).toEqual([409, messages.errors.changeRefused({ number: 2, what: (await read(id)).changes[1].what, why: messages.errors.unitCodeTaken })]);
    expect(await unitsNamed('Unit F1')).toEqual([]);
    const { changes } = await read(id);
    expect(changes.map(({ why }: { why: string | null }) => why)).toEqual([null, messages.errors.unitCodeTaken]);
  });

  test('the server keeps them: a draft of tomorrow becomes the structure when the day comes, once, with two processes', async () => {
    const id = await begin('2026-07-11');
    await change(id, newUnit('K2'));
    await step(id, 'submit');
    await step(id, 'approve', director);
    const round = (day: string) => Promise.all([keep(day), keep(day)]);
    await round('2026-07-10');
    expect((await read(id)).draft.statusId).toBe('DrfApproved');
    await round('2026-07-11');
    expect((await read(id)).draft.statusId).toBe('DrfActivated');
    expect(await unitsNamed('Unit K2', '2026-07-11')).toHaveLength(1);
    expect(await told(id, 'kept')).toEqual([both]);
    expect(faults).toEqual([]);
  });

  test('refused on its day it stays approved with the reason, its people hear of it once, and somebody settles it', async () => {
    const id = await begin('2026-08-01');
    await change(id, newUnit('G1'));
    await change(id, { kind: 'moveUnit', unitId: unitId('sales'), parentUnitId: unitId('finance') });
    await step(id, 'submit');
    await step(id, 'approve', director);
    // meanwhile sales goes above finance
    await writing(testBed.database.pool, systemActor('test', [companyId('holding')]), (tx) => moveUnits(tx, [unitId('finance')], unitId('sales'), '2026-07-15'));
    expect((await Promise.all([keep('2026-08-01'), keep('2026-08-01')])).flat()).toEqual([]);
    expect(await keep('2026-08-02')).toEqual([]);
    const { draft } = await read(id);
    const why = messages.errors.changeRefused({ number: 2, what: (await read(id)).changes[1].what, why: messages.errors.circle });
    expect([draft.statusId, draft.refusalText]).toEqual(['DrfApproved', why]);
    expect(await unitsNamed('Unit G1', '2026-08-02')).toEqual([]);
    expect(await told(id, 'refused')).toEqual([both]);
    // the obstacle gone, it is activated by hand only
    await writing(testBed.database.pool, systemActor('test', [companyId('holding')]), (tx) => moveUnits(tx, [unitId('finance')], unitId('head'), '2026-07-15'));
    expect(await keep('2026-08-03')).toEqual([]);
    expect((await step(id, 'activate', director)).status).toBe(200);
    expect((await read(id)).draft).toMatchObject({ statusId: 'DrfActivated', refusalText: null });
    expect(faults).toEqual([]);
  });

  test('whoever had a hand in it does not approve it; its author takes it back, approved or not', async () => {
    const id = await begin();
    await change(id, newUnit('W1'));
    const touched = await call('POST', `/draft/${id}/change`, { ...newUnit('W2'), rowVersion: await version(id) }, colleague);
    expect(touched.status).toBe(200);
    expect((await step(id, 'submit')).status).toBe(200);
    expect((await step(id, 'approve', colleague)).body.messages).toBe(messages.errors.ownDraft);
    await expect(testBed.database.owner.query('update structure_draft set approved_by = $2 where draft_id = $1', [id, partyId('colleague')])).rejects.toMatchObject({
      constraint: 'structure_draft_four_eyes',
    });
    expect((await step(id, 'approve', director)).status).toBe(200);
    expect((await step(id, 'withdraw')).status).toBe(200);
    expect((await read(id)).draft).toMatchObject({ statusId: 'DrfOpen', isOwn: true, approvedByName: null, returnText: null });
    // the approval went with it
    expect((await step(id, 'activate', director)).body.messages).toBe(messages.errors.status);
    expect((await step(id, 'discard')).status).toBe(200);
  });

  test('closing a unit while somebody gives it a post: one of both is refused, whichever is later', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const spare = randomUUID();
      const actor = systemActor('test', [companyId('holding')]);
      await writing(testBed.database.pool, actor, (tx) =>
        addUnit(tx, {
          ...{ unitId: spare, companyId: companyId('holding'), pseudoId: `spare-${round}`, from: '2026-01-01', parentId: unitId('head') },
          words: { organizationName: `Spare ${round}`, levelEnumId: null, organizationTypeEnumId: null, propertyEnumIds: [], disabled: 'N' },
        }),
      );
      const id = await begin();
      await change(id, { kind: 'closeUnit', unitId: spare });
      await step(id, 'submit');
      await step(id, 'approve', director);
      const position = (): Promise<'added' | 'refused'> =>
        writing(testBed.database.pool, actor, (tx) =>
          insertPosition(tx, {
            ...{ positionId: randomUUID(), companyId: companyId('holding'), pseudoId: `spare-${round}`, from: FROM, unitId: spare },
            words: { description: 'Spare', statusId: 'EmpsActive', positionTypeEnumId: null, gradeTypeEnumId: null, payGradeEnumId: null, seats: 1 },
          }),
        ).then(
          () => 'added',
          () => 'refused',
        );
      const [added, { status }] = await Promise.all([position(), step(id, 'activate', director)]);
      outcomes.add(`${added} ${status}`);
      // nobody is left to the keeper of another test
      if (status !== 200) await step(id, 'discard', administrator);
    }
    for (const outcome of outcomes) expect(['added 409', 'added 503', 'refused 200']).toContain(outcome);
  });

  test('a plan for later that stands in the way is named as well', async () => {
    const first = await begin('2026-09-01');
    await change(first, { ...newUnit('P1'), parentUnitId: unitId('works') });
    expect((await read(first)).changes).toEqual([]);
    await change(first, newUnit('P1'));
    const made = (await call('GET', `/unitOptions?draftId=${first}&searchValue=p1`)).body.list[0].unitId;
    for (const [name, actor] of [
      ['submit', officer],
      ['approve', director],
      ['activate', director],
    ] as const)
      await step(first, name, actor);
    const closing = await begin('2026-12-01');
    await change(closing, { kind: 'closeUnit', unitId: made });
    for (const [name, actor] of [
      ['submit', officer],
      ['approve', director],
      ['activate', director],
    ] as const)
      expect((await step(closing, name, actor)).status).toBe(200);
    const adding = await begin('2026-10-01');
    await change(adding, { ...newUnit('P2'), parentUnitId: made });
    for (const [name, actor] of [
      ['submit', officer],
      ['approve', director],
    ] as const)
      await step(adding, name, actor);
    const { status, body } = await step(adding, 'activate', director);
    expect([status, body.messages.includes(messages.errors.later)]).toEqual([409, true]);
    expect(await unitsNamed('Unit P2', '2026-10-02')).toEqual([]);
  });

  test('the keeper activates approved drafts on their day, each once', async () => {
    const id = await begin('2026-07-01');
    await change(id, newUnit('K1'));
    await step(id, 'submit');
    expect(await keep('2026-07-01')).toEqual([]);
    await step(id, 'approve', director);
    expect(await keep('2026-06-30')).toEqual([]);
    const twice = await Promise.all([keep('2026-07-01'), keep('2026-07-01')]);
    expect(twice.flat()).toEqual([id]);
    expect(await unitsNamed('Unit K1', '2026-07-01')).toHaveLength(1);
    expect(await told(id, 'kept')).toEqual([both]);
    expect((await read(id)).draft).toMatchObject({ statusId: 'DrfActivated', activatedByName: null });
  });

  test('what is activated ahead of its day is planned, and becomes the word of today on it', async () => {
    const id = await begin('2027-07-01');
    await change(id, { kind: 'changeUnit', unitId: unitId('sales'), title: 'Market' });
    for (const [name, actor] of [
      ['submit', officer],
      ['approve', director],
      ['activate', director],
    ] as const)
      expect((await step(id, name, actor)).status).toBe(200);
    const said = async (): Promise<string> =>
      (await testBed.database.owner.query('select organization_name from org_unit where unit_id = $1', [unitId('sales')])).rows[0].organization_name;
    expect(await said()).not.toBe('Market');
    await refreshAllWords(testBed.database.pool, '2027-06-30');
    expect(await said()).not.toBe('Market');
    await refreshAllWords(testBed.database.pool, '2027-07-01');
    expect(await said()).toBe('Market');
  });

  test('changes are taken back one by one; an empty draft is not submitted, an old sight changes nothing', async () => {
    const id = await begin();
    await change(id, newUnit('U1'));
    const { changes, draft } = await read(id);
    expect((await call('POST', `/draft/${id}/change`, { ...newUnit('U2'), rowVersion: draft.rowVersion - 1 })).body.messages).toBe(messages.errors.stale);
    expect((await call('POST', `/draft/${id}/change/${changes[0].changeId}/delete`, { rowVersion: draft.rowVersion })).status).toBe(200);
    expect((await step(id, 'submit')).body.messages).toBe(messages.errors.empty);
    expect((await call('PUT', `/draft/${id}`, { title: 'Summer', effectiveDate: '2026-06-01', rowVersion: await version(id) })).status).toBe(200);
    const { rows } = (await call('GET', '/filterDrafts?searchValue=summer')).body;
    expect(rows).toMatchObject([{ title: 'Summer', effectiveDate: '2026-06-01', changeCount: 0, statusId: 'DrfOpen' }]);
  });

  test('the comparison goes on paper, with wages only for who may see them', async () => {
    const id = await begin();
    await change(id, newUnit('R1'));
    const paper = await testBed.file(officer, `${PATH}/draft/${id}/print`);
    expect([paper.status, paper.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const sheet = async (actor: Actor): Promise<string> => sheetText((await testBed.file(actor, `${PATH}/draft/${id}/export`)).bytes);
    const sheets = [await sheet(officer), await sheet(administrator)];
    expect(sheets.map((text) => [text.includes('Unit R1'), text.includes(words.printedWage)])).toEqual([
      [true, false],
      [true, true],
    ]);
  });
});

/** Every text of the first sheet. */
async function sheetText(bytes: Buffer): Promise<string> {
  const book = new Workbook();
  await book.xlsx.load(bytes);
  return JSON.stringify(book.worksheets[0]?.getRows(1, 20)?.map((row) => row.values));
}

/** Who got each message of this kind about a draft. */
async function told(id: string, event: keyof typeof words.notices): Promise<string[][]> {
  const { rows } = await testBed.database.owner.query<{ people: string[] }>(
    `select array_agg(u.party_id::text) as people from notification_message m join notification_message_user u using (notification_message_id)
     where m.link = $1 and m.subject = $2 group by m.notification_message_id`,
    [`${draftsScreen.path}?draftId=${id}`, words.notices[event].subject],
  );
  return rows.map(({ people }) => people.sort());
}
const both = [partyId('director'), partyId('hrOfficer')].sort();

const faults: unknown[] = [];
const keep = (today: string) => activateDue({ pool: testBed.database.pool, today, newId, report: (error) => faults.push(error) });

describe('limits', () => {
  test('a draft holds so many changes, and ids are ids', async () => {
    const id = await begin();
    await testBed.database.owner.query(
      `insert into structure_draft_change (change_id, draft_id, company_id, place, kind, unit_id, parent_unit_id)
       select gen_random_uuid(), $1, $2, at, 'moveUnit', $3, $4 from generate_series(1, $5::int) at`,
      [id, companyId('holding'), unitId('sales'), unitId('head'), MAX_CHANGES],
    );
    expect((await change(id, newUnit('L1'))).body.messages).toBe(messages.errors.tooMany);
    await step(id, 'discard');
    const open = await begin();
    const hostile = "1' or '1'='1";
    expect((await change(open, { kind: 'moveUnit', unitId: hostile, parentUnitId: unitId('head') })).body.fields).toEqual({ unitId: messages.errors.option });
    // a unit of another company is none of this one's
    expect((await change(open, { kind: 'moveUnit', unitId: unitId('works'), parentUnitId: unitId('head') })).body.fields).toEqual({ unitId: messages.errors.unitUnknown });
    expect((await change(open, { ...newUnit('L2'), levelEnumId: 'LineUnit' })).body.fields).toEqual({ levelEnumId: messages.errors.option });
    await testBed.database.owner.query(`update enumeration set option_indicator = 'N' where enum_id = 'OlDeputy'`);
    expect((await change(open, { ...newUnit('L2'), levelEnumId: 'OlDeputy' })).body.fields).toEqual({ levelEnumId: messages.errors.option });
    await testBed.database.owner.query(`update enumeration set option_indicator = 'Y' where enum_id = 'OlDeputy'`);
    // an id that is handed in for something new counts for nothing
    await change(open, { ...newUnit('L3'), unitId: unitId('works') });
    const { list } = (await call('GET', `/unitOptions?draftId=${open}&searchValue=L3`)).body;
    expect(list.map((one: { unitId: string }) => one.unitId)).not.toContain(unitId('works'));
    expect(list).toHaveLength(1);
    expect((await call('GET', `/draft/${encodeURIComponent(hostile)}`)).status).toBe(400);
    expect((await call('GET', `/unitOptions?draftId=${encodeURIComponent(hostile)}`)).status).toBe(400);
  });

  test('who reaches only a unit drafts nothing, whatever the group may do', async () => {
    const id = await begin();
    const branch: Actor = { ...officer, unitIds: [unitId('finance')], grants: officer.grants.map((grant) => ({ ...grant, rowScope: 'units' as const })) };
    const seen = await version(id);
    expect((await call('POST', '/draft', { title: 'Branch', effectiveDate: FROM }, branch)).status).toBe(400);
    expect((await call('POST', `/draft/${id}/change`, { ...newUnit('B1'), rowVersion: seen }, branch)).status).toBe(404);
    expect((await call('GET', `/draft/${id}`, undefined, branch)).status).toBe(404);
    expect((await call('GET', '/filterDrafts', undefined, branch)).body.rows).toEqual([]);
  });

  test('beside today stands what other plans and this draft make of it', async () => {
    const plan = await begin('2027-01-01');
    await change(plan, { kind: 'changeUnit', unitId: unitId('finance'), title: 'Money' });
    for (const [name, actor] of [
      ['submit', officer],
      ['approve', director],
      ['activate', director],
    ] as const)
      await step(plan, name, actor);
    const id = await begin('2027-02-01');
    await change(id, newUnit('T1'));
    const kinds = async (base: string): Promise<unknown> =>
      (await call('GET', `/draft/${id}/comparison?base=${base}`)).body.units
        .map((row: { name: { after: string }; kinds: string[] }) => [row.name.after, ...row.kinds])
        .filter(([name]: string[]) => name === 'Money' || name === 'Unit T1');
    expect(await kinds('effective')).toEqual([['Unit T1', 'created']]);
    expect(await kinds('today')).toEqual(
      expect.arrayContaining([
        ['Unit T1', 'created'],
        ['Money', 'renamed'],
      ]),
    );
    expect((await call('GET', `/draft/${id}/comparison?base=never`)).status).toBe(400);
  });
});

test('a draft of another company is not there', async () => {
  const id = await begin();
  const foreign = { title: 'Mine', effectiveDate: FROM, companyId: companyId('subsidiary') };
  expect((await call('POST', '/draft', foreign)).body.fields).toEqual({ companyId: messages.errors.company });
  expect((await call('POST', '/draft', foreign, administrator)).status).toBe(200);
  const seen = await version(id);
  const answers = await Promise.all([
    call('GET', `/draft/${id}`, undefined, foreigner),
    call('GET', `/draft/${id}/comparison`, undefined, foreigner),
    call('GET', `/unitOptions?draftId=${id}`, undefined, foreigner),
    call('PUT', `/draft/${id}`, { title: 'Mine', effectiveDate: FROM, rowVersion: seen }, foreigner),
    call('POST', `/draft/${id}/change`, { ...newUnit('X1'), rowVersion: seen }, foreigner),
    ...['submit', 'withdraw', 'approve', 'activate', 'discard'].map((name) => call('POST', `/draft/${id}/${name}`, { rowVersion: seen }, foreigner)),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  const { rows } = (await call('GET', '/filterDrafts', undefined, foreigner)).body;
  expect(rows).toMatchObject([{ title: 'Mine' }]);
});

// ---- drafts at random ----

/** The structure without what an activation renames: rows of holdings get new ids, and only the day itself begins things. */
function plain({ units, posts, holdings }: Structure): unknown {
  const sorted = (rows: Iterable<object>): string[] => [...rows].map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
  return {
    units: sorted(units.values().map(({ isFresh: _fresh, ...unit }) => unit)),
    posts: sorted(posts.values().map(({ isFresh: _fresh, ...post }) => post)),
    holdings: sorted(holdings.values().map(({ holdingId: _id, ...holding }) => holding)),
  };
}

const START = '2026-01-01';
const DAYS = 40;

test('20 drafts at random: the day is what the rule says, every day before is what it was', async () => {
  const { pool, owner } = testBed.database;
  const company = randomUUID();
  await owner.query(
    `with own as (insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyOrganization', $1))
     insert into company (company_id, pseudo_id, organization_name) values ($1, $1::text, 'Random')`,
    [company],
  );
  const actor = systemActor('test', [company]);
  const on = (day: string): Promise<Structure> => reading(pool, actor, (db) => structureOn(db, company, day));
  const unitIds = Array.from({ length: 6 }, () => randomUUID());
  await writing(pool, actor, async (tx) => {
    for (const [at, id] of unitIds.entries())
      await addUnit(tx, {
        ...{ unitId: id, companyId: company, pseudoId: `u${at}`, from: START, parentId: unitIds[Math.floor((at - 1) / 2)] ?? null },
        words: { organizationName: `Random ${at}`, levelEnumId: null, organizationTypeEnumId: null, propertyEnumIds: [], disabled: 'N' },
      });
    for (let at = 0; at < 12; at += 1) {
      const [positionId, person] = [randomUUID(), randomUUID()];
      await owner.query(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyPerson', $2)`, [person, company]);
      await insertPosition(tx, {
        ...{ positionId, companyId: company, pseudoId: `s${at}`, from: START, unitId: unitIds[at % 6] ?? '' },
        words: { description: `Position ${at}`, statusId: 'EmpsActive', positionTypeEnumId: null, gradeTypeEnumId: null, payGradeEnumId: null, seats: 1 + (at % 2) },
      });
      const values = { roleTypeId: at < 6 && at % 2 === 0 ? 'OrgRManager' : 'Employee', mainPosition: 'Y', occupancyRate: 100 } as const;
      await insertHolding(tx, { holdingId: randomUUID(), companyId: company, positionId, partyId: person, from: START, until: null, values });
    }
  });
  let [activated, applied] = [0, 0];
  const draftOf = fc.record({ day: fc.integer({ min: 1, max: DAYS - 1 }), all: fc.array(drawn, { minLength: 15, maxLength: 30 }) });
  const work = async (drafts: readonly { readonly day: number; readonly all: readonly Drawn[] }[]): Promise<void> => {
    for (const { day, all } of drafts) {
      const effectiveDate = addDays(START, day);
      const before = new Map<string, unknown>();
      for (let at = 0; at < DAYS; at += 1) before.set(addDays(START, at), plain(await on(addDays(START, at))));
      const expected = workingCopy(await on(effectiveDate));
      const changes: Change[] = [];
      for (const one of all) {
        const next = changeFor(one, expected);
        if (applyTo(expected, next) === undefined) changes.push(next);
      }
      const draftId = newId();
      const facts = { draftId, companyId: company, title: 'Random', effectiveDate, noteText: null };
      const outcome = await writing(pool, actor, async (tx) => {
        await insertDraft(tx, { ...facts, createdBy: company });
        for (const one of changes) await insertChange(tx, { draftId, companyId: company }, { ...one, changeId: newId() });
        return applyDraft(tx, facts, START, newId);
      }).catch((error: unknown) => error);
      if (outcome instanceof Error) {
        // only what earlier drafts have planned for later days may stand in the way
        expect(draftErrors.is(outcome, 'changeRefused') ? JSON.stringify(outcome) : outcome).toContain(messages.errors.later);
        for (const [date, was] of before) expect(plain(await on(date))).toEqual(was);
        continue;
      }
      activated += 1;
      applied += changes.length;
      for (const [date, was] of before) if (date < effectiveDate) expect(plain(await on(date))).toEqual(was);
      expect(plain(await on(effectiveDate))).toEqual(plain(expected));
    }
  };
  const twenty = fc.array(draftOf, { minLength: 20, maxLength: 20 });
  await fc.assert(fc.asyncProperty(twenty, work), { numRuns: 1, endOnFailure: true });
  expect(activated).toBeGreaterThan(2);
  expect(applied).toBeGreaterThan(20);
});
