/**
 * Attack: A colleague, a manager beside the subtree and an HR officer of another company look for somebody's file through every call that touches one.
 * Refused: scope and field classes (`src/platform/access`): every call says what it says of nobody, and no list, search, select or figure tells of the person.
 * A manager above meets the person, but nothing of the classes pay, bank, health and family before the group grants them: in no answer, sheet, paper,
 * archive, trace and message. The calls are those the house has, found by what they take.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FieldClass, fieldClasses } from '#kernel/entity.ts';
import { cleanDigits, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { readSheet } from '#platform/import-export/sheets/sheet.server.ts';
import { REASON } from '#platform/party/parts/past.form.ts';
import { linesOf, pagesOf } from '#platform/print/test-support.ts';
import { addAccount, anonymous, renewSession, type TestActor } from '#testing/actors.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { layAttendance, layDay, layPeriod, PRESS } from '#testing/attendance-rows.ts';
import { addressOf, isAboutNobody, partyMeans } from '#testing/authorisation.ts';
import { layFund } from '#testing/fund-rows.ts';
import { addHolder } from '#testing/holders.ts';
import { layOrder } from '#testing/order-rows.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId, postId, SINCE, unitId } from '#testing/organisation.ts';
import { baseFacts, fillPeople, type People, type PersonPart, personParts } from '#testing/person-parts.ts';
import { filledPath, freeParameters, neededOf, queryText, questionsOf } from '#testing/question-cases.ts';
import { smallestPng } from '#testing/references.ts';
import { payDataBody } from '#testing/references-people.ts';
import { inputSchema, type Json, leastOf } from '#testing/schema-values.ts';
import { watchTables } from '#testing/written-tables.ts';

const PERSON: PersonName = 'accountant';
const NOTHING = '01900000-0000-7000-8000-00000000dead';

const { routes } = await allSlices();

// ---- the file ----

/** Ids of what the file is made of, by the name that calls give them; a bare `id` by the path before it. */
type FileIds = Readonly<Record<string, string>>;

let server: TestApp;
let people: People;
let ids: FileIds;
let templateId: string;
let classification: string;
/** A month of attendance in which a day of the person was counted and no sheet was drafted, one with a sheet, and a work calendar of the company. */
let openPeriodId: string;
let periodId: string;
let workCalendarId: string;
/** Requests of the person about records of a class. */
let guardedRequests: Readonly<Record<Exclude<Guarded, 'pay'>, string>>;
/** Stored names of the files of the person, by class. */
const papers = new Map<string, FieldClass>();
const logged: string[] = [];

const HCM = '/rest/s1/hcm/';
const ATTENDANCE = '/rest/s1/functionalManagement/';

async function send<T = { id: string }>({ name, request }: TestActor, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
  const answer = await request(method, `/api${HCM}${path}`, body);
  if (answer.statusCode > 201) throw new Error(`${method} ${path} as ${name}: ${answer.statusCode} ${answer.body}`);
  return answer.json<T>();
}

const upload = (actor: TestActor, name: string, path = 'getpersonnelfile', fields: Readonly<Record<string, string>> = {}) =>
  actor.upload(`/api${HCM}${path}`, { name, content: smallestPng }, fields);

/** Classes that no manager meets unless they are granted. */
const guarded = ['pay', 'bank', 'health', 'family'] as const satisfies readonly FieldClass[];
type Guarded = (typeof guarded)[number];

const mark = 'qzxvjkwq';
/** Documents of each class that has any; a document says its class in its description. */
const documents = { personal: 'AttContract', identity: 'AttNationalCard', health: 'AttMedical', family: 'AttMarriage' } as const;
const classOfPart: Readonly<Partial<Record<PersonPart, FieldClass>>> = { education: 'personal', sacrifice: 'health', experiment: 'health', family: 'family' };

/** Sends a file of a class, of which it bears the mark; answers its name. */
async function paperOf(sender: TestActor, fieldClass: FieldClass): Promise<string> {
  const { name } = (await upload(sender, `${mark}-${fieldClass}.png`)).json<{ name: string }>();
  papers.set(name, fieldClass);
  return name;
}

async function layParts(): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  const paper = (fieldClass: FieldClass): Promise<string> => paperOf(office, fieldClass);
  const bodies = people.bodies(mark);
  for (const part of personParts) {
    const { path, body, files } = bodies[part];
    const sent: Record<string, string> = {};
    if (part !== 'document') for (const name of files) sent[name] = await paper(classOfPart[part] ?? 'identity');
    const structure = part === 'structure' ? { employeeGroupId: classification, activityAreaId: null, expertiseAreaId: null, costCenterId: null, employeeSubGroupId: null } : {};
    const more = part === 'document' ? { file: await paper('personal') } : {};
    made[part] = (await send(office, 'POST', path.slice(HCM.length), { ...body, ...structure, ...sent, ...more, partyId: partyId(PERSON) })).id;
  }
  for (const [fieldClass, documentTypeEnumId] of Object.entries(documents).slice(1)) {
    const document = { documentTypeEnumId, description: `${mark}-${fieldClass}`, expiryDate: '2026-06-01', documentDate: null, file: await paper(fieldClass as FieldClass) };
    await send(office, 'POST', 'person/document', { ...document, partyId: partyId(PERSON) });
  }
  return made;
}

