/** Sheets of units and of slots on the real database: what is refused at its cell, what is written and goes back, and what neither a sheet nor a hand changes once places are given. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import type { Applied, FileRow, ImportKind, Target } from '#platform/import-export/kind.define.ts';
import { TEST_START } from '#testing/app.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import { eventErrors } from '../event-definition/event-definition.contract.ts';
import messages from '../event-definition/event-definition.messages.fa.ts';
import { routes } from '../event-definition/event-definition.routes.ts';
import { importKind as places } from './places.import.ts';
import { importKind as units } from './units.import.ts';

let bed: Mounted;
const company = companyId('holding');
const [inn, event, drawn, group] = [newId(), newId(), newId(), newId()];
const target: Target = { companyId: company, reach: [company], mayFound: false, today: '2026-05-10', clock: { now: () => TEST_START } as Target['clock'], newId };
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const inCompany = <T>(work: (tx: Parameters<ImportKind['apply']>[0]) => Promise<T>): Promise<T> => writing(bed.database.pool, systemActor('test', [company]), work);
const sheet = (...said: readonly Record<string, string>[]): FileRow[] => said.map((values, at) => ({ row: at + 2, values }));
const faults = (kind: ImportKind, said: FileRow[]) => inCompany(async (tx) => (await kind.check(tx, target, said)).map(({ row, column, code }) => [row, column, code]));
const apply = (kind: ImportKind, said: FileRow[]): Promise<Applied> =>
  inCompany(async (tx) => {
    await kind.hold?.(tx, target, said);
    return kind.apply(tx, target, await kind.plan(tx, target, said));
  });
const undo = (kind: ImportKind, { changes }: Applied) => inCompany((tx) => kind.revert(tx, { runId: newId(), changes: changes.toReversed() }, undefined));
const slots = () => rows(`select slot_code as code, title, from_date::text as "from", capacity from welfare_slot where welfare_event_id = $1 order by slot_code`, event);
const first = { eventCode: 'E', slotCode: 'A', title: 'First', fromDate: '2026-07-01', thruDate: '2026-07-03', capacity: '1' };

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/event-definition', routes, messages, errors: [eventErrors] });
  await layOrganisation(bed.database.owner);
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, 'W', 'Staff', $3)`,
    ...[group, company, postId('director')],
  );
  await rows(`insert into welfare_service (welfare_service_id, company_id, service_code, title, kind) values ($1, $2, 'INN', 'Inn', 'stay')`, inn, company);
  for (const [id, code, way] of [
    [event, 'E', 'firstCome'],
    [drawn, 'D', 'draw'],
  ])
    await rows(
      `insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru, way) values ($1, $2, $3, 'Summer', $4, '2026-05-01', '2026-05-31', $5)`,
      ...[id, company, code, inn, way],
    );
  await rows(`update welfare_allocation set state_id = 'WaRanked' where welfare_event_id = $1`, drawn);
});
afterAll(() => bed.close());

test('units are brought by the code of their service, once; one that is changed is as it was when the sheet goes back', async () => {
  const said = { serviceCode: 'inn', unitCode: '101', title: 'Sea', beds: '2' };
  expect(await faults(units, sheet({ ...said, serviceCode: 'POOL' }, said, { ...said, unitCode: '102', beds: '0' }, said))).toEqual([
    [2, 'serviceCode', 'unknown_stay'],
    [4, 'beds', 'bad_number'],
    [5, 'unitCode', 'duplicate_code'],
  ]);
  const made = await apply(units, sheet(said, { ...said, unitCode: '102' }, { ...said, unitCode: '103' }));
  const changed = await apply(units, sheet({ serviceCode: 'INN', unitCode: '101', beds: '4' }, { ...said, unitCode: '102' }));
  const stored = () => rows('select unit_code as code, title, beds from welfare_unit where welfare_service_id = $1 order by unit_code limit 2', inn);
  expect([made.changes.length, changed.changes.length]).toEqual([3, 1]);
  expect(await stored()).toEqual([
    { code: '101', title: 'Sea', beds: 4 },
    { code: '102', title: 'Sea', beds: 2 },
  ]);
  await undo(units, changed);
  expect((await stored())[0]).toMatchObject({ beds: 2 });
});

test('slots are brought by the code of their event, within its units and above its quotas, and never into a list that is closed', async () => {
  await rows(
    `insert into welfare_event_quota (welfare_event_quota_id, company_id, welfare_event_id, welfare_group_id, capacity) values ($1, $2, $3, $4, 2)`,
    newId(),
    company,
    event,
    group,
  );
  expect(
    await faults(
      places,
      sheet({ ...first, eventCode: 'X' }, { ...first, eventCode: 'D' }, { ...first, slotCode: 'B', capacity: '4' }, first, { ...first, title: 'Again', slotCode: 'a' }),
    ),
  ).toEqual([
    [2, 'eventCode', 'unknown_event'],
    [3, 'eventCode', 'event_closed'],
    [4, 'capacity', 'beyond_units'],
    [6, 'slotCode', 'duplicate_code'],
  ]);
  expect(await faults(places, sheet(first))).toEqual([[2, 'capacity', 'below_quotas']]);
  expect(places.rowFaults?.({ ...first, thruDate: '2026-06-30' }, target)).toEqual([{ column: 'thruDate', code: 'thru_before_from' }]);
  const made = await apply(places, sheet(first, { ...first, slotCode: 'B', title: 'Second', fromDate: '2026-07-04', thruDate: '2026-07-06' }));
  const changed = await apply(places, sheet({ ...first, title: 'Other', capacity: '3' }, { ...first, slotCode: 'C' }));
  expect(changed.changes.map(({ action }) => action)).toEqual(['update', 'create']);
  await undo(places, changed);
  expect(await slots()).toEqual([
    { code: 'A', title: 'First', from: '2026-07-01', capacity: 1 },
    { code: 'B', title: 'Second', from: '2026-07-04', capacity: 1 },
  ]);
  expect(made.changes).toHaveLength(2);
});

test('a slot of which places are given has neither fewer places nor other days, by sheet or by hand', async () => {
  const [slot] = await rows<{ id: string; version: number }>(
    `select welfare_slot_id as id, row_version as version from welfare_slot where welfare_event_id = $1 and slot_code = 'A'`,
    event,
  );
  await rows('delete from welfare_event_quota where welfare_event_id = $1', event);
  await rows(`update welfare_slot set capacity = 2 where welfare_slot_id = $1`, slot?.id);
  for (const name of ['accountant', 'seller'] as const) {
    const request = newId();
    await rows(
      `insert into welfare_request (welfare_request_id, company_id, party_id, created_at, slot_one, status_id) values ($1, $2, $3, '2026-05-02', $4, 'RqSent')`,
      ...[request, company, partyId(name), slot?.id],
    );
    await rows(
      `insert into welfare_place (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, status_id, places, persons, welfare_slot_id, cost, employee_share, employer_share)
       values ($1, $2, $3, $4, $5, 'WpHeld', 1, 1, $6, 0, 0, 0)`,
      ...[request, company, partyId(name), event, group, slot?.id],
    );
  }
  expect(await faults(places, sheet({ ...first, capacity: '1' }))).toEqual([[2, 'capacity', 'below_taken']]);
  expect(await faults(places, sheet({ ...first, capacity: '2', thruDate: '2026-07-04' }))).toEqual([[2, 'fromDate', 'slot_has_places']]);
  const { eventCode: _, capacity: __, ...byHand } = first;
  const change = async (over: object) =>
    (
      await bed.call(actorIn('administrator', 'administrator'), 'PUT', `/rest/s1/welfare/service/event/slot/${slot?.id}`, {
        ...{ ...byHand, capacity: 2, rowVersion: slot?.version },
        ...over,
      })
    ).body;
  expect((await change({ capacity: 1 })).fields).toMatchObject({ capacity: expect.stringContaining('\u06f2') });
  expect((await change({ thruDate: '2026-07-04' })).errorCode).toBe('modules/welfare/event-definition.hasPlaces');
  expect(await change({ title: 'Renamed', capacity: 3 })).not.toHaveProperty('errorCode');
});
