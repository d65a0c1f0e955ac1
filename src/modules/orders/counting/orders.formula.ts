/** What orders of employment ask formulas for. */
import { defineFormulaUse } from '#platform/formula/formula.define.ts';
import messages from './orders-formula.messages.fa.ts';
import { rulePlaces } from './rule-places.store.ts';

const words = messages.formula;

const vocabularies = [
  'person',
  'family',
  'employment',
  'education',
  'structure',
  'position',
  'unit',
  'leave',
  'health',
  'law',
  'period',
  'grade',
  'contract',
  'wageTable',
] as const;

export const orderAmount = defineFormulaUse({
  code: 'order.amount',
  title: words.amount,
  type: 'number',
  unit: 'rial',
  rounding: { unit: 1, mode: 'half' },
  vocabularies,
  places: rulePlaces,
});
export const orderScore = defineFormulaUse({ code: 'order.score', title: words.score, type: 'number', unit: 'point', vocabularies });