/** All base facts, health, signature; and a change of each that stands in the history. */
async function layFacts(): Promise<void> {
  const id = partyId(PERSON);
  const facts = baseFacts(PERSON, mark, people);
  await send(office, 'PUT', `entity/Person/${id}`, { ...facts, rowVersion: 1 });
  await send(office, 'PUT', `person/health/${id}`, { hasDisease: 'Y', isSmoker: 'N', rowVersion: 0 });
  const { name } = (await upload(office, `${mark}-identity.png`)).json<{ name: string }>();
  await send(office, 'PUT', `person/${id}/signature`, { signatureImage: name });
  await upload(office, 'face.png', 'createPartyContent', { partyId: id, partyContentTypeEnumId: 'PcntFaceImage' });
}

/** Letters of both kinds, one issued and one that waits; requests that wait, one about a relative, one about an account and one about an illness. */
async function layAffairs(parts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const template = {
    partyId: companyId('holding'),
    title: 'Wage',
    kind: 'wage',
    language: 'fa',
    signer: 'Head',
    isActive: 'Y',
    fromDate: '2026-04-01',
    bodyText: 'Of {{fullname}}: {{dailywage}}',
  };
  templateId = (await send(office, 'POST', 'letterTemplate', template)).id;
  const letter = async () => (await send<{ letterId: string }>(owner, 'POST', 'letter', { kind: 'wage', language: 'fa', addressee: 'Bank' })).letterId;
  const issuedLetterId = await letter();
  await send(office, 'POST', `letter/${issuedLetterId}/issue`, { templateId });
  const bodies = people.bodies(mark);
  const asks = async (kind: string, body: object) => (await send<{ requestId: string }>(owner, 'POST', 'changeRequest', { kind, action: 'add', values: {}, ...body })).requestId;
  const own = (part: PersonPart) => Object.fromEntries(Object.entries(bodies[part].body).filter(([name]) => name !== 'bankId'));
  guardedRequests = {
    health: await asks('sacrifice', { values: own('sacrifice'), document: await paperOf(owner, 'health') }),
    family: await asks('family', { values: { ...own('family'), nationalCode: null }, document: await paperOf(owner, 'family') }),
    bank: await asks('account', { values: own('bankAccount'), document: await paperOf(owner, 'bank') }),
  };
  const changeRequestId = await asks('address', { action: 'remove', recordId: parts['address'], rowVersion: 1 });
  const leave = { leaveTypeId: { value: 'LvtUnpaid' }, mode: { value: 'daily' }, fromDate: { value: '2026-07-05' }, thruDate: { value: '2026-07-05' } };
  const { id } = await send<{ id: string }>(owner, 'POST', 'process/start', { processDefinitionId: 'leave', variables: leave });
  const { rows } = await server.owner.query<{ id: string }>('select record_id as id from process_instance where process_instance_id = $1', [id]);
  return { issuedLetterId, letterId: await letter(), changeRequestId, leaveRequestId: rows[0]?.id ?? '' };
}

/** A contract and an order, each with a text that bears the mark; and a sheet of attendance. */
async function layTerms(): Promise<Record<string, string>> {
  const post = async (path: string, body: object): Promise<string> => {
    const answer = await office.request('POST', `/api/rest/s1/emplOrder/${path}`, body);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<{ id: string }>().id;
  };
  const agreementId = await post('contractType', { code: 'mark', description: 'contract', printVersion: 'plain' });
  const contractId = await post('contract', { pseudoId: factsOf(PERSON).pseudoId, agreementId, fromDate: '2026-03-21', thruDate: '2027-03-20', note: mark });
  const asked = await server.owner.query<{ id: string }>(
    `insert into attendance_request (attendance_request_id, company_id, party_id, created_at, request_kind, from_date, reason)
     select gen_random_uuid(), company_id, party_id, now(), 'telework', '2026-05-12', 'asked for' from party where party_id = $1::uuid returning attendance_request_id as id`,
    [partyId(PERSON)],
  );
  const attendanceRequestId = asked.rows[0]?.id ?? '';
  const swapped = await server.owner.query<{ id: string }>(
    `insert into shift_swap (shift_swap_id, company_id, party_id, created_at, partner_party_id, own_day, reason)
     select gen_random_uuid(), company_id, party_id, now(), $2::uuid, '2026-06-10', 'asked for' from party where party_id = $1::uuid returning shift_swap_id as id`,
    [partyId(PERSON), partyId('director')],
  );
  const shiftSwapId = swapped.rows[0]?.id ?? '';
  return { contractId, attendanceRequestId, shiftSwapId, orderId: await layOrder(server.owner, PERSON), sheetId: (await layAttendance(server.owner, PERSON)).attendanceSheetId };
}

