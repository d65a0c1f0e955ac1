import { lazy, useMemo } from 'react';
import type { FieldDefinition } from '#kernel/form/definition.ts';
import { useOptions } from '#ui/options/use-options.ts';
import { useFormFact } from '../hooks.ts';
import type { ControlProps } from './control.ts';
import { TextControl } from './text.tsx';

const SelectControl = lazy(() => import('./select.tsx'));

/** A text, which may be one of a list. */
export const AnyTextControl = (props: ControlProps) => (props.field.options === undefined ? <TextControl {...props} /> : <ListedText {...props} />);

/** One of a list where the other values leave options, free text where they leave none. What was typed before there was a list stays. */
function ListedText(props: ControlProps) {
  const { field, value, stored } = props;
  const values = useFormFact((form) => form.values);
  const { options } = useOptions(field, values);
  const select = useMemo((): FieldDefinition => {
    const typed = [value, stored].filter((one) => typeof one === 'string' && one !== '');
    return { ...field, type: 'select', appendOptions: typed.map((one) => ({ enumId: one, description: one })) };
  }, [field, value, stored]);
  return options.length === 0 ? <TextControl {...props} /> : <SelectControl {...props} field={select} />;
}
