import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatCode, formatDateTime } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { endMySession, endSessionOfPerson, mySessions, sessionsOfPerson } from './session-list.contract.ts';
import messages from './session-list.messages.fa.ts';
import styles from './session-list.module.css';

type Session = ReplyOf<typeof mySessions>['sessions'][number];

function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const device = messages.device({ browser: messages.browsers[session.browser], system: messages.systems[session.system] });
  return (
    <li className={styles.session}>
      <div className={styles.what}>
        <span className={styles.device}>
          <b>{device}</b>
          {session.isCurrent ? <Badge state="active">{messages.current}</Badge> : null}
        </span>
        <span className={styles.facts}>
          <span>
            {messages.network} <Ltr>{formatCode(session.network)}</Ltr>
          </span>
          <span>
            {messages.begun} {formatDateTime(session.createdDate)}
          </span>
          <span>
            {messages.lastSeen} {formatDateTime(session.lastSeenDate)}
          </span>
        </span>
      </div>
      {session.isCurrent ? null : (
        <Button variant="ghost" size="sm" aria-label={messages.endOf({ device })} onPress={onEnd}>
          {messages.end}
        </Button>
      )}
    </li>
  );
}

interface Texts {
  readonly all: string;
  readonly question: string;
  readonly effect: string;
}

const ownTexts: Texts = { all: messages.endOthers, question: messages.endOthersQuestion, effect: messages.endOthersEffect };
const othersTexts: Texts = { all: messages.endAll, question: messages.endAllQuestion, effect: messages.endAllEffect };

/** The own open sessions; with `partyId` those of somebody else. */
export function SessionSection({ partyId }: { partyId?: string | undefined }) {
  const own = useCall(mySessions, { enabled: partyId === undefined, staleTime: 0 });
  const others = useCall(sessionsOfPerson, { query: { partyId: partyId ?? '' }, enabled: partyId !== undefined, staleTime: 0 });
  const { data, error, refetch, isFetching } = partyId === undefined ? own : others;
  const [asksAll, setAsksAll] = useState(false);
  const texts = partyId === undefined ? ownTexts : othersTexts;
  if (error) return <ErrorState title={messages.failed} onRetry={() => void refetch()} isRetrying={isFetching} code={error.requestId || undefined} />;
  if (data === undefined) return <Skeleton kind="blocks" count={1} />;
  const end = async (sessionId: string | null): Promise<void> => {
    try {
      const { messages: told } = await (partyId === undefined
        ? send(endMySession, { body: { sessionId } })
        : send(endSessionOfPerson, { params: { partyId }, body: { sessionId } }));
      showAlert({ type: 'success', message: told });
    } catch (refused) {
      if (!isApiError(refused)) throw refused;
      showError(refused);
    }
    void refetch();
  };
  return (
    <section className={styles.section} aria-label={messages.title}>
      <div className={styles.head}>
        <b>{messages.title}</b>
        {data.sessions.some(({ isCurrent }) => !isCurrent) ? (
          <Button size="sm" onPress={() => setAsksAll(true)}>
            {texts.all}
          </Button>
        ) : null}
      </div>
      {partyId === undefined ? <p className={styles.text}>{messages.lead}</p> : null}
      {data.sessions.length === 0 ? <p className={styles.text}>{messages.none}</p> : null}
      <ul className={styles.list}>
        {data.sessions.map((session) => (
          <SessionLine key={session.sessionId} session={session} onEnd={() => void end(session.sessionId)} />
        ))}
      </ul>
      <ConfirmDialog isOpen={asksAll} onClose={() => setAsksAll(false)} title={texts.question} confirmLabel={texts.all} isDanger onConfirm={() => end(null)}>
        {texts.effect}
      </ConfirmDialog>
    </section>
  );
}
