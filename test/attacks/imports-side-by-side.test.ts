/**
 * Attack: somebody has fourteen sheets tried out and applies them all at one moment, so that each holds a connection and waits for another one.
 * Refused: `src/platform/import-export/runner.server.ts` writes one run after the other; those that wait hold no connection, and everybody else is answered.
 */
import { expect, it } from 'vitest';
import jobMessages from '#modules/organisation/jobs/jobs-import.messages.fa.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const CALL = '/api/rest/s1/hcm/import';
const { code: [code] = [''], title: [title] = [''] } = jobMessages.importJobs.headers;

it('fourteen imports at once stop nobody, and all are done', { timeout: 90_000 }, async () => {
  const runIds: string[] = [];
  for (let i = 0; i < 14; i++) {
    const lines = Array.from({ length: 5 }, (_, n) => `S${i}-${n},job ${i} ${n}\r\n`);
    const answer = await actors.hrOfficer.upload(CALL, { name: `${i}.csv`, content: `${code},${title}\r\n${lines.join('')}` }, { kind: 'jobs' });
    expect(answer.json()).toMatchObject({ run: { counts: { accepted: 5 } } });
    runIds.push(answer.json().run.runId);
  }
  const applied = await Promise.all(runIds.map((runId) => actors.hrOfficer.request('POST', `${CALL}/${runId}/apply`)));
  expect(applied.map(({ statusCode }) => statusCode)).toEqual(runIds.map(() => 200));
  let isOver = false;
  const over = knownImports()
    .runner.idle()
    .finally(() => {
      isOver = true;
    });
  let mostWaiting = 0;
  while (!isOver) {
    expect((await actors.self.request('GET', '/api/rest/s1/hcm/getUser')).statusCode).toBe(200);
    mostWaiting = Math.max(mostWaiting, server.pool.waitingCount);
  }
  await over;
  expect(mostWaiting).toBe(0);
  const { rows } = await server.owner.query('select state, failure, count(*)::int as runs from import_run group by 1, 2');
  expect(rows).toEqual([{ state: 'done', failure: null, runs: 14 }]);
});
