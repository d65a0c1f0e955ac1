/** What payroll asks formulas for. */
import { defineFormulaUse } from '#platform/formula/formula.define.ts';
import { USED_BY } from '../pay-formulas/pinned.service.ts';
import { payPlaces } from '../pay-formulas/places.store.ts';
import messages from './pay-run-formula.messages.fa.ts';

const words = messages.formula;

/** What all of them give and are told by. */
const ofPay = {
  type: 'number',
  unit: 'rial',
  rounding: { unit: 1, mode: 'half' },
  vocabularies: ['person', 'family', 'employment', 'education', 'structure', 'position', 'unit', 'leave', 'health', 'banking', 'law', 'period', 'factor', 'month', 'work', 'kind'],
  counters: { [USED_BY]: words.run },
  places: payPlaces,
} as const;

export const payFactor = defineFormulaUse({ ...ofPay, code: 'pay.factor', title: words.factor });
/** What a premium of a pay group is counted on. */
export const payBase = defineFormulaUse({ ...ofPay, code: 'pay.base', title: words.base });
/** What a pay group takes for a facility of the employer. */
export const payFacility = defineFormulaUse({ ...ofPay, code: 'pay.facility', title: words.facility });
