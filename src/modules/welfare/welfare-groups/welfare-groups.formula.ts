/** Who may have what welfare offers, and by what those who ask are put in order. */
import { defineFormulaUse } from '#platform/formula/formula.define.ts';
import messages from './welfare-groups-formula.messages.fa.ts';

const words = messages.formula;

const vocabularies = ['person', 'family', 'employment', 'education', 'structure', 'position', 'unit', 'leave', 'health', 'banking', 'period'] as const;

export const welfareEligible = defineFormulaUse({ code: 'welfare.eligible', title: words.eligible, type: 'flag', vocabularies });
export const welfareScore = defineFormulaUse({ code: 'welfare.score', title: words.score, type: 'number', unit: 'point', vocabularies });
