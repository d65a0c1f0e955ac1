import words from '#ui/field/field.gallery.messages.fa.ts';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatCode } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Display } from './display.tsx';

export default defineGallery({
  states: () => (
    <FieldGrid>
      <TextField label={words.fatherName} value={words.fatherNameValue} onChange={() => undefined} />
      <Display label={words.manager} value={words.managerValue} help={words.byOrder} />
      <Display label={words.phone} value={formatCode('+98 21 1234-5678')} isLtr />
      <Display label={words.note} value={null} />
    </FieldGrid>
  ),
});
