import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { defined } from '#ui/cx/cx.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { EmploymentMenu } from '../../employment/employment-menu.tsx';
import { useCompanies } from '../../register/companies.ui.ts';
import { ResultSteps } from '../../search/result-steps.tsx';
import { personnelSearchScreen } from '../../search/search.screen.ts';
import { Completeness, type WayTo } from '../completeness.tsx';
import { isForeign } from '../facts.form.ts';
import { PrintMenu } from '../print/print-menu.tsx';
import type { SeenFile } from '../profile.contract.ts';
import styles from '../profile.module.css';
import { profileScreen } from '../profile.screen.ts';
import messages from '../profile-page.messages.fa.ts';
import { MoreMenu } from './more-menu.tsx';
import { ProfilePhoto, useMayPicture } from './profile-photo.tsx';

/** The way back to the list. */
export function Crumbs({ file: { partyId, fullName } }: { file: SeenFile }) {
  const open = useOpenScreen();
  const { tab, asOf } = useScreenSearch(profileScreen);
  return (
    <nav aria-label={messages.path} className={styles.crumbs}>
      <ScreenLink to={personnelSearchScreen} className={styles.crumb}>
        {messages.list}
      </ScreenLink>
      <Icon of={ChevronLeft} size="xs" />
      <bdi>{fullName}</bdi>
      <ResultSteps partyId={partyId} onStep={(next) => void open(profileScreen, { search: defined({ partyId: next, tab, asOf }) })} />
    </nav>
  );
}

interface ProfileHeaderProps {
  file: SeenFile;
  mayList: boolean;
  asOf: string | undefined;
  /** The way to where something missing is entered. */
  wayTo: WayTo;
}

/** Who it is: name, state, place in the organisation, the facts one looks for first; how complete the file is, and what may be done. */
export function ProfileHeader({ file, mayList, asOf, wayTo }: ProfileHeaderProps) {
  const isPast = asOf !== undefined;
  const [isChanging, setChanging] = useState(false);
  const mayPicture = useMayPicture(isPast);
  const wayToGap: WayTo = (gap) => (gap.name !== 'faceImage' ? wayTo(gap) : mayPicture ? () => setChanging(true) : undefined);
  return (
    <header className={styles.head}>
      <ProfilePhoto file={file} mayEdit={mayPicture} isChanging={isChanging} onChanging={setChanging} />
      <Name file={file} />
      <QuickFacts file={file} mayList={mayList} />
      <div className={styles.side}>
        {isPast ? null : <Completeness file={file} wayTo={wayToGap} />}
        <div className={styles.headActions}>
          {isPast ? null : <EmploymentMenu file={file} />}
          <PrintMenu file={file} asOf={asOf} />
          {isPast ? null : <MoreMenu file={file} />}
        </div>
      </div>
    </header>
  );
}

function Name({ file: { fullName, statusId, positionTitle, unitName, companyName } }: { file: SeenFile }) {
  // of who reaches several companies, a name may stand in each of them
  const isOfMany = useCompanies().length > 1;
  const place = [positionTitle, unitName, isOfMany ? companyName : null].filter((one) => one != null);
  return (
    <div className={styles.who}>
      <div className={styles.nameLine}>
        <h1 className={styles.name}>
          <bdi>{fullName}</bdi>
        </h1>
        {statusId === null ? null : statusId === 'ActiveRel' ? (
          <Badge state="active">{messages.states.ActiveRel}</Badge>
        ) : (
          <Badge state="draft">{messages.states.NotActiveRel}</Badge>
        )}
      </div>
      {place.length === 0 ? null : <p className={styles.place}>{place.join(messages.comma)}</p>}
    </div>
  );
}

function QuickFacts({ file, mayList }: Pick<ProfileHeaderProps, 'file' | 'mayList'>) {
  const code = isForeign(file) ? 'foreignerCode' : 'nationalCode';
  const { labels } = messages;
  return (
    <div className={styles.quick}>
      <DescriptionList
        isAcross
        items={[
          { term: labels.pseudoId, value: <Ltr>{formatCode(file.pseudoId)}</Ltr> },
          ...(file[code] === undefined ? [] : [{ term: labels[code], value: <Ltr>{formatCode(file[code])}</Ltr> }]),
          { term: labels.relationshipName, value: file.relationshipName ?? kit.unknown },
          { term: labels.employmentKind, value: file.employmentKind ?? kit.unknown },
          { term: labels.hireDate, value: <Ltr>{formatDate(file.hireDate)}</Ltr> },
          ...(file.endDate == null ? [] : [{ term: labels.endDate, value: <Ltr>{formatDate(file.endDate)}</Ltr> }]),
          ...(file.managerName === null ? [] : [{ term: labels.managerName, value: <Manager file={file} mayOpen={mayList} /> }]),
        ]}
      />
    </div>
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
