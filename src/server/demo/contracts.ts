/**
 * Contracts of the demo: three types in each company, a contract for every year that people have worked of the last five, signed on paper before the
 * product came. Those of the people with accounts and of a few others are signed in it, and some wait as drafts.
 */
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import { renewedDays, thresholdOf, thruOf } from '#modules/orders/contracts/contract.rules.ts';
import { groundsOf } from '#modules/orders/contracts/contract-text.service.ts';
import { lockContracts } from '#modules/orders/contracts/contracts.store.ts';
import { keepSigned } from '#modules/orders/contracts/signing.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { layContracts, layTerms, layTypes, type NewContract, type TypeCode, waitingContracts } from './contracts.store.ts';
import type { Organisation, PersonFile } from './organisation.ts';
import { daysBetween, later, yearsAfter } from './spans.ts';

/** Kinds of employment to the type of contract; all others are of the type `fixed`. */
export const typeOfKind = (kind: string): TypeCode => (kind === 'EmsOfficial' ? 'permanent' : kind === 'EmsTreaty' ? 'treaty' : 'fixed');
const YEARS = 5;
/** Contracts that the product signs, beside those of the people with accounts, and those that wait for it. */
const SIGNED_HERE = 20;
const WAITING = 6;

/** Types with their terms, for each company. */
export async function writeContractTypes(tx: Tx, { companies, founded }: Organisation): Promise<void> {
  for (const { companyId } of companies) {
    await layTypes(tx, companyId);
    await layTerms(tx, companyId, founded);
  }
}

/** The days of the contracts of a span of one kind; an open end is null. A contract ends with the month that ends its twelfth. */
function daysOf({ from, thru }: { readonly from: string; readonly thru: string | null }, isPermanent: boolean, today: string): { from: string; thru: string | null }[] {
  const last = thru === null ? null : addDays(thru, -1);
  const since = yearsAfter(today, -YEARS);
  if (last !== null && last < since) return [];
  if (isPermanent) return [{ from, thru: last }];
  const found: { from: string; thru: string | null }[] = [];
  for (let days: { from: string; thru: string | null } = { from, thru: thruOf(from, 12) }; days.from <= today; days = renewedDays(String(days.thru), 12)) {
    const end = last !== null && String(days.thru) > last ? last : days.thru;
    if (String(end) >= since) found.push({ from: days.from, thru: end });
    if (end === last) break;
  }
  return found;
}

/** Contracts of some people. `isHere`: whose present one is left as a draft, for the product to sign. */
export async function writeContracts(tx: Tx, people: readonly PersonFile[], today: string, isHere: (file: PersonFile) => boolean): Promise<void> {
  const rows = people.flatMap((file): NewContract[] =>
    file.kinds.flatMap((span) => {
      const type = typeOfKind(span.kind);
      return daysOf(span, type === 'permanent', today).map(({ from, thru }) => {
        const isDraft = thru !== null && thru >= today && isHere(file);
        const { companyId, relationshipId, personnelCode, left } = file;
        const threshold = thru === null || left !== null ? undefined : thresholdOf(daysBetween(today, thru));
        return { companyId, relationshipId, type, from, thru, number: isDraft ? null : `${toJalali(from).year}/${personnelCode}`, told: threshold ?? null };
      });
    }),
  );
  await layContracts(tx, rows);
}

interface Signing {
  readonly signer: { readonly partyId: string; readonly companyId: string };
  readonly now: number;
  readonly today: string;
}

/** The drafts of a company are signed by an officer on their first days; in the officer's own company some wait. */
export async function signContracts(tx: Tx, companyId: string, { signer: { partyId, companyId: own }, now, today }: Signing): Promise<void> {
  const waiting = await waitingContracts(tx, companyId, partyId);
  const contracts = await lockContracts(tx, systemScope([companyId], today), waiting.slice(companyId === own ? WAITING : 0));
  for (const contract of contracts.toSorted((a, b) => a.fromDate.localeCompare(b.fromDate)))
    await keepSigned({ tx, partyId, day: later(contract.fromDate, contract.employment.from), now: new Date(now) }, contract, await groundsOf(tx, contract));
}

/** Of the first files of a company, and of the people with accounts. */
export const isSignedHere = (accounts: ReadonlySet<string>) => {
  let count = 0;
  return ({ partyId }: PersonFile): boolean => accounts.has(partyId) || count++ < SIGNED_HERE + WAITING;
};
