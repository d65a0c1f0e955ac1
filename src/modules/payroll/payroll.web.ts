/** What other modules may show of payroll: what formulas call the figures of the law. */
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import lawMessages from './annual-annuities/annual-annuities-formula.messages.fa.ts';

export const lawNames: readonly FormulaName[] = Object.entries(lawMessages.formula.names).map(([code, title]) => ({ code: `law.${code}`, title, type: 'number' }));
