/**
 * Attack: somebody who may import sends one small sheet that unpacks to millions of cells, a million texts, 16,384 columns or more than it
 * says, so that reading it stops the whole server and fills its memory.
 * Refused: `src/platform/import-export/sheets/sheet-thread.server.ts` reads files one at a time in a thread with a bound of memory and of time, before the
 * transaction begins; `src/platform/import-export/sheets/sheet-zip.server.ts` and `src/platform/import-export/sheets/sheet-xlsx.server.ts` stop at the first byte, row,
 * column or letter beyond what a sheet may hold. Everybody else is answered all the while.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import jobMessages from '#modules/organisation/jobs/jobs-import.messages.fa.ts';
import { companyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { type BookParts, bookOf } from '#testing/workbook.ts';

const { server, actors } = await serverWithActors();

const CALL = '/api/rest/s1/hcm/import';
/**
 * Which part of all the processor's time the one thread that answers may work on end without answering: of a file that is read to its end, and
 * of one that is soon refused. Both are told by the same processor, so that a slow or busy machine changes neither; read in the thread that
 * answers, a file takes nearly all of it.
 */
const OF_A_READ_FILE = 1 / 10;
const OF_A_REFUSED_FILE = 1 / 2;
const MEGABYTE = 1024 * 1024;

const many = (count: number, one: (i: number) => string): string => Array.from({ length: count }, (_, i) => one(i)).join('');
const texts = (values: readonly string[]): string => `<row>${values.map((value) => `<c t="str"><v>${value}</v></c>`).join('')}</row>`;
const { code: [codeHeader] = [''], title: [titleHeader] = [''] } = jobMessages.importJobs.headers;
const header = texts([codeHeader, titleHeader, ...Array.from({ length: 28 }, (_, i) => `x${i}`)]);

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system;

/** Sends the file while somebody asks for the health of the server without a pause. */
async function send(content: Buffer) {
  const before = process.memoryUsage.rss();
  const start = process.cpuUsage();
  let [isOver, answered, longest, most] = [false, 0, 0, 0];
  const sending = actors.administrator.upload(CALL, { name: 'sheet.xlsx', content }, { kind: 'jobs', companyId: companyId('holding') }).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const began = sum(process.threadCpuUsage());
    expect((await server.app.inject({ method: 'GET', url: '/api/health' })).statusCode).toBe(200);
    await nextTurn();
    longest = Math.max(longest, sum(process.threadCpuUsage()) - began);
    most = Math.max(most, process.memoryUsage.rss() - before);
    answered++;
  }
  const answer = await sending;
  const body = answer.json<{ errorCode?: string; run?: { counts: { rows: number; accepted: number } } }>();
  return { status: answer.statusCode, body, answered, longest: longest / sum(process.cpuUsage(start)), most };
}

const sheet = (rows: string, parts: Partial<BookParts> = {}): Buffer => bookOf({ rows: header + rows, ...parts });

it('everybody is answered while 100,000 rows of 30 columns are read and tried out', { timeout: 240_000 }, async () => {
  const cells = many(28, () => '<c><v>1</v></c>');
  const rows = many(100_000, (i) => `<row><c t="str"><v>J${i}</v></c><c t="str"><v>job ${i}</v></c>${cells}</row>`);
  const found = await send(sheet(rows));
  expect(found).toMatchObject({ status: 200, body: { run: { counts: { rows: 100_000, accepted: 100_000 } } } });
  expect(found.answered).toBeGreaterThan(20);
  expect(found.longest).toBeLessThan(OF_A_READ_FILE);
  expect(found.most).toBeLessThan(1_000 * MEGABYTE);
});

it.each<[string, Buffer, string]>([
  ['an archive that unpacks to 400 MB', sheet(many(200, () => `<!--${' '.repeat(2_000_000)}-->`)), 'bomb'],
  ['a part that is larger than it says', sheet('<row><c><v>1</v></c></row>', { strings: '<si/>'.repeat(2_000_000), declared: 1_000 }), 'bomb'],
  ['16,384 columns', sheet(`<row>${many(16_384, () => '<c><v>1</v></c>')}</row>`), 'tooManyColumns'],
  ['more rows than a sheet may have', sheet(many(150_000, () => '<row><c><v>1</v></c></row>')), 'tooManyRows'],
  [
    'one long text in every cell',
    sheet(
      many(20_000, () => '<row><c t="s"><v>0</v></c></row>'),
      { strings: `<si><t>${'a'.repeat(32_767)}</t></si>` },
    ),
    'bomb',
  ],
])('%s is refused, and everybody is answered meanwhile', { timeout: 60_000 }, async (_, content, refused) => {
  const found = await send(content);
  expect(found).toMatchObject({ status: expect.any(Number), body: { errorCode: `platform/import-export.${refused}` } });
  expect(found.longest).toBeLessThan(OF_A_REFUSED_FILE);
  expect(found.most).toBeLessThan(700 * MEGABYTE);
});

it('a million shared texts are read like any others', { timeout: 120_000 }, async () => {
  const found = await send(sheet('<row><c t="str"><v>J1</v></c><c t="s"><v>999999</v></c></row>', { strings: many(1_000_000, (i) => `<si><t>text ${i}</t></si>`) }));
  expect(found).toMatchObject({ status: 200, body: { run: { counts: { rows: 1, accepted: 1 } } } });
  expect(found.longest).toBeLessThan(OF_A_READ_FILE);
  expect(found.most).toBeLessThan(700 * MEGABYTE);
});

it('few sheets of one person wait, and the next is asked to come again', { timeout: 60_000 }, async () => {
  const content = sheet(many(20_000, (i) => texts([`K${i}`, 'x'])));
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => actors.administrator.upload(CALL, { name: 's.xlsx', content }, { kind: 'jobs', companyId: companyId('holding') })),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(answers.length);
  for (const one of refused) expect(one).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
});
