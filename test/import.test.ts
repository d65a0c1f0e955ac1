/** Imports of a whole organisation through the ways of the command line: 10,000 people, order, crash, dated facts, undo. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import personnelMessages from '#modules/personnel/file/personnel-import.messages.fa.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { importErrors } from '#platform/import-export/import-export.errors.ts';
import importMessages from '#platform/import-export/import-export.messages.fa.ts';
import { type FileResult, importFile } from '#platform/import-export/import-file.service.ts';
import type { ImportKind } from '#platform/import-export/kind.define.ts';
import { readRun } from '#platform/import-export/run.store.ts';
import { type ApplyOptions, applyRun, type ImportDeps, resumeImports } from '#platform/import-export/runner.server.ts';
import { undoRun } from '#platform/import-export/undo.service.ts';
import { insertCompany } from '#platform/party/company-bulk.store.ts';
import { importKinds, sourceFiles } from '#server/slices.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';

const texts = personnelMessages.importPersonnel;

type KindName = 'units' | 'jobs' | 'positions' | 'personnel';

const fixture = (name: string): string => gunzipSync(readFileSync(new URL(`./fixtures/organisation-10k/${name}.csv.gz`, import.meta.url))).toString('utf8');
/** The header and the first rows of a sheet, with the line ends of the file. */
const head = (name: KindName, rows: number): string =>
  `${fixture(name)
    .split('\r\n')
    .slice(0, rows + 1)
    .join('\r\n')}\r\n`;
const faults = (): { row: number; code: string }[] =>
  (JSON.parse(readFileSync(new URL('./fixtures/organisation-10k/faults.json', import.meta.url), 'utf8')) as { row: number; fault: string }[]).map(({ row, fault }) => ({
    row,
    code: fault,
  }));

let kinds: ImportKind[];
beforeAll(async () => {
  kinds = await importKinds(await sourceFiles());
});

it('every kind has a name in the list of imports', () => {
  expect(kinds.map(({ kind }) => kind).filter((kind) => importMessages.kinds[kind] === undefined)).toEqual([]);
});

interface Place {
  readonly database: TestDatabase;
  readonly deps: ImportDeps;
  bring(kind: KindName, content: string | Buffer, options?: ApplyOptions & { company?: string; dryRun?: boolean }): Promise<FileResult>;
  count(table: string, where?: string): Promise<number>;
  column(query: string): Promise<unknown[]>;
}

async function openPlace(): Promise<Place> {
  const database = await openTestDatabase();
  const deps: ImportDeps = { pool: database.pool, clock: movableClock(), kinds, newId };
  const column = async (query: string) => (await database.owner.query<unknown[]>({ text: query, rowMode: 'array' })).rows.map(([value]) => value);
  return {
    database,
    deps,
    column,
    bring: (kind, content, { company, dryRun, ...options } = {}) =>
      importFile(deps, { kind, fileName: `${kind}.csv`, bytes: Buffer.from(content), company, ...(dryRun ? { dryRun } : {}) }, options),
    count: async (table, where = 'true') => Number((await column(`select count(*) from ${table} where ${where}`))[0]),
  };
}

const runs = async (place: Place, kind: KindName): Promise<string[]> =>
  (await place.column(`select run_id from import_run where kind = '${kind}' order by created_at`)) as string[];

const summary = ({ counts: { accepted, updated, unchanged, refused } }: FileResult) => [accepted, updated, unchanged, refused];

