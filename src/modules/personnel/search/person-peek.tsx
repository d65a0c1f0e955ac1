import type { ReactNode } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { type DescriptionItem, DescriptionList } from '#ui/description-list/description-list.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatCode, formatDate, formatDateTime } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { personHistory } from '../profile/history/history.contract.ts';
import { actOf, labelOf, tellable, useAuthor } from '../profile/history/history-card.tsx';
import { infoOfEachPerson } from '../profile/profile.contract.ts';
import { profileScreen } from '../profile/profile.screen.ts';
import { PeekActs } from './peek-acts.tsx';
import { type ListedPerson, StatusBadge } from './people-cells.tsx';
import styles from './search.module.css';
import messages from './search-page.messages.fa.ts';

type File = ReplyOf<typeof infoOfEachPerson>;

/** A person beside the list: what the list knows at once, the facts of the file as they come. */
export function PersonPeek({ person }: { person: ListedPerson }) {
  const file = useCall(infoOfEachPerson, { query: { partyId: person.partyId } });
  return (
    <div className={styles.peek}>
      <div className={styles.peekHead}>
        <Avatar name={person.fullName} partyId={person.partyId} photoUrl={photoUrl(person.faceImage)} size="lg" />
        <div className={styles.peekWho}>
          <h2 className={styles.peekName}>
            <bdi>{person.fullName}</bdi>
          </h2>
          {person.positionTitle === null ? null : <p className={styles.meta}>{person.positionTitle}</p>}
        </div>
        <StatusBadge statusId={person.statusId} isPlain={false} />
      </div>
      <PeekActs person={person} />
      {file.error !== null ? (
        <ErrorState title={messages.fileFailed} headingLevel={3} code={file.error.requestId || undefined} onRetry={() => void file.refetch()} isRetrying={file.isFetching}>
          {file.error.messages}
        </ErrorState>
      ) : file.data === undefined ? (
        <Skeleton count={8} />
      ) : (
        <Facts person={person} file={file.data} />
      )}
      <LatestChanges partyId={person.partyId} />
    </div>
  );
}

const text = (value: string | null): string => value ?? kit.unknown;
const code = (value: string | null) => <Ltr>{formatCode(value)}</Ltr>;
const date = (value: string | null) => <Ltr>{formatDate(value)}</Ltr>;

/** Nothing for a fact of a class that the reader does not hold. */
const held = (term: string, value: string | null | undefined, draw: (value: string | null) => DescriptionItem['value']): readonly DescriptionItem[] =>
  value === undefined ? [] : [{ term, value: draw(value) }];

function Facts({ person, file }: { person: ListedPerson; file: File }) {
  const identity = [...held(messages.nationalCode, file.nationalCode, code), ...held(messages.birthDate, file.birthDate, date)];
  const contact = [...held(messages.mobile, file.mobile, (mobile) => <Copied text={mobile} />), ...held(messages.city, file.city, text)];
  return (
    <>
      <Section title={messages.job}>
        <DescriptionList
          items={[
            { term: messages.code, value: code(person.pseudoId) },
            { term: messages.unitName, value: text(file.unitName) },
            ...(file.managerName === null ? [] : [{ term: messages.manager, value: <Manager partyId={file.managerPartyId} name={file.managerName} /> }]),
            { term: messages.kind, value: text(file.employmentKind) },
            { term: messages.hireDate, value: date(file.hireDate) },
            ...(file.endDate === null ? [] : [{ term: messages.endDate, value: date(file.endDate) }]),
            { term: messages.company, value: file.companyName },
          ]}
        />
      </Section>
      {contact.length === 0 ? null : (
        <Section title={messages.contact}>
          <DescriptionList items={contact} />
        </Section>
      )}
      {identity.length === 0 ? null : (
        <Section title={messages.identity}>
          <DescriptionList items={identity} />
        </Section>
      )}
    </>
  );
}

/** Changes of the file that the panel tells; all of them stand in the file. */
const LATEST = 3;

/** What was last changed in the file, by whom. */
function LatestChanges({ partyId }: { partyId: string }) {
  const { data } = useCall(personHistory, { params: { partyId } });
  const author = useAuthor();
  const entries = (data?.rows ?? []).filter((entry) => tellable(entry).length > 0).slice(0, LATEST);
  if (entries.length === 0) return null;
  return (
    <Section title={messages.latest}>
      <ul className={styles.latest}>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.entity} ${entry.recordId} ${entry.action}`}>
            {messages.latestOne({ act: actOf(entry), fields: tellable(entry).map(labelOf).join(messages.comma) })}
            <p className={styles.meta}>{messages.latestBy({ when: formatDateTime(entry.at), name: author(entry) })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.peekPart}>
      <h3 className={styles.peekTitle}>{title}</h3>
      {children}
    </section>
  );
}

function Manager({ partyId, name }: { partyId: string | null; name: string }) {
  if (partyId === null) return <bdi>{name}</bdi>;
  return (
    <ScreenLink to={profileScreen} search={{ partyId }}>
      <bdi>{name}</bdi>
    </ScreenLink>
  );
}

function Copied({ text: value }: { text: string | null }) {
  if (value === null) return kit.unknown;
  return (
    <span className={styles.copied}>
      <Ltr>{formatCode(value)}</Ltr>
      <CopyButton text={value} />
    </span>
  );
}
