import { checkFormula } from '#kernel/formula/check.ts';
import { exactOf } from '#platform/formula/library/library-forms.rules.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { type FormulaName, namedOf } from '#ui/formula-editor/formula-name.ts';
import type { WireValue } from '#ui/formula-explanation/explanation.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './formula-page.messages.fa.ts';

export const MAX_TYPED = 60;
const flags = [
  { id: 'true', label: messages.yes },
  { id: 'false', label: messages.no },
];

/** What was typed for a name, as calls take it; undefined where it says nothing. */
export function wireOf({ type }: Pick<FormulaName, 'type'>, typed: string): WireValue | undefined {
  if (typed.trim() === '') return undefined;
  if (type === 'flag') return typed === 'true';
  if (type === 'date') return { date: typed };
  if (type === 'text') return { text: typed };
  return exactOf(typed) === undefined ? undefined : typed.trim();
}

/** The names that a text asks for and somebody can type a value of. */
export function askedIn(text: string, names: readonly FormulaName[]): readonly FormulaName[] {
  const asked = checkFormula(text, { names: namedOf(names) }).names;
  return names.filter(({ code, type }) => asked.includes(code) && type !== 'list' && type !== 'table');
}

/** The field of a value, by the type of its name. */
export function ValueField({ of: { title, type }, value, onChange }: { of: FormulaName; value: string; onChange: (typed: string) => void }) {
  if (type === 'date') return <DateField label={title} value={value === '' ? null : value} onChange={(day) => onChange(day ?? '')} />;
  if (type === 'flag') return <SelectField label={title} value={value === '' ? null : value} options={flags} onChange={(next) => onChange(next ?? '')} />;
  return <TextField label={title} maxLength={MAX_TYPED} value={value} onChange={onChange} />;
}
