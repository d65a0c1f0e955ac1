/** Renewal of many contracts: drafts that go on from them, looked at before they are made. */
import type { Context } from '#platform/http/context.server.ts';
import { selectionOf } from '#platform/tables/list-routes.server.ts';
import { daysFault, renewedDays } from './contract.rules.ts';
import { MOST_AT_ONCE, PREVIEW_LIMIT, type RenewalPreview, renewContracts, type signContracts } from './contracts.contract.ts';
import { contractErrors } from './contracts.errors.ts';
import { contractSource, insertRenewals, type KnownContract, lockContracts, offeredType, type Renewal } from './contracts.store.ts';

type Renewing = Context<typeof renewContracts>;
type Fault = NonNullable<RenewalPreview['list'][number]['fault']>;
interface Judged extends Omit<Renewal, 'id'> {
  readonly fault: Fault | null;
}

/** The chosen contracts, held, by personnel code. Throws noneChosen and tooMany. */
export async function chosenContracts(context: Renewing | Context<typeof signContracts>, by: typeof renewContracts | typeof signContracts): Promise<KnownContract[]> {
  const { tx, rows, actor, today, body } = context;
  const query = body.endsWithin === undefined ? {} : { endsWithin: body.endsWithin };
  const ids = await selectionOf(contractSource, { db: tx, actor, rows, today, by, query }, body.selection);
  if (ids.length === 0) throw contractErrors.error('noneChosen');
  if (ids.length > MOST_AT_ONCE) throw contractErrors.error('tooMany', { values: { most: MOST_AT_ONCE } });
  return lockContracts(tx, rows, ids);
}

function judge(
  contract: KnownContract,
  type: { readonly longestMonths: number | null } | undefined,
  { partyId, months }: { partyId: string; months: number | null },
): Omit<Judged, 'agreementId'> {
  const { thruDate, state, employment, isFollowed } = contract;
  const days = thruDate === null ? { from: contract.fromDate, thru: null } : renewedDays(thruDate, months);
  const found = (fault: Fault | null) => ({ of: contract, ...days, fault });
  if (contract.partyId === partyId) return found('own');
  if (type === undefined) return found('unknownType');
  if (state === 'draft') return found('notSigned');
  if (thruDate === null) return found('noEnd');
  if (isFollowed) return found('renewed');
  return found(daysFault(days, type.longestMonths, employment) ?? null);
}

async function judged(context: Renewing): Promise<Judged[]> {
  const { tx, actor, body } = context;
  const contracts = await chosenContracts(context, renewContracts);
  const months = body.months;
  const types = new Map<string, Awaited<ReturnType<typeof offeredType>>>();
  const typeOf = (contract: KnownContract): string => body.agreementId ?? contract.agreementId;
  for (const id of new Set(contracts.map(typeOf))) types.set(id, await offeredType(tx, actor.companyId, id));
  return contracts.map((contract) => {
    const agreementId = typeOf(contract);
    return { ...judge(contract, types.get(agreementId), { partyId: actor.partyId, months }), agreementId };
  });
}

const isSound = ({ fault }: { readonly fault: string | null }): boolean => fault === null;

/** Those that are left out before the others, no more than are shown. */
export const shownFirst = <T extends { readonly fault: string | null }>(all: readonly T[]): T[] =>
  [...all.filter((one) => !isSound(one)), ...all.filter(isSound)].slice(0, PREVIEW_LIMIT);

/** Makes the drafts; answers how many, and how many were left out. Throws lookFirst before it was looked at, with `renewalData`. */
export async function renew(context: Renewing): Promise<{ made: number; left: number }> {
  const { tx, actor, body, newId, audit } = context;
  const all = await judged(context);
  const sound = all.filter(isSound);
  const counts = { sound: sound.length, left: all.length - sound.length };
  if (body.isSeen !== true) {
    const list = shownFirst(all).map(({ of: { contractId, fullName, pseudoId }, from, thru, fault }) => ({
      contractId,
      fullName,
      pseudoId,
      fromDate: from,
      thruDate: thru,
      fault,
    }));
    throw contractErrors.error('lookFirst', { data: { ...counts, list } satisfies RenewalPreview });
  }
  const renewals = sound.map((one) => ({ ...one, id: newId() }));
  await insertRenewals(tx, renewals, actor.partyId);
  for (const { id, of, agreementId, from, thru } of renewals)
    audit({
      ...{ entity: 'Contract', id, action: 'create', subjectPartyId: of.partyId, companyId: of.companyId },
      changes: { renews: [null, of.contractId], agreementId: [null, agreementId], fromDate: [null, from], thruDate: [null, thru] },
    });
  return { made: renewals.length, left: counts.left };
}
