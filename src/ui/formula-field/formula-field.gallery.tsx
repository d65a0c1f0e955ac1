import { Held } from '#ui/field/gallery-value.tsx';
import words from '#ui/formula-editor/formula-editor.gallery.messages.fa.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { FormulaField, type FormulaFieldProps, type FormulaValue } from './formula-field.tsx';

const formulas = words.names.filter(({ type }) => type === 'number').map(({ code, title }) => ({ formulaId: code, title }));

const Field = ({ value, ...props }: Pick<FormulaFieldProps, 'value' | 'isReadOnly' | 'error'>) => (
  <div style={{ inlineSize: '100%' }}>
    <Held<FormulaValue | null> initial={value}>
      {(held, onChange) => <FormulaField label={words.label} names={words.names} type="number" unit="rial" formulas={formulas} {...props} value={held} onChange={onChange} />}
    </Held>
  </div>
);

export default defineGallery({
  empty: () => <Field value={null} />,
  chosen: () => <Field value={{ formulaId: 'C_3' }} />,
  written: () => <Field value={{ text: words.faulty }} />,
  readOnly: () => <Field value={{ formulaId: 'C_3' }} isReadOnly />,
});
