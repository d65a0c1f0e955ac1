import type { ReplyOf } from '#kernel/call.ts';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import type { personList } from './search.contract.ts';
import styles from './search.module.css';
import messages from './search-page.messages.fa.ts';

export type ListedPerson = ReplyOf<typeof personList>['rows'][number];

export function StatusBadge({ statusId, isPlain = true }: { statusId: string; isPlain?: boolean }) {
  const isActive = statusId === 'ActiveRel';
  return (
    <Badge state={isActive ? 'active' : 'draft'} isPlain={isPlain}>
      {isActive ? messages.states.ActiveRel : messages.states.NotActiveRel}
    </Badge>
  );
}

/** Whom the list takes for granted bears no mark. */
const LeftBadge = ({ statusId }: { statusId: string }) => (statusId === 'ActiveRel' ? null : <StatusBadge statusId={statusId} />);

/** Cells that are more than their text. */
export const peopleCells = {
  fullName: (person: ListedPerson) => (
    <span className={styles.person}>
      <Avatar name={person.fullName} partyId={person.partyId} photoUrl={photoUrl(person.faceImage)} size="sm" />
      <bdi className={styles.name}>{person.fullName}</bdi>
      <LeftBadge statusId={person.statusId} />
    </span>
  ),
  statusId: (person: ListedPerson) => <StatusBadge statusId={person.statusId} />,
};

/** A person on a phone: a link to the file. */
export function PersonCard({ person }: { person: ListedPerson }) {
  const place = [person.positionTitle, person.unitName].filter((one) => one !== null);
  return (
    <ScreenLink to={profileScreen} search={{ partyId: person.partyId }} className={styles.card}>
      <Avatar name={person.fullName} partyId={person.partyId} photoUrl={photoUrl(person.faceImage)} size="md" />
      <span className={styles.cardTexts}>
        <span className={styles.cardLine}>
          <bdi className={styles.name}>{person.fullName}</bdi>
          <LeftBadge statusId={person.statusId} />
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
