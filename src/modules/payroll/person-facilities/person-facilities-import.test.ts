/** Facilities by sheets: new ones, an end that makes room for the next, what is refused with its reason, and what payslips keep. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { factsOf, type PersonName } from '#testing/organisation.ts';
import { countsOf, openSheetBench, reasonsOf, type SheetBench } from '#testing/sheets.ts';
import { importKind } from './person-facilities.import.ts';

let bench: SheetBench;
let words: { car: string; house: string; plain: string };
const code = (person: PersonName): string => factsOf(person).pseudoId;
const facilities = (): Promise<string[]> =>
  bench.lines(
    `select concat_ws(' ', r.pseudo_id, f.parent_type_enum_id, f.type_enum_id, f.valid, f.feature) as line
     from person_facility f join party_relationship r using (party_relationship_id) order by 1`,
  );
const take = (day: string) =>
  bench.database.owner.query(
    `insert into person_facility_taken (person_facility_taken_id, person_facility_id, company_id, month_day, amount)
     select gen_random_uuid(), person_facility_id, company_id, $1, 1000 from person_facility`,
    [day],
  );

beforeAll(async () => {
  bench = await openSheetBench(importKind, 'pseudoId,type,feature,from,thru');
  const { rows } = await bench.database.owner.query(`select enum_id as id, description as word from enumeration where enum_type_id = 'FixedWelfareType'`);
  const word = (id: string): string => rows.find((one) => one.id === id).word;
  words = { car: word('FwtCar'), house: word('FwtHouse'), plain: word('FwtCarPlain') };
});
afterAll(() => bench.database.close());
beforeEach(async () => {
  await bench.database.owner.query('delete from person_facility');
});

test('a type or a kind of it is brought; the same again changes nothing; an end makes room, and all goes back', async () => {
  const first = [`${code('accountant')},${words.plain},12A,1405/01/01,`, `${code('seller')},${words.house},,1405/01/01,1405/06/31`];
  expect(countsOf(await bench.bring(first))).toEqual([2, 0, 0, 0]);
  expect(countsOf(await bench.bring(first))).toEqual([0, 0, 2, 0]);
  const next = await bench.bring([`${code('accountant')},${words.plain},12B,1405/07/01,`, `${code('accountant')},${words.plain},,1405/01/01,1405/06/31`]);
  expect(countsOf(next)).toEqual([1, 1, 0, 0]);
  expect(await facilities()).toEqual(
    [
      `${code('accountant')} FwtCar FwtCarPlain [2026-03-21,2026-09-23) 12A`,
      `${code('accountant')} FwtCar FwtCarPlain [2026-09-23,) 12B`,
      `${code('seller')} FwtHouse [2026-03-21,2026-09-23)`,
    ].toSorted(),
  );
  await bench.undo();
  expect(await facilities()).toContain(`${code('accountant')} FwtCar FwtCarPlain [2026-03-21,) 12A`);
});

test('what is wrong is listed with its reason and left out', async () => {
  await bench.bring([`${code('accountant')},${words.car},,1405/01/01,`]);
  await take('2026-05-22');
  const outcome = await bench.bring([
    `${code('worker')},${words.car},,1405/01/01,`,
    `${code('seller')},none,,1405/01/01,`,
    `${code('seller')},${words.car},,1405/02/01,1405/01/01`,
    `${code('accountant')},${words.car},,1405/07/01,`,
    `${code('colleague')},${words.car},,1405/01/01,`,
    `${code('colleague')},${words.car},,1405/02/01,`,
    `${code('accountant')},${words.car},,1405/01/01,1405/02/01`,
  ]);
  expect(reasonsOf(outcome)).toEqual([
    [2, 'unknown_employee'],
    [3, 'unknown_option'],
    [4, 'thru_before_from'],
    [5, 'facility_overlaps'],
    [7, 'facility_overlaps'],
    [8, 'facility_taken'],
  ]);
});

test('a sheet is not taken back once payslips have taken for what it brought', async () => {
  await bench.bring([`${code('accountant')},${words.car},,1405/01/01,`]);
  await take('2026-03-21');
  await expect(bench.undo()).rejects.toMatchObject({ code: expect.stringMatching(/taken$/) });
  expect(await facilities()).toHaveLength(1);
});
