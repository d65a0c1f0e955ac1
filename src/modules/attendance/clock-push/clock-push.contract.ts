/**
 * The push of ZK clocks (docs/adr/0061-what-a-clock-can-prove.md): text in, text out, at the addresses that are built into them (`/iclock/...`, which the server
 * leads here). Invariants: nothing is heard before a clock is registered with serial and network; another serial, a network that is not its own and a clock
 * that is switched off are refused alike, the first is offered for registration; `OK: n` comes after the commit, and each press counts once however often it
 * is pushed; what cannot be read is an exception and no reason to send the rest again.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';

const SERIAL_MAX = 40;
/** Clocks send what they have kept without a network: some thousand lines. */
const BODY = 512 * 1024;

/** Further words of a clock about itself are passed over. */
const query = z.object({ SN: z.string().check(z.regex(/^[A-Za-z0-9_.-]{4,40}$/), z.maxLength(SERIAL_MAX)), table: z.optional(z.string().check(z.maxLength(40))) });
const sent = z.strictObject({ text: z.string().check(z.maxLength(BODY)) });
const shared = { permission: 'public', scope: 'none', query, raw: 'text/plain; charset=utf-8', reply: z.unknown(), isUnattended: true } as const;
const pushed = { ...shared, body: sent, bodyLimit: BODY, takes: { text: BODY }, ownTransactions: true, noChanges: 'a clock calls it, which shows nothing' } as const;

export const clockOptions = defineCall({
  ...shared,
  method: 'GET',
  path: '/rest/iclock/cdata',
  summary: 'What a ZK clock asks when it starts: how it is to push',
  ownTransactions: true,
});

export const clockData = defineCall({
  ...pushed,
  method: 'POST',
  path: '/rest/iclock/cdata',
  summary: 'Presses that a ZK clock pushes (table ATTLOG); other tables are acknowledged and not kept',
});

export const clockRequest = defineCall({
  ...shared,
  method: 'GET',
  path: '/rest/iclock/getrequest',
  summary: 'What a ZK clock asks again and again: whether there is something to do; there never is',
  ownTransactions: true,
});

export const clockCommand = defineCall({ ...pushed, method: 'POST', path: '/rest/iclock/devicecmd', summary: 'What a ZK clock says of commands it was given' });
