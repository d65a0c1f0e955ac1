import type { BodyOf } from '#kernel/call.ts';
import { cleanCode } from '#kernel/identity-codes/identity-codes.ts';
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';
import { type Context, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { createAccount, joinGroup } from '#platform/identity/accounts.store.ts';
import { isCommonPassword } from '#platform/identity/common-password.rules.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { insertEmployee } from '#platform/party/party.store.ts';
import { checkRegister, registerErrors, registerPerson } from './register.contract.ts';
import { mayRegister, mayRegisterIn, takenOf } from './register.store.ts';

type Registration = Context<typeof registerPerson>;
/** Everybody who is registered may sign in to the own file. */
const OWN_FILE = 'employee';

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
    changes: { username: [null, body.username], emailAddress: [null, emailAddress] },
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

const created = (facts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, [null, value] as const]),
  );

/** Why nothing was written: a company out of reach, otherwise a kind of employment that is none. */
const refusalOf = async ({ tx, rows }: Registration, companyId: string): Promise<Error> =>
  (await mayRegisterIn(tx, rows, companyId)) ? registerErrors.error('unknownOption') : httpErrors.error('notFound');

async function register(context: Registration, companyId: string, body: BodyOf<typeof registerPerson>) {
  const { tx, rows, newId, audit } = context;
  const { pseudoId, fromDate, employmentStatusEnumId, emailAddress } = body;
  const person = personOf(body);
  const ids: Ids = { companyId, partyId: newId(), partyRelationshipId: newId() };
  const employment = { ...ids, pseudoId, from: fromDate, employmentStatusEnumId };
  if (!(await insertEmployee(tx, { ...person, ...ids }, employment, mayRegister(rows, employmentStatusEnumId ?? undefined)))) throw await refusalOf(context, companyId);
  const about = { subjectPartyId: ids.partyId, companyId };
  audit({ entity: 'Person', id: ids.partyId, action: 'create', ...about, changes: created(person) });
  audit({ entity: 'PartyRelationship', id: ids.partyRelationshipId, action: 'create', ...about, changes: created({ pseudoId, hireDate: fromDate, employmentStatusEnumId }) });
  const userId = await openAccount(context, ids, emailAddress);
  return { partyId: ids.partyId, partyRelationshipId: ids.partyRelationshipId, userId };
}

export const routes = [
  route(registerPerson, async (context) => {
    const { actor, body } = context;
    return inWordsOfTheForm(register(context, body.companyId ?? actor.companyId, body));
  }),
  route(checkRegister, async ({ db, rows, actor, query }) =>
    takenOf(db, rows, {
      companyId: query.companyId ?? actor.companyId,
      username: query.username ?? '',
      emailAddress: query.emailAddress?.trim() ?? '',
      pseudoId: cleanDigits(query.pseudoId ?? ''),
      nationalCode: cleanCode(query.nationalId ?? ''),
    }),
  ),
];
