/**
 * Attack: Somebody writes text that means something to a database, a parser or an object into every place of every call that takes text.
 * Refused: `src/platform/http/mount.server.ts` and the schemas of the contracts: it is refused, or it is text. Places come from the contracts.
 */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldForSearch, normaliseText, searchWords } from '#kernel/persian-text/persian-text.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { renewSession, signInActors, type TestActor } from '#testing/actors.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { addressOf } from '#testing/authorisation.ts';
import { type Asker, isDeclared, isList, listQuestion, persistent, placeName, placesOf, questionWith } from '#testing/hostile/ask.ts';
import { pollutedBodies, pollutedQueries, smuggled, strangeTypes } from '#testing/hostile/requests.ts';
import { sortNames, sqlTexts, tripwire } from '#testing/hostile/sql.ts';
import { hugeTexts, strangeTexts } from '#testing/hostile/unicode.ts';
import { valuesFor } from '#testing/known-values.ts';
import { isNightly, scale } from '#testing/scale.ts';
import { forbiddenTexts } from '#testing/schema-values.ts';

const known = { ...valuesFor('accountant'), enumTypeId: ['MaritalStatus'], year: [1405] };

const { routes } = await allSlices();
const lists = routes.filter(({ call }) => isList(call) && routes.some((other) => other.call.path === `${call.path}/export`));
const exports = routes.filter(({ call }) => lists.some((list) => call.path === `${list.call.path}/export`));

let server: TestApp;
let administrator: TestActor;
let port: number;
let ask: Asker;
let tablesBefore: unknown;
const tables = async (): Promise<unknown> => (await server.owner.query("select count(*)::int as number from pg_tables where schemaname = 'public'")).rows;
beforeAll(async () => {
  server = await startTestApp({ config: { registration: true } });
  ({ administrator } = await signInActors(server));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  ask = persistent(server, administrator);
  await server.owner.query(`create sequence ${tripwire}; grant usage on sequence ${tripwire} to public`);
  tablesBefore = await tables();
  await layTexts();
});
afterAll(() => server.close());

const modelPath = '/rest/s1/orgStructure/competence/model';
const routeOf = (method: string, path: string): MountedRoute => {
  const route = routes.find(({ call }) => call.method === method && call.path === path);
  if (!route) throw new Error(`no call ${method} ${path}`);
  return route;
};

/** One row for each text of the corpus, so that a search that takes it for text finds it, and one that does not finds all or none. */
async function layTexts(): Promise<void> {
  for (const [at, text] of sqlTexts.entries()) {
    const answer = await ask(routeOf('POST', modelPath), { url: `/api${modelPath}`, body: { title: text, description: `row ${at}` } });
    expect(answer.statusCode, `${text}: ${answer.payload}`).toBe(201);
  }
}

type Row = Readonly<Record<string, unknown>>;
interface PageOfRows {
  readonly rows: readonly Row[];
  readonly count: number;
}

/** By day a list takes one text of so many. */
const ONE_OF = 6;
const ALL = 2_000;
/** All rows of a list; undefined when they are too many to look at one by one. */
async function rowsOf(route: MountedRoute): Promise<readonly Row[] | undefined> {
  const rows: Row[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const answer = await ask(route, listQuestion(route.call, { pageSize: 200, pageIndex }));
    expect(answer.statusCode, answer.payload.slice(0, 200)).toBe(200);
    const page = answer.json<PageOfRows>();
    if (page.count > ALL) return undefined;
    rows.push(...page.rows);
    if (rows.length >= page.count) return rows;
  }
}

const folded = (value: unknown): string => (value === null || value === undefined ? '' : foldForSearch(String(value)));

type FoldedRow = Readonly<Record<string, string>>;
const foldAll = (rows: readonly Row[]): FoldedRow[] => rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, folded(value)])));

/** How many rows hold the text as text: each word of a search in one of the cells. */
const holding = (rows: readonly FoldedRow[], text: string): number => {
  const words = searchWords(text);
  return rows.filter((row) => words.every((word) => Object.values(row).some((cell) => cell.includes(word)))).length;
};

