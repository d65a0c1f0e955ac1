/** Signing drafts: each keeps its text and takes the next number of its company and year. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { writtenNumber } from '#platform/papers/number-pattern.rules.ts';
import { composed, type Grounds, groundsOf } from './contract-text.service.ts';
import { type SigningPreview, signContracts } from './contracts.contract.ts';
import { contractErrors } from './contracts.errors.ts';
import { type KnownContract, nextNumber, writeSignature } from './contracts.store.ts';
import words from './contracts-page.messages.fa.ts';
import { contractSigned } from './reminders/contracts.notice.ts';
import { chosenContracts, shownFirst } from './renewal.service.ts';

type Signing = Context<typeof signContracts>;
type Fault = NonNullable<SigningPreview['list'][number]['fault']>;

interface Judged {
  readonly contract: KnownContract;
  readonly fault: Fault | null;
  readonly grounds: Grounds;
}

const nothing: Grounds = { terms: [], classes: [] };

async function judge({ tx, actor, today }: Signing, contract: KnownContract): Promise<Judged> {
  if (contract.partyId === actor.partyId) return { contract, fault: 'own', grounds: nothing };
  if (contract.state !== 'draft') return { contract, fault: 'notDraft', grounds: nothing };
  const grounds = await groundsOf(tx, contract);
  const held = classesOf(actor, signContracts)(contract.partyId);
  if (!grounds.classes.every((one) => held.has(one))) return { contract, fault: 'classNeeded', grounds };
  if (grounds.terms.length === 0) return { contract, fault: 'noTerms', grounds };
  const { missing } = await composed(tx, contract, grounds, { number: words.numberLater, day: today });
  return { contract, fault: missing.length > 0 ? 'missing' : null, grounds };
}

/** Where the person finds it. */
const OWN = '/userProfile?tab=contracts';

/** Who signs, and on which day (ISO). */
export interface Signer {
  readonly tx: Tx;
  readonly partyId: string;
  readonly day: string;
  readonly now: Date;
}

/** Keeps the text of a sound draft under the next number of its company and the year of the day; answers the number. The caller holds the contract. */
export async function keepSigned({ tx, partyId, day, now }: Signer, contract: KnownContract, grounds: Grounds): Promise<string> {
  const { contractId, companyId } = contract;
  const { year } = toJalali(day);
  const place = await nextNumber(tx, companyId, year);
  const number = writtenNumber(contract.numberPattern, { year, number: place, series: contract.typeCode });
  const { content } = await composed(tx, contract, grounds, { number, day });
  await writeSignature(tx, { contractId, by: partyId, day, now, year, number: place, label: number, classes: grounds.classes, content });
  return number;
}

async function signOne({ tx, actor, today, clock, audit, newId }: Signing, { contract, grounds }: Judged): Promise<void> {
  const { contractId, partyId, companyId, fromDate, typeName } = contract;
  const now = new Date(clock.now());
  const number = await keepSigned({ tx, partyId: actor.partyId, day: today, now }, contract, grounds);
  audit({ entity: 'Contract', id: contractId, action: 'update', subjectPartyId: partyId, companyId, changes: { state: ['draft', 'signed'], number: [null, number] } });
  await notify(tx, contractSigned, { recipients: [partyId], values: { type: typeName, date: fromDate }, link: OWN, now, newId });
}

/** Signs what can be signed, by personnel code, whole or not at all. Throws lookFirst before it was looked at, with `signingData`. */
export async function sign(context: Signing): Promise<{ signed: number; left: number }> {
  const contracts = await chosenContracts(context, signContracts);
  const all: Judged[] = [];
  for (const contract of contracts) all.push(await judge(context, contract));
  const sound = all.filter(({ fault }) => fault === null);
  const left = all.length - sound.length;
  if (context.body.isSeen !== true) {
    const list = shownFirst(all).map(({ contract: { contractId, fullName, pseudoId, fromDate, thruDate }, fault }) => ({
      contractId,
      fullName,
      pseudoId,
      fromDate,
      thruDate,
      fault,
    }));
    throw contractErrors.error('lookFirst', { data: { sound: sound.length, left, list } satisfies SigningPreview });
  }
  for (const one of sound) await signOne(context, one);
  return { signed: sound.length, left };
}
