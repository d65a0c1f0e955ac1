import { expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { png } from '#platform/files/test-support.ts';
import { companyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { letterheadOf } from './letterhead.service.ts';

const { server, actors } = await serverWithActors();

const holding = companyId('holding');
const read = () => reading(server.pool, systemActor('test', [holding]), (db) => letterheadOf(db, holding));

test('the head of a paper bears the name of the company, and its logo when there is one', async () => {
  const { result } = (await actors.self.request('GET', '/api/rest/s1/hcm/companyInfo')).json();
  expect(await read()).toEqual({ name: result.organizationName, logo: undefined });

  await actors.administrator.upload('/api/rest/s1/hcm/companyInfo/logo', { name: 'logo.png', content: png(20, 20) }, {}, 'PUT');
  expect(await read()).toEqual({ name: result.organizationName, logo: png(20, 20) });
});
