import type { Tx } from '#platform/db/db.server.ts';
import { type ManualTransactionContext, manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { plainAddress } from '#platform/identity/service-keys/networks.server.ts';
import { wallTimeOf } from '../events/events.rules.ts';
import { noteContact } from '../events/events.store.ts';
import { type DeviceOfEvents, takeEvents } from '../events/take-events.service.ts';
import { clockCommand, clockData, clockOptions, clockRequest } from './clock-push.contract.ts';
import { driftIn, optionsText, pressesIn } from './clock-push.rules.ts';
import { actFor, clockOf, offerClock } from './clock-push.store.ts';

type Asked = Pick<ManualTransactionContext<typeof clockOptions>, 'transact' | 'query' | 'request' | 'clock' | 'today' | 'newId'>;

/** Does something for the clock that calls, in its company. A stranger is offered and refused, as is one from elsewhere. */
async function ofClock<T>({ transact, query: { SN: serial }, request, clock }: Asked, work: (tx: Tx, device: DeviceOfEvents, address: string) => Promise<T>): Promise<T> {
  const address = plainAddress(request.ip);
  const done = await transact(async (tx) => {
    const found = await clockOf(tx, serial, address);
    if (found === undefined) await offerClock(tx, serial, address, new Date(clock.now()).toISOString());
    if (found?.isHeard !== true) return undefined;
    const { clockDeviceId, companyId } = found;
    await actFor(tx, companyId);
    return { said: await work(tx, { clockDeviceId, companyId }, address) };
  });
  if (done === undefined) throw httpErrors.error('notFound');
  return done.said;
}

/** A contact without presses. */
const heard = (asked: Asked): Promise<unknown> =>
  ofClock(asked, (tx, device, address) => noteContact(tx, device, { at: new Date(asked.clock.now()).toISOString(), address, driftSeconds: null, lastEventAt: null }));

const ok = (count?: number): Buffer => Buffer.from(count === undefined ? 'OK' : `OK: ${count}`);

export const routes = [
  manualRoute(clockOptions, async (asked) => {
    await heard(asked);
    return Buffer.from(optionsText(asked.query.SN));
  }),
  manualRoute(clockRequest, async (asked) => {
    await heard(asked);
    return ok();
  }),
  manualRoute(clockCommand, async (asked) => {
    await heard(asked);
    return ok();
  }),
  manualRoute(clockData, async (asked) => {
    const { query, body, clock, today, newId } = asked;
    const presses = query.table?.toUpperCase() === 'ATTLOG' ? pressesIn(body.text) : [];
    if (presses.length === 0) {
      await heard(asked);
      return ok(0);
    }
    const drift = driftIn(presses, wallTimeOf(clock.now()));
    await ofClock(asked, (tx, device, address) =>
      takeEvents(tx, { clock, today, newId }, device, { source: 'push', address, ...(drift !== undefined && { driftSeconds: drift }) }, presses),
    );
    return ok(presses.length);
  }),
];
