/** Formulas of the library that count factors of a group: which may be chosen, and whether the group can be counted with one. */
import type { FormValues } from '#kernel/form/definition.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { LibraryFormula, LibraryLook } from '#platform/formula/formula.define.ts';
import { formulaLibrary } from '#platform/formula/registry.server.ts';
import { faultWords } from '../pay/fault-words.rules.ts';
import { kindOfCode } from '../pay/kind-factors.rules.ts';
import type { DeductionKind } from '../pay/legal-deductions.rules.ts';
import { planOfGroup, planOfKind } from '../pay/pay.rules.ts';
import { PayFault } from '../pay/pay-fault.rules.ts';
import { termsOfKind } from '../pay/pay-kind.rules.ts';
import { defaultSettings } from '../pay/pay-settings.rules.ts';
import { countedFor } from '../pay/pay-terms.rules.ts';
import { formulasOn } from '../pay-formulas/frozen-formulas.service.ts';
import { groupErrors } from './groups.errors.ts';
import { groupPlanOn } from './groups.store.ts';
import { BY_FORMULA } from './groups.table.ts';

/** Codes of the uses that formulas of a group are written for: of a factor, of what a premium is counted on, of the cost of a facility. */
export const groupUses = { factor: 'pay.factor', base: 'pay.base', facility: 'pay.facility' } as const;
export type GroupUse = keyof typeof groupUses;
/** What the month's own wage is made of: no formula counts it. */
const WAGES: ReadonlySet<string> = new Set(['base', 'seniority']);

const lookOf = (db: Db, companyId: string, day: string): LibraryLook => ({ db, day, rows: systemScope([companyId], day), actor: { companyId } });

/** Formulas for one of the uses that stand on a day (ISO) in the library of a company, by their titles. */
export async function formulaChoices(db: Db, companyId: string, day: string, use: GroupUse): Promise<{ formulaId: string; title: string }[]> {
  const look = lookOf(db, companyId, day);
  const ids = (await formulaLibrary().names(look)).flatMap(({ kind, id }) => (kind === 'formula' ? [id] : []));
  const found = ids.length === 0 ? [] : await formulaLibrary().formulas(look, { ids });
  return found
    .filter((one) => one.use === groupUses[use])
    .map(({ id, title }) => ({ formulaId: id, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fa'));
}

/** Throws formulaFault where formulas of a group cannot be counted together. */
function countTogether(count: () => unknown): void {
  try {
    count();
  } catch (error) {
    if (!(error instanceof PayFault)) throw error;
    const { sentence, factor: named } = faultWords(error);
    throw groupErrors.error('formulaFault', { values: { sentence: sentence === '' ? named : sentence } });
  }
}

interface Choosing {
  readonly companyId: string;
  readonly payGroupId: string;
  readonly factor: { readonly code: string; readonly title: string };
}

/** Throws formulaFault where the formulas of the group cannot be counted together: a circle, say. */
async function checkTogether(tx: Tx, { companyId, payGroupId, factor }: Choosing, values: FormValues, { code, title }: LibraryFormula): Promise<void> {
  const day = String(values['fromDate']);
  const plan = await groupPlanOn(tx, payGroupId, day);
  const isYes = (flag: string): boolean => values[flag] === 'Y';
  const flags = { insured: isYes('insured'), taxed: isYes('taxed'), overtimeBase: isYes('overtimeBase'), eidiBase: isYes('eidiBase'), severanceBase: isYes('severanceBase') };
  const chosen = { ...factor, isDeduct: values['isDeduct'] as 'Y' | 'N' | 'Z', flags, continuous: false, taxColumn: null, rank: 1, formula: { code, title } };
  const factors = [...(plan?.factors ?? []).filter((one) => one.code !== factor.code), chosen];
  const formulas = await formulasOn(
    tx,
    { companyId, day },
    factors.flatMap(({ formula }) => (formula ? [formula.code] : [])),
  );
  const kind = kindOfCode(factor.code);
  countTogether(() => {
    if (kind === undefined) return planOfGroup(toJalali(day).year, defaultSettings, countedFor({ factors, formulas }));
    const terms = termsOfKind({ settings: defaultSettings, factors, law: [], ...(formulas && { formulas }) }, kind, { percent: 1, leaveDays: 1 });
    return planOfKind(kind, terms.settings, countedFor(terms));
  });
}

/** The formula of the library for a use that stands on a day; undefined where it does not, or is another company's or of another use. */
export async function chosenFormula(
  tx: Tx,
  companyId: string,
  { id, day, use }: { readonly id: string; readonly day: string; readonly use: GroupUse },
): Promise<LibraryFormula | undefined> {
  const [found] = await formulaLibrary().formulas(lookOf(tx, companyId, day), { ids: [id] });
  return found?.use === groupUses[use] && found.id === id ? found : undefined;
}

/** What a row of a group says of how its factor is counted. Throws formula, formulaOfLaw, formulaFault. */
export async function checkFormula(tx: Tx, choosing: Choosing, values: FormValues): Promise<void> {
  const { methodEnumId, formulaId, fromDate } = values;
  if (methodEnumId !== BY_FORMULA) return;
  const { companyId, factor } = choosing;
  if (WAGES.has(factor.code)) throw groupErrors.error('formulaOfLaw', { values: { title: factor.title } });
  const found = await chosenFormula(tx, companyId, { id: String(formulaId), day: String(fromDate), use: 'factor' });
  if (found === undefined) throw groupErrors.error('formula');
  await checkTogether(tx, choosing, values, found);
}

interface ChoosingBeside {
  readonly companyId: string;
  readonly payGroupId: string;
  readonly formulaId: string;
  /** First day (ISO) of the row. */
  readonly day: string;
}

/** A formula that a group chooses for something beside its factors, with those of them. Throws formula. */
async function besideFactors(tx: Tx, { companyId, payGroupId, formulaId, day }: ChoosingBeside, use: GroupUse) {
  const found = await chosenFormula(tx, companyId, { id: formulaId, day, use });
  if (found === undefined) throw groupErrors.error('formula');
  const { factors = [] } = (await groupPlanOn(tx, payGroupId, day)) ?? {};
  const formulas = await formulasOn(tx, { companyId, day }, [found.code, ...factors.flatMap(({ formula }) => (formula ? [formula.code] : []))]);
  return { chosen: { code: found.code, title: found.title }, year: toJalali(day).year, group: countedFor({ factors, formulas }) };
}

/** What a group says a premium is counted on. Throws formula, and formulaFault where the month of the group cannot be counted with it. */
export async function checkBase(tx: Tx, { kind, ...choosing }: ChoosingBeside & { readonly kind: DeductionKind }): Promise<void> {
  const { chosen: formula, year, group } = await besideFactors(tx, choosing, 'base');
  const base = { id: choosing.formulaId, kind, rate: null, base: [], day: choosing.day, formula };
  countTogether(() => planOfGroup(year, { ...defaultSettings, deductions: [base] }, group));
}

/** What a group says a facility costs. Throws as checkBase. */
export async function checkFacilityFormula(tx: Tx, choosing: ChoosingBeside): Promise<void> {
  const { chosen, year, group } = await besideFactors(tx, choosing, 'facility');
  countTogether(() => planOfGroup(year, defaultSettings, group, [chosen.code]));
}
