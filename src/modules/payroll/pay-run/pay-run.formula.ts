/** What payroll asks formulas for. */
import { defineFormulaUse } from '#platform/formula/formula.define.ts';
import messages from './pay-run-formula.messages.fa.ts';

const words = messages.formula;

export const payFactor = defineFormulaUse({
  code: 'pay.factor',
  title: words.factor,
  type: 'number',
  unit: 'rial',
  rounding: { unit: 1, mode: 'half' },
  vocabularies: ['person', 'family', 'employment', 'education', 'structure', 'position', 'unit', 'leave', 'health', 'banking', 'law', 'period'],
});
