import { useMemo } from 'react';
import { editorNames } from '#platform/formula/editor-names.ui.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import { ruleNames } from './order-factors.contract.ts';

/** What formulas of orders may name. */
export function useRuleNames(): readonly FormulaName[] {
  const { data } = useCall(ruleNames);
  return useMemo(() => editorNames(data), [data]);
}
