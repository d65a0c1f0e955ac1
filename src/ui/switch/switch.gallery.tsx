import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { Switch, type SwitchProps } from './switch.tsx';

const OnOff = ({ isSelected = false, ...props }: Partial<SwitchProps>) => (
  <Held initial={isSelected}>{(held, onChange) => <Switch {...props} isSelected={held} onChange={onChange} />}</Held>
);

export default defineGallery({
  states: () => (
    <>
      <OnOff>{words.active}</OnOff>
      <OnOff isSelected>{words.active}</OnOff>
      <OnOff isDisabled>{words.remote}</OnOff>
      <OnOff isDisabled isSelected>
        {words.remote}
      </OnOff>
    </>
  ),
  line: () => (
    <div>
      <OnOff isLine>{words.active}</OnOff>
      <OnOff isLine isSelected>
        {words.remote}
      </OnOff>
    </div>
  ),
});
