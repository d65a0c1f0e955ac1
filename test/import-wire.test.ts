/** Imports over the wire: upload and trial, matching by hand, applying, paging, files, undo, and who may see what. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Workbook } from '@cj-tech-master/excelts';
import { beforeAll, describe, expect, it } from 'vitest';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import page from '#modules/administration/import/import-page.messages.fa.ts';
import messages from '#platform/import-export/import-export.messages.fa.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { MAX_FILE_BYTES, MAX_FILE_MB } from '#platform/import-export/sheets/sheet-form.rules.ts';
import type { TestActor } from '#testing/actors.ts';
import { companyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const fixture = (name: string): string => gunzipSync(readFileSync(new URL(`./fixtures/organisation-10k/${name}.csv.gz`, import.meta.url))).toString('utf8');
const head = (name: string, rows: number): string =>
  `${fixture(name)
    .split('\r\n')
    .slice(0, rows + 1)
    .join('\r\n')}\r\n`;

const { server, actors } = await serverWithActors();
let administrator: TestActor;
let hrOfficer: TestActor;
beforeAll(async () => {
  ({ administrator, hrOfficer } = actors);
});

const CALL = '/api/rest/s1/hcm/import';

async function upload(actor: TestActor, kind: string, content: string | Buffer, fields: Readonly<Record<string, string>> = {}) {
  const answer = await actor.upload(CALL, { name: 'sheet.csv', content }, { kind, ...fields });
  return { status: answer.statusCode, body: answer.json() };
}

const get = async (actor: TestActor, path: string) => {
  const answer = await actor.request('GET', `${CALL}${path}`);
  return { status: answer.statusCode, body: answer.json() };
};
const send = async (actor: TestActor, method: 'POST' | 'PUT', path: string, content?: unknown) => {
  const answer = await actor.request(method, `${CALL}${path}`, content);
  return { status: answer.statusCode, body: answer.json() };
};

/** Uploads, applies and waits; answers the run. */
async function bring(actor: TestActor, kind: string, content: string, fields: Readonly<Record<string, string>> = {}) {
  const trial = await upload(actor, kind, content, fields);
  expect(trial.status).toBe(200);
  const { runId } = trial.body.run;
  const applied = await send(actor, 'POST', `/${runId}/apply`);
  expect(applied).toMatchObject({ status: 200, body: { state: 'applying' } });
  await knownImports().runner.idle();
  return (await get(actor, `/${runId}`)).body;
}

const sheetOf = async (bytes: Buffer) => {
  const workbook = new Workbook();
  await workbook.xlsx.load(bytes);
  return workbook.worksheets[0];
};

