/** A colleague as a choice. Pure. */
import { type SecondLine, secondLineOf } from '#kernel/form/second-line.ts';
import messages from './tasks-page.messages.fa.ts';

interface Found {
  readonly partyId: string;
  readonly fullName: string;
  readonly position: string | null;
  readonly unitName: string | null;
  readonly canWork: boolean;
}

/** What the list of a search select is told of a colleague, and why one may not be chosen. */
export const optionOf = ({ partyId, fullName, position, unitName, canWork }: Found): { partyId: string; fullName: string; second: SecondLine; disabled: boolean } => ({
  partyId,
  fullName,
  second: secondLineOf(null, [canWork ? null : messages.noAccount, position, unitName]),
  disabled: !canWork,
});
