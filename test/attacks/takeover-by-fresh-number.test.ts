/**
 * Attack: an administrator's helper, who may write the number or the e-mail of an account, writes an own one, waits for nobody and has a code sent to it.
 * Refused: `waysOf` of `src/platform/identity/recovery-ways/ways.store.ts`: what somebody else has written carries no code for `recoveryWaitDays`
 * (7), the answer is that of an unknown name, and `admitMoves` of `ways.ts` tells where the account was reached before.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import recovery from '#platform/identity/password-recovery/password-recovery.messages.fa.ts';
import ways from '#platform/identity/recovery-ways/recovery-ways.messages.fa.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { announceRuntime } from '#platform/settings/runtime.server.ts';
import { defaults } from '#server/runtime-config.ts';
import { factsOf, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const FORGOT = '/api/rest/s1/hcm/ForgotPassword';
const HCM = '/api/rest/s1/hcm';
const NEW = '09120000666';
const OLD = factsOf('accountant').mobile;
const [sms, mail] = [keepingChannel('sms'), keepingChannel('mail')];
const { server, actors } = await serverWithActors({ channels: [sms, mail] });

const run = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;
const account = async () => (await run(`select user_id as id from user_account where username = 'test-self'`))[0].id;

beforeEach(async () => {
  await run('delete from telecom_number where party_id = $1', partyId('accountant'));
  await run(
    `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid)
      select gen_random_uuid(), party_id, company_id, 'PhoneMobile', $2, '[2021-03-21,)' from person where party_id = $1`,
    partyId('accountant'),
    OLD,
  );
  await run(`update user_account set email_address = 'old@example.ir', email_written_by = null where username = 'test-self'`);
  await run('delete from former_recovery_way');
  await run(`delete from throttle`);
  for (const channel of [sms, mail]) channel.messages.length = 0;
  setWait();
});

async function writeNumber(): Promise<void> {
  const [{ id, version }] = await run('select telecom_number_id as id, row_version as version from telecom_number where party_id = $1', partyId('accountant'));
  const body = { contactMechPurposeId: 'PhoneMobile', areaCode: null, contactNumber: NEW, fromDate: '2026-03-01', thruDate: null, rowVersion: version };
  expect((await actors.hrOfficer.request('PUT', `${HCM}/person/tel/${id}`, body)).statusCode).toBe(200);
}
const writeMail = async () =>
  expect((await actors.hrOfficer.request('PUT', `${HCM}/userAccount/${partyId('accountant')}`, { emailAddress: 'new@example.ir' })).statusCode).toBe(200);
/** What config.json says of the days. */
const setWait = (recoveryWaitDays?: number): void =>
  announceRuntime({ config: () => ({ ...defaults, ...(recoveryWaitDays === undefined ? {} : { recoveryWaitDays }) }), dataDir: '' });

/** As if the number and the address had been written so many days ago. */
const age = async (days: number) => {
  await run(`update telecom_number set written_at = now() - make_interval(days => $2) where party_id = $1`, partyId('accountant'), days);
  await run(`update user_account set email_written_at = now() - make_interval(days => $1) where username = 'test-self'`, days);
};

async function asked(username = 'test-self') {
  const answer = await server.app.inject({ method: 'POST', url: FORGOT, payload: { username } });
  await outbox().drain();
  const codes = (sent: typeof sms.messages) => sent.filter(({ subject }) => subject === recovery.codeSubject).map(({ to }) => to);
  return { status: answer.statusCode, body: answer.json(), sms: codes(sms.messages), mail: codes(mail.messages) };
}

describe('a number that somebody else has just written', () => {
  test('carries no code, and the answer is that of a name that nobody has', async () => {
    await run(`update user_account set email_address = null where username = 'test-self'`);
    await writeNumber();
    const answer = await asked();
    expect(answer).toEqual(await asked('nobody-here'));
    expect(answer).toMatchObject({ status: 200, sms: [], mail: [] });
    await age(6);
    expect((await asked()).sms).toEqual([]);
    await age(8);
    expect((await asked()).sms).toEqual([NEW]);
  });

  test('leaves the code to the other way of the account, while that is an old one', async () => {
    await writeNumber();
    expect(await asked()).toMatchObject({ sms: [], mail: ['old@example.ir'] });
    await writeMail();
    expect((await asked()).mail).toEqual(['old@example.ir']);
  });

  test('waits as long as the settings say', async () => {
    setWait(30);
    await writeNumber();
    await age(8);
    expect((await asked()).sms).toEqual([]);
    setWait(0);
    await age(0);
    expect((await asked()).sms).toEqual([NEW]);
  });

  test('is that of the owner at once, or of the installation', async () => {
    await writeNumber();
    await run('update telecom_number set written_by = $2 where party_id = $1', partyId('accountant'), await account());
    expect((await asked()).sms).toEqual([NEW]);
  });
});

describe('the former number and the former address', () => {
  const told = (sent: typeof sms.messages) => sent.map(({ to, text }) => [to, text]);
  const moved = ways.movedText({ username: 'test-self' });

  test('are told of the change', async () => {
    await writeNumber();
    await outbox().drain();
    expect([told(sms.messages), told(mail.messages)]).toEqual([[[OLD, moved]], [['old@example.ir', moved]]]);
    await writeMail();
    await outbox().drain();
    expect(told(mail.messages)).toEqual([
      ['old@example.ir', moved],
      ['old@example.ir', moved],
    ]);
  });

  test('hear of a recovered password beside the new ones', async () => {
    await writeNumber();
    await asked();
    const code = /\d{8}/.exec(mail.messages.find(({ subject }) => subject === recovery.codeSubject)?.text ?? '')?.[0];
    for (const channel of [sms, mail]) channel.messages.length = 0;
    const body = { username: 'test-self', code, newPassword: 'Brand-New1!', newPasswordVerify: 'Brand-New1!' };
    expect((await server.app.inject({ method: 'PUT', url: FORGOT, payload: body })).statusCode).toBe(200);
    await outbox().drain();
    expect([sms.messages.map(({ to }) => to).toSorted(), mail.messages.map(({ to }) => to)]).toEqual([[OLD, NEW].toSorted(), ['old@example.ir']]);
  });

  test('are told nothing of a change that was refused', async () => {
    const [{ id, version }] = await run('select telecom_number_id as id, row_version as version from telecom_number where party_id = $1', partyId('administrator'));
    const body = { contactMechPurposeId: 'PhoneMobile', areaCode: null, contactNumber: NEW, fromDate: '2026-03-01', thruDate: null, rowVersion: version };
    expect((await actors.hrOfficer.request('PUT', `${HCM}/person/tel/${id}`, body)).statusCode).toBe(403);
    await outbox().drain();
    expect(sms.messages).toEqual([]);
  });
});

test('an account that was handed to another file carries no code to the number there at once', async () => {
  await run(`update user_account set email_address = null, file_since = now() where username = 'test-self'`);
  expect((await asked()).sms).toEqual([]);
  await run(`update user_account set file_since = now() - interval '8 days' where username = 'test-self'`);
  expect((await asked()).sms).toEqual([OLD]);
});
