import { DateField } from '#ui/date-field/date-field.tsx';
import { type ControlProps, stringOrNull } from './control.ts';

export default function DateControl({ field, value, onChange, shared }: ControlProps) {
  const { withTime, minDate, maxDate, disablePast, disableFuture } = field;
  return <DateField {...shared} {...{ withTime, minDate, maxDate, disablePast, disableFuture }} value={stringOrNull(value)} onChange={onChange} />;
}
