/** What payroll asks formulas for. */
import { defineFormulaUse } from '#platform/formula/formula.define.ts';
import { USED_BY } from '../pay-formulas/pinned.service.ts';
import { payPlaces } from '../pay-formulas/places.store.ts';
import messages from './pay-run-formula.messages.fa.ts';

const words = messages.formula;

export const payFactor = defineFormulaUse({
  code: 'pay.factor',
  title: words.factor,
  type: 'number',
  unit: 'rial',
  rounding: { unit: 1, mode: 'half' },
  vocabularies: ['person', 'family', 'employment', 'education', 'structure', 'position', 'unit', 'leave', 'health', 'banking', 'law', 'period', 'factor', 'month', 'work'],
  counters: { [USED_BY]: words.run },
  places: payPlaces,
});
