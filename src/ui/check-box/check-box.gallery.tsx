import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { CheckBox, type CheckBoxProps } from './check-box.tsx';

const Box = ({ isSelected = false, ...props }: Partial<CheckBoxProps>) => (
  <Held initial={isSelected}>{(held, onChange) => <CheckBox {...props} isSelected={held} onChange={onChange} />}</Held>
);

export default defineGallery({
  states: () => (
    <>
      <Box>{words.active}</Box>
      <Box isSelected>{words.active}</Box>
      <Box isIndeterminate>{words.active}</Box>
      <Box isInvalid>{words.agree}</Box>
      <Box isDisabled>{words.remote}</Box>
      <Box isDisabled isSelected>
        {words.remote}
      </Box>
    </>
  ),
  alone: () => (
    <>
      <Box aria-label={words.active} />
      <Box aria-label={words.active} isSelected />
      <Box aria-label={words.active} isIndeterminate />
    </>
  ),
});
