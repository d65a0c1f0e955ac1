/** Counts an order from bare facts: the call for programs outside. */

import { readKnown } from '#platform/formula/known.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import type { calculateOrder } from './calculate.contract.ts';
import { type BareFacts, factsIn, previousIn, shownItem, shownTotals, shownTrail, typedIn } from './calculate.rules.ts';
import { countingErrors } from './counting.errors.ts';
import { type AskedOrder, askedBy, type CountedBy, type OrderCounting, orderCounting } from './counting.service.ts';
import { groupNamesOf, isAgreementIn } from './counting.store.ts';
import { type OrderPlan, totalOf } from './order-count.rules.ts';

function byOf({ agreementId, set }: BareOrder): CountedBy {
  if ((agreementId === undefined) === (set === undefined)) throw countingErrors.error('set');
  return agreementId === undefined ? { orderSet: set as 'labour' } : { agreementId };
}

export type BareOrder = Context<typeof calculateOrder>['body'];

/** Bare facts as counting takes them. Throws unknownFactor. */
export async function bareCase(counting: OrderCounting, plan: OrderPlan, body: BareFacts): Promise<AskedOrder> {
  const [typed, previous] = [typedIn(body.typed), previousIn(body.previous)];
  const basisOf = new Map(plan.factors.map(({ code, basis }) => [code, basis]));
  const strange = [...typed.keys(), ...previous.keys()].find((code) => !basisOf.has(code));
  if (strange !== undefined) throw countingErrors.error('unknownFactor', { values: { code: strange } });
  const total = totalOf([...previous].map(([code, { amount }]) => ({ amount, basis: basisOf.get(code) ?? 'BcpMonthly' })));
  const known = (await readKnown(counting.look, new Set(askedBy(plan)), []))(undefined);
  return { facts: factsIn(body, total), known, typed, previous, isExplained: true };
}

/** An order counted from bare facts. Throws set, noAgreement, ERROR_AGREEMENT, unknownFactor, outOfBounds, ERROR_FORMULA, yearNotConfirmed. */
export async function countBare({ tx, rows, actor: { companyId } }: Pick<Context<typeof calculateOrder>, 'tx' | 'rows' | 'actor'>, body: BareOrder) {
  const by = byOf(body);
  if (body.agreementId !== undefined && !(await isAgreementIn(tx, rows, body.agreementId))) throw countingErrors.error('noAgreement');
  const counting = await orderCounting({ db: tx, companyId, day: body.executionDate });
  const plan = counting.plan(by);
  const counted = counting.count(plan, await bareCase(counting, plan, body));
  if ('error' in counted) throw counted.error;
  return counted;
}

/** Throws what countBare throws. */
export async function calculate(context: Context<typeof calculateOrder>) {
  const counted = await countBare(context, context.body);
  const groups = await groupNamesOf(context.tx);
  return { items: counted.items.map((item) => shownItem(item, groups)), totals: { ...shownTotals(counted.items), trail: shownTrail(counted.made.trail) } };
}
