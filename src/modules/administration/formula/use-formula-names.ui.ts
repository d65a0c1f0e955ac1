/** Who asks formulas for what and what they may name, as the server knows it. */
import { useMemo } from 'react';
import { editorNames } from '#platform/formula/editor-names.ui.ts';
import { formulaNames } from '#platform/formula/formula.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';

/** What a formula of a use may name; of all uses where none is said. */
export function useFormulaNames(use: string | null = null): readonly FormulaName[] {
  const { data } = useCall(formulaNames, { query: use === null ? {} : { use }, keepPrevious: true });
  return useMemo(() => editorNames(data), [data]);
}

/** Who may ask for a formula, and how far the list has come. */
export function useFormulaUses() {
  const { data, isPending, isError, refetch } = useCall(formulaNames, { query: {} });
  return { uses: data?.uses ?? [], isLoading: isPending, isFailed: isError, onRetry: () => void refetch() };
}
