/**
 * Attack: somebody who may import, but neither sees nor writes telephone numbers, presses "apply" on the sheet that an HR officer has only tried
 * out; so does a colleague of somebody whose rights have ended meanwhile; and a colleague takes back what an administrator has brought in.
 * Refused: `src/platform/import-export/rights.service.ts`: a run is written with what both may write, in the name of whoever presses (`applied_by`);
 * taking it back asks for the classes of its columns and for the strength to move the days that it moves. Both acts stand in the audit by themselves.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import messages from '#modules/personnel/file/personnel-import.messages.fa.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { hrOfficer } = actors;
/** May import, with the class public alone. */
let clerk: TestActor;

const CALL = '/api/rest/s1/hcm/import';
const { headers } = messages.importPersonnel;
const title = (name: string): string => headers[name]?.[0] ?? name;

const rows = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;

beforeAll(async () => {
  await rows(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ('importer', 'importer', 'hcmJobUsers', 'company', '{public}')`);
  await rows(`insert into user_group_permission (user_group_id, permission) values ('importer', 'systemManagement/importData')`);
  await addAccount(server, 'import-clerk', { person: 'stranger', group: 'importer' });
  clerk = await signIn(server, 'import-clerk', testPassword);
});

/** Tries a sheet of one person out; answers the run. */
async function tryOut(actor: TestActor, person: PersonName, values: Readonly<Record<string, string>>): Promise<string> {
  const all = { pseudoId: factsOf(person).pseudoId, ...values };
  const content = `${Object.keys(all).map(title).join(',')}\r\n${Object.values(all).join(',')}\r\n`;
  const answer = await actor.upload(CALL, { name: 'people.csv', content }, { kind: 'personnel' });
  expect(answer.json()).toMatchObject({ run: { counts: { updated: 1, refused: 0 } } });
  return answer.json().run.runId;
}

async function press(actor: TestActor, act: 'apply' | 'undo', runId: string) {
  const answer = await actor.request('POST', `${CALL}/${runId}/${act}`);
  await knownImports().runner.idle();
  return { status: answer.statusCode, body: answer.json() };
}

const userOf = async (username: string): Promise<string> => (await rows('select user_id from user_account where username = $1', username))[0].user_id;
const acts = (runId: string) =>
  rows('select entity, action, user_id, subject_party_id from audit_entry where record_id = $1 or request_id = $2 order by at, entity', runId, `import:${runId}`);
const refused = (name: string) => ({ body: { errorCode: `platform/import-export.${name}` } });

describe('applying what somebody else has tried out', () => {
  it('is refused to who lacks a class of its columns', async () => {
    const runId = await tryOut(hrOfficer, 'colleague', { mobile: '09121112233' });
    expect(await press(clerk, 'apply', runId)).toMatchObject({ status: 403, ...refused('narrowRights') });
    expect(await acts(runId)).toEqual([]);
    expect(await press(hrOfficer, 'apply', runId)).toMatchObject({ status: 200 });
  });
  it('is done in the name of who presses, and the act itself is in the audit', async () => {
    const runId = await tryOut(hrOfficer, 'colleague', { firstName: 'changed' });
    expect(await press(clerk, 'apply', runId)).toMatchObject({ status: 200 });
    const presser = await userOf('import-clerk');
    expect(await acts(runId)).toEqual([
      { entity: 'ImportRun', action: 'import', user_id: presser, subject_party_id: null },
      { entity: 'Person', action: 'import', user_id: presser, subject_party_id: partyId('colleague') },
    ]);
    expect(await rows('select created_by, applied_by from import_run where run_id = $1', runId)).toEqual([{ created_by: await userOf('test-hrofficer'), applied_by: presser }]);
  });
  it('is refused when the rights of who brought it have ended, or the account', async () => {
    await addAccount(server, 'leaving-clerk', { person: 'seller', group: 'importer' });
    const leaving = await signIn(server, 'leaving-clerk', testPassword);
    const runId = await tryOut(leaving, 'colleague', { firstName: 'again' });
    const member = "from user_group_member where user_id = (select user_id from user_account where username = 'leaving-clerk')";
    const [kept] = await rows(`select * ${member}`);
    await rows(`delete ${member}`);
    expect(await press(hrOfficer, 'apply', runId)).toMatchObject({ status: 409, ...refused('rightsEnded') });
    await rows('insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, $2, $3, $4)', kept.user_id, kept.user_group_id, kept.company_id, kept.valid);
    await rows("update user_account set disabled = 'Y' where username = 'leaving-clerk'");
    expect(await press(hrOfficer, 'apply', runId)).toMatchObject({ status: 409, ...refused('rightsEnded') });
    expect(await acts(runId)).toEqual([]);
  });
});

describe('taking back what somebody else has brought in', () => {
  it('is refused to who lacks a class of its columns', async () => {
    const runId = await tryOut(hrOfficer, 'colleague', { mobile: '09125554433' });
    await press(hrOfficer, 'apply', runId);
    expect(await press(clerk, 'undo', runId)).toMatchObject({ status: 403, ...refused('narrowRights') });
    expect(await press(hrOfficer, 'undo', runId)).toMatchObject({ status: 200 });
    const presser = await userOf('test-hrofficer');
    expect((await acts(runId)).filter(({ action }) => action === 'undo')).toMatchObject([{ entity: 'ImportRun', user_id: presser }]);
  });
  it('is refused when it moves the days of somebody who may do more', async () => {
    await addAccount(server, 'second-administrator', { person: 'seller', group: 'administrator' });
    // one's own hire date is written by somebody else
    const second = await signIn(server, 'second-administrator', testPassword);
    const [before] = await rows('select valid::text from party_relationship where party_id = $1', partyId('administrator'));
    const runId = await tryOut(second, 'administrator', { hireDate: '1400/06/01' });
    expect(await press(second, 'apply', runId)).toMatchObject({ status: 200 });
    expect(await rows('select valid::text from party_relationship where party_id = $1', partyId('administrator'))).not.toEqual([before]);
    expect(await press(hrOfficer, 'undo', runId)).toMatchObject({ status: 403, ...refused('strongerPeople') });
    expect(await press(second, 'undo', runId)).toMatchObject({ status: 200 });
  });
});
