import { useState } from 'react';
import { cx } from '#ui/cx/cx.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Full name; it must also stand as text nearby, the avatar itself is decorative. */
  name: string;
  /** Whoever it is: the same person keeps the colour under another name. Without it the name decides. */
  partyId?: string | undefined;
  photoUrl?: string | null | undefined;
  /** 24 (one letter, in tables), 32, 48, 72. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

const grounds = [styles.c0, styles.c1, styles.c2, styles.c3, styles.c4, styles.c5];

function initials(name: string, count: number): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, count)
    .map((word) => [...word][0] ?? '')
    .join(' ');
}

/** The same person wears the same colour everywhere. */
function ground(identity: string): string | undefined {
  let sum = 0;
  for (const letter of identity) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return grounds[sum % grounds.length];
}

export function Avatar({ name, partyId, photoUrl, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const hasPhoto = photoUrl !== null && photoUrl !== undefined && photoUrl !== failed;
  return (
    <span aria-hidden="true" className={cx(styles.avatar, size !== 'md' && styles[size], ground(partyId ?? name))}>
      {hasPhoto ? <img src={photoUrl} alt="" loading="lazy" onError={() => setFailed(photoUrl)} /> : initials(name, size === 'sm' ? 1 : 2)}
    </span>
  );
}
