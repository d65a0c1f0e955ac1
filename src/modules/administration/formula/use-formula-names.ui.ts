/** Who asks formulas for what and what they may name, as the server knows it. */
import { useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { formulaNames } from '#platform/formula/formula.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';

/** Base lists stand behind the ids of `options`; the editor takes the values themselves, which are not read here. */
const toEditor = ({ options: _list, fields, ...name }: ReplyOf<typeof formulaNames>['names'][number]): FormulaName => ({
  ...name,
  fields: fields?.map(({ options: _ids, ...field }) => field),
});

/** What a formula of a use may name; of all uses where none is said. */
export function useFormulaNames(use: string | null = null): readonly FormulaName[] {
  const { data } = useCall(formulaNames, { query: use === null ? {} : { use }, keepPrevious: true });
  return useMemo(() => (data?.names ?? []).map(toEditor), [data]);
}

/** Who may ask for a formula, and how far the list has come. */
export function useFormulaUses() {
  const { data, isPending, isError, refetch } = useCall(formulaNames, { query: {} });
  return { uses: data?.uses ?? [], isLoading: isPending, isFailed: isError, onRetry: () => void refetch() };
}
