/** Who may have what welfare offers. */
import { defineFormulaUse } from '#platform/formula/formula.define.ts';
import messages from './welfare-groups-formula.messages.fa.ts';

const words = messages.formula;

export const welfareEligible = defineFormulaUse({
  code: 'welfare.eligible',
  title: words.eligible,
  type: 'flag',
  vocabularies: ['person', 'family', 'employment', 'education', 'structure', 'position', 'unit', 'leave', 'health', 'banking', 'period'],
});