// ---- who asks ----

const strangers = ['colleague', 'colleagueWithKeys', 'managerBeside', 'officerElsewhere'] as const;
type Stranger = (typeof strangers)[number];
let askers: Readonly<Record<Stranger, TestActor>>;
let owner: TestActor;
let office: TestActor;
let above: Readonly<Record<'without' | 'with', TestActor>>;

beforeAll(async () => {
  server = await startTestApp({ log: { write: (line) => void logged.push(line) } });
  await layOrganisation(server.owner);
  people = await fillPeople(server.owner);
  const all = { classes: fieldClasses };
  const holder = (name: string, person: PersonName, rowScope: 'self' | 'units' | 'company', classes: readonly FieldClass[] = fieldClasses) =>
    addHolder(server, name, { person, rowScope, classes });
  const employee = async (name: string, person: PersonName) => {
    await addAccount(server, name, { person, group: 'employee' });
    return renewSession(server, { ...anonymous(server), name });
  };
  periodId = await layPeriod(server.owner, companyId('holding'));
  openPeriodId = await layPeriod(server.owner, companyId('holding'), 1404);
  await layDay(server.owner, PERSON, '2025-03-21');
  const calendar = await server.owner.query<{ id: string }>(`select work_calendar_id as id from work_calendar where company_id = $1 and is_default = 'Y'`, [companyId('holding')]);
  workCalendarId = calendar.rows[0]?.id ?? '';
  places['welfareFundId'] = (await layFund(server.owner, employmentId(PERSON))).welfareFundId;
  office = await holder('office', 'hrOfficer', 'company');
  owner = await employee('owner', PERSON);
  askers = {
    colleague: await employee('a-colleague', 'colleague'),
    colleagueWithKeys: await holder('colleague-with-keys', 'colleague', 'self'),
    managerBeside: await holder('manager-beside', 'salesHead', 'units'),
    officerElsewhere: await holder('officer-elsewhere', 'hrOfficerElsewhere', 'company'),
  };
  above = {
    without: await holder(
      'manager-without',
      'director',
      'units',
      all.classes.filter((one) => !guarded.some((other) => other === one)),
    ),
    with: await holder('manager-with', 'director', 'units'),
  };
  classification = (await send(office, 'POST', 'orgStructureBaseInfo', { classificationTypeEnumId: 'EmployeeGroups', standardCode: 'G1', description: 'Group' })).id;
  await send(office, 'POST', 'baseData/requiredDocument', { employmentStatusEnumId: 'EmsOfficial', documentTypeEnumId: 'AttContract' });
  const parts = await layParts();
  await layFacts();
  const affairs = await layAffairs(parts);
  ids = {
    ...Object.fromEntries(Object.entries(parts).map(([part, id]) => [`${HCM}person/${part}/:id`, id])),
    partyId: partyId(PERSON),
    partyRelationshipId: employmentId(PERSON),
    ...affairs,
    ...(await layTerms()),
  };
});
afterAll(() => server.close());

// ---- every call of the file ----

interface Slot {
  readonly where: 'path' | 'query' | 'body';
  readonly name: string;
  /** Key of `FileIds`. */
  readonly id: string;
  /** The body has a list under the name, and the id stands in its rows. */
  readonly item?: string;
}

/** An issued letter is another one than the one that waits. */
const otherwise: Readonly<Record<string, string>> = {
  [`GET ${HCM}letter/:letterId/pdf`]: 'issuedLetterId',
  [`POST ${HCM}letter/:letterId/withdraw`]: 'issuedLetterId',
  [`POST ${ATTENDANCE}attendanceRequest/own/:requestId/withdraw`]: 'attendanceRequestId',
  [`POST ${ATTENDANCE}shiftSwap/own/:requestId/withdraw`]: 'shiftSwapId',
};
/** Names of ids that a call takes of a person in its query and its body. */
const pointers: Readonly<Record<string, string>> = {
  partyId: 'partyId',
  partyIds: 'partyId',
  partyRelationshipId: 'partyRelationshipId',
  recordId: `${HCM}person/electronic/:id`,
};
/** What a selection chooses by the path of its call; those of users and units are of no file. */
const choices: readonly (readonly [path: string, id: string])[] = [
  [`${HCM}personList/`, 'partyRelationshipId'],
  [`${HCM}person/sheet`, 'partyRelationshipId'],
  [`${HCM}report/documents/owners`, `${HCM}person/document/:id`],
];
const propertiesOf = (schema: unknown): Readonly<Record<string, Json>> => ((schema as Json | undefined)?.['properties'] ?? {}) as Readonly<Record<string, Json>>;

