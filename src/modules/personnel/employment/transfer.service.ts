/** Somebody goes to another company: the end here, the file and the beginning there, in one transaction. */
import { permissionKeys } from '#kernel/call.ts';
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { listIn } from '#kernel/form/normalise.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { classesOf, mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { joinGroup } from '#platform/identity/accounts.store.ts';
import { admitMoves } from '#platform/identity/recovery-ways/ways.service.ts';
import { insertPart, type PartRows, partRowsOf, partsOfPeople } from '#platform/party/parts/part.store.ts';
import { OWN_FILE } from '../register/register.rules.ts';
import { accountsThatMove, isMemberFrom, moveAccounts } from './account-move.store.ts';
import { begin, endRights } from './begin.service.ts';
import { beginEmployment, employmentErrors, type transferPerson } from './employment.contract.ts';
import { EMPLOYEE, type Employment, noteMove } from './employment.store.ts';
import { end } from './end.service.ts';
import { lockReachableEmployment } from './reached.service.ts';
import { copyPerson, fileElsewhere, hasCode, isOpenTo } from './transfer.store.ts';

type Transfer = Context<typeof transferPerson>;
interface File {
  readonly partyId: string;
  readonly companyId: string;
}

/** Kinds of records of each choice. */
const entities: Readonly<Record<string, readonly string[]>> = {
  contact: ['TelecomNumber', 'ElectronicAddress'],
  address: ['PostalAddress'],
  education: ['PartyQualification', 'WorkExperience'],
  family: ['FamilyMember'],
  banking: ['BankAccount'],
};

/** Columns that name something of the company itself. */
const ofTheCompany: ReadonlySet<string> = new Set(['jobId']);

/** Nobody copies what they may not read. */
function sees({ actor }: Transfer, { part }: PartRows, partyId: string): boolean {
  if (!mayUse(actor.grants, permissionKeys(part.list.permission))) return false;
  const held = classesOf(actor, part.list)(partyId);
  return [part.class, ...fieldsOf(part.form).map(({ field }) => field.class)].every((one) => held.has(one ?? 'public'));
}

/** What goes along of a row: neither files, which are claimed by their record, nor things of the company left. */
function carried(rows: PartRows, row: FormValues): FormValues {
  const left = new Set([...ofTheCompany, ...Object.keys(rows.files ?? {})]);
  const days = rows.part.isDated ? ['fromDate', 'thruDate'] : [];
  return Object.fromEntries([...Object.keys(rows.columns), ...days].map((name) => [name, left.has(name) ? null : (row[name] ?? null)]));
}

/** Copies the chosen parts into a new file, each row with a trace of its own. */
async function copyParts(context: Transfer, from: string, to: File): Promise<void> {
  const { tx, actor, body, today, newId, audit } = context;
  const chosen = (listIn(body.parts) ?? []).flatMap((part) => entities[String(part)] ?? []);
  for (const entity of chosen) {
    const rows = partsOfPeople().get(entity);
    if (rows === undefined || !sees(context, rows, from)) continue;
    for (const row of await partRowsOf(tx, rows, scopeFor(actor, rows.part.list, today), { partyId: from })) {
      const id = newId();
      await insertPart(tx, rows, { ...to, id }, carried(rows, row));
      audit({ entity, id, action: 'create', subjectPartyId: to.partyId, companyId: to.companyId, changes: { partyId: [null, to.partyId] } });
    }
  }
}

/** The file in the other company: the one that is there, or a new one. */
async function fileIn(context: Transfer, { partyId }: Employment, companyId: string): Promise<File> {
  const { tx, newId, audit } = context;
  const known = await fileElsewhere(tx, partyId, companyId);
  if (known !== undefined) return { partyId: known, companyId };
  const file = { partyId: newId(), companyId };
  const facts = await copyPerson(tx, partyId, file);
  const changes = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, [null, value] as const]));
  audit({ entity: 'Person', id: file.partyId, action: 'create', subjectPartyId: file.partyId, companyId, changes });
  await copyParts(context, partyId, file);
  return file;
}

async function checkTransfer({ tx, actor, today, body }: Transfer, tie: Employment): Promise<void> {
  if (!mayUse(actor.grants, permissionKeys(beginEmployment.permission))) throw httpErrors.error('forbidden');
  if (body.companyId === tie.companyId || !(await isOpenTo(tx, scopeFor(actor, beginEmployment, today), body.companyId))) throw employmentErrors.error('company');
  const { from, until, relationshipTypeEnumId } = tie;
  const stands = relationshipTypeEnumId === EMPLOYEE && (from === null || from < body.fromDate) && (until === null || until >= body.fromDate);
  if (!stands) throw employmentErrors.error('notStanding');
  if (!(await hasCode(tx, tie.partyId))) throw employmentErrors.error('noCode');
}

/**
 * The person keeps one sign-in: from the first day there it opens the file there, and no right of the company left goes along.
 * A day that is to come is awaited by the keeper.
 */
async function moveSignIn(context: Transfer, from: Employment, to: File & { readonly partyRelationshipId: string }): Promise<void> {
  const { tx, today, audit, body } = context;
  const accounts = await accountsThatMove(tx, from.partyId, to, body.fromDate);
  if (accounts.length === 0) return;
  await endRights(context, from, '', body.fromDate);
  for (const { userId } of accounts) {
    if (await isMemberFrom(tx, userId, OWN_FILE, to.companyId, body.fromDate)) continue;
    await joinGroup(tx, userId, OWN_FILE, to.companyId, body.fromDate);
    audit({ entity: 'UserGroupMember', id: userId, action: 'create', subjectPartyId: to.partyId, companyId: to.companyId, changes: { userGroupId: [null, OWN_FILE] } });
  }
  // the file there has a number that others have written: what the account still may do by then is judged
  const refused = (await admitMoves(context, [from.partyId], body.fromDate)).get(from.partyId);
  if (refused !== undefined) throw employmentErrors.error('stronger');
  for (const entry of await moveAccounts(tx, today, from.partyId)) audit(entry);
}

/** Answers the file and the employment in the other company. */
export async function transfer(context: Transfer): Promise<{ partyId: string; partyRelationshipId: string }> {
  const { tx, body } = context;
  const tie = await lockReachableEmployment(context);
  await checkTransfer(context, tie);
  const ended = await end(context, tie, { thruDate: addDays(body.fromDate, -1), terminationTypeEnumId: 'TtTransferred', noteText: body.noteText });
  const file = await fileIn(context, tie, body.companyId);
  const partyRelationshipId = await begin(context, file, { ...body, relationshipTypeEnumId: EMPLOYEE });
  await noteMove(tx, ended, partyRelationshipId);
  await moveSignIn(context, tie, { ...file, partyRelationshipId });
  return { partyId: file.partyId, partyRelationshipId };
}
