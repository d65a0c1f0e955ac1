import { SearchSelect } from '#ui/search-select/search-select.tsx';
import { type ControlProps, stringOrNull } from './control.ts';
import { useFoundLabel } from './found-label.ts';
import { outputsOf } from './outputs.ts';

/** lazyselect and heavyselect: one of very many, found on the server. */
export default function SearchControl({ field, value, stored, onChange, shared }: ControlProps) {
  const { type, url = '', filter, sendsWords, isFew, optionIdField, optionLabelField, placeholder, disableClearable } = field;
  const before = useFoundLabel(field, stored);
  return (
    <SearchSelect
      {...shared}
      previous={stored === null ? shared.previous : before}
      url={url}
      filter={filter}
      kind={type === 'heavyselect' ? 'heavy' : 'lazy'}
      sendsWords={sendsWords}
      isFew={isFew}
      optionIdField={optionIdField}
      optionLabelField={optionLabelField}
      placeholder={placeholder}
      isClearable={disableClearable !== true}
      value={stringOrNull(value)}
      onChange={(id, row) => onChange(id, outputsOf(field, row))}
    />
  );
}