describe('the organisation of 10,000', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place.database.close());

  it('stands but for the 40 faulty rows, also through an interruption, and a second time changes nothing', { timeout: 240_000 }, async () => {
    expect(summary(await place.bring('units', fixture('units')))).toEqual([329, 0, 0, 0]);
    expect(summary(await place.bring('jobs', fixture('jobs')))).toEqual([12, 0, 0, 0]);
    expect(summary(await place.bring('positions', fixture('positions')))).toEqual([10_000, 0, 0, 0]);

    const trial = await place.bring('personnel', fixture('personnel'), { dryRun: true });
    expect(summary(trial)).toEqual([9_960, 0, 0, 40]);
    expect(await place.count('person')).toBe(0);

    // the process ends after three batches
    const crash = new AbortController();
    const cut = await place.bring('personnel', fixture('personnel'), { signal: crash.signal, onProgress: (passed) => passed >= 3_000 && crash.abort() });
    expect(cut.counts.refused).toBe(40);
    expect(await place.count('person')).toBe(3_000);
    expect(await place.column("select state || passed_rows from import_run where kind = 'personnel'")).toEqual(['applying3000']);

    const [runId = ''] = await runs(place, 'personnel');
    expect(await resumeImports(place.deps)).toEqual([runId]);
    const run = await reading(place.database.pool, systemActor('test'), (db) => readRun(db, runId));
    expect(run).toMatchObject({ state: 'done', passedRows: 9_960, counts: { rows: 10_000, accepted: 9_960, updated: 0, unchanged: 0, refused: 40 } });
    expect(await place.database.owner.query('select row_no as row, code from import_refusal order by row_no').then(({ rows }) => rows)).toEqual(faults());

    for (const table of [
      'person',
      'party_relationship',
      'employment_kind',
      'employment_salary',
      'bank_account',
      'telecom_number',
      'postal_address',
      'empl_position_party',
      'party_qualification',
    ])
      expect([table, await place.count(table)]).toEqual([table, 9_960]);
    expect(await place.count('party_identification')).toBe(3 * 9_960);
    expect(await place.count('audit_entry', "entity = 'Person' and action = 'import'")).toBe(9_960);
    // account numbers: sealed where they stand, and not in the audit
    expect(await place.count('bank_account', "iban not like 'enc:%'")).toBe(0);
    expect(await place.count('audit_entry', "changes::text ~ 'IR[0-9]{24}'")).toBe(0);
    expect(await place.count('import_file')).toBe(0);

    const tables = ['person', 'employment_salary', 'audit_entry', 'name_word', 'postal_address'];
    const before = await Promise.all(tables.map((table) => place.count(table)));
    const again = await place.bring('personnel', fixture('personnel'));
    expect(summary(again)).toEqual([0, 0, 9_960, 40]);
    expect(again.refused.map(({ row, code }) => ({ row, code }))).toEqual(faults());
    expect(await Promise.all(tables.map((table) => place.count(table)))).toEqual(before);

    // 2,000 of them by their personnel codes alone, each with another place of birth
    const codes = (await place.column('select pseudo_id from party_relationship order by pseudo_id limit 2000')) as string[];
    const title = (name: string) => texts.headers[name]?.[0] ?? '';
    const few = `${title('pseudoId')},${title('birthPlace')}\r\n${codes.map((code, at) => `${code},B${at}`).join('\r\n')}\r\n`;
    expect(summary(await place.bring('personnel', few, { dryRun: true }))).toEqual([0, 2_000, 0, 0]);
    expect(summary(await place.bring('personnel', few))).toEqual([0, 2_000, 0, 0]);
    expect(await place.count('person', "birth_place ~ '^B[0-9]+$'")).toBe(2_000);
    expect(await place.count('person')).toBe(9_960);
  });

  it('keeps what was cleaned in its stored form, and every city of the sheets by its place', async () => {
    expect(await place.count('person', "search_text ~ '[\\u064A\\u0643]' or first_name ~ '[\\u064A\\u0643]' or first_name <> btrim(first_name)")).toBe(0);
    expect(await place.count('telecom_number', "contact_number !~ '^09[0-9]{9}$'")).toBe(0);
    expect(await place.count('postal_address', 'city_geo_id is null')).toBe(0);
    expect(await place.count('person', "gender = 'N' and military_state_enum_id <> 'NotIncluded'")).toBe(0);
  });
});

