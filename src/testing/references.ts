/**
 * Things with an owner, twice: one within the reach of somebody and one of another company, another person or another
 * unit. Laid by the calls of the product themselves, so that they are what people would have made.
 */
import { randomUUID } from 'node:crypto';
import { fieldClasses } from '#kernel/entity.ts';
import { anonymous, renewSession, type TestActor } from './actors.ts';
import type { TestApp } from './app.ts';
import { layAttendance, layCalendar, layDay } from './attendance-rows.ts';
import { layClaim } from './claim-rows.ts';
import { layFee } from './fund-rows.ts';
import { addHolder } from './holders.ts';
import { type LoanPlaceKind, layLoanPlace } from './loan-rows.ts';
import { layOrder } from './order-rows.ts';
import { companyId, companyOf, employmentId, factsOf, type PersonName, partyId, postId, unitId } from './organisation.ts';
import { layPayslip } from './payslip-rows.ts';
import { fillPeople, type People } from './person-parts.ts';
import { type FileAuthors, type FileKind, type FileReferences, layFileOf } from './references-people.ts';
import { layProcessesOf, layProcessesOfCompany, type ProcessesOfCompanyKind, type ProcessKindOfPerson, processesOfCompany } from './references-processes.ts';
import { holdingOf, layBelow, layGround, type Standing } from './references-structure.ts';
import type { RowKind, Sample } from './sample.ts';
import { layRows, rowOf } from './samples.ts';
import { layServiceRequest } from './waiting-service.ts';

/** What an id may point at that belongs to somebody; a newcomer is a person without an account, a colleague anybody of the company. */
export type ReferenceKind =
  | 'holding'
  | FileKind
  | ProcessesOfCompanyKind
  | ProcessKindOfPerson
  | LoanPlaceKind
  | RowKind
  | 'partyId'
  | 'partyRelationshipId'
  | 'companyId'
  | 'unitId'
  | 'emplPositionId'
  | 'userId'
  | 'userGroupId'
  | 'serviceKeyId'
  | 'requestId'
  | 'refusableId'
  | 'runId'
  | 'accountRun'
  | 'newcomer'
  | 'colleague'
  | 'chain'
  | 'comparisonId'
  | 'attendanceClosingId'
  | 'attendanceSheetId'
  | 'clockPressId'
  | 'noteId'
  | 'viewId'
  | 'serviceRequestId'
  | 'allocationMoveId'
  | 'welfareReceiptId'
  | 'file'
  | 'sessionId'
  | 'notifId';
export type References = Readonly<Record<ReferenceKind, string>>;

/** Somebody with every permission and class on some rows, what is theirs, and what is somebody else's. */
export interface Fenced {
  readonly actor: TestActor;
  readonly own: References;
  readonly foreign: References;
}

const people = { here: 'director', units: 'salesHead', self: 'stranger', there: 'worker', neighbour: 'colleague' } as const satisfies Record<string, PersonName>;
export type FencedName = 'here' | 'units' | 'self';

async function make<T = Record<string, string>>(actor: TestActor, path: string, body: unknown): Promise<T> {
  const answer = await actor.request('POST', `/api${path}`, body);
  if (answer.statusCode >= 300) throw new Error(`POST ${path} as ${actor.name}: ${answer.statusCode} ${answer.body}`);
  return answer.json<T>();
}

async function upload(actor: TestActor, path: string, content: string | Uint8Array, name: string, fields: Readonly<Record<string, string>> = {}) {
  const answer = await actor.upload(`/api${path}`, { name, content }, fields);
  if (answer.statusCode >= 300) throw new Error(`upload to ${path} as ${actor.name}: ${answer.statusCode} ${answer.body}`);
  return answer.json<{ name: string; run?: { runId: string } }>();
}

