import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { Card } from '#ui/card/card.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { useMatching } from '#ui/options/matching.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import words from './transfer-list.messages.fa.ts';
import styles from './transfer-list.module.css';

/** Guide conventions.md 3.5: pages of 5 or 6. */
const PAGE = 6;

export interface TransferItem {
  readonly id: string;
  /** The line one looks for: "personnel code - name suffix". */
  readonly label: string;
  /** The fainter line: "position, unit, company". */
  readonly detail?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface TransferSideProps {
  title: string;
  items: readonly TransferItem[];
  marked: ReadonlySet<string>;
  onMark: (ids: ReadonlySet<string>) => void;
  top?: ReactNode;
  isLoading: boolean;
  isReadOnly: boolean;
  /** The server is deciding about a move. */
  isBusy: boolean;
}

/** Arrows go from mark to mark within a page; Tab and Space work as ever. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const marks = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not(:disabled)')];
  const next = marks[marks.indexOf(event.target as HTMLInputElement) + by];
  event.preventDefault();
  next?.focus();
}

/** One side: filter, "all" with the count, a page of items with marks. */
export function TransferSide({ title, items, marked, onMark, top, isLoading, isReadOnly, isBusy }: TransferSideProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(1);
  const searched = useMemo(() => items.map((item) => ({ label: `${item.label} ${item.detail ?? ''}`, item })), [items]);
  const found = useMatching(searched, typed).map(({ item }) => item);
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / PAGE)));
  return (
    <Card isFlush title={title} headingLevel={3} className={styles.side}>
      <div className={styles.tools}>
        {top}
        <TextField
          kind="search"
          label={words.filter(title)}
          isLabelHidden
          placeholder={words.filter(title)}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setAsked(1);
          }}
        />
        {isReadOnly ? null : <MarkAll found={found} marked={marked} onMark={onMark} isBusy={isBusy} />}
      </div>
      {isLoading ? (
        <div className={styles.bones}>
          <Skeleton count={PAGE} />
        </div>
      ) : (
        <ul aria-label={title} className={styles.items} onKeyDown={walk}>
          {found.slice((page - 1) * PAGE, page * PAGE).map((item) => (
            <li key={item.id} className={styles.item} data-selected={marked.has(item.id) || undefined}>
              {isReadOnly ? (
                <Lines item={item} />
              ) : (
                <CheckBox isSelected={marked.has(item.id)} isDisabled={isBusy || item.isDisabled === true} onChange={() => onMark(marked.symmetricDifference(new Set([item.id])))}>
                  <Lines item={item} />
                </CheckBox>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isLoading && found.length === 0 ? (
        <p role="status" className={styles.empty}>
          {typed.trim() === '' ? words.empty : words.noMatch}
        </p>
      ) : null}
      {found.length > PAGE ? <Pager page={page} pageSize={PAGE} total={found.length} onPage={setAsked} /> : null}
    </Card>
  );
}

function Lines({ item: { label, detail } }: { item: TransferItem }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
    </>
  );
}

type MarkAllProps = Pick<TransferSideProps, 'marked' | 'onMark' | 'isBusy'> & { found: readonly TransferItem[] };

/** Marks all that the filter leaves, on every page; what may not be moved stays unmarked. */
function MarkAll({ found, marked, onMark, isBusy }: MarkAllProps) {
  const free = new Set(found.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id));
  const taken = free.intersection(marked).size;
  const hasAll = free.size > 0 && taken === free.size;
  return (
    <CheckBox
      isSelected={hasAll}
      isIndeterminate={taken > 0 && !hasAll}
      isDisabled={isBusy || free.size === 0}
      onChange={() => onMark(hasAll ? marked.difference(free) : marked.union(free))}
    >
      {words.counted(formatNumber(taken), formatNumber(found.length))}
    </CheckBox>
  );
}