describe('a small installation', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
    await place.bring('units', fixture('units'));
    await place.bring('jobs', fixture('jobs'));
    await place.bring('positions', head('positions', 60));
    expect(summary(await place.bring('personnel', head('personnel', 50)))).toEqual([50, 0, 0, 0]);
  });
  afterAll(() => place.database.close());

  it('reads the same people from XLSX, Windows-1256 and other delimiters', async () => {
    const lines = head('personnel', 50);
    const table = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(Uint8Array.of(byte)), byte]));
    const arabic = lines
      .replace('\uFEFF', '')
      .replaceAll('\u06CC', '\u064A')
      .replaceAll('\u06A9', '\u0643')
      .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
    expect(summary(await place.bring('personnel', Buffer.from([...arabic].map((letter) => table.get(letter) ?? 0))))).toEqual([0, 0, 50, 0]);
    expect(summary(await place.bring('personnel', lines.replace('\uFEFF', '').replaceAll(',', ';')))).toEqual([0, 0, 50, 0]);
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('a');
    for (const line of lines.replace('\uFEFF', '').trimEnd().split('\r\n')) sheet.addRow(line.split(',').map((cell) => (/^[1-9]\d{0,14}$/.test(cell) ? Number(cell) : cell)));
    expect(summary(await place.bring('personnel', Buffer.from(await workbook.xlsx.writeBuffer())))).toEqual([0, 0, 50, 0]);
  });

  it('takes a new wage and a new post as facts from today, audits them and takes them back', async () => {
    const lines = head('personnel', 2).split('\r\n');
    const moved = (lines[1] ?? '').replace('P00001', 'P00055').replace(/,\d+$/, ',9999999');
    expect(summary(await place.bring('personnel', `${lines[0]}\r\n${moved}\r\n`))).toEqual([0, 1, 0, 0]);
    const wages =
      "select daily_wage::text || ' ' || coalesce(upper(s.valid) = '2026-05-10', false) || ' ' || upper_inf(s.valid) from employment_salary s join party_relationship r using (party_relationship_id) where pseudo_id = '100001' order by lower(s.valid)";
    const seats =
      "select e.pseudo_id || ' ' || upper_inf(h.valid) from empl_position_party h join empl_position e using (empl_position_id) join party_relationship r using (party_id) where r.pseudo_id = '100001' order by lower(h.valid)";
    expect(await place.column(wages)).toEqual(['7000000 true false', '9999999 false true']);
    expect(await place.column(seats)).toEqual(['P00001 false', 'P00055 true']);
    expect(await place.column("select changes from audit_entry where entity = 'Person' order by audit_id desc limit 1")).toEqual([
      { dailyWage: ['7000000', '9999999'], positionCode: ['P00001', 'P00055'] },
    ]);

    // a second change on the same day replaces the first
    expect(summary(await place.bring('personnel', `${lines[0]}\r\n${moved.replace('9999999', '8888888')}\r\n`))).toEqual([0, 1, 0, 0]);
    expect(await place.column(wages)).toEqual(['7000000 true false', '8888888 false true']);

    const done = (await runs(place, 'personnel')).slice(-2);
    await expect(undo(place, 'personnel', done[0] ?? '')).rejects.toMatchObject({ errorName: 'needed' });
    await undo(place, 'personnel', done[1] ?? '');
    expect(await place.column(wages)).toEqual(['7000000 true false', '9999999 false true']);
  });

  it('refuses days of birth and hiring that cannot be', async () => {
    // of the second person nothing has changed since the hiring
    const [header = '', , second = ''] = head('personnel', 2).split('\r\n');
    const titles = header.replace('\uFEFF', '').split(',');
    const [birth, hire] = [texts.headers['birthDate'], texts.headers['hireDate']].map((spellings) => titles.indexOf(spellings?.[0] ?? '-'));
    const dated = (born: string, hired: string) => second.split(',').map((cell, i) => (i === birth ? born : i === hire ? hired : cell));
    // today is 2026-05-10
    const days = [
      ['1360/01/01', '1500/01/01', 'impossible_date'],
      ['1360/01/01', '2027-05-11', 'impossible_date'],
      ['', '1299/12/29', 'impossible_date'],
      ['2011-05-11', '2026-05-10', 'impossible_date'],
      ['2030-01-01', '2026-05-10', 'birth_after_hire'],
      ['1900-01-01', '1390/01/01', 'impossible_date'],
    ] as const;
    for (const [born, hired, code] of days) {
      const trial = await place.bring('personnel', `${header}\r\n${dated(born, hired).join(',')}\r\n`, { dryRun: true });
      expect([born, hired, trial.refused.map((fault) => fault.code)]).toEqual([born, hired, [code]]);
    }
    const fine = await place.bring('personnel', `${header}\r\n${dated('2011-05-10', '2027-05-10').join(',')}\r\n`, { dryRun: true });
    expect(fine.counts.refused).toBe(0);
  });

  it('refuses a post that has no room, not one whose holder leaves by the same file', async () => {
    const [header = '', first = '', second = ''] = head('personnel', 2).split('\r\n');
    const both = async (one: string, other: string) => {
      const { counts, refused } = await place.bring('personnel', [header, one, other, ''].join('\r\n'), { dryRun: true });
      return [counts.refused, refused.map(({ row, code }) => [row, code])];
    };
    const [mine = '', yours = ''] = [/P\d{5}/.exec(first)?.[0], /P\d{5}/.exec(second)?.[0]];
    expect(await both(first, second)).toEqual([0, []]);
    expect(await both(first, second.replace(yours, mine))).toEqual([1, [[3, 'position_full']]]);
    expect(await both(first.replace(mine, yours), second.replace(yours, mine))).toEqual([0, []]);
    // P00003 is held; who finds no room stays, so nobody follows
    expect(await both(first.replace(mine, 'P00003'), second.replace(yours, 'P00055'))).toEqual([
      2,
      [
        [2, 'position_full'],
        [3, 'position_full'],
      ],
    ]);
  });

  it('refuses codes that belong to others, with their names', async () => {
    const [header = '', first = '', second = ''] = head('personnel', 2).split('\r\n');
    const secondCode = second.split(',')[5] ?? '';
    const stolen = first.split(',').map((cell, i) => (i === 5 ? secondCode : cell));
    const trial = await place.bring('personnel', `${header}\r\n${stolen.join(',')}\r\n`, { dryRun: true });
    expect(trial.refused).toMatchObject([{ row: 2, code: 'duplicate_national_code', value: secondCode }]);
    expect(trial.refused[0]?.reason).toContain('\u06F1\u06F0\u06F0\u06F0\u06F0\u06F2');
  });

  it('finds children of refused rows, circles and unknown codes in positions', async () => {
    const header = head('positions', 0).trimEnd();
    const sheet = [header, 'Q1,a,U000,J01,Q2', 'Q2,b,U000,J01,Q1', 'Q3,c,U999,J01,', 'Q4,d,U000,J01,Q3', 'Q5,e,U000,J99,', 'Q6,f,U000,J01,', 'P00001,g,U000,J01,P00002'].join(
      '\r\n',
    );
    const trial = await place.bring('positions', sheet, { dryRun: true });
    expect(trial.refused.map(({ row, code }) => [row, code])).toEqual([
      [2, 'circle'],
      [3, 'circle'],
      [4, 'unknown_unit'],
      [5, 'unknown_position'],
      [6, 'unknown_job'],
      [8, 'circle'],
    ]);
    expect(trial.counts.accepted).toBe(1);
  });

  it('takes codes that differ in letter case for one', async () => {
    const header = head('jobs', 0).trimEnd();
    const again = await place.bring('jobs', [header, 'j01,a,', 'J01,b,', 'j90,c,'].join('\r\n'));
    expect(summary(again)).toEqual([1, 1, 0, 1]);
    expect(again.refused.map(({ row, code }) => [row, code])).toEqual([[3, 'duplicate_code']]);
    expect(await place.column("select job_code || ' ' || job_title from job where upper(job_code) in ('J01', 'J90') order by 1")).toEqual(['J01 a', 'j90 c']);
    const person = head('personnel', 1)
      .trimEnd()
      .replace(/^100001/m, 'x1');
    expect((await place.bring('personnel', person.replaceAll('P00001', 'p00001'), { dryRun: true })).refused.map(({ code }) => code)).not.toContain('unknown_position');
  });

  it('goes on with a run that failed', async () => {
    let batches = 0;
    const failing = kinds.map((kind) =>
      kind.kind === 'positions'
        ? { ...kind, apply: (...args: Parameters<ImportKind['apply']>) => (++batches === 2 ? Promise.reject(new Error('disk full')) : kind.apply(...args)) }
        : kind,
    );
    const file = { kind: 'positions', fileName: 'p.csv', bytes: Buffer.from(head('positions', 2_500)) };
    await expect(importFile({ ...place.deps, kinds: failing }, file)).rejects.toThrow('disk full');
    expect(await place.column("select state || ' ' || failure from import_run where kind = 'positions' order by created_at desc limit 1")).toEqual(['failed stopped']);
    const result = await importFile(place.deps, file);
    // 60 stood before; the two halves of the run together wrote the rest
    expect(summary(result)).toEqual([2_440, 0, 60, 0]);
    expect(await place.count('audit_entry', "entity = 'EmplPosition'")).toBe(2_500);
  });

  it('takes the approved number and the status of posts, not against who holds them', async () => {
    const [header = '', , ...lines] = head('positions', 3).trimEnd().split('\r\n');
    const words = [
      ['3', ''],
      ['0', ''],
      ['', '\u063A\u06CC\u0631\u0641\u0639\u0627\u0644'],
    ];
    const more = ['new,new,U000,J01,,2,\u0628\u0631\u0646\u0627\u0645\u0647\u200C\u0631\u06CC\u0632\u06CC \u0634\u062F\u0647'];
    const file = [
      `${header},\u062A\u0639\u062F\u0627\u062F \u0645\u0635\u0648\u0628,\u0648\u0636\u0639\u06CC\u062A`,
      ...[lines[0], lines[1], lines[1]?.replace('P00003', 'P00004')].map((line, index) => [line, ...(words[index] ?? [])].join(',')),
      ...more,
      '',
    ];
    const { refused, counts } = await place.bring('positions', file.join('\r\n'));
    expect(refused.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, 'seats', 'bad_number'],
      [4, 'statusId', 'position_held'],
    ]);
    expect([counts.accepted, counts.updated]).toEqual([1, 1]);
    const said =
      "select f.seats || ' ' || f.status_id || ' ' || coalesce(lower(f.valid)::text, '-') from empl_position_fact f join empl_position e using (empl_position_id) where e.pseudo_id";
    expect(await place.column(`${said} = 'P00002' order by f.valid`)).toEqual(['1 EmpsActive -', '3 EmpsActive 2026-05-10']);
    expect(await place.column(`${said} = 'new'`)).toEqual(['2 EmpsPlanned -']);
  });

  it('lets only one process work on a run', async () => {
    const [runId = ''] = await runs(place, 'jobs');
    const client = await place.database.pool.connect();
    try {
      await client.query("select pg_advisory_lock(hashtextextended('import', 0) # hashtextextended($1, 0))", [runId]);
      expect(await applyRun(place.deps, runId)).toBeUndefined();
    } finally {
      client.release(true);
    }
  });
});

