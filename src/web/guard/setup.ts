/** Whether the installation still waits for the name of its first company. */
import type { setupNeeded } from '#modules/administration/setup/setup.contract.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';

const setupCall = shellCall<typeof setupNeeded>('GET', '/setup', { of: ['Company'] });

const isDone = pageValue(() => false);

/** Asked until it is done; no answer means no: the set-up could not save either. */
export async function isSetupNeeded(): Promise<boolean> {
  if (isDone.now) return false;
  const reply = await send(setupCall).catch(() => undefined);
  isDone.now = reply?.needed === false;
  return reply?.needed === true;
}
