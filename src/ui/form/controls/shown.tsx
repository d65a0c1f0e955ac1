import { display } from '#kernel/form/display.ts';
import { Display } from '#ui/display/display.tsx';
import { useOptions } from '#ui/options/use-options.ts';
import { useFormFact } from '../hooks.ts';
import { type ControlProps, useDisplayPrefs } from './control.ts';

/** A value that is only read: as it is, or the label of its option. */
export function DisplayControl(props: ControlProps) {
  const prefs = useDisplayPrefs();
  const { field, value, shared } = props;
  return field.options === undefined ? <Display label={shared.label} help={shared.help} value={display(field, value, [], prefs)} /> : <DisplayedOption {...props} />;
}

function DisplayedOption({ field, value, shared }: ControlProps) {
  const { options, isLoading } = useOptions(field);
  return <Display label={shared.label} help={shared.help} value={isLoading ? null : display({ ...field, type: 'select' }, value, options)} />;
}

/** A text made of the other values; drawn again only when the text is another. */
export function RenderControl({ field, shared }: ControlProps) {
  const text = useFormFact(({ values }) => field.render?.(values) ?? null);
  return <Display label={shared.label} help={shared.help} value={text} />;
}