describe('a new organisation beside the old one', () => {
  const runs: Record<string, string> = {};

  it('comes in by four files, each tried out first', async () => {
    const trial = await upload(administrator, 'units', fixture('units'));
    expect(trial).toMatchObject({ status: 200, body: { missing: [], refused: [], run: { state: 'checked', counts: { rows: 329, accepted: 329 } } } });
    expect((await server.owner.query("select from org_unit where pseudo_id = 'U000'")).rowCount).toBe(0);
    for (const [kind, content] of [
      ['units', fixture('units')],
      ['jobs', fixture('jobs')],
      ['positions', head('positions', 120)],
      ['personnel', head('personnel', 110)],
    ] as const) {
      // of several companies none is guessed: only the units say which theirs is
      const company = (await server.owner.query<{ company_id: string }>("select company_id from company where pseudo_id = 'U000'")).rows[0]?.company_id;
      if (kind === 'jobs')
        expect(await upload(administrator, kind, content)).toMatchObject({
          status: 400,
          body: { errorCode: 'platform/import-export.companyNeeded', fields: { companyId: expect.any(String) } },
        });
      // the seats know their units, the people their seats: no other company has such codes
      const run = await bring(administrator, kind, content, kind === 'jobs' ? { companyId: company ?? '' } : {});
      expect(run).toMatchObject({ state: 'done', failure: null, companyName: expect.stringContaining('') });
      runs[kind] = run.runId;
    }
    // the same files again find their way without being told
    expect((await upload(administrator, 'jobs', fixture('jobs'))).body.run.counts).toMatchObject({ unchanged: 12 });
    expect((await upload(administrator, 'units', fixture('units'))).body.run.counts).toMatchObject({ unchanged: 329 });
    expect(await get(administrator, `/${runs['personnel']}`)).toMatchObject({ body: { counts: { rows: 110, accepted: 109, refused: 1 }, passedRows: 109, totalRows: 109 } });
    const { rows } = await server.owner.query(
      "select c.parent_company_id, (select count(*)::int from person p where p.company_id = c.company_id) as people from company c where pseudo_id = 'U000'",
    );
    expect(rows).toEqual([{ parent_company_id: companyId('holding'), people: 109 }]);
    const audited = await server.owner.query("select distinct user_id is not null as known from audit_entry where action = 'import'");
    expect(audited.rows).toEqual([{ known: true }]);
  });

  it('lists runs and pages refused rows', async () => {
    expect((await get(administrator, '')).body.runs.map(({ kind }: { kind: string }) => kind).slice(2, 6)).toEqual(['personnel', 'positions', 'jobs', 'units']);
    const page = await get(administrator, `/${runs['personnel']}/refused?pageSize=10`);
    expect(page).toMatchObject({ status: 200, body: { total: 1, rows: [{ row: 86, code: 'duplicate_national_code', value: '9376965469', column: 'nationalCode', more: [] }] } });
    expect(page.body.rows[0].label).not.toBe('');
    expect((await get(administrator, `/${runs['personnel']}/refused?code=bad_sheba`)).body).toEqual({ rows: [], total: 0 });
  });

  it('gives refused rows back as a sheet that can be sent again', async () => {
    const answer = await administrator.request('GET', `${CALL}/${runs['personnel']}/refusedFile`);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const sheet = await sheetOf(answer.rawPayload);
    expect(sheet?.rowCount).toBe(2);
    expect(sheet?.getCell('A2').value).toBe('86');
    const again = await upload(administrator, 'personnel', answer.rawPayload);
    // alone in its file the row only clashes with the person who got the code
    expect(again.body.refused).toMatchObject([{ row: 2, code: 'duplicate_national_code' }]);
  });

  it('is taken back in the opposite order only', async () => {
    for (const kind of ['units', 'jobs', 'positions'])
      expect(await send(administrator, 'POST', `/${runs[kind]}/undo`)).toMatchObject({ status: 409, body: { errorCode: 'platform/import-export.needed' } });
    for (const kind of ['personnel', 'positions', 'jobs', 'units'])
      expect(await send(administrator, 'POST', `/${runs[kind]}/undo`)).toMatchObject({ status: 200, body: { state: 'undone' } });
    expect((await server.owner.query("select from company where pseudo_id = 'U000'")).rowCount).toBe(0);
    // the runs stay readable, now with the company of whoever made them
    expect((await get(administrator, `/${runs['jobs']}`)).body).toMatchObject({ state: 'undone', companyId: companyId('holding') });
    expect((await send(administrator, 'POST', `/${runs['jobs']}/undo`)).status).toBe(409);
  });
});

