import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, CircleX, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import unseen from '#ui/unseen/unseen.module.css';
import { useCloseOnLeave } from '#web/layout/use-close-on-leave.ts';
import { CloseButton } from './close-button.tsx';
import { followGoKeys } from './go-keys.ts';
import { KeyList } from './key-list.tsx';
import messages from './palette.messages.fa.ts';
import styles from './palette.module.css';
import { followVisits } from './recent-pages.ts';
import { Results } from './results.tsx';
import type { PaletteView } from './search-button.tsx';
import { useChoose } from './use-choose.ts';
import { useCombobox } from './use-combobox.ts';
import { MAX_TEXT, useGroups } from './use-groups.ts';

export { BasicSearch } from './basic-search.tsx';

export interface PaletteProps {
  view: PaletteView;
  onView: (view: PaletteView) => void;
  onClose: () => void;
}

/** The overlay of the search (spec sections 2.4 and 4): Escape, the cross, a click away, a choice and a change of page close it; the focus returns. */
export function Palette({ view, onView, onClose }: PaletteProps) {
  useCloseOnLeave(onClose);
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} className={cx(styles.overlay)}>
      <Modal className={cx(styles.modal)}>
        <Dialog key={view} aria-label={view === 'keys' ? messages.keysTitle : messages.dialog} className={cx(styles.dialog)}>
          {view === 'keys' ? <KeyList onBack={() => onView('search')} onClose={onClose} /> : <SearchPanel onKeys={() => onView('keys')} onClose={onClose} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function SearchPanel({ onKeys, onClose }: { onKeys: () => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { groups, isPending, hasFailed } = useGroups(text, onKeys);
  const items = groups.flatMap((group) => group.items);
  const choose = useChoose((item) => (item.id === 'command shortcuts' ? undefined : onClose()));
  const combobox = useCombobox({ items, text, onChoose: choose });
  const isEmpty = items.length === 0 && text.trim() !== '' && !isPending;
  const press = (event: KeyboardEvent): void => {
    const asksForKeys = text === '' && (event.key === '?' || event.key === '\u061F');
    if (asksForKeys) {
      event.preventDefault();
      onKeys();
    } else combobox.onKeyDown(event);
  };
  const clear = (): void => {
    setText('');
    field.current?.focus();
  };
  return (
    <>
      <div className={styles.head}>
        <Icon of={Search} size="lg" />
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: the overlay is opened to type
          autoFocus
          type="text"
          role="combobox"
          aria-label={messages.dialog}
          aria-expanded={items.length > 0}
          aria-controls={combobox.listId}
          aria-activedescendant={combobox.activeId}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_TEXT}
          placeholder={messages.placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
          className={styles.input}
        />
        <span role="status" className={isEmpty ? unseen.unseen : styles.count}>
          {text.trim() === '' || isPending ? '' : isEmpty ? messages.nothing : messages.counted(formatNumber(items.length))}
        </span>
        {text === '' ? null : <IconButton size="sm" label={kit.clear} icon={CircleX} onPress={clear} />}
        <CloseButton onClose={onClose} />
      </div>
      <div className={styles.results}>
        <Results groups={groups} text={text} combobox={combobox} onChoose={choose} />
        {hasFailed ? <p className={styles.note}>{messages.failed}</p> : null}
        {isEmpty && !hasFailed ? (
          <p className={styles.nothing}>
            <b>{messages.nothing}</b>
            <span>{messages.nothingAdvice}</span>
          </p>
        ) : null}
      </div>
      <Foot onKeys={onKeys} />
    </>
  );
}

function Foot({ onKeys }: { onKeys: () => void }) {
  return (
    <div className={styles.foot}>
      <span>
        <kbd>
          <Icon of={ArrowUp} size="xs" />
        </kbd>{' '}
        <kbd>
          <Icon of={ArrowDown} size="xs" />
        </kbd>{' '}
        {messages.move}
      </span>
      <span>
        <kbd>Enter</kbd> {messages.choose}
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> {messages.newTab}
      </span>
      <button type="button" onClick={onKeys} className={styles.keys}>
        <kbd>?</kbd> {messages.allKeys}
      </button>
    </div>
  );
}

/** What works while the search is closed: the pages opened last are noted, and `g` with a letter opens an area. */
export function Companion() {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(() => followVisits(router, client), [router, client]);
  useEffect(() => followGoKeys((path) => router.history.push(path)), [router]);
  return null;
}
