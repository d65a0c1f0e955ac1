import { CircleX, Search } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import styles from './basic-search.module.css';
import { bestMatches } from './match.ts';
import messages from './palette.messages.fa.ts';
import { Results } from './results.tsx';
import { useChoose } from './use-choose.ts';
import { useCombobox } from './use-combobox.ts';
import { MAX_PAGES, MAX_TEXT, usePageItems } from './use-groups.ts';

const GAP_PX = 4;

/** Keeps the list in its place in the document, for readers, and draws it above everything, below the field. */
function useTopLayer(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = list.current;
    if (!isShown || shown === null || box.current === null) return;
    const { bottom, right } = box.current.getBoundingClientRect();
    shown.style.insetBlockStart = `${bottom + GAP_PX}px`;
    shown.style.insetInlineStart = `${document.documentElement.clientWidth - right}px`;
    // older browsers draw it below the bars that come after
    if (!('showPopover' in shown)) return;
    shown.popover = 'manual';
    shown.showPopover();
    return () => shown.hidePopover();
  }, [isShown]);
  return { box, list };
}

/** The basic variant (spec section 2.4): a field in the bar that suggests at most ten pages; Escape and a click away close it. */
export function BasicSearch() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const items = bestMatches(text, usePageItems(), MAX_PAGES);
  const choose = useChoose(() => {
    setText('');
    setOpen(false);
  });
  const combobox = useCombobox({ items, text, onChoose: choose });
  const isShown = isOpen && text.trim() !== '';
  const { box, list } = useTopLayer(isShown);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    } else if (isShown) combobox.onKeyDown(event);
    else if (event.key === 'ArrowDown') setOpen(true);
  };
  return (
    <search className={styles.search} onBlur={({ currentTarget, relatedTarget }) => (currentTarget.contains(relatedTarget) ? undefined : setOpen(false))}>
      <div ref={box} className={styles.box}>
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={messages.basicPlaceholder}
          aria-expanded={isShown}
          aria-controls={combobox.listId}
          aria-activedescendant={isShown ? combobox.activeId : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TEXT}
          placeholder={messages.basicPlaceholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
          }}
          onKeyDown={press}
          className={styles.input}
        />
        {text === '' ? <kbd>Ctrl K</kbd> : <IconButton size="sm" label={kit.clear} icon={CircleX} onPress={() => setText('')} />}
      </div>
      <div ref={list} hidden={!isShown} className={styles.popover}>
        {items.length === 0 ? <p className={styles.nothing}>{messages.nothing}</p> : null}
        <Results groups={items.length === 0 ? [] : [{ name: 'pages', items }]} text={text} combobox={combobox} onChoose={choose} />
      </div>
    </search>
  );
}
