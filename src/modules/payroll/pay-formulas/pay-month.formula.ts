/**
 * `factor`, `month`, `work` and `kind`: what a month of pay came to and was counted for, as formulas name it. In a counting of pay they are what is
 * counted; for whoever asks otherwise, what the payslip of the month says that was counted last.
 */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { defineVocabulary, type FormulaName, type PersonVocabulary } from '#platform/formula/formula.define.ts';
import messages from '../pay/pay.messages.fa.ts';
import { dayNames, factorNames, kindNames, workNames } from '../pay/pay-formulas.rules.ts';
import { factorsPaidIn, workPaidIn } from './pay-month.store.ts';

const words = messages.ofMonth;
const classed = { type: 'number', class: 'pay' } as const;
const named = (names: readonly (readonly [code: string, title: string])[], more: Pick<FormulaName, 'unit'>): FormulaName[] =>
  names.map(([code, title]) => ({ ...classed, ...more, code, title }));

/** Values of the month of the day by employment, of those names that are asked for. */
const readBy =
  (paidIn: typeof factorsPaidIn): PersonVocabulary['read'] =>
  async ({ db, day }, asked, subjects) => {
    const { year, month } = toJalali(day);
    const ids = subjects.map(({ partyRelationshipId }) => partyRelationshipId);
    const found = await paidIn(db, { year, month }, ids);
    return new Map([...found].map(([id, values]) => [id, new Map([...values].filter(([name]) => asked.has(name)))]));
  };

export const payFactors = defineVocabulary({ of: 'person', code: 'factor', title: words.factor, names: named(factorNames, { unit: 'rial' }), read: readBy(factorsPaidIn) });
export const payMonth = defineVocabulary({ of: 'person', code: 'month', title: words.month, names: named(dayNames, {}), read: readBy(workPaidIn) });
export const payWork = defineVocabulary({ of: 'person', code: 'work', title: words.work, names: named(workNames, {}), read: readBy(workPaidIn) });
/** What a run beside the months is given: known in its counting alone. */
export const payKind = defineVocabulary({ of: 'person', code: 'kind', title: words.kind, names: named(kindNames, {}), read: async () => new Map() });
