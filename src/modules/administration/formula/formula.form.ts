/** The forms of formulas and tables as the page draws them: the library's own, with what stands beside them in the calls. */
import { type FieldDefinition, type FormDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import { compare, writeExact } from '#kernel/formula/exact.ts';
import { exactOf, formulaChangeForm, formulaForm, tableChangeForm, tableForm } from '#platform/formula/library/library-forms.rules.ts';
import messages from './formula-page.messages.fa.ts';

const withFields = (form: FormDefinition, fields: readonly FieldDefinition[]): FormDefinition => ({
  ...form,
  sections: form.sections.map((section) => ({ ...section, fields: [...section.fields, ...fields] })),
});

const modes = Object.entries(messages.roundingModes).map(([enumId, description]) => ({ enumId, description }));
export const isRounded = ({ roundingMode }: FormValues): boolean => roundingMode !== null && roundingMode !== undefined && roundingMode !== 'none';

/** A unit of rounding in its one spelling, whatever its digits; undefined of what is no number above nought. */
export function unitOf(typed: unknown): string | undefined {
  const exact = exactOf(typed);
  return exact === undefined || compare(exact, 0) <= 0 ? undefined : writeExact(exact);
}

const ofFormula: readonly FieldDefinition[] = [
  { type: 'component', name: 'use', label: messages.use, required: true },
  { type: 'select', name: 'roundingMode', label: messages.rounding, options: modes, required: true },
  {
    type: 'text',
    name: 'roundingUnit',
    label: messages.roundingUnit,
    help: messages.roundingUnitHelp,
    maxLength: 20,
    visibleWhen: isRounded,
    requiredWhen: isRounded,
    validator: (values) => fault(isRounded(values) && unitOf(values['roundingUnit']) === undefined ? messages.roundingUnitNeeded : undefined),
  },
  { type: 'component', name: 'text', label: messages.text, required: true, col: 12 },
  { type: 'component', name: 'tests', label: messages.tests, col: 12 },
];

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const ofTable: readonly FieldDefinition[] = [
  {
    type: 'component',
    name: 'keys',
    label: messages.keys,
    help: messages.keysHelp,
    col: 6,
    validator: ({ keys }) => fault(rowsOf(keys).length === 0 ? messages.keysNeeded : undefined),
  },
  {
    type: 'component',
    name: 'columns',
    label: messages.columns,
    help: messages.columnsHelp,
    col: 6,
    validator: ({ columns }) => fault(rowsOf(columns).length === 0 ? messages.columnsNeeded : undefined),
  },
];

export const formulaPageForm = { fresh: withFields(formulaForm, ofFormula), change: withFields(formulaChangeForm, ofFormula) };
export const tablePageForm = { fresh: withFields(tableForm, ofTable), change: withFields(tableChangeForm, ofTable) };
