import { ChevronDown, ChevronUp, ExternalLink, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '#ui/button/button.tsx';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import messages from './peek.messages.fa.ts';
import styles from './peek.module.css';

export interface PeekProps {
  /** Names the record. */
  label: string;
  /** Place in the list, from zero, and how many there are. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
  /** To the page of the record. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A record beside its list, before the whole page of it: next and previous go through the list as it is filtered and ordered. Look 7. */
export function Peek({ label, place, count, onMove, onClose, onOpen, children }: PeekProps) {
  return (
    <aside
      aria-label={label}
      className={styles.peek}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className={styles.head}>
        <IconButton label={messages.next} icon={ChevronDown} size="sm" isDisabled={place + 1 >= count} onPress={() => onMove(place + 1)} />
        <IconButton label={messages.previous} icon={ChevronUp} size="sm" isDisabled={place === 0} onPress={() => onMove(place - 1)} />
        <span className={styles.place}>{messages.placeOf(formatNumber(place + 1), formatNumber(count))}</span>
        {onOpen === undefined ? null : (
          <Button size="sm" icon={ExternalLink} iconMirrored onPress={onOpen}>
            {messages.open}
          </Button>
        )}
        <IconButton label={kit.close} icon={X} size="sm" onPress={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
