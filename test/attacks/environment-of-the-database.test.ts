/**
 * Attack: a program that runs as the system user of the database reads the master key and the passwords of gateways out of the environment of its process.
 * Refused: `src/platform/process/programs.server.ts` starts every program with PATH, language and time zone only, and `src/server/embedded/place.ts` never lets `nobody` run the database.
 */
import { readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isCode } from '#server/embedded/lock.ts';
import { accountIn } from '#server/embedded/place.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/embedded/supervisor.ts';
import { type DataDirectory, dataDirectory, familyOf } from '#testing/server-process.ts';

const secrets = ['HCM_MASTER_KEY', 'HCM_ADMIN_PASSWORD', 'HCM_SMS_KEY', 'HCM_SMTP_URL', 'HCM_FILES_S3_SECRET', 'DATABASE_URL'];

let data: DataDirectory;
let database: EmbeddedDatabase;
beforeAll(async () => {
  for (const name of secrets) vi.stubEnv(name, 'Secret-1405');
  vi.stubEnv('TZ', 'Asia/Tehran');
  data = await dataDirectory();
  database = await startEmbedded({ dataDir: data.path, fsync: false });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.stop();
  await data.remove();
});

/** The environment a process was started with; none of a worker that has ended meanwhile. */
function environmentOf(pid: number): string[] {
  try {
    return [readFileSync(`/proc/${pid}/environ`, 'utf8')];
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ESRCH')) return [];
    throw error;
  }
}

test.runIf(process.platform === 'linux')('its processes know PATH, language and time zone, and nothing else', () => {
  const environments = familyOf(database.pid).flatMap(environmentOf);
  // its workers write over theirs
  expect([environments.length > 1, environments[0]?.split('\0').includes('TZ=Asia/Tehran')]).toEqual([true, true]);
  const names = environments.flatMap((text) => text.split('\0')).map((line) => line.split('=')[0] ?? '');
  expect(names.filter((name) => !/^(PATH|LANG|LC_\w+|TZ|PG\w*|)$/.test(name))).toEqual([]);
});

test.runIf(process.getuid?.() === 0)('its user is not nobody', () => {
  const { uid } = statSync(database.dataDirectory);
  expect([0, accountIn(readFileSync('/etc/passwd', 'utf8'), ['nobody'])?.uid]).not.toContain(uid);
});

test('of the users of a system only its own ones are taken', () => {
  const users = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\nkargozin:x:990:991::/:/bin/false\n';
  expect(accountIn(users, ['postgres', 'kargozin'])).toEqual({ uid: 990, gid: 991 });
  expect(accountIn('nobody:x:65534:65534::/:/bin/false', ['postgres', 'kargozin'])).toBeUndefined();
});
