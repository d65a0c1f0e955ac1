/** Tries formulas of a factor before they are stored: from bare facts, among the stored formulas of the day. */
import { checkFormula } from '#kernel/formula/check.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { shownItem } from '../counting/calculate.rules.ts';
import { bareCase } from '../counting/calculate.service.ts';
import { countingErrors } from '../counting/counting.errors.ts';
import { orderCounting } from '../counting/counting.service.ts';
import { groupNamesOf, isAgreementIn, type StoredRule, triedRule } from '../counting/counting.store.ts';
import { orderFactorErrors, type tryRule } from './order-factors.contract.ts';
import { ruleTexts } from './order-factors.table.ts';
import { namesKnown, ruleNamesOf } from './rule-names.store.ts';

/** Throws formula. */
async function mustBeWritten({ tx, actor, body }: Context<typeof tryRule>, rule: StoredRule): Promise<void> {
  const names = namesKnown(await ruleNamesOf(tx, actor.companyId, body.executionDate));
  for (const field of ruleTexts) {
    const text = rule[field];
    const [fault] = text === null ? [] : checkFormula(text, { names, type: 'number' }).errors;
    if (fault !== undefined) throw orderFactorErrors.error('formula', { fields: { [field]: 'formula' }, values: { why: toPersianDigits(fault.message) } });
  }
}

/** Throws noAgreement, notFound of a factor of others, formula, unknownFactor, and why the factor has no amount. */
export async function tried(context: Context<typeof tryRule>) {
  const { tx, rows, actor, body } = context;
  const { companyId } = actor;
  const { agreementId = null, orderSet, amountText = null, scoreText = null, leastText = null, mostText = null, executionDate: day } = body;
  if (agreementId !== null && !(await isAgreementIn(tx, rows, agreementId))) throw countingErrors.error('noAgreement');
  const factor = await triedRule(tx, companyId, body.payFactorId);
  if (factor === undefined) throw httpErrors.error('notFound');
  const rule: StoredRule = { ...factor, orderSet, agreementId, amountText, scoreText, leastText, mostText };
  await mustBeWritten(context, rule);
  const counting = await orderCounting({ db: tx, companyId, day, tried: rule });
  const plan = counting.plan(agreementId === null ? { orderSet } : { agreementId });
  const counted = counting.count(plan, await bareCase(counting, plan, body), rule.code);
  if ('error' in counted) throw counted.error;
  const item = counted.items.find(({ code }) => code === rule.code);
  if (item === undefined) throw new TypeError(`${rule.code} was not counted`);
  return { item: shownItem(item, await groupNamesOf(tx)) };
}
