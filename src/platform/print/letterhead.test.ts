import { expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.ts';
import { png } from '#platform/files/test-support.ts';
import { companyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { letterheadOf } from './letterhead.ts';

const { server, actors } = await serverWithActors();

const holding = companyId('holding');
const read = () => reading(server.pool, systemActor('test', [holding]), (db) => letterheadOf(db, holding));

test('the head of a paper bears the name of the company, and its logo when there is one', async () => {
  const { result } = (await actors.self.request('GET', '/api/rest/s1/hcm/companyInfo')).json();
  expect(await read()).toEqual({ name: result.organizationName, logo: undefined });

  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png(20, 20))]), 'logo.png');
  const body = new Response(form);
  const headers = { ...actors.administrator.headers(), 'content-type': body.headers.get('content-type') ?? '' };
  await server.app.inject({ method: 'PUT', url: '/api/rest/s1/hcm/companyInfo/logo', headers, payload: Buffer.from(await body.arrayBuffer()) });
  expect(await read()).toEqual({ name: result.organizationName, logo: png(20, 20) });
});
