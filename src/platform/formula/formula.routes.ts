import { checkFormula } from '#kernel/formula/check.ts';
import type { Named } from '#kernel/formula/values.ts';
import { route, withExamples } from '#platform/http/context.server.ts';
import { checkExamples, executeExamples } from './examples.rules.ts';
import { executeFormulas } from './execute.contract.ts';
import { executeErrors } from './execute.errors.ts';
import { execute } from './execute.service.ts';
import { checkFormulaText, formulaNames } from './formula.contract.ts';
import type { FormulaUse } from './formula.define.ts';
import { namedOf } from './names.rules.ts';
import { allUses, formulaUse, groupedNames } from './registry.server.ts';
import { toldNames } from './told-names.service.ts';

/** Undefined where no use is said. Throws unknownUse. */
function useOf(code: string | undefined): FormulaUse | undefined {
  if (code === undefined) return undefined;
  const use = formulaUse(code);
  if (!use) throw executeErrors.error('unknownUse');
  return use;
}

export const routes = [
  route(formulaNames, async ({ db, rows, actor, today, query }) => {
    const names = await groupedNames({ db, rows, actor, day: today }, useOf(query.use));
    return {
      uses: allUses().map(({ code, title, type, unit }) => ({ code, title, type, unit })),
      ...(await toldNames(db, actor.companyId, names)),
    };
  }),
  withExamples(
    checkFormulaText,
    route(checkFormulaText, async ({ tx, rows, actor, today, body }) => {
      const use = useOf(body.use);
      const known = await groupedNames({ db: tx, rows, actor, day: today }, use);
      const given = Object.entries(body.names ?? {}).map(([code, type]): [string, Named] => [code, { type }]);
      const checked = checkFormula(body.text, {
        names: new Map([...known.map(({ name }): [string, Named] => [name.code, namedOf(name)]), ...given]),
        type: use?.type,
        unit: use?.unit,
      });
      return {
        ...checked,
        names: [...checked.names],
        errors: checked.errors.map(({ path, ...fault }) => ({ ...fault, path: path && [...path] })),
        warnings: [...checked.warnings],
      };
    }),
    checkExamples,
  ),
  withExamples(executeFormulas, route(executeFormulas, execute), executeExamples),
];
