/** Counts an order from bare facts: the call for programs outside. */

import { readKnown } from '#platform/formula/known.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import type { calculateOrder } from './calculate.contract.ts';
import { factsIn, previousIn, shownItem, shownTotals, shownTrail, typedIn } from './calculate.rules.ts';
import { countingErrors } from './counting.errors.ts';
import { askedBy, type CountedBy, orderCounting } from './counting.service.ts';
import { groupNamesOf, isAgreementIn } from './counting.store.ts';
import { totalOf } from './order-count.rules.ts';

function byOf({ agreementId, set }: Context<typeof calculateOrder>['body']): CountedBy {
  if ((agreementId === undefined) === (set === undefined)) throw countingErrors.error('set');
  return agreementId === undefined ? { orderSet: set as 'labour' } : { agreementId };
}

/** Throws set, noAgreement, ERROR_AGREEMENT, unknownFactor, ERROR_FORMULA, yearNotConfirmed. */
export async function calculate({ tx, rows, actor, body }: Context<typeof calculateOrder>) {
  const { companyId } = actor;
  const by = byOf(body);
  if (body.agreementId !== undefined && !(await isAgreementIn(tx, rows, body.agreementId))) throw countingErrors.error('noAgreement');
  const counting = await orderCounting({ db: tx, companyId, day: body.executionDate });
  const plan = counting.plan(by);
  const [typed, previous] = [typedIn(body.typed), previousIn(body.previous)];
  const basisOf = new Map(plan.factors.map(({ code, basis }) => [code, basis]));
  const strange = [...typed.keys(), ...previous.keys()].find((code) => !basisOf.has(code));
  if (strange !== undefined) throw countingErrors.error('unknownFactor', { values: { code: strange } });
  const total = totalOf([...previous].map(([code, { amount }]) => ({ amount, basis: basisOf.get(code) ?? 'BcpMonthly' })));
  const known = (await readKnown(counting.look, new Set(askedBy(plan)), []))(undefined);
  const counted = counting.count(plan, { facts: factsIn(body, total), known, typed, previous, isExplained: true });
  if ('error' in counted) throw counted.error;
  const groups = await groupNamesOf(tx);
  return { items: counted.items.map((item) => shownItem(item, groups)), totals: { ...shownTotals(counted.items), trail: shownTrail(counted.made.trail) } };
}
