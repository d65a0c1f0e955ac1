/** Counts an order from bare facts: the call for programs outside. */

import { readKnown } from '#platform/formula/known.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import type { calculateOrder } from './calculate.contract.ts';
import { factsIn, previousIn, shownItem, shownTotals, shownTrail, typedIn } from './calculate.rules.ts';
import { countingErrors } from './counting.errors.ts';
import { askedBy, type CountedBy, orderCounting } from './counting.service.ts';
import { groupNamesOf, isAgreementIn } from './counting.store.ts';
import { totalOf } from './order-count.rules.ts';

function byOf({ agreementId, set }: BareOrder): CountedBy {
  if ((agreementId === undefined) === (set === undefined)) throw countingErrors.error('set');
  return agreementId === undefined ? { orderSet: set as 'labour' } : { agreementId };
}

export type BareOrder = Context<typeof calculateOrder>['body'];

/** An order counted from bare facts. Throws set, noAgreement, ERROR_AGREEMENT, unknownFactor, ERROR_FORMULA, yearNotConfirmed. */
export async function countBare({ tx, rows, actor: { companyId } }: Pick<Context<typeof calculateOrder>, 'tx' | 'rows' | 'actor'>, body: BareOrder) {
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
  return counted;
}

/** Throws what countBare throws. */
export async function calculate(context: Context<typeof calculateOrder>) {
  const counted = await countBare(context, context.body);
  const groups = await groupNamesOf(context.tx);
  return { items: counted.items.map((item) => shownItem(item, groups)), totals: { ...shownTotals(counted.items), trail: shownTrail(counted.made.trail) } };
}
