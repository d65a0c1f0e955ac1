/**
 * Attack: an officer writes of the own file what money follows from, by the calls of the office: the account for the wage, children, a degree, the first day
 * of the employment; row by row, in the grid, by a sheet, with many others at once, or by taking an import back.
 * Refused: each call of a file says whether it writes that of whoever makes it (`own` of `src/kernel/call.ts`), the loader (`src/server/slices.ts`)
 * demands the word, and `refuseOwn` of `src/platform/party/own-file/own-file.server.ts` keeps it; rows of sheets are judged by `ownFaults` of
 * `src/modules/personnel/file/personnel-import-guard.service.ts`.
 */
import { describe, expect, test } from 'vitest';
import holdersMessages from '#modules/organisation/positions/holders/holders-import.messages.fa.ts';
import importMessages from '#modules/personnel/file/personnel-import.messages.fa.ts';
import reasons from '#platform/import-export/import-export.messages.fa.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import messages from '#platform/party/own-file/own-file.messages.fa.ts';
import type { TestActor } from '#testing/actors.ts';
import { addressOf } from '#testing/authorisation.ts';
import { employmentId, factsOf, type PersonName, partyId, postId } from '#testing/organisation.ts';
import { fillPeople, personParts } from '#testing/person-parts.ts';
import { smallestPng } from '#testing/references.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { hrOfficer, administrator } = actors;
const HCM = '/api/rest/s1/hcm';
const POSTS = '/rest/s1/hcm/orgStructure/position';
const ME = partyId('hrOfficer');
const people = await fillPeople(server.owner);
const run = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;

const closed = Object.values(messages.errors) as readonly string[];
const answerOf = ({ statusCode, json }: { statusCode: number; json: () => { messages?: string } }) => [statusCode, json().messages];

