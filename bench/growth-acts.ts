/** The acts of bench/growth.ts, as a browser does them: each a list of requests that follow each other. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { addDays } from '#kernel/jalali/jalali.ts';
import { newPerson } from './calls.ts';

export interface Api {
  get(path: string): Promise<Answer>;
  send(method: 'POST' | 'PUT', path: string, body: object): Promise<Answer>;
  upload(path: string, form: FormData): Promise<Answer>;
}
/** Whatever a call answers; a refusal has thrown. */
// biome-ignore lint/suspicious/noExplicitAny: read by its places
export type Answer = any;

export interface Act {
  readonly name: string;
  /** Acts on one record are to cost the same however many people there are. */
  readonly isOfOne: boolean;
  readonly times: number;
  /** Done before the clock runs. */
  prepare?(turn: number): Promise<unknown>;
  run(turn: number): Promise<unknown>;
}

export interface Place {
  readonly owner: pg.Client;
  readonly as: (username: string) => Api;
  /** ISO date. */
  readonly today: string;
}

const HCM = '/api/rest/s1/hcm';
const TIMES = 40;
const MOST_REFUSED = 10;
const named = (values: object) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

async function peopleOf({ owner }: Place): Promise<readonly { partyId: string; holdingId: string; positionId: string; role: string }[]> {
  const { rows } = await owner.query(
    `select distinct on (h.empl_position_id) h.party_id as "partyId", h.empl_position_party_id as "holdingId", h.empl_position_id as "positionId", h.role_type_id as role
     from empl_position_party h join user_account a on a.username = 'hrofficer' and a.company_id = h.company_id join empl_position_unit u on u.empl_position_id = h.empl_position_id
     where upper(h.valid) is null and lower(h.valid) < current_date - 10 and h.main_position = 'Y' and h.role_type_id <> 'OrgRManager' and u.unit_id <> h.company_id and upper(u.valid) is null
       and h.occupancy_rate = 100 and not exists (select from user_account x where x.party_id = h.party_id)
       and not exists (select from empl_position_party o where o.empl_position_party_id <> h.empl_position_party_id and (o.party_id = h.party_id or o.empl_position_id = h.empl_position_id) and o.valid && h.valid)
     order by h.empl_position_id limit $1`,
    [TIMES * 2 + 2],
  );
  return rows;
}

const versionOf = async ({ owner }: Place, partyId: string): Promise<number> =>
  (await owner.query<{ version: number }>('select row_version as version from person where party_id = $1', [partyId])).rows[0]?.version ?? 0;

/** As lists of holders say it (platform/structure holders.store.ts). */
const holdingVersionOf = async ({ owner }: Place, holdingId: string): Promise<number> =>
  (await owner.query<{ version: number }>('select (xmin::text::bigint % 2147483647)::int as version from empl_position_party where empl_position_party_id = $1', [holdingId]))
    .rows[0]?.version ?? 0;

/** A hundred rows of the organisation of test/fixtures with codes of their own and without what they do not need. */
function sheet(turn: number): File {
  const lines = gunzipSync(readFileSync(new URL('../test/fixtures/organisation-10k/personnel.csv.gz', import.meta.url)))
    .toString('utf8')
    .split('\n');
  const columns = [0, 1, 2, 3, 4, 5, 15];
  const rows = lines.slice(1 + turn * 100, 101 + turn * 100).map((line, index) => line.split(',').with(0, `G${turn}x${index}`));
  const text = [lines[0]?.split(',') ?? [], ...rows].map((cells) => columns.map((column) => cells[column]).join(',')).join('\n');
  return new File([text], 'people.csv', { type: 'text/csv' });
}

