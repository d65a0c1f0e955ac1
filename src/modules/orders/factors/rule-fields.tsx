/** Formulas of a rule as they are written: in the editor, with what they may name, and tried before they are stored. */
import type { RecordRow } from '#platform/records/records-editor.tsx';
import { type ControlProps, stringOrNull, textOf } from '#ui/form/controls/control.ts';
import type { FormElement } from '#ui/form/scope.ts';
import { FormulaEditor } from '#ui/formula-editor/formula-editor.tsx';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import { titled } from '#ui/formula-explanation/explanation.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { ruleTexts } from './order-factors.table.ts';
import { useRuleNames } from './rule-names.ui.ts';
import { RuleTrial } from './rule-trial.tsx';

type RuleText = (typeof ruleTexts)[number];

const units = { amountText: 'rial', scoreText: 'point', leastText: undefined, mostText: undefined } as const satisfies Record<RuleText, FormulaName['unit']>;

function RuleFormula({ of, control: { value, onChange, shared } }: { of: RuleText; control: ControlProps }) {
  return (
    <FormulaEditor {...shared} value={stringOrNull(value) ?? ''} onChange={(text) => onChange(text === '' ? null : text)} names={useRuleNames()} type="number" unit={units[of]} />
  );
}

/** The amount is tried right under its formula. */
export const ruleElements: Readonly<Record<string, FormElement>> = {
  ...Object.fromEntries(ruleTexts.map((of): [string, FormElement] => [of, (control) => <RuleFormula of={of} control={control} />])),
  amountText: (control) => (
    <Stack>
      <RuleFormula of="amountText" control={control} />
      <RuleTrial />
    </Stack>
  ),
};

/** Formulas in a list as people read them. */
export const formulaCells = (names: readonly FormulaName[]) => Object.fromEntries(ruleTexts.map((of) => [of, (row: RecordRow) => <bdi>{titled(textOf(row[of]), names)}</bdi>]));