type OfPersonKind =
  | 'attendanceClosingId'
  | 'attendanceSheetId'
  | 'clockPressId'
  | 'partyId'
  | 'partyRelationshipId'
  | 'companyId'
  | 'unitId'
  | 'emplPositionId'
  | 'userId'
  | 'noteId'
  | 'viewId'
  | 'serviceRequestId'
  | 'allocationMoveId'
  | 'welfareReceiptId'
  | 'file'
  | 'sessionId'
  | 'notifId';
type OfPerson = Pick<References, OfPersonKind | ProcessKindOfPerson | LoanPlaceKind> & FileReferences;
type OfCompany = Omit<References, OfPersonKind | FileKind | ProcessKindOfPerson | LoanPlaceKind | 'newcomer' | 'colleague'>;

/** One grey pixel. */
export const smallestPng = new Uint8Array(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64'));

/** What belongs to a company, made by somebody who may make everything there. */
async function layOfCompany(server: TestApp, samples: readonly Sample[], actor: TestActor, company: string, at: Omit<Standing, 'companyId'>): Promise<OfCompany> {
  const standing: Standing = { ...at, companyId: company };
  const label = actor.name;
  const employed = factsOf(company === companyId('holding') ? 'accountant' : 'hrOfficerElsewhere').pseudoId;
  const picture = async (name: string): Promise<string> => (await upload(actor, '/rest/s1/hcm/getpersonnelfile', smallestPng, name)).name;
  const pictures = { seal: await picture('seal.png'), signature: await picture('signature.png') };
  const ground = await layGround(server, (path, body) => make(actor, path, body), standing, pictures);
  const rows = await layRows(samples, (path, body) => make(actor, path, body), label, employed, postId(at.post), ground);
  await layBelow((path, body) => make(actor, path, body), standing, rows, label);
  const versions = { oldVersion: 1, newVersion: 1, asOf: '2026-11-24' };
  const { runId: comparisonId = '' } = await make(actor, `/rest/s1/rule/formula/${rowOf(rows, 'row/formula')}/compare`, versions);
  const chain = await server.owner.query<{ id: string }>(
    `insert into approval_chain (verification_id, company_id, process_type, valid) values (gen_random_uuid(), $1, 'LeavingRequest', daterange('2027-03-21', null)) returning verification_id as id`,
    [company],
  );
  const group = { description: `${label} group`, wireRole: 'Employee', companyId: company, rowScope: 'self', classes: '["public"]' };
  const { userGroupId = '' } = await make(actor, '/rest/s1/security/userGroup', group);
  const key = { name: label, companyId: company, permissions: ['dashboard/observe'], rowScope: 'company', classes: ['public'], networks: ['10.0.0.0/8'], expiresOn: '2026-12-01' };
  await make(actor, '/rest/s1/security/serviceKeys', key);
  const serviceKey = await server.owner.query<{ id: string }>('select service_key_id as id from service_key where name = $1', [label]);
  const accountRun = await server.owner.query<{ id: string }>(
    `with run as (insert into account_run (run_id, company_id, user_group_id, made_at) values (gen_random_uuid(), $1, 'employee', now()) returning run_id),
      member as (insert into account_run_member (user_id, run_id, company_id) select a.user_id, run.run_id, $1 from run, (select user_id from user_account where company_id = $1 order by username limit 1) a)
     select run_id as id from run`,
    [company],
  );
  const { run } = await upload(actor, '/rest/s1/hcm/import', 'a,b\n1,2\n', 'sheet.csv', { kind: 'personnel' });
  const asks = async (username: string): Promise<string> => {
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into account_request (request_id, company_id, username, password_hash, created_at) values (gen_random_uuid(), $1, $2, 'x', now()) returning request_id as id`,
      [company, username],
    );
    return rows[0]?.id ?? '';
  };
  return {
    holding: await holdingOf(server, at.holder),
    ...(await layProcessesOfCompany((path, body) => make(actor, path, body), server, company)),
    ...rows,
    ...{ comparisonId, chain: chain.rows[0]?.id ?? '', userGroupId },
    ...{
      serviceKeyId: serviceKey.rows[0]?.id ?? '',
      runId: run?.runId ?? '',
      accountRun: accountRun.rows[0]?.id ?? '',
      requestId: await asks(`${label}-one`),
      refusableId: await asks(`${label}-two`),
    },
  };
}

interface OfWhom {
  readonly name: PersonName;
  readonly unit: string;
  readonly post: string;
  readonly company: OfCompany;
  /** Somebody else who keeps their file. */
  readonly keeper: TestActor;
  readonly keeperName: PersonName;
}

/** What belongs to a person: the file, the account, and what they keep for themselves. */
async function layOfPerson(
  server: TestApp,
  people: People,
  actor: TestActor & { readonly userId: string },
  { name, unit, post, company, keeper, keeperName }: OfWhom,
): Promise<OfPerson> {
  const { 'row/loanBudget': loanBudgetId = '', 'row/welfareSlot': welfareSlotId = '' }: Partial<OfCompany> = company;
  await make(actor, '/rest/s1/hcm/notes', { text: actor.name, isPinned: false });
  const note = await server.owner.query<{ id: string }>('select note_id as id from personal_note where user_id = $1', [actor.userId]);
  const { viewId = '' } = await make(actor, '/rest/s1/hcm/entity/UserValues', { type: 'personnel/search', name: actor.name, value: '{"pageSize":25}' });
  const file = await upload(actor, '/rest/s1/hcm/getpersonnelfile', actor.name, 'letter.txt');
  const notifId = randomUUID();
  const owner = [notifId, companyOf(name)];
  await server.owner.query(`insert into notification_message (notification_message_id, company_id, communication_event_id, subject, color) values ($1, $2, $1, $3, 'info')`, [
    ...owner,
    actor.name,
  ]);
  await server.owner.query('insert into notification_message_user (notification_message_id, company_id, party_id) values ($1, $2, $3)', [...owner, partyId(name)]);
  const session = await server.owner.query<{ id: string }>('select session_id as id from login_session where user_id = $1 and revoked_at is null order by created_at limit 1', [
    actor.userId,
  ]);
  const authors: FileAuthors = {
    label: name,
    own: (path, body) => make(actor, path, body),
    office: (path, body) => make(keeper, path, body),
    picture: async () => (await upload(keeper, '/rest/s1/hcm/getpersonnelfile', smallestPng, 'scan.png')).name,
  };
  return {
    ...(await layFileOf(partyId(name), authors, people, company)),
    ...(await layPayslip(server.owner, name)),
    ...(await layLoanPlace(server, partyId(name), loanBudgetId)),
    ...(await layAttendance(server.owner, name)),
    emplOrderId: await layOrder(server.owner, name),
    ...(await layClaim(server.owner, name)),
    ...(await layServiceRequest(server.owner, name, welfareSlotId, name === 'director')),
    ...(await layProcessesOf({ own: partyId(name), office: partyId(keeperName) }, authors, server)),
    ...{ partyId: partyId(name), partyRelationshipId: employmentId(name), companyId: companyOf(name), unitId: unit, emplPositionId: post, userId: actor.userId },
    ...{ noteId: note.rows[0]?.id ?? '', viewId, file: file.name, notifId, sessionId: session.rows[0]?.id ?? '' },
  };
}

/** Whom a closing of the month of the sample takes, who works by the calendar of the sample, and who has paid into its fund: `here` alone reaches any of them. */
async function layWork({ owner }: TestApp, { 'row/workCalendar': calendar = '', 'row/welfareFund': fund = '' }: Partial<OfCompany>): Promise<void> {
  await layFee(owner, fund, employmentId(people.units));
  await layDay(owner, people.units, '2025-03-21');
  await layCalendar(owner, people.here, calendar, '2026-06-01');
}

/** The same account in another session, so that it has one to end besides the one it asks in. */
const inAnotherSession = async <T extends TestActor>(server: TestApp, actor: T): Promise<T> => ({
  ...actor,
  ...(await renewSession(server, { ...anonymous(server), name: actor.name })),
});

/**
 * Lays everything out in the tiny organisation. `here` reaches the holding, `units` one unit of it, `self` nobody else;
 * what is foreign to the first is the subsidiary's, to the others also what the holding has.
 */
export async function layReferences(server: TestApp, samples: readonly Sample[]): Promise<Readonly<Record<FencedName, Fenced>>> {
  const classes = fieldClasses;
  const scopes = { here: 'company', units: 'units', self: 'self', there: 'company', neighbour: 'company' } as const;
  const holder = async (name: keyof typeof people) => inAnotherSession(server, await addHolder(server, `all-${name}`, { person: people[name], rowScope: scopes[name], classes }));
  const [here, units, self, there, neighbour] = [await holder('here'), await holder('units'), await holder('self'), await holder('there'), await holder('neighbour')];
  const beside = await addHolder(server, 'all-beside', { person: 'hrOfficerElsewhere', rowScope: 'company', classes });
  const holding = await layOfCompany(server, samples, here, companyId('holding'), { unitId: unitId('finance'), holder: 'accountant', post: 'accountant' });
  const subsidiary = await layOfCompany(server, samples, there, companyId('subsidiary'), { unitId: unitId('works'), holder: 'worker', post: 'worker' });
  const filled = await fillPeople(server.owner);
  const finance = { unit: unitId('finance'), post: postId('accountant'), company: holding };
  const sales = { unit: unitId('sales'), post: postId('seller'), company: holding, keeper: here, keeperName: people.here };
  const of = {
    here: await layOfPerson(server, filled, here, { name: people.here, ...finance, keeper: neighbour, keeperName: people.neighbour }),
    units: await layOfPerson(server, filled, units, { name: people.units, ...sales }),
    self: await layOfPerson(server, filled, self, { name: people.self, ...sales }),
    there: await layOfPerson(server, filled, there, {
      name: people.there,
      unit: unitId('works'),
      post: postId('worker'),
      company: subsidiary,
      keeper: beside,
      keeperName: 'hrOfficerElsewhere',
    }),
    neighbour: await layOfPerson(server, filled, neighbour, { name: people.neighbour, ...finance, keeper: here, keeperName: people.here }),
  };
  await layWork(server, holding);
  // of a person in reach even what they keep for themselves is somebody else's
  const { noteId, viewId, file, notifId, sessionId } = of.neighbour;
  const wideRows = samples.filter(({ isOfCompany }) => isOfCompany).map(({ gives }) => gives);
  const wide = Object.fromEntries([...wideRows, ...processesOfCompany].map((kind) => [kind, subsidiary[kind]]));
  const elsewhere = {
    companyId: companyId('subsidiary'),
    colleague: partyId('hrOfficerElsewhere'),
    userGroupId: subsidiary.userGroupId,
    accountRun: subsidiary.accountRun,
    ...wide,
  };
  return {
    here: {
      actor: here,
      own: {
        ...of.here,
        ...holding,
        userId: units.userId,
        partyId: partyId(people.units),
        ...{ letterId: of.units.letterId, clockPressId: of.units.clockPressId, emplOrderId: of.units.emplOrderId },
        newcomer: partyId('seller'),
        colleague: partyId('hrOfficer'),
      },
      foreign: {
        ...of.there,
        ...subsidiary,
        noteId,
        viewId,
        file,
        notifId,
        newcomer: partyId('hrOfficerElsewhere'),
        colleague: partyId('hrOfficerElsewhere'),
      },
    },
    units: {
      actor: units,
      own: { ...of.units, ...holding, newcomer: partyId('seller'), colleague: partyId('hrOfficer') },
      foreign: { ...of.neighbour, ...holding, ...elsewhere, sessionId, newcomer: partyId('accountant') },
    },
    self: {
      actor: self,
      own: { ...of.self, ...holding, newcomer: partyId('stranger'), colleague: partyId('hrOfficer') },
      foreign: { ...of.neighbour, ...holding, ...elsewhere, newcomer: partyId('accountant') },
    },
  };
}
