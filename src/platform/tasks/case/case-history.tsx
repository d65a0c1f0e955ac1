import { formatDateTime } from '#ui/format/format.ts';
import type { CaseDetail } from '../cases.contract.ts';
import messages from '../tasks-page.messages.fa.ts';
import styles from './case-history.module.css';

type CaseEvent = CaseDetail['history'][number];

/** How many people a task of many was made for, is seen in its steps; that it came back, in the answer that sent it. */
const isOfInterest = ({ kind }: CaseEvent): boolean => kind !== 'found' && kind !== 'returned';

/** Everything that happened to a case, newest first: who, for whom, when, and with which words. */
export function CaseHistory({ history }: { history: CaseDetail['history'] }) {
  if (history.length === 0) return <p className={styles.faint}>{messages.historyNone}</p>;
  return (
    <ol className={styles.history}>
      {history
        .filter(isOfInterest)
        .sort((a, b) => b.at.localeCompare(a.at))
        .map((event) => (
          <EventLine key={event.eventId} event={event} />
        ))}
    </ol>
  );
}

function EventLine({ event }: { event: CaseEvent }) {
  const { at, actor, onBehalfOf, to, comment } = event;
  return (
    <li className={styles.event}>
      <time dateTime={at} className={styles.faint}>
        {formatDateTime(at)}
      </time>
      <div>
        <p className={styles.what}>{whatOf(event)}</p>
        <p className={styles.faint}>
          <bdi>{actor?.fullName ?? messages.system}</bdi>
          {onBehalfOf === null ? null : <> ({messages.onBehalfOf({ name: onBehalfOf.fullName })})</>}
          {to === null ? null : messages.givenTo({ name: to.fullName })}
        </p>
        {comment === null || comment === '' ? null : <p className={styles.said}>{comment}</p>}
      </div>
    </li>
  );
}

/** `step: outcome`, or what happened when nobody decided anything. */
function whatOf({ kind, stepName, outcomeName }: CaseEvent): string {
  const what = outcomeName ?? messages.events[kind] ?? messages.event;
  return stepName === null ? what : messages.titleOf({ name: stepName, person: what });
}
