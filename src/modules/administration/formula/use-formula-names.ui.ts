import { useMemo } from 'react';
import type { Unit } from '#kernel/formula/values.ts';
import { constants, formulas, inputFactors, tables } from '#platform/formula/library/library.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import messages from './formula-page.messages.fa.ts';

/** One window of a list: more than a library holds of a kind. */
const all = { query: { pageSize: 200 } } as const;

/** How texts name an item of the library, by what stands before its code. */
const beginnings = { constant: 'C_', inputFactor: 'IF_', table: 'T_', formula: '' } as const;

const named = ({ title, code }: { readonly title: string | null; readonly code: string | null }, kind: keyof typeof beginnings) => ({
  code: `${beginnings[kind]}${code ?? ''}`,
  title: title ?? '',
});

/** What a formula may name, as the editor is told of it. */
export function useFormulaNames(): readonly FormulaName[] {
  const [fixed, factors, ruled, others] = [useCall(constants.list, all), useCall(inputFactors.list, all), useCall(tables.list, all), useCall(formulas.list, all)];
  return useMemo(
    () => [
      ...(fixed.data?.rows ?? []).map((row): FormulaName => ({ ...named(row, 'constant'), type: 'number', unit: (row.unit ?? undefined) as Unit, group: messages.tabs.constants })),
      ...(factors.data?.rows ?? []).map(
        (row): FormulaName => ({ ...named(row, 'inputFactor'), type: 'number', unit: (row.unit ?? undefined) as Unit, group: messages.tabs.inputFactors }),
      ),
      ...(ruled.data?.rows ?? []).map((row): FormulaName => ({ ...named(row, 'table'), type: 'table', group: messages.tabs.tables })),
      ...(others.data?.rows ?? []).map((row): FormulaName => ({ ...named(row, 'formula'), type: 'number', group: messages.tabs.formulas })),
    ],
    [fixed.data, factors.data, ruled.data, others.data],
  );
}