function slotsOf({ call }: MountedRoute): Slot[] {
  // the own password is of the account and not of the file
  if (call.permission === 'public' || isAboutNobody(call) || partyMeans(call)) return [];
  // a task is given to whomever of the company, file or not
  if (call.path === `${HCM}process/task/:taskId/reassign`) return [];
  // a shift is exchanged with a colleague of the own unit, who is found by name
  if (call.path === `${ATTENDANCE}shiftSwap/partner`) return [];
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(
    ([, name = '']): Slot => ({ where: 'path', name, id: name === 'id' ? call.path.replace(/\/correction$/, '') : (otherwise[addressOf(call)] ?? name) }),
  );
  const named = (where: 'query' | 'body'): Slot[] => {
    const schema = call[where];
    return Object.entries(propertiesOf(schema && inputSchema(schema))).flatMap(([name, inner]): Slot[] => {
      const id = name === 'selection' ? choices.find(([path]) => call.path.startsWith(path))?.[1] : pointers[name];
      const items = Object.keys(propertiesOf(inner['items'])).flatMap((item) => (pointers[item] === undefined ? [] : [{ where, name, id: pointers[item], item }]));
      return [...(id === undefined ? [] : [{ where, name, id }]), ...items];
    });
  };
  return [...inPath.filter(({ id }) => fileIds.has(id)), ...named('query'), ...named('body')];
}
const fileIds: ReadonlySet<string> = new Set([
  ...personParts.map((part) => `${HCM}person/${part}/:id`),
  ...[
    'partyId',
    'partyRelationshipId',
    'changeRequestId',
    'letterId',
    'issuedLetterId',
    'leaveRequestId',
    'contractId',
    'orderId',
    'sheetId',
    'attendanceRequestId',
    'shiftSwapId',
  ],
]);
type FileCall = { readonly route: MountedRoute; readonly slot: Slot };
const fileCalls: readonly FileCall[] = routes.flatMap((route) => slotsOf(route).map((slot) => ({ route, slot })));

const accounts = `POST ${HCM}bulkAccounts`;

/** Bodies that the schema alone does not tell; the ids come in later. */
const bodies: Readonly<Record<string, () => Json>> = {
  [`POST ${HCM}changeRequest`]: () => ({ kind: 'electronic', action: 'remove', rowVersion: 1, values: {} }),
  [`POST ${HCM}person/employment`]: () => ({ relationshipTypeEnumId: 'PrtEmployee', fromDate: '2026-05-01', pseudoId: '7001' }),
  [`PUT ${HCM}person/employment/:partyRelationshipId/end`]: () => ({ thruDate: '2026-05-01', terminationTypeEnumId: 'TtResigned' }),
  [`POST ${HCM}person/employment/:partyRelationshipId/transfer`]: () => ({ companyId: companyId('subsidiary'), fromDate: '2026-05-01', pseudoId: '7002' }),
  [`POST ${HCM}orgStructure/position/emplPosition/:emplPositionId/holder`]: () => ({
    roleTypeId: 'OrgREmployee',
    partyFromDate: '2026-05-10',
    mainPosition: 'N',
    occupancyRate: 10,
  }),
  'POST /rest/s1/payroll/payData': () => ({ ...payDataBody, payGroupId: companyId('holding') }),
  [`POST ${ATTENDANCE}closing`]: () => ({ periodId: openPeriodId, deadline: '2026-06-01' }),
  [`POST ${ATTENDANCE}roster/assign`]: () => ({ workCalendarId, shiftProgrammeId: null, fromDate: '2026-06-06' }),
  [`POST ${ATTENDANCE}attendanceRequest/forOthers`]: () => ({ requestKind: 'telework', fromDate: '2026-05-12', fromTime: 480, toTime: 540, reason: 'asked for' }),
  [`POST ${HCM}leave/forOther`]: () => ({ leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate: '2026-05-17', thruDate: '2026-05-17' }),
  [`POST ${ATTENDANCE}presses`]: () => ({ ...PRESS, at: '2026-05-09T09:00', eventId: null, reason: 'said' }),
  [`POST ${ATTENDANCE}sheet/:sheetId/dispute`]: () => ({ day: '2019-03-21', reason: 'said' }),
  [`POST ${ATTENDANCE}closing/sheet/:sheetId/answer`]: () => ({ answer: 'said' }),
  [`POST ${ATTENDANCE}closing/sheet/:sheetId/reopen`]: () => ({ reason: 'said' }),
  'POST /rest/s1/salary/saveBaseSalaryInfo': () => ({ payGroupId: companyId('holding'), fromDate: payDataBody.fromDate }),
  'POST /rest/s1/welfare/fund/:welfareFundId/giveBack': () => ({ day: '2026-05-01' }),
  [accounts]: () => ({ userGroupId: 'employee', byMessage: false }),
  [`POST ${HCM}verificationApprovers`]: () => ({ day: '2026-05-10', levels: [] }),
};

