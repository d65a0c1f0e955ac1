import { photoUrl } from '#platform/files/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import { type ListedPerson, type PeopleProps, StatusBadge } from './people-grid.tsx';
import styles from './search.module.css';
import messages from './search-page.messages.fa.ts';

/** The list as cards; every card is a link. */
export function PeopleCards({ list, isLoading, empty, footer }: Pick<PeopleProps, 'list' | 'isLoading' | 'empty' | 'footer'>) {
  if (list === undefined) return isLoading ? <Skeleton kind="rows" count={8} /> : null;
  return (
    <>
      {list.rows.length === 0 ? (
        empty
      ) : (
        <ul aria-label={messages.grid} aria-busy={isLoading} className={styles.cards}>
          {list.rows.map((person) => (
            <li key={person.partyRelationshipId}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      )}
      {footer}
    </>
  );
}

function PersonCard({ person }: { person: ListedPerson }) {
  const place = [person.positionTitle, person.unitName].filter((one) => one !== null);
  return (
    <ScreenLink to={profileScreen} search={{ partyId: person.partyId }} className={styles.card}>
      <Avatar name={person.fullName} partyId={person.partyId} photoUrl={photoUrl(person.faceImage)} size="md" />
      <span className={styles.cardTexts}>
        <span className={styles.cardLine}>
          <bdi className={styles.name}>{person.fullName}</bdi>
          {person.statusId === 'ActiveRel' ? null : <StatusBadge statusId={person.statusId} />}
        </span>
        {place.length === 0 ? null : <span className={styles.meta}>{place.join(messages.comma)}</span>}
        <span className={styles.meta}>
          {messages.code} <Ltr>{formatCode(person.pseudoId)}</Ltr>
          {person.hireDate === null ? null : (
            <>
              {' · '}
              {messages.hireDate} <Ltr>{formatDate(person.hireDate)}</Ltr>
            </>
          )}
        </span>
        {person.mobile === undefined || person.mobile === null ? null : (
          <span className={styles.meta}>
            {messages.mobile} <Ltr>{formatCode(person.mobile)}</Ltr>
          </span>
        )}
      </span>
    </ScreenLink>
  );
}