test('what the calls of a file say of the own one is reviewed', () => {
  const said = server.registry.routes.flatMap(({ call }) => (call.own === undefined || call.own === 'allowed' ? [] : [`${addressOf(call)} ${call.own}`])).sort();
  expect(said).toEqual(
    [
      ...['bankAccount', 'education', 'family', 'sacrifice', 'tel', 'workExperience'].flatMap((part) => [
        `DELETE /rest/s1/hcm/person/${part}/:id request`,
        `POST /rest/s1/hcm/person/${part} request`,
        `PUT /rest/s1/hcm/person/${part}/:id request`,
      ]),
      ...['DELETE /rest/s1/hcm/person/structure/:id others', 'POST /rest/s1/hcm/person/structure others', 'PUT /rest/s1/hcm/person/structure/:id others'],
      ...['DELETE /rest/s1/hcm/person/note/:id others', 'POST /rest/s1/hcm/person/note others', 'PUT /rest/s1/hcm/person/note/:id others'],
      ...['bankAccount', 'tel'].map((part) => `PUT /rest/s1/hcm/person/${part}/:id/correction request`),
      'PUT /rest/s1/hcm/person/structure/:id/correction others',
      'PUT /rest/s1/hcm/person/employments/:partyRelationshipId/kindCorrection request',
      'POST /rest/s1/hcm/person/employment others',
      'POST /rest/s1/hcm/person/employment/:partyRelationshipId/transfer others',
      'POST /rest/s1/hcm/personList/group others',
      ...['apply', 'applied/:wageDecreeId/undo'].map((act) => `POST /rest/s1/payroll/decree/${act} others`),
      'PUT /rest/s1/hcm/UserBasicInfo request',
      'PUT /rest/s1/hcm/entity/Person/:partyId request',
      'PUT /rest/s1/hcm/person/employment/:partyRelationshipId/end others',
      'PUT /rest/s1/hcm/person/employment/:partyRelationshipId/undoEnd others',
      'PUT /rest/s1/hcm/userAccount/:partyId others',
      `POST ${POSTS}/emplPosition/:emplPositionId/holder others`,
      `POST ${POSTS}/holder/:emplPositionPartyId/close others`,
      ...['DELETE', 'PUT'].map((method) => `${method} ${POSTS}/holder/:emplPositionPartyId others`),
      `PUT ${POSTS}/holder/:emplPositionPartyId/correction others`,
      ...['workedFactor', 'wageItem', 'standingItem', 'personFacility', 'leaveToBuy'].flatMap((rows) => [
        `DELETE /rest/s1/payroll/${rows}/:id others`,
        `POST /rest/s1/payroll/${rows} others`,
        `PUT /rest/s1/payroll/${rows}/:id others`,
      ]),
      ...['DELETE', 'PUT'].map((method) => `${method} /rest/s1/payroll/payData/:id others`),
      ...['DELETE /rest/s1/welfare/personWelfareGroup/:id others', 'POST /rest/s1/welfare/personWelfareGroup others', 'PUT /rest/s1/welfare/personWelfareGroup/:id others'],
      ...[
        'loanReceipt/:loanReceiptId/reverse',
        'loanRemission',
        'loanRemission/:loanRemissionId/decide',
        'loanEnding',
        'loanEnding/:loanEndingId/decide',
        'loan/prepayment',
        'loan/settlement',
        'payInstallment',
        'payInstallments',
        'postponeAll',
        'postponeInstallment',
        'placeReceipt/:welfareReceiptId/decide',
        ...['fund/:welfareFundId/giveBack', 'fundEntry/:welfareFundEntryId/reverse'],
      ].map((path) => `POST /rest/s1/welfare/${path} others`),
      'POST /rest/s1/welfare/providingLoans/:loanRequestId/pay others',
      'POST /rest/s1/functionalManagement/attendanceRequest/forOthers others',
      'POST /rest/s1/hcm/leave/forOther others',
      ...['POST /rest/s1/welfare/insurance/membership others', 'POST /rest/s1/welfare/insurance/membership/:id/end others'],
      'POST /rest/s1/payroll/payData others',
      'PUT /rest/s1/payroll/payData/:id/correction others',
      'POST /rest/s1/payroll/PaygroupData/many others',
      'POST /rest/s1/salary/saveBaseSalaryInfo others',
      ...['DELETE', 'PUT'].map((method) => `${method} /rest/s1/emplOrder/contract/:id others`),
      ...['', '/:contractId/end', '/renewal', '/signing'].map((act) => `POST /rest/s1/emplOrder/contract${act} others`),
      'PUT /rest/s1/emplOrder/contract/:contractId/scan others',
      'POST /rest/s1/emplOrder/issuance others',
      'POST /rest/s1/emplOrder/issuance/run others',
      'POST /rest/s1/emplOrder/acknowledgements/receive others',
      'POST /rest/s1/emplOrder/order/:orderId/annul others',
      'POST /rest/s1/emplOrder/order/:orderId/correct others',
      ...['DELETE', 'PUT'].map((method) => `${method} /rest/s1/functionalManagement/clockCard/:id others`),
      'POST /rest/s1/functionalManagement/clockCard others',
      ...['DELETE', 'PUT'].map((method) => `${method} /rest/s1/functionalManagement/reduction/:id others`),
      'POST /rest/s1/functionalManagement/reduction others',
      'POST /rest/s1/functionalManagement/presses others',
    ].sort(),
  );
});

let groups = 0;
/** A group of the personnel structure. */
const group = async (): Promise<string> =>
  (
    await run(
      `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, description, standard_code)
       select gen_random_uuid(), company_id, 'EmployeeGroups', $2, $2 from person where party_id = $1 returning party_classification_id as id`,
      ...[ME, `g${++groups}`],
    )
  )[0].id;

describe('rows of the own file', () => {
  test.each(personParts.map((part) => [part]))('%s: added, changed and taken away by whom its calls let', async (part) => {
    const route = server.registry.routes.find(({ call }) => addressOf(call) === `POST /rest/s1/hcm/person/${part}`);
    const { body, files } = people.bodies('own')[part];
    const bodyBy = async (actor: TestActor) => {
      const paper = async () => (await actor.upload(`${HCM}/getpersonnelfile`, { name: 'a.png', content: smallestPng })).json().name;
      const papers = Object.fromEntries(await Promise.all(files.map(async (name) => [name, await paper()] as const)));
      return { ...body, ...papers, ...(part === 'structure' ? { employeeGroupId: await group() } : {}) };
    };
    const own = await hrOfficer.request('POST', `${HCM}/person/${part}`, { ...(await bodyBy(hrOfficer)), partyId: ME });
    if (route?.call.own === 'allowed') return expect(own.statusCode).toBe(201);
    const made = await administrator.request('POST', `${HCM}/person/${part}`, { ...(await bodyBy(administrator)), partyId: ME });
    expect([made.statusCode, made.body]).toMatchObject([201, expect.any(String)]);
    const { id } = made.json();
    const changed = await hrOfficer.request('PUT', `${HCM}/person/${part}/${id}`, { ...(await bodyBy(hrOfficer)), rowVersion: 1 });
    const removed = await hrOfficer.request('DELETE', `${HCM}/person/${part}/${id}`);
    for (const answer of [own, changed, removed]) expect([answer.statusCode, closed.includes(answer.json().messages)]).toEqual([403, true]);
  });
});

