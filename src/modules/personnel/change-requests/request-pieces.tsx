import { fileAddress } from '#platform/files/file-address.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import type { OwnRequest } from './change-requests.contract.ts';
import messages from './change-requests-page.messages.fa.ts';
import { type Changeable, changeableOf, isFromDay } from './changeables.rules.ts';

type Of = Pick<OwnRequest, 'kind' | 'action'>;

/** An act as its kind of record knows it: a row with days changes from a day on. */
export const actionOf = (of: Pick<Changeable, 'part'>, action: Of['action']): string => messages.actions[isFromDay(of, action) ? 'fromDay' : action];

/** What a set is called. */
export const titleOf = ({ kind, action }: Of): string => messages.what({ action: actionOf(changeableOf(kind), action), kind: messages.kinds[kind] });

/** What a set of a row with days would do to what the file tells of days that are over. */
export function Intent({ kind, action }: Of) {
  const of = changeableOf(kind);
  if (of.part?.keepsPast !== true || action === 'add') return null;
  return (
    <Alert type={action === 'change' ? 'info' : 'warning'} isLive={false}>
      {messages.intents[action === 'change' ? 'fromDay' : action]}
    </Alert>
  );
}

interface Outcome {
  readonly state: OwnRequest['state'];
  readonly fieldCount: number;
  readonly acceptedCount: number;
}

/** State and outcome of a set, as a badge. */
export function OutcomeBadge({ state, fieldCount, acceptedCount }: Outcome) {
  if (state !== 'decided') return <Badge state={state === 'sent' ? 'pending' : 'draft'}>{messages.states[state]}</Badge>;
  const outcome = acceptedCount === 0 ? 'refused' : acceptedCount < fieldCount ? 'partly' : 'accepted';
  const tones: Readonly<Record<typeof outcome, BadgeState>> = { accepted: 'approved', partly: 'info', refused: 'rejected' };
  return <Badge state={tones[outcome]}>{messages.outcomes[outcome]}</Badge>;
}

export const DocumentLink = ({ value }: { value: string }) => (
  <a className={buttonClass('outline', 'sm')} href={fileAddress(value)} download={value.split(';')[1]}>
    {messages.document}
  </a>
);
