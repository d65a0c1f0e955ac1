/**
 * Attack: an HR officer brings a sheet with an own mobile number for the administrator or for payroll, gives somebody rights between trial and
 * applying, or takes back an old import that had replaced the number.
 * Refused: row by row by `wayFaults` of `src/modules/personnel/file/personnel-import-guard.service.ts`, also when the file is looked at again before it is
 * applied; the undo as a whole by `admitRevert`.
 */
import { expect, test } from 'vitest';
import messages from '#modules/personnel/file/personnel-import.messages.fa.ts';
import reasons from '#platform/import-export/import-export.messages.fa.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { addAccount, type TestActor } from '#testing/actors.ts';
import { factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { hrOfficer, administrator } = actors;
const CALL = '/api/rest/s1/hcm/import';
const MINE = '09120000666';
const { headers } = messages.importPersonnel;
const [CODE, MOBILE] = [headers['pseudoId']?.[0], headers['mobile']?.[0]];

const mobileOf = async (person: PersonName) =>
  (await server.owner.query(`select contact_number as number from telecom_number where party_id = $1 and upper_inf(valid)`, [partyId(person)])).rows.map(({ number }) => number);

async function bring(people: readonly PersonName[], actor: TestActor = hrOfficer, number = MINE) {
  const sheet = [`${CODE},${MOBILE}`, ...people.map((person, at) => `${factsOf(person).pseudoId},${number.slice(0, 10)}${at}`)].join('\r\n');
  const answer = await actor.upload(CALL, { name: 'people.csv', content: sheet }, { kind: 'personnel' });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
async function apply(runId: string, actor: TestActor = hrOfficer) {
  await actor.request('POST', `${CALL}/${runId}/apply`);
  await knownImports().runner.idle();
  return (await actor.request('GET', `${CALL}/${runId}`)).json();
}
const refused = { column: 'mobile', code: 'stronger_way', reason: reasons.reasons['stronger_way']?.({}) };

test('the row of somebody who may do as much or more is refused, the others are taken', async () => {
  const { run, refused: rows } = await bring(['administrator', 'payrollOfficer', 'director', 'colleague']);
  expect(rows).toMatchObject([refused, refused]);
  expect(run.counts).toMatchObject({ updated: 2, refused: 2 });
  await apply(run.runId);
  expect(await mobileOf('administrator')).toEqual([factsOf('administrator').mobile]);
  expect(await mobileOf('colleague')).not.toEqual([factsOf('colleague').mobile]);
  expect((await bring(['payrollOfficer'], administrator)).refused).toEqual([]);
});

test('the own row is refused: the number of the own account is for a second person', async () => {
  expect((await bring(['hrOfficer'])).refused).toMatchObject([{ column: 'mobile', code: 'own_file' }]);
});

test('who got rights since the file was tried out keeps the number', async () => {
  const { run } = await bring(['salesHead']);
  await addAccount(server, 'since-then', { person: 'salesHead', group: 'administrator' });
  expect(await apply(run.runId)).toMatchObject({ state: 'done', counts: { updated: 0, refusedByCode: { stronger_way: 1 } } });
});

test('taking an import back does not bring back the number of somebody who may do more by now', async () => {
  const { run } = await bring(['stranger']);
  expect(await apply(run.runId)).toMatchObject({ state: 'done', counts: { updated: 1 } });
  const written = await mobileOf('stranger');
  await addAccount(server, 'stranger-rules', { person: 'stranger', group: 'administrator' });
  const answer = await hrOfficer.request('POST', `${CALL}/${run.runId}/undo`);
  expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'platform/identity/recovery-ways.strongerWay']);
  expect(await mobileOf('stranger')).toEqual(written);
  expect((await administrator.request('POST', `${CALL}/${run.runId}/undo`)).statusCode).toBe(200);
  expect(await mobileOf('stranger')).toEqual([factsOf('stranger').mobile]);
});