describe('facts of the own file', () => {
  test('base facts are asked for', async () => {
    for (const answer of [
      await hrOfficer.request('PUT', `${HCM}/entity/Person/${ME}`, { rowVersion: 1, numberOfKids: 3 }),
      await hrOfficer.request('PUT', `${HCM}/UserBasicInfo`, { partyId: ME, rowVersion: 1, numberOfKids: 3 }),
    ])
      expect(answerOf(answer)).toEqual([403, messages.errors.ownByRequest]);
    const asked = { kind: 'facts', action: 'change', rowVersion: 1, values: { birthPlace: 'Rasht' } };
    await run(
      `insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'employee', company_id, '[2021-03-21,)' from user_account where username = 'test-hrofficer'`,
    );
    server.clock.advance(60_000);
    expect((await hrOfficer.request('POST', `${HCM}/changeRequest`, asked)).statusCode).toBe(201);
  });

  test('the first day of the employment is for a colleague', async () => {
    const answer = await hrOfficer.request('PUT', `${HCM}/userAccount/${ME}`, { hireDate: '2020-03-21' });
    expect(answerOf(answer)).toEqual([403, messages.errors.ownByOthers]);
  });

  test('the own row of the grid is refused, and the own one among many chosen', async () => {
    const { rows } = (await hrOfficer.request('POST', `${HCM}/person/sheet`, { selection: { keys: [employmentId('hrOfficer')] } })).json();
    const saved = await hrOfficer.request('PUT', `${HCM}/person/sheet`, { rows: [{ partyId: ME, versions: rows[0].versions, changes: { numberOfKids: 5 } }] });
    expect(saved.json().rows).toMatchObject([{ outcome: 'refused', message: messages.errors.ownByRequest }]);
    const chosen = { employeeGroupId: await group(), fromDate: '2026-04-02', selection: { keys: [employmentId('hrOfficer'), employmentId('colleague')] } };
    const answer = await hrOfficer.request('POST', `${HCM}/personList/group`, chosen);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'modules/personnel/search.ownChosen']);
  });
});

describe('a sheet of people', () => {
  const { headers } = importMessages.importPersonnel;
  const header = (name: string): string => headers[name]?.[0] ?? name;
  async function bring(columns: Readonly<Record<string, string>>, actor = hrOfficer) {
    const lines = [Object.keys(columns).map(header), Object.values(columns)].map((cells) => cells.join(','));
    return (await actor.upload(`${HCM}/import`, { name: 'own.csv', content: lines.join('\r\n') }, { kind: 'personnel' })).json();
  }
  const { pseudoId } = factsOf('hrOfficer');

  test('does not write the row of whoever brings it, but what nothing follows from', async () => {
    const { refused } = await bring({ pseudoId, numberOfKids: '7', iban: factsOf('seller').iban, hireDate: '1398/01/01', street: 'x' });
    expect([refused[0].code, ...refused[0].more.map(({ code }: { code: string }) => code)]).toEqual(['own_file', 'own_file', 'own_file']);
    expect(refused[0].reason).toBe(reasons.reasons['own_file']?.({ column: header('numberOfKids') }));
    expect((await bring({ pseudoId, street: 'Another street' })).refused).toEqual([]);
  });

  test('is not taken back by somebody whose own row it wrote', async () => {
    const { run: made } = await bring({ pseudoId, numberOfKids: '1' }, administrator);
    expect((await administrator.request('POST', `${HCM}/import/${made.runId}/apply`)).statusCode).toBe(200);
    await knownImports().runner.idle();
    expect(answerOf(await hrOfficer.request('POST', `${HCM}/import/${made.runId}/undo`))).toEqual([403, messages.errors.ownByOthers]);
    expect((await administrator.request('POST', `${HCM}/import/${made.runId}/undo`)).statusCode).toBe(200);
  });
});