const undo = async (place: Place, kind: KindName, runId: string): Promise<void> => {
  const companies = (await place.column('select company_id from company')) as string[];
  await writing(place.database.pool, systemActor('undo', companies), async (tx) => {
    const run = await readRun(tx, runId);
    const found = kinds.find((one) => one.kind === kind);
    if (!run || !found) throw new Error('no such run');
    await undoRun(tx, found, run);
  });
};

describe('an empty installation', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place.database.close());

  const orderFault = { errorName: 'wrongOrder' };

  it('insists on the order, founds the company, and is empty again after everything is taken back', async () => {
    for (const kind of ['jobs', 'positions', 'personnel'] as const) await expect(place.bring(kind, head(kind, 1))).rejects.toMatchObject(orderFault);
    await place.bring('units', head('units', 20));
    expect(await place.column('select pseudo_id || organization_name from company')).toEqual(
      await place.column("select pseudo_id || organization_name from org_unit where pseudo_id = 'U000'"),
    );
    await expect(place.bring('positions', head('positions', 1))).rejects.toMatchObject(orderFault);
    await place.bring('jobs', fixture('jobs'));
    await expect(place.bring('personnel', head('personnel', 1))).rejects.toMatchObject(orderFault);
    await place.bring('positions', head('positions', 10));
    await place.bring('personnel', head('personnel', 10));

    const ids = Object.fromEntries(
      await Promise.all((['units', 'jobs', 'positions', 'personnel'] as const).map(async (kind) => [kind, (await runs(place, kind))[0] ?? ''])),
    ) as Record<KindName, string>;
    for (const kind of ['units', 'jobs', 'positions'] as const) await expect(undo(place, kind, ids[kind])).rejects.toMatchObject({ errorName: 'needed' });
    for (const kind of ['personnel', 'positions', 'jobs', 'units'] as const) await undo(place, kind, ids[kind]);
    for (const table of ['company', 'party', 'person', 'org_unit', 'job', 'empl_position', 'name_word', 'import_change'])
      expect([table, await place.count(table)]).toEqual([table, 0]);
  });

  it('gives the only company without units the code and name of the first row, and founds further ones below it', async () => {
    const companyId = newId();
    await writing(place.database.pool, systemActor('test', [companyId]), async (tx) => {
      await insertCompany(tx, { companyId, parentId: null, code: 'SETUP', name: 'set-up' });
    });
    await place.bring('units', head('units', 5));
    expect(await place.column("select pseudo_id || (company_id = '".concat(companyId, "') from company"))).toEqual(['U000true']);
    const header = head('units', 0).trimEnd();
    await place.bring('units', `${header}\r\nX000,second,,\r\nX001,below,X000,\r\n`);
    expect(await place.column('select pseudo_id from company where parent_company_id is not null')).toEqual(['X000']);
    expect(await place.column("select c.pseudo_id from org_unit u join company c using (company_id) where u.pseudo_id = 'X001'")).toEqual(['X000']);
    // of several companies none is guessed, also for units that do not name theirs
    await expect(place.bring('jobs', head('jobs', 1))).rejects.toMatchObject({ errorName: 'companyNeeded' });
    await expect(place.bring('units', `${header}\r\nU777,somewhere,U000,\r\n`)).rejects.toMatchObject({ errorName: 'companyNeeded' });
    expect((await place.bring('units', head('units', 5))).company).toMatchObject({ code: 'U000' });
    expect((await place.bring('jobs', head('jobs', 1), { company: 'X000' })).company).toMatchObject({ code: 'X000' });
    expect(await place.column('select c.pseudo_id from job join company c using (company_id)')).toEqual(['X000']);
    await place.bring('jobs', head('jobs', 1), { company: 'U000' });
    expect(await place.count('job')).toBe(2);
    await expect(place.bring('jobs', head('jobs', 1), { company: 'nobody' })).rejects.toMatchObject({ errorName: 'unknownCompany' });

    const [first = ''] = (await runs(place, 'units')).slice(-2);
    await expect(undo(place, 'units', first)).rejects.toMatchObject({ errorName: 'needed' });
  });

  it('says which required columns are missing', async () => {
    await expect(place.bring('units', 'a,b\r\n1,2\r\n')).rejects.toSatisfy((error) => importErrors.is(error, 'missingColumns'));
  });
});