function bodyOf({ call }: MountedRoute): Json | undefined {
  const written = bodies[addressOf(call)];
  if (written) return written();
  const part = personParts.find((one) => [`${HCM}person/${one}`, `${HCM}person/${one}/:id`, `${HCM}person/${one}/:id/correction`].includes(call.path));
  if (!call.body || !part) return call.body && leastOf(inputSchema(call.body));
  const structure = part === 'structure' ? { employeeGroupId: classification } : {};
  return {
    ...people.bodies('x')[part].body,
    ...structure,
    ...(call.method === 'POST' ? {} : { rowVersion: 1 }),
    ...(call.path.endsWith('/correction') ? { [REASON]: 'mistyped' } : {}),
  };
}

/** Where a call puts somebody. */
const places: Record<string, string> = { emplPositionId: postId('accountant') };

type Answer = Awaited<ReturnType<TestActor['request']>>;
/** Status and text; the answer may name the id it was asked for, and each has a number of its own. */
const said = ({ statusCode, payload }: Answer, id: string): string => `${statusCode} ${payload.replace(/"requestId":"[^"]*"/, '').replaceAll(id, 'ID')}`;

/** What is said to a call with an id in the slot. */
async function ask(actor: TestActor, { route, slot }: FileCall, id: string): Promise<string> {
  const { call } = route;
  const whole = (): unknown => {
    if (slot.item !== undefined)
      return [{ ...leastOf(propertiesOf(call.body && inputSchema(call.body))[slot.name]?.['items'] as Json, { date: ['2026-06-06'] }), [slot.item]: id }];
    if (slot.name === 'partyIds' && slot.where === 'body') return [id];
    return slot.name === 'selection' ? { keys: [id] } : id;
  };
  const place = (where: Slot['where'], value: Json): Json => (slot.where === where ? { ...value, [slot.name]: whole() } : value);
  const others = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, [name === slot.name ? id : (places[name] ?? NOTHING)]]));
  const query = call.query ? place('query', leastOf(inputSchema(call.query), { periodId: [periodId] })) : {};
  const body = bodyOf(route);
  return said(await actor.request(call.method, `/api${filledPath(call, others)}${queryText(query)}`, body && place('body', body)), id);
}
const nameOf = ({ route, slot }: FileCall): string => `${addressOf(route.call)} ${slot.where} ${slot.name}`;

/** Sheets are written of the rows of their list: those of base data and of the organisation are left to field-matrix.test.ts. */
const isOtherSheet = (path: string): boolean => path.endsWith('/export') && !/report|personList|\/log\//.test(path);
const gets = routes.filter(({ call }) => call.method === 'GET' && call.raw !== 'text/event-stream' && call.permission !== 'public' && !isOtherSheet(call.path));

/** Names under which nobody but the person is known. */
function traces(): string[] {
  const { firstName, lastName, nationalCode, mobile, iban, dailyWage } = factsOf(PERSON);
  return [...Object.values(ids), ...papers.keys(), nationalCode, mobile, iban, String(dailyWage), mark, `${firstName} ${lastName}`];
}

/** Questions to everybody, those that name the person among them. */
function questionsAbout({ call }: MountedRoute): readonly Json[] {
  const known = { format: ['csv'], companyId: [companyId('holding')] };
  const { firstName, lastName, nationalCode } = factsOf(PERSON);
  const typed = call.raw ? [] : freeParameters(call).filter((name) => ['searchValue', 'text'].includes(name));
  return [...questionsOf(call, known).least, ...typed.flatMap((name) => [`${firstName} ${lastName}`, nationalCode].map((text) => ({ ...neededOf(call, known), [name]: text })))];
}

test('of every id in a call of the file it is known what it is of', () => {
  const keys = ['personnelInformationManagement', 'personnelManagement', 'reports/personnelReport'];
  const unknown = routes
    .filter(({ call }) => [call.permission].flat().some((key) => keys.some((one) => key.startsWith(`${one}/`))) && !partyMeans(call))
    .flatMap((route) => [...route.call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({ route, name })))
    .filter(({ route, name }) => !slotsOf(route).some((slot) => slot.name === name))
    .map(({ route, name }) => `${addressOf(route.call)} ${name}`);
  expect(unknown).toEqual([]);
});

