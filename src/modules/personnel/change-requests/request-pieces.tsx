import { fileAddress } from '#platform/files/file-address.ui.ts';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import type { OwnRequest } from './change-requests.contract.ts';
import messages from './change-requests-page.messages.fa.ts';

/** What a set is called. */
export const titleOf = ({ kind, action }: Pick<OwnRequest, 'kind' | 'action'>): string => messages.what({ action: messages.actions[action], kind: messages.kinds[kind] });

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
