import { type ControlProps, stringOrNull } from '#ui/form/controls/control.ts';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import { positionOptions } from '../positions.contract.ts';
import styles from '../positions.module.css';
import messages from '../positions-page.messages.fa.ts';

function idsOf(value: unknown): string[] {
  const stored = stringOrNull(value);
  const ids: unknown = stored === null ? [] : JSON.parse(stored);
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** The posts that a post reports to besides its superior: a field for each, and an empty one for the next. */
export function DottedLines({ value, onChange, shared: { onProblem: _none, previous: _old, stale: _stale, ...shared } }: ControlProps) {
  const ids = idsOf(value);
  const put = (old: string | null, next: string | null): void => {
    const kept = ids.flatMap((id) => (id === old ? (next ?? []) : id));
    const all = [...new Set(old === null && next !== null ? [...kept, next] : kept)];
    onChange(all.length === 0 ? null : JSON.stringify(all));
  };
  return (
    <div className={styles.stack}>
      {[...ids, ...(shared.isReadOnly === true && ids.length > 0 ? [] : [null])].map((id, index) => (
        <SearchSelect
          {...shared}
          key={id ?? 'next'}
          id={index === 0 ? shared.id : undefined}
          label={index === 0 ? shared.label : messages.dottedMore}
          error={index === 0 ? shared.error : undefined}
          kind="lazy"
          url={positionOptions.path}
          optionIdField="emplPositionId"
          optionLabelField="description"
          value={id}
          onChange={(next) => put(id, next)}
        />
      ))}
    </div>
  );
}