/** What a call says to a stranger in place of "not found", to every id alike. */
const saysElse: Readonly<Record<string, RegExp>> = {
  // lists that may be narrowed to a person: nobody stands in them
  [`GET ${HCM}changeRequest`]: /^200 \{"rows":\[\],"count":0\}/,
  [`GET ${HCM}letter`]: /^200 \{"rows":\[\],"count":0\}/,
  // nobody in reach is chosen
  ...Object.fromEntries(['message', 'group', 'cards'].map((act) => [`POST ${HCM}personList/${act}`, /^400 .*search\.nobody/])),
  [`POST ${HCM}person/sheet`]: /^400 .*bulk-edit\.nobody/,
  [`PUT ${HCM}person/sheet`]: /^200 \{"saved":0,"rows":\[\{[^}]*"row":null,"outcome":"gone"/,
  [`POST ${HCM}report/documents/owners`]: /^200 \{"partyIds":\[\],"types":\[\]\}/,
  // whoever has an account already looks like nobody too (object-references.test.ts asks about one without)
  [accounts]: /^409 .*bulk-accounts\.changed/,
  // nobody in reach has a month to close, nobody of the company is employed on the days
  [`POST ${ATTENDANCE}closing`]: /^4\d\d .*(?:closing\.nobody|http\.notFound)/,
  [`POST ${ATTENDANCE}roster/days`]: /^409 .*roster\.notEmployed/,
  [`POST ${ATTENDANCE}roster/assign`]: /^4\d\d .*roster\.(?:notEmployed|unknownCalendar)/,
  // an archive of nothing; approvers are those of whole companies
  [`GET ${HCM}person/documentsZip`]: /^404 .*documents\.noFiles/,
  [`POST ${HCM}verificationApprovers`]: /^403 .*http\.forbidden|^404 .*http\.notFound/,
  // who is out of reach looks like nobody (spec 7)
  [`GET ${HCM}EmplpsitionPartyId`]: /^200 \{"result":\{"description":""\}\}/,
  [`GET ${HCM}getpartyuserInfoHeader`]: /^200 \{"partyuserInfolist":\[\]\}/,
  [`GET ${HCM}getpartyuserInfo`]: /^200 \{"partyuserInfolist":\[\]\}/,
};
/** What is said before anybody looks for the person: the colleague may not make the call, or not name such a field of others. */
const refusedBefore: Readonly<Partial<Record<Stranger, RegExp>>> = { colleague: /^403 .*http\.forbidden/, colleagueWithKeys: /^403 .*http\.unseenField/ };
const notFound = /^404 .*http\.notFound/;

describe('to a colleague, a manager beside and an officer elsewhere', () => {
  test('every call of the file says what it says of nobody, and changes nothing', async () => {
    const written = await watchTables(server.owner);
    const faults: string[] = [];
    const look = async (name: Stranger, one: FileCall): Promise<void> => {
      const [foreign, nobody] = [await ask(askers[name], one, ids[one.slot.id] as string), await ask(askers[name], one, NOTHING)];
      const expected = [saysElse[addressOf(one.route.call)] ?? notFound, refusedBefore[name]];
      if (foreign !== nobody || !expected.some((said) => said?.test(foreign)))
        faults.push(`${nameOf(one)} as ${name}: ${foreign.slice(0, 200)} in place of ${nobody.slice(0, 200)}`);
    };
    for (const one of fileCalls) await Promise.all(strangers.map((name) => look(name, one)));
    expect(faults).toEqual([]);
    expect(await written()).toEqual([]);
  });

  test('no file is read, and no photo set', async () => {
    for (const name of strangers) {
      const read = async (file: string) => said(await askers[name].request('GET', `/api${HCM}getpersonnelfile1?name=${file}`), file);
      const nobodys = await read(`${'0'.repeat(32)}.png`);
      expect(nobodys).toMatch(notFound);
      for (const file of papers.keys()) expect([name, await read(file)]).toEqual([name, nobodys]);
      const photo = async (id: string) => said(await upload(askers[name], 'face.png', 'createPartyContent', { partyId: id, partyContentTypeEnumId: 'PcntFaceImage' }), id);
      expect(await photo(partyId(PERSON))).toBe(await photo(NOTHING));
      expect(await photo(partyId(PERSON))).toMatch(name === 'colleague' ? /^403 .*forbidden/ : notFound);
    }
  });

  test('no list, search, select, report or figure tells of the person', { timeout: 60_000 }, async () => {
    const told = new Map<string, string[]>();
    const known = traces();
    for (const route of gets)
      for (const query of questionsAbout(route))
        await Promise.all(
          Object.entries({ ...askers, above: above.with }).map(async ([name, actor]) => {
            const { payload } = await actor.request('GET', `/api${filledPath(route.call, {})}${queryText(query)}`);
            if (known.some((trace) => payload.includes(trace) && !Object.values(query).includes(trace))) told.set(name, [...(told.get(name) ?? []), addressOf(route.call)]);
          }),
        );
    // the log of reads tells its reader what was asked of it, by the officer of the other company among others
    // and anybody of the company may stand in for a colleague, or exchange a shift with one, who finds them by name
    const own = new Set([`GET ${HCM}log/reads`, `GET ${HCM}log/reads/export`, `GET ${HCM}process/substitution/people`, `GET ${ATTENDANCE}shiftSwap/partner`]);
    for (const name of strangers) expect([name, (told.get(name) ?? []).filter((address) => !own.has(address))]).toEqual([name, []]);
    // the same questions find the person where there is a reach
    expect(told.get('above')).toEqual(expect.arrayContaining(tellsOfReached));
    const headcount = async (actor: TestActor) => (await send<{ headcount: number }>(actor, 'GET', 'dashboard/summary')).headcount;
    expect([await headcount(askers.colleagueWithKeys), await headcount(askers.managerBeside), await headcount(askers.officerElsewhere)]).toEqual([1, 2, 2]);
  });
});

/** Lists in which somebody who is reached stands. */
const tellsOfReached = ['personList', 'personList/export', 'personOptions', 'search', 'changeRequest', 'letter', 'person/documentsExpiring']
  .concat(...['address', 'bank', 'contact', 'documents', 'family'].map((report) => [`report/${report}`, `report/${report}/export`]))
  .map((path) => `GET ${HCM}${path}`);

// ---- classes ----

const secrets = (): readonly (readonly [Guarded, string])[] => {
  const { iban, dailyWage } = factsOf(PERSON);
  const { bankAccount } = people.bodies(mark);
  return [
    ['pay', String(dailyWage)],
    ...[iban, bankAccount.body['iban'], bankAccount.body['cardNumber']].map((one) => ['bank', String(one)] as const),
    ...(['bank', 'health', 'family'] as const).map((one) => [one, `${mark}-${one}`] as const),
  ];
};
/** Amounts and codes on paper: with marks of separators and of direction. */
const squeezed = (text: string): string => cleanDigits(text).replace(/[\s\u066b\u066c\u00a0\u200c\u200e\u200f\u2066-\u2069]+/g, '');
const visibleClasses = (text: string): Guarded[] =>
  secrets().flatMap(([fieldClass, secret]) => ([secret, toPersianDigits(secret)].some((one) => text.includes(one)) ? [fieldClass] : []));

/** What an answer comes as, and everything it tells. */
async function textOf({ statusCode, headers, rawPayload }: Answer): Promise<readonly [form: string, text: string]> {
  const type = String(headers['content-type']);
  const text = `${rawPayload.toString('utf8')} ${decodeURIComponent(String(headers['content-disposition'] ?? ''))}`;
  if (statusCode !== 200) return ['refusal', text];
  if (type.includes('pdf')) return ['pdf', squeezed(pagesOf(rawPayload).flatMap(linesOf).join(' '))];
  if (type.includes('spreadsheetml')) return ['xlsx', JSON.stringify(await readSheet(rawPayload).catch(() => null))];
  return [['csv', 'zip', 'json'].find((form) => type.includes(form)) ?? 'file', text];
}

/** Everything that can be read about the person, of all that reads. */
function urlsAbout({ call }: MountedRoute): string[] {
  const places = { companyId: [companyId('holding')], unitId: [unitId('finance')], emplPositionId: [postId('accountant')], partyFromDate: [SINCE] };
  const all = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, [id]]));
  const letter = { letterId: [ids[otherwise[addressOf(call)] ?? 'letterId']] };
  const known = { ...all, ...letter, ...places, partyIds: [partyId(PERSON)], pageSize: [200], format: ['csv', 'xlsx'], ...(partyMeans(call) ? { partyId: places.companyId } : {}) };
  const { least, further } = questionsOf(call, known);
  return [...least, ...further.filter(({ order }) => order === undefined)].map((query) => `/api${filledPath(call, known)}${queryText(query)}`);
}