async function importHundred(api: Api, turn: number): Promise<void> {
  const form = new FormData();
  form.set('kind', 'personnel');
  form.set('file', sheet(turn));
  const { run, ...report } = await api.upload(`${HCM}/import`, form);
  await api.send('POST', `${HCM}/import/${run.runId}/apply`, {});
  for (;;) {
    const { state, counts } = await api.get(`${HCM}/import/${run.runId}`);
    // the sheet has a few faults on purpose
    if (state === 'failed' || (state === 'done' && counts.refused > MOST_REFUSED))
      throw new Error(`an import ended as ${state}: ${JSON.stringify({ counts, refused: report.refused?.slice(0, 2) })}`);
    if (state === 'done') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Someone leaves a post, and who left another one before takes it. */
function postChange(place: Place, people: Awaited<ReturnType<typeof peopleOf>>): Act {
  const api = place.as('admin');
  const close = async ({ holdingId }: (typeof people)[number]) =>
    api.send('POST', `${HCM}/orgStructure/position/holder/${holdingId}/close`, { on: place.today, rowVersion: await holdingVersionOf(place, holdingId) });
  return {
    name: 'post change',
    isOfOne: true,
    times: TIMES,
    prepare: async (turn) => (turn === 0 ? close(people[0] as (typeof people)[number]) : undefined),
    run: async (turn) => {
      const [free, taken] = [people[turn], people[turn + 1]] as [(typeof people)[number], (typeof people)[number]];
      await close(taken);
      const holder = { partyId: free.partyId, roleTypeId: taken.role, partyFromDate: place.today, mainPosition: 'Y', occupancyRate: 100 };
      await api.send('POST', `${HCM}/orgStructure/position/emplPosition/${taken.positionId}/holder`, holder);
    },
  };
}

/** Unpaid days of one employee far ahead, and the manager's answers to them. */
function leave(place: Place): Act[] {
  const [employee, manager] = [place.as('employee'), place.as('manager')];
  const waiting: string[] = [];
  let day = addDays(place.today, 20);
  const ask = async (): Promise<void> => {
    for (let tries = 0; tries < 10; tries++) {
      day = addDays(day, 1);
      const values = named({ leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate: day, thruDate: day });
      const begun = await employee.send('POST', `${HCM}/process/start`, { processDefinitionId: 'leave', variables: values }).catch(() => undefined);
      if (begun) return void waiting.push(begun.id);
    }
    throw new Error('no day of leave was taken');
  };
  const open: string[] = [];
  return [
    { name: 'leave request', isOfOne: true, times: 15, run: ask },
    {
      name: 'task answer',
      isOfOne: true,
      times: 15,
      prepare: async () => {
        if (open.length > 0) return;
        const { _embedded } = await manager.get(`${HCM}/process/task?maxResults=50`);
        open.push(..._embedded.task.filter(({ processInstanceId }: { processInstanceId: string }) => waiting.includes(processInstanceId)).map(({ id }: { id: string }) => id));
      },
      run: () => manager.send('POST', `${HCM}/process/form`, { taskId: open.shift(), variables: named({ outcome: 'accept', comment: null }) }),
    },
  ];
}

export async function actsOf(place: Place): Promise<readonly Act[]> {
  const people = await peopleOf(place);
  if (people.length <= TIMES) throw new Error(`only ${people.length} people could change their post`);
  const officer = place.as('hrofficer');
  const versions = new Map<string, number>();
  const register = (turn: number) => officer.send('POST', `${HCM}/party`, newPerson(900_000 + turn));
  return [
    { name: 'register', isOfOne: true, times: TIMES, run: register },
    {
      name: 'edit',
      isOfOne: true,
      times: TIMES,
      prepare: async (turn) => versions.set(people[turn]?.partyId ?? '', await versionOf(place, people[turn]?.partyId ?? '')),
      run: (turn) => officer.send('PUT', `${HCM}/entity/Person/${people[turn]?.partyId}`, { birthPlace: `B${turn}`, rowVersion: versions.get(people[turn]?.partyId ?? '') }),
    },
    postChange(place, people),
    ...leave(place),
    { name: 'import of 100 rows', isOfOne: false, times: 5, run: (turn) => importHundred(officer, turn) },
    { name: 'page of the list', isOfOne: false, times: TIMES, run: (turn) => officer.get(`${HCM}/personList?pageSize=25&pageIndex=${turn % 5}`) },
    { name: 'a file is opened', isOfOne: true, times: TIMES, run: (turn) => officer.get(`${HCM}/infoOfEachPerson?partyId=${people[turn]?.partyId}`) },
    { name: 'dashboard', isOfOne: false, times: TIMES, run: () => officer.get(`${HCM}/dashboard/summary`) },
    { name: 'dashboard, changed', isOfOne: false, times: 5, prepare: (turn) => register(5_000 + turn), run: () => officer.get(`${HCM}/dashboard/summary`) },
  ];
}

export function apiOf(port: number, headers: Readonly<Record<string, string>>): Api {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...headers, ...(init.headers as object) } });
    if (answer.status < 200 || answer.status > 299) throw new Error(`${init.method} ${path} answered ${answer.status}: ${(await answer.text()).slice(0, 400)}`);
    return answer.json();
  };
  return {
    get: (path) => ask(path, { method: 'GET' }),
    send: (method, path, body) => ask(path, { method, headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify(body) }),
    upload: (path, form) => ask(path, { method: 'POST', body: form }),
  };
}
