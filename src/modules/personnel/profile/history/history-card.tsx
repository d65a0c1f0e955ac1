import { Check, Pencil } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { recordName as nameOf } from '#platform/audit/record-names.ui.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import { Fact, isKnownField, type OptionLists } from '../fact-text.tsx';
import messages from '../profile-page.messages.fa.ts';
import { personHistory } from './history.contract.ts';
import styles from './history-card.module.css';

export type Entry = ReplyOf<typeof personHistory>['rows'][number];
export type Change = Entry['changes'][number];

const SHOWN_FIRST = 6;

const creations: Readonly<Record<string, string>> = { Person: messages.createdPerson, PartyRelationship: messages.createdEmployment, UserAccount: messages.createdAccount };

/** The name of a field: the server's, whose forms know it, or that of a fact of the file. Ids of other rows have none and say nothing to a reader. */
export const labelOf = ({ label, field }: Change): string | undefined => label ?? (isKnownField(field) ? messages.labels[field] : undefined);

/** What people call a kind of record. */
export const recordName = (entity: string): string => nameOf(entity) ?? messages.aRecord;
const actionName = (action: string): string => (Object.hasOwn(messages.actions, action) ? messages.actions[action as keyof typeof messages.actions] : action);

/** The record, and what was done to it. */
export const actOf = ({ entity, action }: Pick<Entry, 'entity' | 'action'>): string => messages.recordAction({ record: recordName(entity), action: actionName(action) });

/** The changes that can be told. */
export const tellable = (entry: Entry): Change[] => entry.changes.filter((change) => labelOf(change) !== undefined);

/** The newest changes of the file, and the way to all of them. */
export function HistoryCard({ partyId, lists, onWhole }: { partyId: string; lists: OptionLists; onWhole: () => void }) {
  const read = useCall(personHistory, { params: { partyId } });
  const { data } = read;
  const entries = (data?.rows ?? []).filter((entry) => tellable(entry).length > 0);
  const shown = entries.slice(0, SHOWN_FIRST);
  return (
    <Card title={messages.history}>
      {read.error ? (
        <ReadError of={read} title={messages.historyFailed} headingLevel={3} />
      ) : data === undefined ? (
        <Skeleton count={6} />
      ) : entries.length === 0 ? (
        <p className={styles.none}>{messages.historyNone}</p>
      ) : (
        <ol className={styles.list}>
          {shown.map((entry) => (
            <HistoryEntry key={`${entry.at} ${entry.entity} ${entry.recordId} ${entry.action}`} entry={entry} lists={lists} />
          ))}
        </ol>
      )}
      {entries.length > shown.length ? (
        <Button variant="ghost" size="sm" onPress={onWhole}>
          {messages.historyAll(formatNumber(entries.length))}
        </Button>
      ) : null}
    </Card>
  );
}

/** Who it was, as the reader would say it. */
export function useAuthor(): (entry: Entry) => string {
  const ownId = useSession(({ user }) => user?.partyId);
  return ({ byPartyId, byName }) => (byPartyId !== null && byPartyId === ownId ? messages.you : (byName ?? messages.system));
}

function HistoryEntry({ entry, lists }: { entry: Entry; lists: OptionLists }) {
  const name = useAuthor()(entry);
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
            <p className={styles.what}>{creations[entry.entity] ?? actOf(entry)}</p>
            <p className={styles.value}>{changes.map(labelOf).join(messages.comma)}</p>
          </>
        ) : (
          <>
            {entry.entity === 'Person' ? null : <p className={styles.what}>{actOf(entry)}</p>}
            {changes.map((change) => (
              <ChangeLine key={change.field} change={change} lists={lists} />
            ))}
          </>
        )}
      </div>
    </li>
  );
}

/** The name of an image file says nothing: what was done to it does. */
const photoState = ({ old, new: now }: Change): string => (old === null ? messages.photoStates.set : now === null ? messages.photoStates.removed : messages.photoStates.changed);

/** One side of a change: the server's words, or the stored value as the file tells it. */
export function Side({ change, side, lists }: { change: Change; side: 'old' | 'new'; lists: OptionLists }) {
  const { field } = change;
  if (field === 'faceImage') return side === 'new' ? photoState(change) : null;
  const text = side === 'old' ? change.oldText : change.newText;
  const value = change[side];
  if (value === null || value === undefined) return messages.empty;
  if (text !== undefined || !isKnownField(field)) return <bdi>{text}</bdi>;
  return <Fact name={field} value={value} lists={lists} empty={messages.empty} />;
}

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
      <p className={styles.what}>{labelOf(change)}</p>
      <p className={styles.value}>
        <span className={unseen.unseen}>{messages.from}: </span>
        <del className={styles.old}>
          <Side change={change} side="old" lists={lists} />
        </del>
        <span aria-hidden="true"> ← </span>
        <span className={unseen.unseen}>
          {messages.comma}
          {messages.to}:{' '}
        </span>
        <span className={styles.new}>
          <Side change={change} side="new" lists={lists} />
        </span>
      </p>
    </div>
  );
}
