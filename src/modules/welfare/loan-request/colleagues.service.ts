/** Colleagues who answer for a loan: who may be named, and whether they are fit for it. What the file says of them is told to them and to whoever decides alone. */
import type { FormValues } from '#kernel/form/definition.ts';
import { denominator, type Exact, isExact, numerator } from '#kernel/formula/exact.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { type Burden, burdenOfColleague, employmentOf, type GuarantorTerms } from './guarantors.store.ts';
import { loanRequestErrors } from './loan-request.errors.ts';
import { type Borrower, colleagueBy, isGuaranteedBy } from './loan-request.store.ts';

export interface NamedColleagues {
  readonly guarantorOne: string | null;
  readonly guarantorTwo: string | null;
}

const AGE = 'person.age';
const WAGE = 'employment.dailyWage';
const fa = (value: number): string => toPersianDigits(String(value));
const codesIn = ({ guarantorOne, guarantorTwo }: NamedColleagues) => Object.entries({ guarantorOne, guarantorTwo }).flatMap(([field, code]) => (code ? [{ field, code }] : []));

/** Throws guarantorMissing, guarantor, guarantorTwice, guarantorMutual. */
export async function checkNamed(db: Db, borrower: Borrower, named: NamedColleagues, terms: GuarantorTerms | undefined): Promise<void> {
  const said = codesIn(named);
  if (said.length < (terms?.count ?? 0)) throw loanRequestErrors.error('guarantorMissing', { values: { count: fa(terms?.count ?? 0) } });
  const seen = new Set<string>();
  for (const { field, code } of said) {
    const partyId = await colleagueBy(db, borrower, code);
    if (partyId === null || partyId === borrower.partyId) throw loanRequestErrors.error('guarantor', { fields: { [field]: 'guarantor' } });
    if (seen.has(partyId)) throw loanRequestErrors.error('guarantorTwice');
    const isMutual = terms?.isMutual !== true && (await isGuaranteedBy(db, partyId, borrower));
    if (isMutual) throw loanRequestErrors.error('guarantorMutual', { fields: { [field]: 'guarantorMutual' } });
    seen.add(partyId);
  }
}

/** Throws guarantorAge. `field`: where it is said. */
export function checkAge(age: number, { leastAge, mostAge }: GuarantorTerms, field?: string): void {
  if (age >= (leastAge ?? 0) && age <= (mostAge ?? Number.POSITIVE_INFINITY)) return;
  const values = { least: fa(leastAge ?? 0), most: mostAge === null ? '' : fa(mostAge) };
  throw loanRequestErrors.error('guarantorAge', { values, ...(field === undefined ? {} : { fields: { [field]: 'guarantorAge' } }) });
}

/** Throws guarantorBurden and guarantorSum. */
export function checkBurden({ count, amount }: Burden, { mostGuarantees, mostGuaranteed }: GuarantorTerms, field?: string): void {
  const at = (name: 'guarantorBurden' | 'guarantorSum') => (field === undefined ? {} : { fields: { [field]: name } });
  if (mostGuarantees !== null && count > mostGuarantees) throw loanRequestErrors.error('guarantorBurden', { values: { most: fa(mostGuarantees) }, ...at('guarantorBurden') });
  if (mostGuaranteed !== null && amount > mostGuaranteed) throw loanRequestErrors.error('guarantorSum', { values: { most: formatRial(mostGuaranteed) }, ...at('guarantorSum') });
}

const whole = (value: Exact): bigint => numerator(value) / denominator(value);

/** Whether somebody who is named is fit to answer, with a request that is written, and with what comes to it. What is not known does not fulfil. Throws guarantorAge, guarantorPay, guarantorBurden, guarantorSum. */
export async function checkFit(
  db: Db,
  { companyId, day }: Pick<Borrower, 'companyId' | 'day'>,
  partyId: string,
  terms: GuarantorTerms | undefined,
  further: Burden = { count: 0, amount: 0n },
): Promise<void> {
  if (terms === undefined) return;
  const employmentId = await employmentOf(db, { companyId, day }, partyId);
  if (employmentId === null) throw loanRequestErrors.error('guarantor');
  const look = { db, rows: systemScope([companyId], day), actor: { companyId }, day };
  const known = await readKnown(look, new Set([AGE, WAGE]), [{ partyRelationshipId: employmentId, partyId, companyId }]);
  const facts = known(employmentId);
  if (terms.leastAge !== null || terms.mostAge !== null) {
    const age = facts.get(AGE);
    checkAge(isExact(age) ? Number(whole(age)) : -1, terms);
  }
  const wage = facts.get(WAGE);
  if (terms.leastDailyWage !== null && (isExact(wage) ? whole(wage) : 0n) < terms.leastDailyWage) throw loanRequestErrors.error('guarantorPay');
  const { count, amount } = await burdenOfColleague(db, companyId, employmentId);
  checkBurden({ count: count + further.count, amount: amount + further.amount }, terms);
}

/** All who are named, before it is decided: who they are. Throws what checkFit throws. */
export async function checkAllFit(db: Db, place: Pick<Borrower, 'companyId' | 'day'>, named: NamedColleagues, terms: GuarantorTerms | undefined): Promise<string[]> {
  const all: string[] = [];
  for (const { field, code } of codesIn(named)) {
    const partyId = await colleagueBy(db, place, code);
    if (partyId === null) throw loanRequestErrors.error('guarantor', { fields: { [field]: 'guarantor' } });
    await checkFit(db, place, partyId, terms);
    all.push(partyId);
  }
  return all;
}

/** Colleagues that a request names who work here on the day. */
export async function namedColleagues(db: Db, place: Pick<Borrower, 'companyId' | 'day'>, { guarantorOne, guarantorTwo }: FormValues): Promise<string[]> {
  const codes = [guarantorOne, guarantorTwo].filter((code) => typeof code === 'string');
  const found = await Promise.all(codes.map((code) => colleagueBy(db, place, code)));
  return found.filter((partyId) => partyId !== null);
}
