/** Who is told of constants in use that end. */
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#testing/mounted.ts';
import { serverWithActors } from '#testing/served.ts';
import { tellOfEnds } from '../library.job.ts';

const { server, actors } = await serverWithActors();
const ask = (name: 'payrollOfficer' | 'administrator', method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => actors[name].request(method, `/api/rest/s1${path}`, body);
const TODAY = '2026-11-24';

/** Written by one and published by another, until a day. */
async function constant(code: string, thruDate: string): Promise<string> {
  const { id } = (await ask('payrollOfficer', 'POST', '/hcm/entity/Constant', { code, title: code, value: '1', fromDate: '2026-03-21' })).json();
  await ask('administrator', 'PUT', `/rule/constant/${id}/publish`, { rowVersion: 1 });
  const ended = await ask('administrator', 'PUT', `/rule/constant/${id}/end`, { rowVersion: 2, thruDate });
  expect(ended.statusCode, ended.body).toBe(200);
  return id;
}

const tellOn = (today: string) => tellOfEnds({ pool: server.pool, today, now: Date.parse(`${today}T08:00:00Z`), newId });
const subjects = async (): Promise<string[]> =>
  (await server.owner.query<{ subject: string }>('select subject from notification_message order by subject')).rows.map(({ subject }) => subject);

beforeAll(async () => {
  await constant('soon', '2026-12-10');
  await constant('later', '2027-06-10');
  await constant('unused', '2026-12-10');
  const text = 'C_soon + C_later';
  const made = await ask('payrollOfficer', 'POST', '/rule/create', { code: 'sum', title: 'sum', fromDate: '2026-03-21', use: 'pay.factor', text, rounding: null, tests: [] });
  // the ends are asked of published formulas; whether it could be published is not what this is about
  await server.owner.query(`update library_version set status = 'published', published_at = now() where library_item_id = $1`, [made.json().id]);
});

test('of one in use that ends within thirty days people are told once', async () => {
  expect(await tellOn(TODAY)).toBe(1);
  expect((await subjects()).filter((one) => one.includes('soon'))).not.toEqual([]);
  expect((await subjects()).filter((one) => /later|unused/.test(one))).toEqual([]);
  expect(await tellOn(TODAY)).toBe(0);
  expect(await tellOn('2027-05-20')).toBe(1);
});
