/** Takes a request for an account. Names that are taken are found out when it is accepted, by who may know. */
import type { BodyOf } from '#kernel/call.ts';
import { normaliseLines, normaliseText } from '#kernel/persian-text/persian-text.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { mayWait } from '#platform/identity/account-requests/account-requests.rules.ts';
import { firstCompany, insertRequest, waitingRequests } from '#platform/identity/account-requests/account-requests.store.ts';
import { actAs } from '#platform/identity/accounts.store.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { type AttemptLimit, holdsUsername, networkOf, siteOf } from '#platform/identity/identity.rules.ts';
import { countOrRefuse, type Door, refuseOtherSites } from '#platform/identity/sign-in.service.ts';
import { runtime } from '#platform/settings/runtime.server.ts';
import { isCommonPassword } from '../passwords/common-password.rules.ts';
import { hashPassword, inHashQueue } from '../passwords/password-hash.server.ts';
import type { register as call } from './register.contract.ts';

/** Requests from one network before it waits. */
const networkLimit: AttemptLimit = { failures: 10, windowMs: 3_600_000 };

const cleaned = (text: string | undefined): string | null => (text === undefined ? null : normaliseText(text) || null);

/** Throws registrationClosed, tooManyRequests, passwordHoldsUsername, passwordCommon, throttled or busy. */
export async function askForAccount(door: Door, form: BodyOf<typeof call>): Promise<void> {
  if (!runtime().config().registration) throw identityErrors.error('registrationClosed');
  refuseOtherSites(door);
  if (holdsUsername(form.password, form.username)) throw identityErrors.error('passwordHoldsUsername', { fields: { password: 'passwordHoldsUsername' } });
  if (isCommonPassword(form.password, [form.username, ...(form.email?.split('@') ?? [])])) throw identityErrors.error('passwordCommon', { fields: { password: 'passwordCommon' } });
  const now = door.clock.now();
  const network = networkOf(door.request.ip);
  await inHashQueue(async () => {
    const companyId = await door.transact(async (tx) => {
      await countOrRefuse(tx, [{ key: `register:${siteOf(door.request.ip)}`, limit: networkLimit }], now);
      return firstCompany(tx);
    });
    if (!companyId) throw identityErrors.error('registrationClosed');
    const passwordHash = await hashPassword(form.password);
    await door.transact(async (tx) => {
      const requestId = door.newId();
      await actAs(tx, { userId: '', partyId: '', companyId });
      if (!mayWait(await waitingRequests(tx, network))) throw identityErrors.error('tooManyRequests');
      const { username, email = null, mobile = null, nationalCode = null, note } = form;
      const names = { firstName: cleaned(form.firstName), lastName: cleaned(form.lastName), note: note === undefined ? null : normaliseLines(note) };
      await insertRequest(tx, { requestId, companyId, username, email, mobile, nationalCode, ...names, network, passwordHash, now });
      await writeAudit(tx, [{ entity: 'AccountRequest', id: requestId, action: 'create', changes: { username: [null, username] }, companyId }]);
    });
  });
}