describe('matching by hand', () => {
  it('checks nothing until required columns are matched, then tries again', async () => {
    const trial = await upload(hrOfficer, 'jobs', 'number,name,x\r\nJ77,tester,y\r\n');
    expect(trial).toMatchObject({ status: 200, body: { missing: ['code', 'title'], headers: ['number', 'name', 'x'], run: { counts: { accepted: 0 } } } });
    const { runId } = trial.body.run;
    expect((await send(hrOfficer, 'POST', `/${runId}/apply`)).status).toBe(409);
    expect((await send(hrOfficer, 'PUT', `/${runId}/mapping`, { mapping: { code: 'nowhere' } })).status).toBe(400);
    expect((await send(hrOfficer, 'PUT', `/${runId}/mapping`, { mapping: { code: 'name', title: 'name' } })).status).toBe(400);
    const matched = await send(hrOfficer, 'PUT', `/${runId}/mapping`, { mapping: { code: 'number', title: 'name' } });
    expect(matched).toMatchObject({
      status: 200,
      body: { missing: [], run: { counts: { accepted: 1 } }, columns: [{ name: 'code', header: 'number', sample: 'J77' }, { name: 'title', header: 'name' }, { header: null }] },
    });
    await send(hrOfficer, 'POST', `/${runId}/apply`);
    await knownImports().runner.idle();
    expect((await server.owner.query("select job_title, company_id from job where job_code = 'J77'")).rows).toEqual([{ job_title: 'tester', company_id: companyId('holding') }]);
  });
});

describe('who may do what', () => {
  it('keeps the rest out', async () => {
    for (const name of ['self', 'managerAbove', 'noRoles'] as const) {
      expect((await get(actors[name], '')).status).toBe(403);
      expect((await upload(actors[name], 'jobs', 'a\r\n1\r\n')).status).toBe(403);
    }
    expect((await upload(actors.payrollOfficer, 'jobs', 'a\r\n1\r\n')).status).toBe(403);
    expect((await upload(actors.anonymous, 'jobs', 'a\r\n1\r\n')).status).toBe(501);
  });

  it('lets nobody found a company or reach another one who may not', async () => {
    const trial = await upload(hrOfficer, 'units', head('units', 2));
    expect(trial.body.refused.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
      [2, 'company_not_allowed'],
      [3, 'unknown_unit'],
    ]);
    expect(trial.body.run.counts.accepted).toBe(0);
    expect((await upload(hrOfficer, 'jobs', head('jobs', 1), { companyId: companyId('subsidiary') })).status).toBe(404);
  });

  it('hides runs of other companies, and values of classes that are not held', async () => {
    const header = fixture('personnel').split('\r\n')[0] ?? '';
    const line = (fixture('personnel').split('\r\n')[1] ?? '').replace(/,\d+$/, ',much').replace('P00001', 'nowhere');
    const own = await upload(administrator, 'personnel', `${header}\r\n${line}\r\n`, { companyId: companyId('holding') });
    expect(own.body.refused).toMatchObject([{ code: 'text_in_amount', value: 'much' }]);
    const { runId } = own.body.run;
    const seen = await get(hrOfficer, `/${runId}/refused`);
    expect(seen.body.rows).toMatchObject([{ row: 2, code: 'text_in_amount', value: null }]);
    const sheet = await sheetOf((await hrOfficer.request('GET', `${CALL}/${runId}/refusedFile`)).rawPayload);
    expect(JSON.stringify(sheet?.getRow(2).values)).not.toContain('much');

    const far = await upload(administrator, 'jobs', head('jobs', 1), { companyId: companyId('subsidiary') });
    expect(far.status).toBe(200);
    for (const path of ['', '/refused', '/refusedFile']) expect((await get(hrOfficer, `/${far.body.run.runId}${path}`)).status).toBe(404);
    expect((await send(hrOfficer, 'POST', `/${far.body.run.runId}/apply`)).status).toBe(404);
    expect((await get(hrOfficer, '/nonsense')).status).toBe(404);
  });
});

