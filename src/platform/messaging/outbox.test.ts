import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { type MovableClock, movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { channelsOf } from './messaging.settings.ts';
import { MAX_TRIES, waitAfterTry } from './outbox.rules.ts';
import { createOutbox } from './outbox.server.ts';
import { enqueue, forgetOldMessages } from './outbox.store.ts';
import { fill } from './sms-channel.rules.ts';
import { keepingChannel } from './test-support.ts';

let database: TestDatabase;
let clock: MovableClock;
let messages = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = movableClock();
  await database.owner.query('delete from message_outbox');
});

const fail = (error: unknown): never => {
  throw error;
};
const outboxWith = (channel: ReturnType<typeof keepingChannel>) => createOutbox({ pool: database.pool, clock, channels: [channel] }, fail);
const put = async (more: object = {}): Promise<string> => {
  messages += 1;
  const id = `00000000-0000-7000-8000-${String(messages).padStart(12, '0')}`;
  const message = { id, now: clock.now(), sendUntil: clock.now() + 900_000, way: { kind: 'sms', to: '09121234567' }, subject: 'Code', text: '12345678', ...more } as const;
  await writing(database.pool, systemActor('test'), (tx) => enqueue(tx, message));
  return id;
};
const rows = async () => (await database.owner.query('select state, recipient, body, tries, last_error from message_outbox order by outbox_id')).rows;

test('sends what has been committed, once, and wipes it', async () => {
  const channel = keepingChannel('sms');
  const id = await put();
  const [first, second] = [outboxWith(channel), outboxWith(channel)];
  await Promise.all([first.drain(), second.drain()]);
  await first.drain();
  expect(channel.messages).toEqual([{ idempotencyKey: id, to: '09121234567', subject: 'Code', text: '12345678' }]);
  expect(await rows()).toEqual([{ state: 'sent', recipient: null, body: null, tries: 1, last_error: null }]);
});

test('a refused try is repeated later with the same key; the error names nobody', async () => {
  const channel = keepingChannel('sms');
  channel.refusals = 1;
  const id = await put();
  const outbox = outboxWith(channel);
  await outbox.drain();
  expect(await rows()).toMatchObject([{ state: 'waiting', last_error: 'ETIMEDOUT', tries: 1 }]);
  clock.advance((waitAfterTry(1) ?? 0) - 1);
  await outbox.drain();
  expect(channel.messages).toEqual([]);
  clock.advance(1);
  await outbox.drain();
  expect(channel.messages.map(({ idempotencyKey }) => idempotencyKey)).toEqual([id]);
});

test('gives up after eight tries, and when the message is worth nothing any more', async () => {
  const channel = keepingChannel('sms');
  channel.refusals = Number.POSITIVE_INFINITY;
  await put({ sendUntil: clock.now() + 86_400_000 });
  const outbox = outboxWith(channel);
  for (let n = 0; n < MAX_TRIES; n++) {
    await outbox.drain();
    clock.advance(300_000);
  }
  await put({ sendUntil: clock.now() });
  await outbox.drain();
  expect(await rows()).toMatchObject([
    { state: 'dropped', tries: MAX_TRIES, body: null },
    { state: 'dropped', tries: 0, body: null, last_error: 'too late' },
  ]);
});

test('a message of a channel that is not set up waits; one for nobody holds nothing', async () => {
  await put({ way: { kind: 'mail', to: 'a@example.ir' } });
  await put({ way: undefined });
  await outboxWith(keepingChannel('sms')).drain();
  expect(await rows()).toMatchObject([{ state: 'waiting' }, { state: 'void', recipient: null, body: null }]);
});

test('stopped, it starts no try', async () => {
  const channel = keepingChannel('sms');
  await put();
  const outbox = outboxWith(channel);
  await outbox.stop();
  await outbox.drain();
  expect(channel.messages).toEqual([]);
});

describe('settings', () => {
  test.each([
    [{ HCM_SMTP_URL: 'smtps://u:secret@mail.example.ir' }, /go together/],
    [{ HCM_SMTP_URL: 'secret', HCM_MAIL_FROM: 'hr@example.ir' }, /HCM_SMTP_URL/],
    [{ HCM_SMTP_URL: 'smtps://mail.example.ir', HCM_MAIL_FROM: 'hr' }, /HCM_MAIL_FROM/],
    [{ HCM_SMS_URL: 'http://sms.example.ir/?to={to}&t={text}&k=secret' }, /https/],
    [{ HCM_SMS_URL: 'https://sms.example.ir/?to={to}&k=secret' }, /\{text\}/],
    [{ HCM_SMS_URL: 'https://sms.example.ir/?to={to}&t={text}', HCM_SMS_HEADER: 'secret' }, /HCM_SMS_HEADER/],
  ])('%j: says what to mend and repeats no secret', (env, reason) => {
    expect(() => channelsOf(env)).toThrow(reason);
    expect(() => channelsOf(env)).not.toThrow(/secret/);
  });

  test('none, one or both', () => {
    const mail = { HCM_SMTP_URL: 'smtps://u:p@mail.example.ir', HCM_MAIL_FROM: 'hr@example.ir' };
    const sms = { HCM_SMS_URL: 'https://sms.example.ir/{key}/?to={to}&t={text}' };
    expect([{}, mail, sms, { ...mail, ...sms }].map((env) => channelsOf(env).map(({ kind }) => kind))).toEqual([[], ['mail'], ['sms'], ['mail', 'sms']]);
  });
});

