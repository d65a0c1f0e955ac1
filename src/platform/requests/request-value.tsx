import { useMemo } from 'react';
import type { FieldDefinition } from '#kernel/form/definition.ts';
import { display } from '#kernel/form/display.ts';
import { useDisplayPrefs } from '#ui/form/controls/control.ts';
import { useFoundLabel } from '#ui/form/controls/found-label.ts';
import { useOptions } from '#ui/options/use-options.ts';

/** A stored value of a field, said as its form says it. */
export function RequestValue({ field, value }: { field: FieldDefinition; value: unknown }) {
  const prefs = useDisplayPrefs();
  if (field.options !== undefined) return <OptionValue field={field} value={value} />;
  return field.url === undefined ? <bdi>{display(field, value, [], prefs)}</bdi> : <FoundValue field={field} value={value} />;
}

/** Whatever the other values are: a choice is told by its name though it would not be offered beside them. */
function OptionValue({ field, value }: { field: FieldDefinition; value: unknown }) {
  const whole = useMemo(() => {
    const { filterOptions: _filter, ...rest } = field;
    return rest;
  }, [field]);
  const { options, isLoading } = useOptions(whole);
  return isLoading ? null : <bdi>{display(whole, value, options)}</bdi>;
}

const FoundValue = ({ field, value }: { field: FieldDefinition; value: unknown }) => <bdi>{useFoundLabel(field, value)}</bdi>;