describe('I1: SQL', () => {
  test('the corpus has at least sixty texts, each once', () => {
    expect(sqlTexts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(sqlTexts).size).toBe(sqlTexts.length);
  });

  test('a search finds the rows that hold the text, and no others', async () => {
    const route = routeOf('GET', modelPath);
    const rows = foldAll((await rowsOf(route)) ?? []).map(({ title = '', description = '' }) => ({ title, description }));
    expect(rows).toHaveLength(sqlTexts.length);
    for (const text of sqlTexts) {
      const answer = await ask(route, { url: `/api${modelPath}?searchValue=${encodeURIComponent(text)}`, body: undefined });
      expect([text, answer.statusCode, answer.json<PageOfRows>().count]).toEqual([text, 200, holding(rows, text)]);
      expect(answer.json<PageOfRows>().count).toBeGreaterThanOrEqual(1);
    }
  });

  test.each(['contains', 'begins', 'is'] as const)('a filter "%s" likewise', async (operator) => {
    const route = routeOf('GET', modelPath);
    const titles = ((await rowsOf(route)) ?? []).map(({ title }) => folded(title));
    const holds = {
      contains: (title: string, sought: string) => title.includes(sought),
      begins: (title: string, sought: string) => title.startsWith(sought),
      is: (title: string, sought: string) => title === sought,
    };
    for (const text of sqlTexts) {
      const filter = encodeURIComponent(JSON.stringify([{ column: 'title', operator, values: [text] }]));
      const answer = await ask(route, { url: `/api${modelPath}?filter=${filter}`, body: undefined });
      const sought = foldForSearch(normaliseText(text));
      const expected = titles.filter((title) => holds[operator](title, sought)).length;
      expect([text, answer.statusCode, answer.json<PageOfRows>().count]).toEqual([text, 200, expected]);
    }
  });

  test.each(lists.map((route, at) => [route.call.path, route, at] as const))('%s', { timeout: 60_000 * scale }, async (_, route, place) => {
    const all = await rowsOf(route);
    const rows = all && foldAll(all);
    const columns = Object.keys(rows?.[0] ?? {});
    const wrong: string[] = [];
    // every text has gone through the one list above; of the others each takes every sixth in turn, all nightly
    for (const [at, text] of sqlTexts.entries()) {
      if (!isNightly && at % ONE_OF !== place % ONE_OF) continue;
      const searched = await ask(route, listQuestion(route.call, { searchValue: text }));
      if (searched.statusCode !== 200) wrong.push(`search ${text}: ${searched.statusCode}`);
      else if (rows && searched.json<PageOfRows>().count > holding(rows, text)) wrong.push(`search ${text} finds ${searched.json<PageOfRows>().count}`);
      // each of them in every fourth column, so that every column meets three; all nightly
      for (const column of columns.filter((_, index) => isNightly || (Math.floor(at / ONE_OF) + index) % 4 === 0)) {
        const answer = await ask(route, listQuestion(route.call, { filter: JSON.stringify([{ column, operator: 'contains', values: [text] }]) }));
        const literal = (rows ?? []).filter((row) => row[column]?.includes(foldForSearch(normaliseText(text)))).length;
        if (answer.statusCode !== 400 && answer.statusCode !== 200) wrong.push(`filter ${column} ${text}: ${answer.statusCode}`);
        else if (answer.statusCode === 200 && rows && answer.json<PageOfRows>().count > literal)
          wrong.push(`filter ${column} ${text} finds ${answer.json<PageOfRows>().count}, not ${literal}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  const byName = ['orderByField', 'columns', 'filter'] as const;
  // by day half of the names and a sixteenth of the texts in turn, other ones at a list than at its export
  const ordered = [...lists.entries(), ...exports.entries()].map(([at, route], place) => [route.call.path, route, at + (place < lists.length ? 0 : 1)] as const);
  test.each(ordered)('%s is ordered by no name but its own', async (path, route, turn) => {
    const wrong: string[] = [];
    const inTurn = (all: readonly string[], part: number): readonly string[] => all.filter((_, at) => isNightly || at % part === turn % part);
    for (const name of [...inTurn(sortNames, 2), ...inTurn(sqlTexts, 16)])
      for (const field of byName) {
        if (field === 'columns' && !path.endsWith('/export')) continue;
        const value = field === 'filter' ? JSON.stringify([{ column: name, operator: 'contains', values: ['a'] }]) : name;
        const answer = await ask(route, listQuestion(route.call, { [field]: value }));
        if (answer.statusCode !== 400) wrong.push(`${field}=${name}: ${answer.statusCode}`);
      }
    expect(wrong).toEqual([]);
  });

  const places = routes.flatMap((route) => placesOf(route.call).map((place) => [route, place] as const));
  test('every other place of every call', { timeout: 300_000 * scale }, async () => {
    const wrong: string[] = [];
    for (const [index, [route, place]] of places.entries())
      for (const text of textsFor(route, index)) {
        const answer = await ask(route, questionWith(route.call, place, text, known));
        if (!isDeclared(route, answer)) wrong.push(`${addressOf(route.call)} ${placeName(place)} ${text}: ${answer.statusCode} ${answer.payload.slice(0, 120)}`);
      }
    expect(wrong).toEqual([]);
  });

  test('no text was run: the tripwire stands, no table is gone, no fault came', async () => {
    expect((await server.owner.query(`select is_called from ${tripwire}`)).rows).toEqual([{ is_called: false }]);
    expect(await tables()).toEqual(tablesBefore);
    expect(server.faults).toEqual([]);
  });
});

/** Nightly every text; otherwise some in turn, so that the corpus goes round several times over the places. Hashing passwords takes long. */
function textsFor({ call }: MountedRoute, index: number): readonly string[] {
  if (isNightly) return call.throttled ? sqlTexts.filter((_, at) => at % 8 === index % 8) : sqlTexts;
  const number = call.throttled ? 1 : call.method === 'GET' ? 4 : 2;
  return Array.from({ length: number }, (_, at) => sqlTexts[(index * 7 + at * 11) % sqlTexts.length] ?? '');
}

describe('I5: Unicode', () => {
  const places = routes.flatMap((route) => placesOf(route.call).map((place) => [route, place] as const));
  const bodyPlaces = places.filter(([, place]) => place.in === 'body');

  test('a strange text in any place is taken or refused, never a fault', { timeout: 300_000 * scale }, async () => {
    const wrong: string[] = [];
    for (const [index, [route, place]] of places.entries())
      for (const text of strangeTexts.filter((_, at) => isNightly || at === index % strangeTexts.length)) {
        const answer = await ask(route, questionWith(route.call, place, text, known));
        if (!isDeclared(route, answer)) wrong.push(`${addressOf(route.call)} ${placeName(place)} ${JSON.stringify(text)}: ${answer.statusCode} ${answer.payload.slice(0, 120)}`);
      }
    expect(wrong).toEqual([]);
  });

  test('what no field may hold is refused, with a sentence at the field', async () => {
    const wrong: string[] = [];
    for (const [index, [route, place]] of bodyPlaces.entries()) {
      const text = forbiddenTexts[index % forbiddenTexts.length] ?? '';
      const answer = await ask(route, questionWith(route.call, place, text, known));
      const said = answer.statusCode === 400 && answer.json<{ fields: Record<string, string> }>().fields[place.in === 'body' ? place.way.join('.') : ''];
      if (!said) wrong.push(`${addressOf(route.call)} ${placeName(place)} ${JSON.stringify(text)}: ${answer.statusCode} ${answer.payload.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });

  // a megabyte each: the places in as many parts as there are texts, every part with each of them in turn
  const huge = Object.entries(hugeTexts);
  test.each(huge.map((_, part) => part))('a text beyond all measure is refused everywhere, part %i', { timeout: 60_000 * scale }, async (part) => {
    const wrong: string[] = [];
    for (const [index, [route, place]] of places.entries()) {
      if (Math.floor(index / huge.length) % huge.length !== part) continue;
      const [name, text] = huge[index % huge.length] ?? ['', ''];
      // addresses are bounded before any call sees them: what still comes through is longer than a field
      const sent = place.in === 'body' ? text : text.slice(0, 12_000);
      const answer = await ask(route, questionWith(route.call, place, sent, known));
      if (![400, 404, 413].includes(answer.statusCode)) wrong.push(`${addressOf(route.call)} ${placeName(place)} ${name}: ${answer.statusCode} ${answer.payload.slice(0, 120)}`);
    }
    expect(wrong).toEqual([]);
  });

  const spellings: readonly (readonly [name: string, stored: string, ...typed: string[]])[] = [
    ['Arabic yeh and kaf', '\u06a9\u0627\u0641\u06cc', '\u0643\u0627\u0641\u064a', '\u0643\u0627\u0641\u0649', '\u06a9\u0640\u0627\u0641\u06cc'],
    ['a half space', '\u0645\u06cc\u200c\u0634\u0648\u062f', '\u0645\u06cc\u0634\u0648\u062f', '\u0645\u064a\u200c\u0634\u0648\u062f'],
    ['digits of three scripts', '\u06f1\u06f4\u06f0\u06f5', '1405', '\u0661\u0664\u0660\u0665', '\u06f1\u06f4\u06f0\u06f5'],
    ['marks and hamza', '\u0645\u0624\u0645\u0646', '\u0645\u0648\u0645\u0646', '\u0645\u064f\u0624\u0645\u0646'],
    ['letters of a PDF', '\ufecb\ufee0\ufbfd', '\u0639\u0644\u06cc', '\ufecb\ufee0\ufbfd'],
    ['a letter with an accent', 'caf\u00e9', 'cafe', 'CAF\u00c9', 'cafe\u0301'],
    ['an emoji', 'x\u{1f600}y', 'x\u{1f600}y', '\u{1f600}'],
    ['signs that nobody sees', 'ab\u200fcd', 'abcd', 'ab\u200ecd'],
  ];
  test.each(spellings)('search and filter find %s', async (_, stored, ...typed) => {
    const title = `zz ${stored} zz`;
    const made = await ask(routeOf('POST', modelPath), { url: `/api${modelPath}`, body: { title, description: 'x' } });
    expect(made.statusCode, made.payload).toBe(201);
    for (const words of [stored, ...typed]) {
      const filter = JSON.stringify([{ column: 'title', operator: 'contains', values: [words] }]);
      for (const query of [`searchValue=${encodeURIComponent(`zz ${words}`)}`, `filter=${encodeURIComponent(filter)}`]) {
        const answer = await ask(routeOf('GET', modelPath), { url: `/api${modelPath}?${query}`, body: undefined });
        expect([words, answer.json<PageOfRows>().rows.map((row) => row['title'])]).toEqual([words, [normaliseText(title)]]);
      }
    }
  });
});

describe('I6: pollution, nesting, types of content, smuggling', () => {
  const route = routeOf('POST', modelPath);
  const url = `/api${modelPath}`;
  const post = async (payload: string | Buffer, type: string) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: { ...(await session()), 'content-type': type } });
    return answer;
  };
  const session = async () => (await renewSession(server, administrator)).headers();
  const ownKeys = (): readonly string[] => [...Object.getOwnPropertyNames(Object.prototype), ...Object.getOwnPropertyNames(Array.prototype)];
  const before = ownKeys();
  const rows = async (): Promise<number> => (await ask(routeOf('GET', modelPath), { url, body: undefined })).json<PageOfRows>().count;

  test.each(pollutedQueries)('?%s', async (query) => {
    const answer = await ask(routeOf('GET', modelPath), { url: `${url}?${query}`, body: undefined });
    expect([answer.statusCode, answer.json<{ errorCode?: string }>().errorCode]).toEqual([400, expect.any(String)]);
  });

  test.each(Object.entries(pollutedBodies))('a body with %s', async (_, body) => {
    const count = await rows();
    const answer = await post(body, 'application/json');
    expect([400, 413], answer.payload).toContain(answer.statusCode);
    expect(await rows()).toBe(count);
  });

  test.each(strangeTypes)('the type %s', async (type) => {
    expect((await post('{"title":"typed"}', type)).statusCode).toBe(415);
  });

  test('a form that carries files is no body of a call that takes none', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) expect((await post('{"title":"typed"}', type)).statusCode).toBe(400);
  });

  test('another alphabet in the type changes nothing: a body is UTF-8 or refused', async () => {
    expect((await post(Buffer.from('{"title":"a"}', 'utf16le'), 'application/json; charset=utf-16')).statusCode).toBe(400);
    expect((await post('{"title":"+ADw-script+AD4-"}', 'application/json; charset=utf-7')).statusCode).toBe(201);
    const found = await ask(routeOf('GET', modelPath), { url: `${url}?searchValue=ADw-script`, body: undefined });
    expect(found.json<PageOfRows>().rows.map(({ title }) => title)).toEqual(['+ADw-script+AD4-']);
    // bytes that are no UTF-8 become the sign for what is none, never half a letter
    expect((await post(Buffer.from([...Buffer.from('{"title":"'), 0xff, 0xed, 0xa0, 0x80, ...Buffer.from('"}')]), 'application/json')).statusCode).toBeLessThan(500);
  });

  test.each(Object.entries(smuggled))('smuggling by %s', async (_, bytes) => {
    const said = await tell(bytes);
    expect(said).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('the prototypes are as they were, and the server serves', async () => {
    expect(ownKeys()).toEqual(before);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect((await ask(route, { url, body: { title: 'afterwards' } })).statusCode).toBe(201);
    expect(server.faults).toEqual([]);
  });
});

/** Everything the server says to these bytes until it ends the connection. */
const tell = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    let came = '';
    socket.on('data', (piece) => {
      came += piece.toString('latin1');
    });
    socket.once('close', () => resolve(came));
    socket.once('error', reject);
  });