describe('attendance of one’s own', () => {
  const call = (actor: TestActor, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => actor.request(method, `/api/rest/s1/functionalManagement/${path}`, body);
  const card = { card: '7007', fromDate: '2026-04-02', thruDate: null };

  test('a card is given, changed and taken away by a colleague', async () => {
    expect(answerOf(await call(administrator, 'POST', 'clockCard', { ...card, pseudoId: factsOf('administrator').pseudoId }))).toEqual([403, messages.errors.ownByOthers]);
    await run(
      `insert into clock_card (clock_card_id, company_id, party_relationship_id, card, valid) select party_relationship_id, company_id, party_relationship_id, '7007', '[2026-04-02,)'
       from party_relationship where party_relationship_id = $1`,
      employmentId('administrator'),
    );
    const id = employmentId('administrator');
    for (const answer of [await call(administrator, 'PUT', `clockCard/${id}`, { ...card, rowVersion: 1 }), await call(administrator, 'DELETE', `clockCard/${id}?rowVersion=1`)])
      expect(answerOf(answer)).toEqual([403, messages.errors.ownByOthers]);
  });

  test('a press is said by a colleague', async () => {
    const press = { eventId: null, date: '2026-05-09', at: '2026-05-09T08:00', key: null, reason: 'forgotten' };
    expect(answerOf(await call(administrator, 'POST', 'presses', { ...press, partyId: partyId('administrator') }))).toEqual([403, messages.errors.ownByOthers]);
    expect((await call(administrator, 'POST', 'presses', { ...press, partyId: ME })).statusCode).toBe(200);
  });
});

describe('a post of one’s own', () => {
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, actor = administrator) => actor.request(method, `/api${POSTS}/${path}`, body);
  const holderOf = async (who: PersonName) => (await run('select empl_position_party_id as id from empl_position_party where party_id = $1', partyId(who)))[0].id;
  const days = { partyFromDate: '2026-04-02', partyThruDate: null, mainPosition: 'N', occupancyRate: 100 };

  test('is given, changed, ended and taken away by a colleague', async () => {
    const put = (who: PersonName) => call('POST', `emplPosition/${postId('salesHead')}/holder`, { ...days, partyId: partyId(who), roleTypeId: 'Employee', replace: true });
    expect(answerOf(await put('administrator'))).toEqual([403, messages.errors.ownByOthers]);
    const id = await holderOf('administrator');
    for (const answer of [
      await call('PUT', `holder/${id}`, { ...days, from: '2026-04-02', rowVersion: 1 }),
      await call('PUT', `holder/${id}/correction`, { ...days, correctionReason: 'a mistake', rowVersion: 1 }),
      await call('POST', `holder/${id}/close`, { on: '2026-04-02', rowVersion: 1 }),
      await call('DELETE', `holder/${id}?rowVersion=1`),
    ])
      expect(answerOf(answer)).toEqual([403, messages.errors.ownByOthers]);
    expect((await put('stranger')).statusCode).toBe(200);
  });

  test('is not given by a sheet either, nor taken back by whom it is about', async () => {
    const header = (name: string): string => holdersMessages.importHolders.headers[name]?.[0] ?? name;
    const [{ code }] = await run('select pseudo_id as code from empl_position where empl_position_id = $1', postId('seller'));
    const bring = async (who: PersonName) => {
      const second = Object.entries(holdersMessages.importMain).find(([, word]) => word === 'N')?.[0];
      const content = [['personCode', 'positionCode', 'mainPosition'].map(header), [factsOf(who).pseudoId, code, second]].map((cells) => cells.join(',')).join('\r\n');
      return (await administrator.upload(`${HCM}/import`, { name: 'posts.csv', content }, { kind: 'holders' })).json();
    };
    expect((await bring('administrator')).refused).toMatchObject([{ code: 'own_file' }]);
    expect((await bring('seller')).refused).toEqual([]);
  });
});