const readsBeside = (): readonly (readonly [string, 'GET' | 'POST', string, Json?])[] => [
  ...[...papers.keys()].map((file) => [`file of ${papers.get(file)}`, 'GET', `getpersonnelfile1?name=${file}`] as const),
  ...Object.entries(guardedRequests).map(([name, id]) => [`request of ${name}`, 'GET', `changeRequest/${id}`] as const),
  ['cards', 'POST', 'personList/cards', { selection: { keys: [employmentId(PERSON)] } }],
  ['list on paper', 'GET', 'report/bank/export?format=pdf'],
];

/** What a manager above is told of each class, as `class form`, by what told it. */
async function toldTo(actor: TestActor): Promise<Map<string, Set<string>>> {
  const told = new Map<string, Set<string>>();
  const look = async (what: string, answer: Answer): Promise<void> => {
    const [form, text] = await textOf(answer);
    for (const fieldClass of visibleClasses(text)) told.set(`${fieldClass} ${form}`, (told.get(`${fieldClass} ${form}`) ?? new Set()).add(what));
  };
  for (const route of gets) for (const url of urlsAbout(route)) await look(addressOf(route.call), await actor.request('GET', url));
  for (const [what, method, path, body] of readsBeside()) await look(what, await actor.request(method, `/api${HCM}${path}`, body));
  for (const [what, path, body] of stale()) await look(what, await actor.request('PUT', `/api${HCM}${path}`, body));
  return told;
}

