import type { BodyOf } from '#kernel/call.ts';
import { cleanCode } from '#kernel/identity-codes/identity-codes.ts';
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';
import { giveFirstPost, positionErrors, structureErrors } from '#modules/organisation/organisation.api.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { createAccount, joinGroup } from '#platform/identity/accounts.store.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { isCommonPassword } from '#platform/identity/passwords/common-password.rules.ts';
import { checkPlaces } from '#platform/party/parts/part.store.ts';
import { insertEmployee } from '#platform/party/party.store.ts';
import { EMPLOYEE } from '../employment/employment.store.ts';
import { checkRegister, registerErrors, registerPerson } from './register.contract.ts';
import { OWN_FILE } from './register.rules.ts';
import { insertForeigner, mayRegister, nextCode, takenCodesOf, takenOf, wrongOptions } from './register.store.ts';

type Registration = Context<typeof registerPerson>;

/** Constraint to the error that names the field of this form. */
const clashes = {
  party_identification_national_code: 'nationalCodeTaken',
  user_account_username: 'usernameTaken',
  user_account_email: 'emailTaken',
} as const;

async function inWordsOfTheForm<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined;
    if (typeof constraint === 'string' && Object.hasOwn(clashes, constraint)) throw registerErrors.error(clashes[constraint as keyof typeof clashes]);
    throw error;
  }
}

interface Ids {
  readonly companyId: string;
  readonly partyId: string;
  readonly partyRelationshipId: string;
}

async function openAccount({ tx, clock, newId, today, audit, body }: Registration, ids: Ids, emailAddress: string | null): Promise<string | null> {
  if (!body.username || !body.password) return null;
  if (isCommonPassword(body.password, [body.username])) throw identityErrors.error('passwordCommon', { fields: { password: 'passwordCommon' } });
  const userId = newId();
  await createAccount(tx, { userId, ...ids, username: body.username, password: body.password, email: emailAddress ?? undefined, requireChange: true, now: clock.now() });
  await joinGroup(tx, userId, OWN_FILE, ids.companyId, today);
  audit({
    entity: 'UserAccount',
    id: userId,
    action: 'create',
    subjectPartyId: ids.partyId,
    companyId: ids.companyId,
    changes: created({ username: body.username, emailAddress }),
  });
  return userId;
}

/** A select is of text for the types; the form has taken nothing but its options. */
const personOf = ({ firstName, lastName, suffix, fatherName, gender, birthDate, nationalId }: Registration['body']) => ({
  firstName,
  lastName,
  suffix,
  fatherName,
  gender: gender as 'Y' | 'N' | null,
  birthDate,
  nationalCode: nationalId,
});

const takenNames = { nationalId: 'nationalCodeTaken', foreignerCode: 'foreignerCodeTaken', passportNumber: 'passportTaken' } as const;

/** Passports have capitals, whatever was typed. */
const foreignCodes = ({ foreignerCode, passportNumber }: Registration['body']) => ({ foreignerCode, passportNumber: passportNumber === null ? null : cleanCode(passportNumber) });
type ForeignCodes = ReturnType<typeof foreignCodes>;

/** The nationality is a country; codes of foreign nationals stand under no constraint of the database and are asked for under a lock. */
async function checkForeigner({ tx, body }: Registration, companyId: string, foreign: ForeignCodes): Promise<void> {
  await checkPlaces(tx, body, {}, [{ field: 'countryGeoId', kind: 'GEOT_COUNTRY' }]);
  if (foreign.foreignerCode === null && foreign.passportNumber === null) return;
  const [taken] = await takenCodesOf(tx, companyId, { nationalId: null, ...foreign });
  if (taken !== undefined) throw registerErrors.error(takenNames[taken]);
}

/** Why nothing was written: an option of another list, otherwise a company out of reach. */
async function refusalOf({ tx, body }: Registration): Promise<Error> {
  const wrong = await wrongOptions(tx, body);
  return wrong.length === 0 ? httpErrors.error('notFound') : registerErrors.error('unknownOption', { fields: Object.fromEntries(wrong.map((name) => [name, 'unknownOption'])) });
}

/** The post from the first day on, refused at its field. */
async function firstPost(context: Registration, wanted: Parameters<typeof giveFirstPost>[1]): Promise<void> {
  try {
    await giveFirstPost(context, wanted);
  } catch (error) {
    if (httpErrors.is(error, 'forbidden')) throw registerErrors.error('postForbidden');
    if (httpErrors.is(error, 'notFound') || structureErrors.is(error, 'holderOutside') || positionErrors.is(error, 'notActive') || positionErrors.is(error, 'notEmployed'))
      throw registerErrors.error('postNotThere');
    if ((['seatFull', 'secondManager', 'secondChief'] as const).some((name) => structureErrors.is(error, name))) throw registerErrors.error('postTaken');
    throw error;
  }
}

const created = (facts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, [null, value] as const]),
  );

async function register(context: Registration, companyId: string, body: BodyOf<typeof registerPerson>) {
  const { tx, rows, newId, audit } = context;
  const { pseudoId, fromDate, employmentStatusEnumId, emailAddress, countryGeoId, emplPositionId } = body;
  const relationshipTypeEnumId = body.relationshipTypeEnumId ?? EMPLOYEE;
  const person = personOf(body);
  const ids: Ids = { companyId, partyId: newId(), partyRelationshipId: newId() };
  const employment = { ...ids, relationshipTypeEnumId, pseudoId, from: fromDate, employmentStatusEnumId };
  if (!(await insertEmployee(tx, { ...person, ...ids }, employment, mayRegister(rows, body)))) throw await refusalOf(context);
  const foreign = foreignCodes(body);
  await checkForeigner(context, companyId, foreign);
  if (countryGeoId !== null) await insertForeigner(tx, ids.partyId, { countryGeoId, ...foreign });
  const about = { subjectPartyId: ids.partyId, companyId };
  audit({ entity: 'Person', id: ids.partyId, action: 'create', ...about, changes: created({ ...person, countryGeoId, ...foreign }) });
  audit({
    entity: 'PartyRelationship',
    id: ids.partyRelationshipId,
    action: 'create',
    ...about,
    changes: created({ relationshipTypeEnumId, pseudoId, hireDate: fromDate, employmentStatusEnumId }),
  });
  if (emplPositionId !== null) await firstPost(context, { emplPositionId, partyId: ids.partyId, from: fromDate });
  const userId = await openAccount(context, ids, emailAddress);
  return { partyId: ids.partyId, partyRelationshipId: ids.partyRelationshipId, userId };
}

export const routes = [
  route(registerPerson, async (context) => {
    const { actor, body } = context;
    return inWordsOfTheForm(register(context, body.companyId ?? actor.companyId, body));
  }),
  route(checkRegister, async ({ db, rows, actor, query }) => {
    const companyId = query.companyId ?? actor.companyId;
    const taken = await takenOf(db, rows, {
      companyId,
      username: query.username ?? '',
      emailAddress: query.emailAddress?.trim() ?? '',
      pseudoId: cleanDigits(query.pseudoId ?? ''),
      nationalId: cleanCode(query.nationalId ?? ''),
      foreignerCode: cleanCode(query.foreignerCode ?? ''),
      passportNumber: cleanCode(query.passportNumber ?? ''),
    });
    return { ...taken, nextPseudoId: await nextCode(db, rows, companyId) };
  }),
];
