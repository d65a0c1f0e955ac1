import { route } from '#platform/http/context.server.ts';
import { bringClockEvents } from './events.contract.ts';
import { eventErrors } from './events.errors.ts';
import { deviceOfKey } from './events.store.ts';
import { takeEvents } from './take-events.service.ts';

export const routes = [
  route(bringClockEvents, async ({ actor, tx, body, request, clock, today, newId }) => {
    // the key of a program stands for itself: its id is that of the account that calls
    const device = await deviceOfKey(tx, actor.userId);
    if (device === undefined) throw eventErrors.error('keyWithoutDevice');
    if (!device.isActive) throw eventErrors.error('deviceOff');
    const rows = await takeEvents(tx, { clock, today, newId }, device, { source: 'call', address: request.ip }, body.rows);
    const count = (wanted: string): number => rows.filter(({ outcome }) => outcome === wanted).length;
    return { added: count('added'), known: count('known'), refused: count('refused'), rows };
  }),
];