/** Edits of an older version, which are answered with what stands. */
const stale = (): readonly (readonly [string, string, Json])[] => [
  ['stale facts', `entity/Person/${partyId(PERSON)}`, { rowVersion: 99 }],
  ['stale health', `person/health/${partyId(PERSON)}`, { rowVersion: 99 }],
  ...personParts.map((part) => [`stale ${part}`, `person/${part}/${ids[`${HCM}person/${part}/:id`]}`, { ...people.bodies('x')[part].body, rowVersion: 99 }] as const),
];

/** As what each class is told to whom it is granted: where one of these is missing, the silence before says nothing. */
const toldAs: Readonly<Record<Guarded, readonly string[]>> = {
  pay: ['json', 'pdf'],
  bank: ['csv', 'file', 'json', 'pdf', 'refusal', 'xlsx'],
  health: ['csv', 'file', 'json', 'pdf', 'refusal', 'xlsx', 'zip'],
  family: ['csv', 'file', 'json', 'pdf', 'refusal', 'xlsx', 'zip'],
};

/** What ends something comes after what needs it. */
const lateness = ({ route: { call } }: FileCall): number =>
  call.path.includes('/own/') ? 0 : ['GET', 'POST', 'PUT', 'DELETE'].indexOf(call.method) + (/employment|sessions/.test(call.path) ? 4 : 0);

describe('to a manager above', () => {
  test('of the classes pay, bank, health and family nothing is told before they are granted, and all of it afterwards', { timeout: 60_000 }, async () => {
    const [without, told] = await Promise.all([toldTo(above.without), toldTo(above.with)]);
    expect([...without].map(([what, where]) => `${what}: ${[...where].join(', ')}`)).toEqual([]);
    const forms = (fieldClass: Guarded): string[] => [...told.keys()].flatMap((what) => (what.startsWith(`${fieldClass} `) ? [what.slice(fieldClass.length + 1)] : []));
    expect(Object.fromEntries(guarded.map((one) => [one, forms(one).sort()]))).toEqual(toldAs);
    expect(server.faults).toEqual([]);
    expect(logged.flatMap(visibleClasses)).toEqual([]);
  });

  test('nor that there is anything of them', async () => {
    const asked = async (actor: TestActor, path: string) => {
      const { statusCode, payload } = await actor.request('GET', `/api${HCM}${path}`);
      return { status: statusCode, body: payload === '' ? {} : JSON.parse(payload) };
    };
    const seen = async (actor: TestActor) => ({
      // a version tells that something was said
      health: (await asked(actor, `person/health/${partyId(PERSON)}`)).body.rowVersion,
      history: (await asked(actor, `person/${partyId(PERSON)}/history`)).body.entities.filter((one: string) =>
        ['BankAccount', 'FamilyMember', 'PersonDisease', 'PersonExperiment', 'Sacrifice'].includes(one),
      ),
      requests: (await asked(actor, `changeRequest?partyId=${partyId(PERSON)}`)).body.count,
      opened: await Promise.all(Object.values(guardedRequests).map(async (id) => (await asked(actor, `changeRequest/${id}`)).status)),
    });
    expect(await seen(above.without)).toEqual({ health: 0, history: [], requests: 1, opened: [404, 404, 404] });
    expect(await seen(above.with)).toEqual({
      health: 1,
      history: ['BankAccount', 'FamilyMember', 'PersonDisease', 'PersonExperiment', 'Sacrifice'],
      requests: 4,
      opened: [200, 200, 200],
    });
  });

  test('every call of the file finds the person: the strangers were refused for what they are', async () => {
    const missed: string[] = [];
    for (const one of fileCalls.toSorted((a, b) => lateness(a) - lateness(b))) {
      const isSharp = async (actor: TestActor) => (await ask(actor, one, ids[one.slot.id] as string)) !== (await ask(actor, one, NOTHING));
      if (addressOf(one.route.call) !== accounts && !(await isSharp(office)) && !(await isSharp(owner))) missed.push(nameOf(one));
    }
    expect(missed).toEqual([]);
  });
});
