import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import words from './transfer-list.messages.fa.ts';
import styles from './transfer-list.module.css';
import { type TransferItem, TransferSide } from './transfer-side.tsx';

export type { TransferItem } from './transfer-side.tsx';

export interface TransferListProps {
  /** Accessible name of both sides together. */
  label: string;
  candidatesTitle: string;
  candidates: readonly TransferItem[];
  chosenTitle: string;
  chosen: readonly TransferItem[];
  /** Moves items to the chosen; what it throws is shown, and the items stay marked where they are. */
  onAdd: (ids: readonly string[]) => Promise<void>;
  /** Moves items back; may be refused likewise. */
  onRemove: (ids: readonly string[]) => Promise<void>;
  /** Above the candidates, e.g. the filter of personnel. */
  candidatesFilter?: ReactNode;
  isLoading?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** Two lists, at the start the candidates, at the end the chosen (guide conventions.md 3.5, P5). The caller moves the items, or refuses with a reason. */
export function TransferList(props: TransferListProps) {
  const { label, candidatesTitle, candidates, chosenTitle, chosen, onAdd, onRemove, candidatesFilter, isLoading = false, isReadOnly = false } = props;
  const [marked, setMarked] = useState({ candidates: nothing, chosen: nothing });
  const [moving, setMoving] = useState<'add' | 'remove'>();
  // what has left a side meanwhile is no longer marked on it
  const adding = candidates.filter(({ id, isDisabled }) => marked.candidates.has(id) && isDisabled !== true).map(({ id }) => id);
  const removing = chosen.filter(({ id, isDisabled }) => marked.chosen.has(id) && isDisabled !== true).map(({ id }) => id);

  async function move(way: 'add' | 'remove'): Promise<void> {
    setMoving(way);
    try {
      await (way === 'add' ? onAdd(adding) : onRemove(removing));
      setMarked((old) => (way === 'add' ? { ...old, candidates: nothing } : { ...old, chosen: nothing }));
    } catch (refusal) {
      showError(refusal);
    } finally {
      setMoving(undefined);
    }
  }
  const side = { isLoading, isReadOnly, isBusy: moving !== undefined };
  return (
    <fieldset aria-label={label} className={cx(styles.transfer, isReadOnly && styles.readOnly)}>
      <TransferSide
        {...side}
        title={candidatesTitle}
        items={candidates}
        marked={new Set(adding)}
        onMark={(ids) => setMarked({ ...marked, candidates: ids })}
        top={candidatesFilter}
      />
      {isReadOnly ? null : (
        <div className={styles.moves}>
          <Button
            variant="soft"
            icon={ArrowRight}
            iconMirrored
            isDisabled={adding.length === 0 || moving === 'remove'}
            isPending={moving === 'add'}
            onPress={() => void move('add')}
          >
            {adding.length === 0 ? words.add : words.addCounted(formatNumber(adding.length))}
          </Button>
          <Button icon={ArrowLeft} iconMirrored isDisabled={removing.length === 0 || moving === 'add'} isPending={moving === 'remove'} onPress={() => void move('remove')}>
            {removing.length === 0 ? words.remove : words.removeCounted(formatNumber(removing.length))}
          </Button>
        </div>
      )}
      <TransferSide {...side} title={chosenTitle} items={chosen} marked={new Set(removing)} onMark={(ids) => setMarked({ ...marked, chosen: ids })} />
    </fieldset>
  );
}
