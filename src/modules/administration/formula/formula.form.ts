/** The forms of formulas and tables as the page draws them: the library's own, with what stands beside them in the calls. */
import { type FieldDefinition, type FormDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import { formulaChangeForm, formulaForm, tableChangeForm, tableForm } from '#platform/formula/library/library-forms.rules.ts';
import messages from './formula-page.messages.fa.ts';

const withFields = (form: FormDefinition, fields: readonly FieldDefinition[]): FormDefinition => ({
  ...form,
  sections: form.sections.map((section) => ({ ...section, fields: [...section.fields, ...fields] })),
});

const modes = Object.entries(messages.roundingModes).map(([enumId, description]) => ({ enumId, description }));
const isRounded = ({ roundingMode }: FormValues): boolean => roundingMode !== null && roundingMode !== undefined && roundingMode !== 'none';

const ofFormula: readonly FieldDefinition[] = [
  { type: 'component', name: 'use', label: messages.use, required: true },
  { type: 'select', name: 'roundingMode', label: messages.rounding, options: modes, required: true },
  { type: 'text', name: 'roundingUnit', label: messages.roundingUnit, help: messages.roundingUnitHelp, maxLength: 20, visibleWhen: isRounded, requiredWhen: isRounded },
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

/** What the form of a formula begins with. */
export const formulaStart: FormValues = { use: null, text: '', roundingMode: 'half', roundingUnit: '1', tests: [] };
export const tableStart: FormValues = { keys: [{ kind: 'band', title: '' }], columns: [''] };

/** The values of the form as the calls take them: what is not rounded has no unit. */
export function formulaBody({ roundingMode, roundingUnit, ...said }: FormValues): FormValues {
  return { ...said, tests: said['tests'] ?? [], rounding: isRounded({ roundingMode }) ? { unit: roundingUnit, mode: roundingMode } : null };
}

/** What a version says, as the form shows it. */
export function formulaValues({ rounding, ...content }: FormValues): FormValues {
  const { unit = null, mode = 'none' } = (rounding ?? {}) as { unit?: unknown; mode?: unknown };
  return { ...content, roundingMode: mode, roundingUnit: unit };
}
