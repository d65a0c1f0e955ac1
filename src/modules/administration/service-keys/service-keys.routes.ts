import { knownRegistry } from '#platform/access/registry.server.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { type Actor, manualRoute, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { makeServiceKeyText, secretHash } from '#platform/identity/api-key.server.ts';
import { cleanNetwork } from '#platform/identity/service-keys/networks.server.ts';
import { expiryFits, isForPrograms, isKnown, stateOf } from '#platform/identity/service-keys/service-keys.rules.ts';
import { insertServiceKey, type KeyRights, listServiceKeys, revoke } from '#platform/identity/service-keys/service-keys.store.ts';
import { mayHandOut } from '../access-level/access-level.rules.ts';
import { makeServiceKey, revokeServiceKey, serviceKeyErrors, serviceKeys } from './service-keys.contract.ts';
import messages from './service-keys.messages.fa.ts';

/** What an actor may hand to a program: on the rows of the key, and no role. */
const mayGive = (actor: Actor, { companyId, ...rights }: Pick<KeyRights, 'companyId' | 'permissions' | 'rowScope' | 'classes'>): boolean =>
  mayHandOut({ ...rights, wireRole: 'Employee' }, [companyId], actor);

function refuseUnfit(actor: Actor, rows: RowScope, rights: KeyRights, today: string): void {
  if (!rows.companyIds.includes(rights.companyId)) throw httpErrors.error('notFound');
  if (!expiryFits(rights.expiresOn, today)) throw serviceKeyErrors.error('expiryRange', { fields: { expiresOn: 'expiryRange' } });
  const { keys } = knownRegistry();
  if (!rights.permissions.every((one) => isKnown(one, keys) && isForPrograms(one)))
    throw serviceKeyErrors.error('permissionUnknown', { fields: { permissions: 'permissionUnknown' } });
  if (!mayGive(actor, rights)) throw serviceKeyErrors.error('beyondOwn', { fields: { permissions: 'beyondOwn' } });
}

function cleaned(networks: readonly string[]): string[] {
  const clean = networks.map(cleanNetwork);
  if (clean.includes(undefined)) throw serviceKeyErrors.error('networkForm', { fields: { networks: 'networkForm' } });
  return [...new Set(clean.filter((one) => one !== undefined))];
}

export const routes = [
  route(serviceKeys, async ({ actor, db, rows, today }) => {
    const { keys, permissionTitle } = knownRegistry();
    const { companyId } = actor;
    const isGiven = (key: string): boolean => isForPrograms(key) && mayGive(actor, { companyId, permissions: [key], rowScope: 'company', classes: [] });
    return {
      rows: (await listServiceKeys(db, rows)).map(({ isRevoked, ...row }) => ({
        ...row,
        permissions: [...row.permissions],
        classes: [...row.classes],
        networks: [...row.networks],
        state: stateOf({ isRevoked, expiresOn: row.expiresOn }, today),
      })),
      permissions: keys.filter(isGiven).map((key) => ({ key, title: permissionTitle(key) })),
    };
  }),
  manualRoute(makeServiceKey, async ({ actor, rows, body, today, clock, newId, transact }) => {
    const { networks: typed, companyId = actor.companyId, ...rest } = body;
    const rights: KeyRights = { ...rest, companyId };
    refuseUnfit(actor, rows, rights, today);
    const networks = cleaned(typed);
    const [serviceKeyId, key] = [newId(), makeServiceKeyText()];
    await transact(async (tx) => {
      await insertServiceKey(tx, { ...rights, serviceKeyId, networks, keyHash: secretHash(key), last4: key.slice(-4), createdBy: actor.userId, now: clock.now() });
      const { name, permissions, rowScope, classes, expiresOn } = rights;
      const changes = {
        name: [null, name],
        permissions: [null, permissions],
        rowScope: [null, rowScope],
        classes: [null, classes],
        networks: [null, networks],
        expiresOn: [null, expiresOn],
      } as const;
      await writeAudit(tx, [{ entity: 'ServiceKey', id: serviceKeyId, action: 'create', changes, companyId }]);
    });
    return { key, serviceKeyId };
  }),
  route(revokeServiceKey, async ({ actor, tx, rows, audit, body: { serviceKeyId }, clock }) => {
    const ended = await revoke(tx, rows, { serviceKeyId, by: actor.userId, now: clock.now() });
    if (!ended) throw httpErrors.error('notFound');
    audit({ entity: 'ServiceKey', id: serviceKeyId, action: 'delete', changes: { name: [ended.name, null] }, companyId: ended.companyId });
    return { messages: messages.revoked };
  }),
];
