import { Fragment, useMemo, useState } from 'react';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { useMatching } from '#ui/options/matching.ts';
import words from '#ui/options/options.messages.fa.ts';
import { listStatus, OptionPanel } from '#ui/select-field/option-panel.tsx';
import { type OpenedPicker, Picker, type PickerFieldProps } from '#ui/select-field/picker.tsx';
import { labelOf, type OptionListState, type SelectOption } from '#ui/select-field/select-field.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import { VISIBLE_ROWS } from '#ui/virtual-list/rows.ts';
import { chosenValue, idsOf } from './chosen.ts';
import styles from './multi-select.module.css';

/** Spec 9: "multi-select: shows up to 2 tags". */
const TAGS = 2;

export interface MultiSelectProps extends PickerFieldProps, OptionListState {
  /** JSON array of ids as text; null when nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  options: readonly SelectOption[];
  /** Offers to choose all that are shown (type multiselectAll). */
  hasAll?: boolean | undefined;
}

/** Several of a known list. It stays open while one chooses; what is chosen keeps the order of the options. */
export function MultiSelect(props: MultiSelectProps) {
  const { value, onChange, options, isLoading = false, isFailed = false, onRetry, isClearable = true } = props;
  const ids = useMemo(() => idsOf(value), [value]);
  const labels = ids.map((id) => labelOf(options, id, isLoading));
  return (
    <Picker
      {...props}
      isClearable={isClearable}
      shown={labels.length === 0 ? null : <Tags labels={labels} />}
      shownText={labels.length === 0 ? null : labels.join(words.separator)}
      onClear={() => onChange(null)}
      onOpenChange={(isOpen) => (isOpen && isFailed ? onRetry?.() : undefined)}
    >
      {(opened) => <Choices {...props} ids={ids} opened={opened} />}
    </Picker>
  );
}

function Tags({ labels }: { labels: readonly string[] }) {
  const more = labels.length - TAGS;
  return (
    <span className={styles.tags}>
      {labels.slice(0, TAGS).map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two unknown ids have one label
        <Fragment key={index}>
          {/* read aloud as one word otherwise */}
          {index > 0 ? ' ' : null}
          <span className={styles.tag}>{label}</span>
        </Fragment>
      ))}
      {more > 0 ? (
        <>
          <bdi dir="ltr" className={styles.more}>
            {words.more(formatNumber(more))}
          </bdi>
          <span className={unseen.unseen}> {words.moreChosen}</span>
        </>
      ) : null}
    </span>
  );
}

function Choices({ ids, onChange, options, hasAll = false, isLoading = false, opened }: MultiSelectProps & { ids: readonly string[]; opened: OpenedPicker }) {
  const hasSearch = options.length > VISIBLE_ROWS;
  const [typed, setTyped] = useState(hasSearch ? opened.firstLetter : '');
  const found = useMatching(options, typed);
  const chosen = useMemo(() => new Set(ids), [ids]);
  const choose = (next: ReadonlySet<string>): void => onChange(chosenValue(next, options));
  return (
    <OptionPanel
      labelledBy={opened.labelledBy}
      isMultiple
      options={found}
      isSelected={({ id }) => chosen.has(id)}
      onChoose={({ id }) => choose(chosen.symmetricDifference(new Set([id])))}
      search={hasSearch ? { typed, onType: setTyped, placeholder: words.find } : undefined}
      firstLetter={opened.firstLetter}
      status={listStatus(found.length, typed, isLoading, formatNumber(found.length))}
      top={hasAll && found.length > 0 ? <ChooseAll found={found} chosen={chosen} onChoose={choose} /> : null}
    />
  );
}

/** Takes or leaves all that are shown; options that are switched off stay as they are. */
function ChooseAll({ found, chosen, onChoose }: { found: readonly SelectOption[]; chosen: ReadonlySet<string>; onChoose: (next: ReadonlySet<string>) => void }) {
  const free = new Set(found.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id));
  const taken = free.intersection(chosen).size;
  const hasAll = free.size > 0 && taken === free.size;
  return (
    <div className={styles.all}>
      <CheckBox
        isSelected={hasAll}
        isIndeterminate={taken > 0 && !hasAll}
        isDisabled={free.size === 0}
        onChange={() => onChoose(hasAll ? chosen.difference(free) : chosen.union(free))}
      >
        {words.chooseAll}
      </CheckBox>
    </div>
  );
}
