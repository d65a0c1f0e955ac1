/**
 * Attack: Somebody writes text that means something to whatever reads it next: a spreadsheet, a log, a header, a terminal.
 * Refused: the writers of exports, logs and headers: it leaves as text. Every export of the house, by its contract.
 */
import { connect } from 'node:net';
import { Workbook } from '@cj-tech-master/excelts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalLine } from '#server/commands/import.ts';
import { signInActors, type TestActor, testPassword } from '#testing/actors.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { isList, listQuestion } from '#testing/hostile/ask.ts';
import { layTexts } from '#testing/hostile/lay.ts';
import { lineTexts } from '#testing/hostile/lines.ts';
import { formulaTexts, hiddenFormulaTexts } from '#testing/hostile/sheets.ts';
import { companyId } from '#testing/organisation.ts';

const { routes } = await allSlices();
const listOf = (path: string) => routes.find(({ call }) => isList(call) && `${call.path}/export` === path)?.call;
/** Every list with its file. */
const exports = routes.flatMap(({ call }) => {
  const list = listOf(call.path);
  return list ? [{ path: call.path, list, file: call }] : [];
});

let server: TestApp;
let administrator: TestActor;
let payrollOfficer: TestActor;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestApp({ log: { write: (line) => lines.push(line) } });
  ({ administrator, payrollOfficer } = await signInActors(server));
});
afterAll(() => server.close());

