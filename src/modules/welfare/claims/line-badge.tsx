import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import type { LineStatus } from './claim-line.rules.ts';
import words from './claim-words.messages.fa.ts';

const looks: Readonly<Record<LineStatus, BadgeState>> = {
  ClmSubmitted: 'pending',
  ClmUnderReview: 'pending',
  ClmReturned: 'returned',
  ClmApproved: 'approved',
  ClmSentToInsurer: 'pending',
  ClmPaid: 'approved',
  ClmRejected: 'rejected',
  ClmWithdrawn: 'draft',
};

/** Where a line or a claim stands. */
export const LineBadge = ({ of }: { of: LineStatus }) => <Badge state={looks[of]}>{words.statuses[of]}</Badge>;
