import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import { Fact, isKnownField, type KnownField, type OptionLists } from './fact-text.tsx';
import styles from './history-card.module.css';
import { personHistory } from './profile.contract.ts';
import messages from './profile-page.messages.fa.ts';

type Entry = ReplyOf<typeof personHistory>['rows'][number];
type Change = Entry['changes'][number] & { readonly field: KnownField };

const SHOWN_FIRST = 6;

const creations: Readonly<Record<string, string>> = { Person: messages.createdPerson, PartyRelationship: messages.createdEmployment, UserAccount: messages.createdAccount };

/** Ids of other rows say nothing to a reader. */
const tellable = (entry: Entry): Change[] => entry.changes.filter((change): change is Change => isKnownField(change.field));

/** What was changed in the file, newest first. */
export function HistoryCard({ partyId, lists }: { partyId: string; lists: OptionLists }) {
  const { data, error, refetch, isFetching } = useCall(personHistory, { params: { partyId } });
  const [isWhole, setWhole] = useState(false);
  const entries = (data?.rows ?? []).filter((entry) => tellable(entry).length > 0);
  const shown = isWhole ? entries : entries.slice(0, SHOWN_FIRST);
  return (
    <Card title={messages.history}>
      {error ? (
        <ErrorState title={messages.historyFailed} headingLevel={3} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data === undefined ? (
        <Skeleton count={6} />
      ) : entries.length === 0 ? (
        <p className={styles.none}>{messages.historyNone}</p>
      ) : (
        <ol className={styles.list}>
          {shown.map((entry) => (
            <HistoryEntry key={`${entry.at} ${entry.entity} ${entry.action}`} entry={entry} lists={lists} />
          ))}
        </ol>
      )}
      {entries.length > shown.length ? (
        <Button variant="ghost" size="sm" onPress={() => setWhole(true)}>
          {messages.historyAll(formatNumber(entries.length))}
        </Button>
      ) : null}
    </Card>
  );
}

function HistoryEntry({ entry, lists }: { entry: Entry; lists: OptionLists }) {
  const ownId = useSession(({ user }) => user?.partyId);
  const name = entry.byPartyId !== null && entry.byPartyId === ownId ? messages.you : (entry.byName ?? messages.system);
  const isCreation = entry.action === 'create';
  const changes = tellable(entry);
  return (
    <li className={styles.entry} data-state={isCreation ? 'done' : 'info'}>
      <span className={styles.sign}>
        <Icon of={isCreation ? Check : Pencil} size="xs" />
      </span>
      <div className={styles.texts}>
        <p className={styles.when}>{messages.byWhen(formatDateTime(entry.at), name)}</p>
        {isCreation ? (
          <>
            <p className={styles.what}>{creations[entry.entity] ?? messages.created}</p>
            <p className={styles.value}>{changes.map(({ field }) => messages.labels[field]).join(messages.comma)}</p>
          </>
        ) : (
          changes.map((change) => <ChangeLine key={change.field} change={change} lists={lists} />)
        )}
      </div>
    </li>
  );
}

/** The name of an image file says nothing: what was done to it does. */
const photoState = ({ old, new: now }: Change): string => (old === null ? messages.photoStates.set : now === null ? messages.photoStates.removed : messages.photoStates.changed);

function ChangeLine({ change, lists }: { change: Change; lists: OptionLists }) {
  if (change.field === 'faceImage')
    return (
      <div>
        <p className={styles.what}>{messages.labels.faceImage}</p>
        <p className={styles.value}>{photoState(change)}</p>
      </div>
    );
  return (
    <div>
      <p className={styles.what}>{messages.labels[change.field]}</p>
      <p className={styles.value}>
        <span className={unseen.unseen}>{messages.from}: </span>
        <del className={styles.old}>
          <Fact name={change.field} value={change.old} lists={lists} empty={messages.empty} />
        </del>
        <span aria-hidden="true"> ← </span>
        <span className={unseen.unseen}>
          {messages.comma}
          {messages.to}:{' '}
        </span>
        <span className={styles.new}>
          <Fact name={change.field} value={change.new} lists={lists} empty={messages.empty} />
        </span>
      </p>
    </div>
  );
}