describe('I3: sheets', () => {
  // in turns, so that of two rows one shows a formula
  const formulas = formulaTexts.flatMap((text, at) => [text, ...hiddenFormulaTexts.slice(at, at + 1)]);
  const word = '\u06a9\u0627\u0631';

  beforeAll(async () => {
    const make = async (path: string, body: object, actor = administrator): Promise<string> => {
      const answer = await actor.request('POST', `/api/rest/s1${path}`, body);
      expect(answer.statusCode, `${path}: ${answer.payload}`).toBe(201);
      return answer.json<{ id: string }>().id;
    };
    // the lists that a new installation has nothing in
    for (const at of [1, 2, 3]) {
      const title = `${word} ${at}`;
      const competenceModelId = await make('/orgStructure/competence/model', { title, description: word });
      const criterion = { competenceModelId, criterionCode: `C${at}`, title, weight: at, criterionRateEnumId: 'FivePointLikertScale', parentCriterionId: null };
      await make('/orgStructure/competence/criterion', { ...criterion, description: word });
      await make('/orgStructure/skill', { skillCode: `S${at}`, title, skillType: 'SkillGroup', parentSkillId: null, sequenceNum: at, description: word });
      const organId = await make('/hcm/baseData/organ', { organCode: `O${at}`, organName: title, organTypeEnumId: 'OrtSocialSecurity' });
      await make('/hcm/baseData/organBranch', { organId, branchCode: `B${at}`, branchTitle: title, address: word });
      // by somebody else, so that the log names two people
      await make('/hcm/entity/Constant', { code: `K${at}`, title, value: '1', fromDate: '2026-03-21', description: word }, payrollOfficer);
      await make('/hcm/orgStructureBaseInfo', { classificationTypeEnumId: 'EmployeeGroups', standardCode: `${at}`, description: title, parentClassificationId: null });
    }
    for (const name of formulaTexts) {
      const attempt = { method: 'POST', url: '/api/login', remoteAddress: '10.9.9.9', headers: { 'user-agent': name } } as const;
      await server.app.inject({ ...attempt, payload: { username: name, password: testPassword } });
    }
    await layTexts(server.owner, formulas);
  });

  /** What a spreadsheet would compute, said independently of the product. */
  const isFormula = (cell: string): boolean =>
    /^[\s\p{Cf}\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]|^[\t\r\n]/u.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);
  const hidesFormula = (cell: string): boolean => /[;\t\r\n][ \p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]/u.test(cell);

  /** The file of a list, and whether the list itself shows a formula. */
  async function fileOf({ path, list, file }: (typeof exports)[number], format: string) {
    const page = await administrator.request('GET', listQuestion(list, { pageSize: 200 }).url);
    const cells = page.json<{ rows: readonly object[] }>().rows.flatMap((row) => Object.values(row) as unknown[]);
    const shows = cells.some((cell) => typeof cell === 'string' && isFormula(cell));
    if (shows) held.add(path);
    return { shows, answer: await administrator.request('GET', listQuestion(file, { format }).url) };
  }
  /** Lists that showed one. */
  const held = new Set<string>();

  test.each(exports)('$path as CSV', async (one) => {
    const { answer, shows } = await fileOf(one, 'csv');
    expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
    const cells = (parse(answer.rawPayload, { bom: true }) as string[][]).flat();
    expect(cells.filter((cell) => isFormula(cell) || hidesFormula(cell))).toEqual([]);
    expect(cells.some((cell) => isFormula(cell.replace(/^'/, '')))).toBe(shows);
  });

  test.each(exports)('$path as a sheet', async (one) => {
    const { answer, shows } = await fileOf(one, 'xlsx');
    expect(answer.statusCode).toBe(200);
    const book = new Workbook();
    await book.xlsx.load(answer.rawPayload);
    const values = (book.worksheets[0]?.getSheetValues() ?? []).flatMap((row) => (Array.isArray(row) ? row : [])).filter((value) => value !== null && value !== undefined);
    // a formula, a link or rich text would come as an object
    expect(values.filter((value) => typeof value !== 'string' && typeof value !== 'number')).toEqual([]);
    const texts = values.filter((value) => typeof value === 'string');
    expect(texts.filter(isFormula)).toEqual([]);
    expect(texts.some((cell) => isFormula(cell.replace(/^'/, '')))).toBe(shows);
  });

  test('the lists held formulas', () => {
    for (const name of [
      'personList',
      'users',
      'signIns',
      'changes',
      'legalParameter',
      'enumeration',
      'status',
      'transition',
      'geo',
      'uom',
      'role',
      'bank',
      'organ',
      'organBranch',
      'model',
      'criterion',
      'skill',
    ])
      expect(
        [...held].some((path) => path.endsWith(`/${name}/export`)),
        name,
      ).toBe(true);
  });

  test('refused rows of an import come back as they were, as text and nothing else', async () => {
    const sent = ['=1+1', '+1', '-1', '@SUM(1)', '\uff1d1+1', 'a\u0001b', 'a\u001b[31m', '=cmd|x', '\ufffe', '-5'];
    const form = new FormData();
    form.set('kind', 'units');
    form.set('file', new File([`code,name,parent\n${sent.map((cell) => `"${cell}","${cell}","${cell}"`).join('\n')}\n`], 'units.csv'));
    const trial = await server.app.inject({ method: 'POST', url: '/api/rest/s1/hcm/import', payload: form, headers: administrator.headers() });
    expect(trial.statusCode, trial.payload).toBe(200);
    const { runId } = trial.json<{ run: { runId: string } }>().run;
    const file = await administrator.request('GET', `/api/rest/s1/hcm/import/${runId}/refusedFile`);
    expect(file.statusCode, file.payload.slice(0, 200)).toBe(200);
    const book = new Workbook();
    await book.xlsx.load(file.rawPayload);
    const sheet = book.worksheets[0];
    // what XML cannot write is left out; the rest can be corrected and sent again
    const expected = ['=1+1', 'ab', 'a[31m', '=cmd|x', ''];
    expect(expected.map((_, at) => [4, 5, 6].map((column) => sheet?.getRow(at + 2).getCell(column).value ?? ''))).toEqual(expected.map((cell) => [cell, cell, cell]));
    expect(sheet?.getColumn(4).numFmt).toBe('@');
  });
});

/** Printable ASCII between quotes, and the name itself as RFC 5987 writes it. */
const DISPOSITION = /^(inline|attachment); filename="[\x20\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''(?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})+$/;
/** What a line, a header or a terminal takes for more than a letter. */
const ACTIVE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

describe('I4: logs, headers, terminals', () => {
  test('the corpus has at least thirty texts', () => expect(new Set(lineTexts).size).toBeGreaterThanOrEqual(30));

  test.each(lineTexts.map((text, at) => [at, text] as const))('text %i is one line of the log', (_, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    lines.length = 0;
    server.app.log.error({ err: new Error(text), requestId: text }, text);
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    expect(line.slice(0, -1)).not.toMatch(ACTIVE);
    expect(line.endsWith('\n')).toBe(true);
    expect(JSON.parse(line)).toMatchObject({ level: 50, msg: text, requestId: text, err: { message: text } });
  });

  test('a fault that quotes what was sent is one line too, under an id of our own', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await server.owner.query(`create function refuse_note() returns trigger language plpgsql as $$ begin raise exception 'no room for %', new.text; end $$;
      create trigger refuse_note before insert on personal_note for each row execute function refuse_note()`);
    lines.length = 0;
    let faults = 0;
    for (const text of lineTexts) {
      const answer = await administrator.request('POST', '/api/rest/s1/hcm/notes', { text, isPinned: false }, { 'x-request-id': 'forged', 'request-id': 'forged' });
      expect([400, 500]).toContain(answer.statusCode);
      expect(answer.json<{ requestId: string }>().requestId).toMatch(/^[0-9a-f]{12}$/);
      if (answer.statusCode === 500) faults += 1;
    }
    expect(faults).toBeGreaterThan(10);
    expect(lines).toHaveLength(faults);
    for (const line of lines) {
      expect(line.slice(0, -1)).not.toMatch(ACTIVE);
      expect(JSON.parse(line)).toMatchObject({ msg: 'unforeseen fault', call: 'POST /rest/s1/hcm/notes', requestId: expect.stringMatching(/^[0-9a-f]{12}$/) });
    }
    await server.owner.query('drop trigger refuse_note on personal_note');
  });

  test('headers of a request change no header of the answer', async () => {
    const plain = await server.app.inject({ method: 'GET', url: '/api/health' });
    for (const text of lineTexts)
      for (const name of ['user-agent', 'x-request-id', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'accept-language', 'referer', 'origin', 'host']) {
        const answer = await server.app.inject({ method: 'GET', url: '/api/health', headers: { [name]: text } });
        expect([answer.statusCode, Object.keys(answer.headers)]).toEqual([200, Object.keys(plain.headers)]);
        expect(JSON.stringify(answer.headers)).not.toContain('evil');
      }
  });

  test('a sign-in with such a name and such a browser is one row of the log of sign-ins', async () => {
    const count = async () => (await administrator.request('GET', '/api/rest/s1/hcm/log/signIns')).json<{ count: number }>().count;
    const before = await count();
    let tried = 0;
    for (const [at, text] of lineTexts.entries()) {
      const payload = { username: text, password: testPassword };
      const answer = await server.app.inject({ method: 'POST', url: '/api/login', remoteAddress: `10.8.0.${at}`, headers: { 'user-agent': text }, payload });
      expect([400, 403]).toContain(answer.statusCode);
      if (answer.statusCode === 403) tried += 1;
    }
    expect(await count()).toBe(before + tried);
  });

  test('names of files make one valid header', async () => {
    let taken = 0;
    for (const text of lineTexts) {
      const form = new FormData();
      form.set('file', new File(['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], `${text}.pdf`));
      const sent = await server.app.inject({ method: 'POST', url: '/api/rest/s1/hcm/getpersonnelfile', payload: form, headers: administrator.headers() });
      expect([200, 400, 415]).toContain(sent.statusCode);
      if (sent.statusCode !== 200) continue;
      taken += 1;
      const { name } = sent.json<{ name: string }>();
      const answer = await administrator.request('GET', `/api/rest/s1/hcm/getpersonnelfile1?name=${encodeURIComponent(name)}`);
      expect(answer.headers['content-disposition'], text).toMatch(DISPOSITION);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(decodeURIComponent(String(answer.headers['content-disposition']).split("UTF-8''")[1] ?? '')).not.toMatch(/[\r\n\0\u202a-\u202e]/);
    }
    expect(taken).toBeGreaterThan(10);
  });

  test('the name of the company stands in no header', async () => {
    for (const text of lineTexts.filter((one) => !one.includes('\0'))) {
      await server.owner.query('update company set organization_name = $1 where company_id = $2', [text.slice(0, 60), companyId('holding')]);
      const answer = await administrator.request('GET', '/api/rest/s1/hcm/baseData/bank/export?format=csv');
      expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, expect.stringMatching(DISPOSITION)]);
      expect(JSON.stringify(answer.headers)).not.toContain('evil');
    }
  });

  test.each(['a\rb', 'a\nb', 'a\0b', 'a\u007fb', 'a\r\nX-Other: 1\u0001'])('a header with %j never reaches a call', async (value) => {
    await server.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
    const address = server.app.server.address();
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
      let came = '';
      socket.on('data', (piece) => {
        came += piece.toString('latin1');
      });
      socket.once('close', () => resolve(came));
      socket.once('error', reject);
      socket.write(Buffer.from(`GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nUser-Agent: ${value}\r\n\r\n`, 'latin1'));
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(lineTexts.map((text, at) => [at, text] as const))('cell %i of a refused row stays in its place on a terminal', (_, value) => {
    const line = refusalLine({ row: 2, value, code: 'bad_characters', reason: `no ${value}` }, value);
    expect(line.split('\t')).toHaveLength(5);
    expect(line.replaceAll('\t', '')).not.toMatch(ACTIVE);
  });
});
