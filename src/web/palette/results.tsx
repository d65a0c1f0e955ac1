import { CornerDownLeft } from 'lucide-react';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { PaletteGroup, PaletteItem } from './items.ts';
import { highlight } from './match.ts';
import messages from './palette.messages.fa.ts';
import styles from './results.module.css';
import type { Combobox } from './use-combobox.ts';

export interface ResultsProps {
  groups: readonly PaletteGroup[];
  text: string;
  combobox: Combobox;
  onChoose: (item: PaletteItem, inNewTab: boolean) => void;
}

/** The suggestions in their groups. The field holds the focus and points at the marked one. */
export function Results({ groups, text, combobox, onChoose }: ResultsProps) {
  return (
    <div role="listbox" id={combobox.listId} aria-label={messages.results} className={styles.list}>
      {groups.map(({ name, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={name} role="group" aria-label={messages.groups[name]}>
          <p aria-hidden="true" className={styles.group}>
            {messages.groups[name]}
          </p>
          {items.map((item) => (
            <Option key={item.id} item={item} text={text} combobox={combobox} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Option({ item, text, combobox, onChoose }: { item: PaletteItem } & Pick<ResultsProps, 'text' | 'combobox' | 'onChoose'>) {
  const id = combobox.optionId(item);
  const isActive = combobox.activeId === id;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field, which holds the focus
    // biome-ignore lint/a11y/useFocusableInteractive: marked by the field (aria-activedescendant)
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      className={cx(styles.option, isActive && styles.active)}
      onPointerMove={isActive ? undefined : () => combobox.activate(item)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onChoose(item, ctrlKey || metaKey)}
      onAuxClick={({ button }) => {
        if (button === 1) onChoose(item, true);
      }}
    >
      <Mark item={item} />
      <span className={styles.title}>
        {highlight(item.title, text).map((piece, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
          piece.isHit ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
        )}
      </span>{' '}
      <span className={styles.detail}>{item.detail}</span>
      {item.sequence === undefined ? null : (
        <span aria-hidden="true" className={styles.sequence}>
          <kbd>{item.sequence[0]}</kbd> {messages.thenKey} <kbd>{item.sequence[1]}</kbd>
        </span>
      )}
      {isActive ? <Icon of={CornerDownLeft} size="sm" className={styles.enter} /> : null}
    </div>
  );
}

function Mark({ item }: { item: PaletteItem }) {
  if (item.person) return <Avatar size="sm" name={item.title} partyId={item.person.partyId} photoUrl={photoUrl(item.person.faceImage)} />;
  return item.icon === undefined ? null : (
    <span className={styles.icon}>
      <Icon of={item.icon} />
    </span>
  );
}
