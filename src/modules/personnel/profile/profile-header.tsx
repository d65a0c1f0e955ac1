import { ChevronLeft } from 'lucide-react';
import { AccountButton } from '#platform/identity/account-security/account-button.tsx';
import { OneTimeButton } from '#platform/identity/one-time/one-time-button.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { personnelSearchScreen } from '../search/search.screen.ts';
import type { SeenFile } from './profile.contract.ts';
import styles from './profile.module.css';
import { profileScreen } from './profile.screen.ts';
import messages from './profile-page.messages.fa.ts';
import { ProfilePhoto } from './profile-photo.tsx';

/** The way back to the list. */
export function Crumbs({ name }: { name: string }) {
  return (
    <nav aria-label={messages.path} className={styles.crumbs}>
      <ScreenLink to={personnelSearchScreen} className={styles.crumb}>
        {messages.list}
      </ScreenLink>
      <Icon of={ChevronLeft} size="xs" />
      <bdi>{name}</bdi>
    </nav>
  );
}

/** Who it is: name, state, place in the organisation, the facts one looks for first. */
export function ProfileHeader({ file, mayList }: { file: SeenFile; mayList: boolean }) {
  const place = [file.positionTitle, file.unitName].filter((one) => one !== null);
  const { labels } = messages;
  return (
    <header className={styles.head}>
      <ProfilePhoto file={file} />
      <div>
        <div className={styles.nameLine}>
          <h1 className={styles.name}>
            <bdi>{file.fullName}</bdi>
          </h1>
          {file.statusId === null ? null : file.statusId === 'ActiveRel' ? (
            <Badge state="active">{messages.states.ActiveRel}</Badge>
          ) : (
            <Badge state="draft">{messages.states.NotActiveRel}</Badge>
          )}
          <OneTimeButton partyId={file.partyId} />
          <AccountButton partyId={file.partyId} />
        </div>
        {place.length === 0 ? null : <p className={styles.place}>{place.join(messages.comma)}</p>}
      </div>
      <div className={styles.quick}>
        <DescriptionList
          isAcross
          items={[
            { term: labels.pseudoId, value: <Ltr>{formatCode(file.pseudoId)}</Ltr> },
            ...(file.nationalCode === undefined ? [] : [{ term: labels.nationalCode, value: <Ltr>{formatCode(file.nationalCode)}</Ltr> }]),
            { term: labels.employmentKind, value: file.employmentKind ?? kit.unknown },
            { term: labels.hireDate, value: <Ltr>{formatDate(file.hireDate)}</Ltr> },
            ...(file.managerName === null ? [] : [{ term: labels.managerName, value: <Manager file={file} mayOpen={mayList} /> }]),
          ]}
        />
      </div>
    </header>
  );
}

function Manager({ file, mayOpen }: { file: SeenFile; mayOpen: boolean }) {
  if (!mayOpen || file.managerPartyId === null) return <bdi>{file.managerName}</bdi>;
  return (
    <ScreenLink to={profileScreen} search={{ partyId: file.managerPartyId }}>
      <bdi>{file.managerName}</bdi>
    </ScreenLink>
  );
}
