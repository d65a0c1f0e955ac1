/** What appraisal asks formulas for. */
import { defineFormulaUse } from '#platform/formula/formula.define.ts';
import messages from './performance-profile-formula.messages.fa.ts';

const words = messages.formula;

export const appraisalScore = defineFormulaUse({
  code: 'appraisal.score',
  title: words.score,
  type: 'number',
  unit: 'point',
  vocabularies: ['employment', 'education', 'structure', 'position', 'unit', 'period'],
});
