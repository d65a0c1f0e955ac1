/** Formulas of the library that count factors of a group: which may be chosen, and whether the group can be counted with one. */
import type { FormValues } from '#kernel/form/definition.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { LibraryFormula, LibraryLook } from '#platform/formula/formula.define.ts';
import { formulaLibrary } from '#platform/formula/registry.server.ts';
import { faultWords } from '../pay/fault-words.rules.ts';
import { planOfGroup } from '../pay/pay.rules.ts';
import { PayFault } from '../pay/pay-fault.rules.ts';
import { defaultSettings } from '../pay/pay-settings.rules.ts';
import { countedFor } from '../pay/pay-terms.rules.ts';
import { formulasOn } from '../pay-formulas/frozen-formulas.service.ts';
import { groupErrors } from './groups.errors.ts';
import { groupPlanOn } from './groups.store.ts';
import { BY_FORMULA } from './groups.table.ts';

/** Code of the use that formulas of pay are written for. */
const USE = 'pay.factor';
/** What the month's own wage is made of: no formula counts it. */
const WAGES: ReadonlySet<string> = new Set(['base', 'seniority']);

const lookOf = (db: Db, companyId: string, day: string): LibraryLook => ({ db, day, rows: systemScope([companyId], day), actor: { companyId } });

/** Formulas for pay that stand on a day (ISO) in the library of a company, by their titles. */
export async function formulaChoices(db: Db, companyId: string, day: string): Promise<{ formulaId: string; title: string }[]> {
  const look = lookOf(db, companyId, day);
  const ids = (await formulaLibrary().names(look)).flatMap(({ kind, id }) => (kind === 'formula' ? [id] : []));
  const found = ids.length === 0 ? [] : await formulaLibrary().formulas(look, { ids });
  return found
    .filter(({ use }) => use === USE)
    .map(({ id, title }) => ({ formulaId: id, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fa'));
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
  const flags = { insured: isYes('insured'), taxed: isYes('taxed'), overtimeBase: isYes('overtimeBase'), eidiBase: false, severanceBase: false };
  const chosen = { ...factor, isDeduct: values['isDeduct'] as 'Y' | 'N' | 'Z', flags, continuous: false, taxColumn: null, rank: 1, formula: { code, title } };
  const factors = [...(plan?.factors ?? []).filter((one) => one.code !== factor.code), chosen];
  const formulas = await formulasOn(
    tx,
    { companyId, day },
    factors.flatMap(({ formula }) => (formula ? [formula.code] : [])),
  );
  try {
    planOfGroup(toJalali(day).year, defaultSettings, countedFor({ factors, formulas }));
  } catch (error) {
    if (!(error instanceof PayFault)) throw error;
    const { sentence, factor: named } = faultWords(error);
    throw groupErrors.error('formulaFault', { values: { sentence: sentence === '' ? named : sentence } });
  }
}

/** What a row of a group says of how its factor is counted. Throws formula, formulaOfLaw, formulaBase, formulaFault. */
export async function checkFormula(tx: Tx, choosing: Choosing, values: FormValues): Promise<void> {
  const { methodEnumId, formulaId, fromDate } = values;
  if (methodEnumId !== BY_FORMULA) return;
  const { companyId, factor } = choosing;
  if (WAGES.has(factor.code)) throw groupErrors.error('formulaOfLaw', { values: { title: factor.title } });
  if (values['eidiBase'] === 'Y' || values['severanceBase'] === 'Y') throw groupErrors.error('formulaBase');
  const [found] = await formulaLibrary().formulas(lookOf(tx, companyId, String(fromDate)), { ids: [String(formulaId)] });
  if (found?.use !== USE || found.id !== formulaId) throw groupErrors.error('formula');
  await checkTogether(tx, choosing, values, found);
}
