import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { Segmented, type SegmentedProps } from './segmented.tsx';

const Choice = (props: Partial<SegmentedProps<string>>) => (
  <Held initial="active">
    {(held, onChange) => (
      <Segmented
        label={words.employment}
        value={held}
        options={[
          { value: 'active', label: words.active },
          { value: 'remote', label: words.remote },
          { value: 'shift', label: words.military, isDisabled: true },
        ]}
        onChange={onChange}
        {...props}
      />
    )}
  </Held>
);

export default defineGallery({
  states: () => (
    <>
      <Choice />
      <Choice isLabelHidden />
      <Choice isDisabled reason={words.note} />
    </>
  ),
});