describe('files', () => {
  it('sends a template for each kind, whose sample is no data', async () => {
    for (const kind of ['units', 'jobs', 'positions', 'personnel']) {
      const answer = await administrator.request('GET', `/api/rest/s1/hcm/importTemplate?kind=${kind}`);
      expect(answer.statusCode).toBe(200);
      const sheet = await sheetOf(answer.rawPayload);
      expect([sheet?.rowCount, sheet?.views[0]?.rightToLeft]).toEqual([2, true]);
      const fields = { companyId: companyId('holding') };
      expect(await upload(administrator, kind, answer.rawPayload, fields)).toMatchObject({ status: 400, body: { errorCode: 'platform/import-export.onlySample' } });
      if (!sheet) throw new Error('no sheet');
      sheet.addRow(['X-1', 'x']);
      const filled = await upload(administrator, kind, Buffer.from(await sheet.workbook.xlsx.writeBuffer()), fields);
      expect(filled.body).toMatchObject({ missing: [], run: { counts: { rows: 1, warnings: { sample_row: 1 } } } });
    }
    expect((await administrator.request('GET', '/api/rest/s1/hcm/importTemplate?kind=nothing')).statusCode).toBe(400);
  });

  const book = async (kind: string): Promise<Workbook> => {
    const workbook = new Workbook();
    await workbook.xlsx.load((await administrator.request('GET', `/api/rest/s1/hcm/importTemplate?kind=${kind}`)).rawPayload);
    return workbook;
  };
  /** Words of the drop-down of a column, read by its rule from the sheet that holds the lists. */
  function offered(workbook: Workbook, column: string): string[] | undefined {
    const [data] = workbook.worksheets;
    const rule = data?.getCell(`${column}2`).dataValidation as { readonly formulae?: readonly unknown[] } | undefined;
    const [, name, letter, last] = /^'?([^'!]+)'?!\$([A-Z]+)\$2:\$[A-Z]+\$(\d+)$/.exec(String(rule?.formulae?.[0])) ?? [];
    const lists = name === undefined ? undefined : workbook.getWorksheet(name);
    return lists && Array.from({ length: Number(last) - 1 }, (_, at) => String(lists.getCell(`${letter}${at + 2}`).value));
  }

  it('offers the allowed words in drop-downs and tells every column in a sheet of its own', async () => {
    const workbook = await book('personnel');
    const kind = knownImports().kinds.find((one) => one.kind === 'personnel');
    if (!kind) throw new Error('no kind');
    expect(workbook.worksheets.map(({ name, state }) => [name, state])).toEqual([
      [kind.texts.title, 'visible'],
      [messages.guide.title, 'visible'],
      [messages.guide.lists, 'hidden'],
    ]);
    const place = (column: string): string => workbook.worksheets[0]?.getColumn(kind.columns.findIndex(({ name }) => name === column) + 1).letter ?? '';
    expect(offered(workbook, place('gender'))).toEqual(['\u0645\u0631\u062f', '\u0632\u0646']);
    const { rows } = await server.owner.query(
      `select description from enumeration where enum_type_id = 'EmploymentStatus' and option_indicator = 'Y' order by sequence_num, enum_id`,
    );
    expect(offered(workbook, place('employmentStatusEnumId'))).toEqual(rows.map(({ description }) => description));
    expect([offered(workbook, place('pseudoId')), offered(workbook, place('birthDate'))]).toEqual([undefined, undefined]);
    const guide = workbook.worksheets[1];
    const told = kind.columns.map((_, at) => [1, 2].map((column) => guide?.getRow(at + 2).getCell(column).value));
    expect(told).toEqual(kind.columns.map(({ name, required }) => [kind.texts.headers[name]?.[0], required ? messages.guide.required : messages.guide.optional]));
    expect(String(guide?.getRow(6).getCell(4).value)).toBe(['\u0645\u0631\u062f', '\u0632\u0646'].join(messages.guide.separator));
  });

  it('takes every word it offers, and writes none that a spreadsheet would compute', async () => {
    await server.owner.query(`insert into enumeration (enum_id, enum_type_id, description, search_text) values ('Evil', 'JobCategory', '=1+1 evil', '11evil')`);
    try {
      const workbook = await book('jobs');
      const words = offered(workbook, 'C') ?? [];
      expect(words.length).toBeGreaterThan(2);
      expect(words).toContain("'=1+1 evil");
      for (const [at, word] of words.entries()) workbook.worksheets[0]?.addRow([`W-${at}`, `w ${at}`, word]);
      const filled = await upload(administrator, 'jobs', Buffer.from(await workbook.xlsx.writeBuffer()), { companyId: companyId('holding') });
      // the sample of jobs is left out, the words are all known
      expect(filled.body.run.counts).toMatchObject({ rows: words.length, refused: 0, accepted: words.length, warnings: { sample_row: 1 } });
      expect(Object.keys(filled.body.run.counts.warnings)).toEqual(['sample_row']);
    } finally {
      await server.owner.query(`delete from enumeration where enum_id = 'Evil'`);
    }
  });

  it('refuses a sample that was changed only here and there, and imports nobody of it', async () => {
    const workbook = await book('jobs');
    const [sheet] = workbook.worksheets;
    if (!sheet) throw new Error('no sheet');
    sheet.getRow(2).getCell(2).value = 'changed';
    sheet.addRow(['nemuneh-1', 'another spelling']);
    const { body } = await upload(administrator, 'jobs', Buffer.from(await workbook.xlsx.writeBuffer()), { companyId: companyId('holding') });
    expect(body.run.counts).toMatchObject({ rows: 2, accepted: 0, refused: 2 });
    expect(body.refused.map(({ code }: { code: string }) => code)).toEqual(['sample_left', 'sample_left']);
  });

  it('refuses what is no sheet, no kind, no file', async () => {
    expect((await upload(administrator, 'jobs', '%PDF-1.7')).status).toBe(415);
    expect(await upload(administrator, 'nothing', 'a\r\n1\r\n')).toMatchObject({ status: 400, body: { errorCode: 'platform/import-export.unknownKind' } });
    expect(await upload(administrator, 'jobs', '')).toMatchObject({ status: 400, body: { errorCode: 'platform/import-export.empty' } });
    expect((await administrator.request('POST', CALL, { file: 'x' })).statusCode).toBe(400);
    const answer = await server.app.inject({
      method: 'POST',
      url: CALL,
      headers: { ...administrator.headers(), 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'broken',
    });
    expect(answer.statusCode).toBe(400);
  });

  it('takes a sheet that is larger than other files may be, and no document of that size', async () => {
    const bytes = 6 * 1024 * 1024;
    expect(server.files.maxBytes).toBeLessThan(bytes);
    const [headers = '', ...jobs] = head('jobs', 12).trimEnd().split('\r\n');
    const remarks = jobs.map((row) => `${row},${'a'.repeat(1_000)}\r\n`);
    const sheet = `${headers},remark\r\n${remarks.join('').repeat(600)}`;
    expect(sheet.length).toBeGreaterThan(bytes);
    expect(await upload(administrator, 'jobs', sheet, { companyId: companyId('holding') })).toMatchObject({ status: 200, body: { run: { counts: { rows: 7_200 } } } });
    const document = await administrator.upload('/api/rest/s1/hcm/getpersonnelfile', { name: 'a.pdf', content: Buffer.alloc(bytes, '%PDF-1.7') }, {});
    expect(document.statusCode).toBe(413);
  });

  it('stops reading beyond the largest sheet, with the figure that the page and the article say', async () => {
    const figure = toPersianDigits(String(MAX_FILE_MB));
    const { status, body } = await upload(administrator, 'jobs', Buffer.alloc(MAX_FILE_BYTES + 2 * 1024 * 1024, 'a'));
    expect([status, body.messages]).toEqual([413, messages.errors.fileTooLarge]);
    const article = readFileSync(new URL('../src/modules/administration/import/import.help.fa.md', import.meta.url), 'utf8');
    for (const said of [body.messages, page.fileHelp, page.fileSize, article]) expect(said).toContain(`${figure} \u0645\u06af\u0627\u0628\u0627\u06cc\u062a`);
    expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(`at ${MAX_FILE_MB} MB`);
  });
});
