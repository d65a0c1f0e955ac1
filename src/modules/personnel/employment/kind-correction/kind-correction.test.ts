import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { routes as organisational } from '#modules/personnel/organisational/organisational.routes.ts';
import { routes as history } from '#modules/personnel/profile/history/history.routes.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId, SINCE } from '#testing/organisation.ts';
import messages from '../employment.messages.fa.ts';
import { kindErrors } from './kind-correction.contract.ts';
import { routes } from './kind-correction.routes.ts';
import { endBefore } from './kind-correction.rules.ts';

const PATH = '/rest/s1/hcm/person';
const officer = actorIn('hrOfficer', 'hrOfficer');
let testBed: Mounted;
const query = async (text: string, ...values: unknown[]) => (await testBed.database.owner.query(text, values)).rows;
const kinds = async () =>
  (
    await query(
      `select employment_status_enum_id as kind, lower(valid)::text as from, upper(valid)::text as until from employment_kind where party_relationship_id = $1 order by valid`,
      employmentId('seller'),
    )
  ).map(({ kind, from, until }) => [kind, from, until]);
interface Read {
  readonly fromDate: string | null;
  readonly rowVersion: number;
}
const read = async (fromDate: string): Promise<Read> => {
  const [row] = (await testBed.call(officer, 'GET', `${PATH}/employments?partyId=${partyId('seller')}`)).body.rows;
  return row.kinds.find((one: Read) => one.fromDate === fromDate);
};
/** Says of the kind that began on a day what it always was. */
const correct = async (was: string, said: object, { actor = officer, person = 'seller' as PersonName } = {}) => {
  const { rowVersion } = await read(was);
  const body = { kindFrom: was, rowVersion, correctionReason: 'misread', fromDate: was, ...said };
  return testBed.call(actor, 'PUT', `${PATH}/employments/${employmentId(person)}/kindCorrection`, body);
};

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/employment', routes, messages, errors: [kindErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
    { slice: 'platform/party/parts', routes: [...organisational, ...history], messages: partMessages, errors: [partErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());
beforeEach(async () => {
  await query('delete from employment_kind where party_relationship_id = $1', employmentId('seller'));
  for (const [kind, valid] of [
    ['EmsOfficial', `[${SINCE},2023-03-21)`],
    ['EmsContract', '[2023-03-21,2025-03-21)'],
    ['EmsDaily', '[2025-03-21,)'],
  ])
    await query(
      'insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid) values ($1, $2, $3, $4)',
      employmentId('seller'),
      companyId('holding'),
      kind,
      valid,
    );
});

test('a kind that never was is written over where it stands, and the reason stays in the history', async () => {
  const [{ version }] = await query('select row_version as version from person where party_id = $1', partyId('seller'));
  expect(await correct('2023-03-21', { employmentStatusEnumId: 'EmsOfficial' })).toMatchObject({ status: 200, body: { partyRelationshipId: employmentId('seller') } });
  expect(await kinds()).toEqual([
    ['EmsOfficial', SINCE, '2023-03-21'],
    ['EmsOfficial', '2023-03-21', '2025-03-21'],
    ['EmsDaily', '2025-03-21', null],
  ]);
  expect(await query('select row_version as version from person where party_id = $1', partyId('seller'))).toEqual([{ version: version + 1 }]);
  const [entry] = (await testBed.call(officer, 'GET', `${PATH}/${partyId('seller')}/history`)).body.rows;
  expect(entry).toMatchObject({ entity: 'EmploymentKind', changes: expect.arrayContaining([expect.objectContaining({ field: 'correctionReason', new: 'misread' })]) });
});

test('its first day moves with the end of what came right before, both ways', async () => {
  expect((await correct('2023-03-21', { employmentStatusEnumId: 'EmsContract', fromDate: '2022-01-01' })).status).toBe(200);
  expect((await kinds()).slice(0, 2)).toEqual([
    ['EmsOfficial', SINCE, '2022-01-01'],
    ['EmsContract', '2022-01-01', '2025-03-21'],
  ]);
  expect((await correct('2022-01-01', { employmentStatusEnumId: 'EmsContract', fromDate: '2024-01-01' })).status).toBe(200);
  expect((await kinds()).slice(0, 2)).toEqual([
    ['EmsOfficial', SINCE, '2024-01-01'],
    ['EmsContract', '2024-01-01', '2025-03-21'],
  ]);
});

test.each([
  ['on the first day of what came before', { employmentStatusEnumId: 'EmsContract', fromDate: SINCE }, 'fromDate', messages.errors.kindDay],
  ['after its own last day', { employmentStatusEnumId: 'EmsContract', fromDate: '2025-03-21' }, 'fromDate', messages.errors.kindDay],
  ['to what it is', { employmentStatusEnumId: 'EmsContract' }, 'employmentStatusEnumId', partMessages.errors.nothingNew],
  ['to no kind of the list', { employmentStatusEnumId: 'EmsNone' }, 'employmentStatusEnumId', partMessages.errors.option],
])('not %s', async (_, said, field, text) => {
  const before = await kinds();
  const { status, body } = await correct('2023-03-21', said);
  expect([status, body.fields]).toEqual([400, { [field]: text }]);
  expect(await kinds()).toEqual(before);
});

test('not without a reason, not what another one has changed since, not the own, and not out of reach', async () => {
  const before = await kinds();
  const said = { employmentStatusEnumId: 'EmsOfficial' };
  expect(Object.keys((await correct('2023-03-21', { ...said, correctionReason: ' ' })).body.fields)).toEqual(['correctionReason']);
  expect((await correct('2023-03-21', { ...said, rowVersion: 1 })).status).toBe(409);
  expect((await correct('2023-03-21', { ...said, kindFrom: '2023-03-22' })).status).toBe(409);
  expect((await correct('2023-03-21', said, { actor: actorIn('hrOfficer', 'seller') })).status).toBe(403);
  expect((await correct('2023-03-21', said, { actor: actorIn('hrOfficer', 'worker') })).status).toBe(404);
  expect(await kinds()).toEqual(before);
});

describe('the end of the kind before', () => {
  const own = { from: '2023-01-01', until: '2025-01-01' };
  test.each([
    ['stays on the same day', '2023-01-01', { from: '2020-01-01', until: '2023-01-01' }, { until: null }],
    ['comes earlier', '2022-01-01', { from: '2020-01-01', until: '2023-01-01' }, { until: '2022-01-01' }],
    ['stays where a gap is filled', '2022-06-01', { from: '2020-01-01', until: '2022-01-01' }, { until: null }],
    ['is not reached over a gap', '2021-06-01', { from: '2020-01-01', until: '2022-01-01' }, undefined],
    ['leaves no gap', '2023-06-01', { from: '2020-01-01', until: '2022-01-01' }, undefined],
    ['none, back to the first day of work', '2021-01-01', undefined, { until: null }],
    ['none, and before it', '2020-12-31', undefined, undefined],
    ['none, and later', '2023-01-02', undefined, undefined],
    ['always, and earlier', '2022-01-01', { from: null, until: '2023-01-01' }, { until: '2022-01-01' }],
  ])('%s', (_, day, before, end) => {
    expect(endBefore(day, own, before, before === undefined ? '2021-01-01' : '2020-01-01')).toEqual(end);
  });
});
