import { permissionKeys } from '#kernel/call.ts';
import { classesOf, mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import { changedRow } from '#platform/forms/changed-row.rules.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { setDisabled } from '#platform/identity/accounts.store.ts';
import { othersAccount, outranks } from '#platform/identity/others-account.service.ts';
import { admitMove } from '#platform/identity/recovery-ways/ways.service.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { endOf } from '../../employment/employment.store.ts';
import { type AccountField, accountForm, accountKeys } from '../account.form.ts';
import { profileErrors } from '../profile.contract.ts';
import { accountErrors, personAccount, updateAccount } from './account.contract.ts';
import { accountOn, holdPerson, isEmailTaken, moveEmployment, type StoredAccount, writeEmail } from './account.store.ts';

type Edit = Context<typeof updateAccount>;

const shown = ({ partyId, username, emailAddress, accountStatus, hireDate, endDate }: StoredAccount) => ({ partyId, username, emailAddress, accountStatus, hireDate, endDate });

const names = Object.keys(accountKeys) as AccountField[];

/**
 * What stands of a person who is held from then on: an end that was being written meanwhile is not written over. Each field that changes must be allowed,
 * and the person reached, by the permission of that field. Throws forbidden and notFound.
 */
async function reached({ tx, actor, rows, today, params: { partyId }, body }: Edit): Promise<StoredAccount> {
  if (!(await accountOn(tx, rows, partyId))) throw httpErrors.error('notFound');
  for (const name of names.filter((one) => body[one] !== undefined)) {
    const call = { permission: accountKeys[name], scope: 'rows' } as const;
    if (!mayUse(actor.grants, permissionKeys(call.permission))) throw httpErrors.error('forbidden');
    if (!(await accountOn(tx, scopeFor(actor, call, today), partyId))) throw httpErrors.error('notFound');
  }
  await holdPerson(tx, partyId);
  const stored = await accountOn(tx, rows, partyId);
  if (!stored) throw httpErrors.error('notFound');
  return stored;
}

type Next = Pick<StoredAccount, AccountField>;

async function writeAccount(context: Edit, stored: StoredAccount, next: Next): Promise<void> {
  const { tx, actor, rows, audit } = context;
  const { userId, partyId, companyId, emailAddress, accountStatus } = stored;
  const isMoved = { email: next.emailAddress !== emailAddress, status: next.accountStatus !== accountStatus };
  if (!isMoved.email && !isMoved.status) return;
  if (userId === null) throw accountErrors.error('noAccount', { fields: isMoved.email ? { emailAddress: 'noAccount' } : { accountStatus: 'noAccount' } });
  await othersAccount(tx, actor, rows, userId, accountErrors);
  if (next.emailAddress !== null && (await isEmailTaken(tx, userId, next.emailAddress))) throw accountErrors.error('emailTaken');
  if (isMoved.email) {
    await admitMove(context, partyId, 'emailAddress');
    await writeEmail(tx, userId, next.emailAddress);
  }
  if (isMoved.status) await setDisabled(tx, userId, next.accountStatus === 'N', 'personnel file');
  const changes = {
    ...(isMoved.email ? { emailAddress: [emailAddress, next.emailAddress] as const } : {}),
    ...(isMoved.status ? { accountStatus: [accountStatus, next.accountStatus] as const } : {}),
  };
  audit({ entity: 'UserAccount', id: userId, action: 'update', subjectPartyId: partyId, companyId, changes });
}

/** Leaving has rules of its own (employment.contract.ts): here only an end that was imported or agreed beforehand is put right. */
async function checkEnd({ tx }: Edit, { partyRelationshipId: id, endDate }: StoredAccount): Promise<void> {
  if (id !== null && (endDate === null || (await endOf(tx, id)) !== undefined)) throw accountErrors.error('endByEmployment');
}

async function writeDays(context: Edit, stored: StoredAccount, next: Next): Promise<void> {
  const { tx, actor, audit, today } = context;
  const { partyRelationshipId: id, partyId, companyId, birthDate, hireDate, endDate } = stored;
  const isMoved = { hireDate: next.hireDate !== hireDate, endDate: next.endDate !== endDate };
  const field = isMoved.hireDate ? 'hireDate' : 'endDate';
  if (!isMoved.hireDate && !isMoved.endDate) return;
  refuseOwn(context, updateAccount, partyId);
  if (id === null || next.hireDate === null) throw profileErrors.error('noEmployment', { fields: { [field]: 'noEmployment' } });
  if (await outranks(tx, actor, partyId, today)) throw accountErrors.error('strongerAccount', { fields: { [field]: 'strongerAccount' } });
  if (isMoved.endDate) await checkEnd(context, stored);
  if (isMoved.hireDate && !classesOf(actor, { permission: accountKeys.hireDate })(partyId).has('personal')) throw accountErrors.error('birthUnseen');
  if (isMoved.hireDate && birthDate !== null && next.hireDate <= birthDate) throw profileErrors.error('invalid', { fields: { hireDate: 'birthAfterHire' } });
  if (!(await moveEmployment(tx, id, next.hireDate, next.endDate, today))) throw accountErrors.error('factsOutside', { fields: { [field]: 'factsOutside' } });
  const changes = {
    ...(isMoved.hireDate ? { hireDate: [hireDate, next.hireDate] as const } : {}),
    ...(isMoved.endDate ? { endDate: [endDate, next.endDate] as const } : {}),
  };
  audit({ entity: 'PartyRelationship', id, action: 'update', subjectPartyId: partyId, companyId, changes });
}

export const routes = [
  route(personAccount, async ({ db, rows, params: { partyId } }) => {
    const stored = await accountOn(db, rows, partyId);
    if (!stored) throw httpErrors.error('notFound');
    return shown(stored);
  }),
  route(updateAccount, async (context) => {
    const { tx, rows, body, today, params } = context;
    const stored = await reached(context);
    const { emailAddress, accountStatus, hireDate, endDate } = stored;
    const next = (await changedRow(accountForm, { emailAddress, accountStatus, hireDate, endDate }, body, { today })) as Next;
    await writeAccount(context, stored, next);
    await writeDays(context, stored, next);
    return shown((await accountOn(tx, rows, params.partyId)) ?? stored);
  }),
];