const message = { idempotencyKey: 'k1', to: '09121234567', subject: 'S', text: 'a "b"\n{key}&' };
const never = new AbortController().signal;

describe('the SMS gateway', () => {
  test('a text is data: it neither leaves the JSON nor becomes a place', () => {
    expect(JSON.parse(fill('{"m":"{text}","to":"{to}"}', message, 'secret', (text) => JSON.stringify(text).slice(1, -1)))).toEqual({ m: message.text, to: message.to });
  });

  test('gets number, text and key; a refusal is an error without the address', async () => {
    const asked: { url: string | undefined; key: unknown; body: string }[] = [];
    const gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += String(part);
      });
      request.on('end', () => {
        asked.push({ url: request.url, key: request.headers['x-api-key'], body });
        response.statusCode = asked.length === 1 ? 200 : 402;
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    const [channel] = channelsOf({
      HCM_SMS_URL: `http://127.0.0.1:${port}/send`,
      HCM_SMS_BODY: '{"to":"{to}","m":"{text}"}',
      HCM_SMS_KEY: 'secret',
      HCM_SMS_HEADER: 'X-API-KEY: {key}',
    });
    await channel?.send(message, never);
    expect(asked).toEqual([{ url: '/send', key: 'secret', body: JSON.stringify({ to: message.to, m: message.text }) }]);
    await expect(channel?.send(message, never)).rejects.toThrow(/^message not sent: http 402$/);
    await new Promise((resolve) => gateway.close(resolve));
    await expect(channel?.send(message, never)).rejects.toThrow(/^message not sent: unreachable$/);
  });
});

test('the key of a header is a text, whatever signs are in it', async () => {
  const keys: unknown[] = [];
  const gateway = createServer((request, reply) => {
    keys.push(request.headers['x-key']);
    reply.end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const [channel] = channelsOf({ HCM_SMS_URL: `http://127.0.0.1:${port}/?to={to}&t={text}`, HCM_SMS_KEY: "a$$b$&c$'", HCM_SMS_HEADER: 'X-Key: <{key}>' });
  await channel?.send(message, never);
  await new Promise((resolve) => gateway.close(resolve));
  expect(keys).toEqual(["<a$$b$&c$'>"]);
});

test('a message whose channel was taken away is not kept for ever', async () => {
  await put({ way: { kind: 'mail', to: 'a@example.ir' } });
  const stay = await put({ sendUntil: Date.now() + 86_400_000 });
  await database.owner.query("update message_outbox set created_at = now() - interval '31 days'");
  await database.owner.query("update message_outbox set send_until = now() - interval '1 day' where outbox_id <> $1", [stay]);
  await writing(database.pool, systemActor('test'), forgetOldMessages);
  expect((await database.owner.query('select outbox_id from message_outbox')).rows).toEqual([{ outbox_id: stay }]);
});

test('mail goes by SMTP with the key as its id', async () => {
  const heard: string[] = [];
  const smtp = createTcpServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (part) => {
      for (const line of String(part).split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(line === 'DATA' ? '354 go\r\n' : '250 ok\r\n');
        if (line === 'QUIT') socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.address() as AddressInfo;
  const [channel] = channelsOf({ HCM_SMTP_URL: `smtp://127.0.0.1:${port}`, HCM_MAIL_FROM: 'hr@example.ir' });
  await channel?.send({ ...message, to: 'ali@example.ir', subject: 'Task\r\nBcc: thief@example.com', text: '<script>x</script>' }, never);
  // no value becomes a header, a recipient or HTML
  expect(heard.filter((line) => /^(?:Bcc|RCPT|Content-Type)/i.test(line))).toEqual(['RCPT TO:<ali@example.ir>', 'Content-Type: text/plain; charset=utf-8']);
  expect(heard).toContain('<script>x</script>');
  expect(heard).toEqual(expect.arrayContaining(['MAIL FROM:<hr@example.ir>', 'RCPT TO:<ali@example.ir>', 'Message-ID: <k1@example.ir>']));
  await new Promise((resolve) => smtp.close(resolve));
  await expect(channel?.send({ ...message, to: 'ali@example.ir' }, never)).rejects.toThrow(/^message not sent: (?:ESOCKET|ECONNREFUSED|ECONNECTION)/);
});
