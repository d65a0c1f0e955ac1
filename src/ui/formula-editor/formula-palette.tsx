import { BookOpen } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { Button } from '#ui/button/button.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Popover } from '#ui/popover/popover.tsx';
import { OptionPanel } from '#ui/select-field/option-panel.tsx';
import { type FormulaEntry, foundEntries } from './entries.ts';
import messages from './formula-editor.messages.fa.ts';
import styles from './formula-editor.module.css';

const MAX_LETTERS = 60;

interface PaletteProps {
  entries: readonly FormulaEntry[];
  onChoose: (entry: FormulaEntry) => void;
}

/** All that can be put in, by groups and by search; the arrows walk it, Enter puts in. */
export function FormulaPalette({ entries, onChoose }: PaletteProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button id={id} size="sm" icon={BookOpen}>
        {messages.palette}
      </Button>
      <Popover placement="bottom start" aria-label={messages.palette} className={styles.palette}>
        <Found labelledBy={id} entries={entries} onChoose={onChoose} onClose={() => setOpen(false)} />
      </Popover>
    </DialogTrigger>
  );
}

/** What is chosen is put in when the sheet has gone: until then it keeps the focus, which belongs to the text. */
function Found({ labelledBy, entries, onChoose, onClose }: PaletteProps & { labelledBy: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => foundEntries(entries, typed), [entries, typed]);
  const chosen = useRef<() => void>(null);
  useEffect(() => () => chosen.current?.(), []);
  function choose(entry: FormulaEntry): void {
    chosen.current = () => onChoose(entry);
    onClose();
  }
  return (
    <OptionPanel<FormulaEntry>
      labelledBy={labelledBy}
      options={found}
      isSelected={() => false}
      onChoose={choose}
      search={{ typed, onType: setTyped, placeholder: messages.paletteSearch, maxLength: MAX_LETTERS }}
      status={found.length === 0 ? messages.nothingFound : messages.found(formatNumber(found.length))}
      renderOption={({ label, detail, help }) => (
        <span className={styles.entry} title={help}>
          <bdi className={styles.entryLabel}>{label}</bdi>
          <bdi className={styles.entryDetail}>{detail}</bdi>
        </span>
      )}
    />
  );
}
