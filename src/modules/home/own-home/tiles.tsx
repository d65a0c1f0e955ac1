import { Suspense } from 'react';
import { Link } from 'react-aria-components';
import { homeActs } from '#platform/acts/acts.ui.ts';
import type { HomeTile } from '#platform/home/home-tile.ui.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { holds, type SessionState, useSession } from '#ui/client/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import messages from './own-home.messages.fa.ts';
import styles from './own-home.module.css';

const files = import.meta.glob<Readonly<Record<string, HomeTile>>>('./{platform,modules}/**/*.tile.tsx', { base: '../../../', eager: true });

const tiles: readonly HomeTile[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .sort((a, b) => a.order - b.order);

const isSeen = ({ keys, isOwn }: HomeTile, { permissions, user }: SessionState): boolean =>
  keys.some((key) => holds(permissions, key)) && (isOwn !== true || (user?.partyRelationshipId ?? null) !== null);

/** What concerns the reader today: the tiles of all slices that are theirs, after what they do most. */
export function Tiles() {
  const session = useSession();
  return (
    <section aria-label={messages.today} className={styles.tiles}>
      <Acts />
      {tiles
        .filter((tile) => isSeen(tile, session))
        .map(({ id, Content }) => (
          <Suspense key={id} fallback={<Skeleton kind="blocks" count={1} />}>
            <Content />
          </Suspense>
        ))}
    </section>
  );
}

/** What is done most, one press away. */
function Acts() {
  const acts = homeActs(useSession());
  if (acts.length === 0) return null;
  return (
    <Card title={messages.acts} className={styles.acts}>
      <ul className={styles.actList}>
        {acts.map(({ id, words, icon, href }) => (
          <li key={id}>
            <Link href={href} className={buttonClass('outline') ?? ''}>
              <Icon of={icon} size="sm" />
              {words.title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
