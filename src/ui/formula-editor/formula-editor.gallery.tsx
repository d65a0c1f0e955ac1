import { Held } from '#ui/field/gallery-value.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from './formula-editor.gallery.messages.fa.ts';
import { FormulaEditor, type FormulaEditorProps } from './formula-editor.tsx';

const Editor = ({ value, ...props }: Pick<FormulaEditorProps, 'value' | 'isReadOnly' | 'help' | 'error'>) => (
  <div style={{ inlineSize: '100%' }}>
    <Held initial={value}>
      {(held, onChange) => <FormulaEditor label={words.label} names={words.names} type="number" unit="rial" {...props} value={held} onChange={onChange} />}
    </Held>
  </div>
);

export default defineGallery({
  sound: () => <Editor value={words.sound} help={words.help} />,
  faulty: () => <Editor value={words.faulty} />,
  warned: () => <Editor value={words.warned} />,
  empty: () => <Editor value="" />,
  readOnly: () => <Editor value={words.sound} isReadOnly />,
});
