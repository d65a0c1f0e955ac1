import { Fragment, type ReactNode, useState } from 'react';
import type { OptionRow } from '#kernel/form/definition.ts';
import { type SecondLine, secondOf } from '#kernel/form/second-line.ts';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import words from '#ui/options/options.messages.fa.ts';
import { OptionPanel } from '#ui/select-field/option-panel.tsx';
import { type OpenedPicker, Picker, type PickerFieldProps } from '#ui/select-field/picker.tsx';
import type { ListItem } from '#ui/virtual-list/rows.ts';
import { RowText } from '#ui/virtual-list/virtual-list.tsx';
import styles from './search-select.module.css';
import { MIN_LETTERS, type Search, type SearchSource, TOO_MANY, useSearch, useStoredRow } from './use-search.ts';

export interface SearchSelectProps extends PickerFieldProps, SearchSource {
  value: string | null;
  /** The id with its row; null and null when emptied. */
  onChange: (value: string | null, row: OptionRow | null) => void;
  /** Fields of a row; enumId and description when absent. */
  optionIdField?: string | undefined;
  optionLabelField?: string | undefined;
  /** Label of the stored value; without it the row is asked for once by its id: `url?<optionIdField>=<value>`. */
  initialLabel?: string | undefined;
  /** What stands before the texts of a row in the list, e.g. an avatar. */
  renderMark?: ((row: OptionRow) => ReactNode) | undefined;
}

interface FoundOption extends ListItem {
  readonly row: OptionRow;
  readonly second: SecondLine | undefined;
}

const MAX_LETTERS = 100;

/** One of very many, found on the server by typing (spec 5 "search-select"). */
export function SearchSelect(props: SearchSelectProps) {
  const { value, onChange, url, filter, kind, sendsWords, isFew, optionIdField = 'enumId', optionLabelField = 'description', initialLabel, isClearable = true } = props;
  const source = { url, filter, kind, sendsWords, isFew };
  const [first] = useState(value);
  const [chosen, setChosen] = useState<{ id: string; label: string }>();
  const [wasLeft, setWasLeft] = useState(false);
  const known = chosen?.id === value ? chosen?.label : value === first ? initialLabel : undefined;
  const stored = useStoredRow(source, optionIdField, known === undefined ? value : null);
  const label = known ?? (stored === undefined ? words.loading : String(stored?.[optionLabelField] ?? words.unknown));
  const shown = value === null ? null : label;
  const missing = wasLeft && value === null && props.isRequired === true ? words.required(props.label) : undefined;

  function choose({ id, label: text, row }: FoundOption): void {
    setChosen({ id, label: text });
    onChange(id, row);
  }
  return (
    <Picker
      {...props}
      error={props.error ?? missing}
      isClearable={isClearable}
      isWide
      shown={shown}
      shownText={shown}
      onClear={() => onChange(null, null)}
      onOpenChange={(isOpen) => setWasLeft(!isOpen)}
    >
      {(opened) => <Found {...props} source={source} idField={optionIdField} labelField={optionLabelField} opened={opened} onFound={choose} />}
    </Picker>
  );
}

interface FoundProps extends SearchSelectProps {
  source: SearchSource;
  idField: string;
  labelField: string;
  opened: OpenedPicker;
  onFound: (option: FoundOption) => void;
}

const none: readonly FoundOption[] = [];

function Found({ value, source, idField, labelField, opened, onFound, renderMark }: FoundProps) {
  const [typed, setTyped] = useState(opened.firstLetter);
  const search = useSearch(source, typed);
  const options = search.rows?.map((row) => optionOf(row, idField, labelField)) ?? none;
  return (
    <OptionPanel<FoundOption>
      labelledBy={opened.labelledBy}
      options={options}
      isSelected={({ id }) => id === value}
      onChoose={(option) => {
        onFound(option);
        opened.close();
      }}
      search={{ typed, onType: setTyped, placeholder: words.search, maxLength: MAX_LETTERS }}
      status={sentence(search)}
      notice={options.length >= TOO_MANY ? words.tooMany : undefined}
      hasTwoLines={options.some(({ second }) => second !== undefined)}
      renderOption={({ row, label, second }) => (
        <>
          {renderMark?.(row)}
          {second === undefined ? <RowText>{label}</RowText> : <TwoLines title={label} second={second} />}
        </>
      )}
    />
  );
}

const optionOf = (row: OptionRow, idField: string, labelField: string): FoundOption => ({
  id: String(row[idField] ?? ''),
  label: String(row[labelField] ?? ''),
  isDisabled: row['disabled'] === true,
  row,
  second: secondOf(row),
});

/** Many choices share a title: below it stands what tells them apart. */
function TwoLines({ title, second: { code, words: said } }: { title: string; second: SecondLine }) {
  const whole = [...(code === null ? [] : [formatCode(code)]), ...said].join(words.pointer);
  return (
    <span className={styles.lines}>
      <RowText>{title}</RowText>
      <span className={styles.second} title={whole}>
        {code === null ? null : <Ltr>{formatCode(code)}</Ltr>}
        {said.map((word, index) => (
          <Fragment key={word}>
            {index > 0 || code !== null ? words.pointer : null}
            <bdi>{word}</bdi>
          </Fragment>
        ))}
      </span>
    </span>
  );
}

function sentence({ rows, isTooShort, isFailed }: Search): string {
  if (isTooShort) return words.typeMore(formatNumber(MIN_LETTERS));
  if (isFailed) return words.searchFailed;
  if (rows === undefined) return words.searching;
  return rows.length === 0 ? words.nothingFound : words.found(formatNumber(rows.length));
}
