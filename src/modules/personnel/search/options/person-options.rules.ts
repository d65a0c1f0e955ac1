/** A person as a choice: what tells them from others of their name, and why they may not be chosen. Pure. */
import { secondLineOf } from '#kernel/form/second-line.ts';
import type { PersonOption } from './person-options.contract.ts';
import messages from './person-options.messages.fa.ts';

type Found = Omit<PersonOption, 'second' | 'disabled'> & { readonly companyId: string; readonly companyName: string | null };

export interface Wanted {
  readonly mustStand?: boolean;
  /** Company of whoever may be chosen. */
  readonly within?: string | undefined;
  /** partyId of who is not to be chosen. */
  readonly not?: string | undefined;
}

export function optionOf({ companyId, companyName, ...person }: Found, { mustStand = false, within, not }: Wanted): PersonOption {
  const hasLeft = person.statusId === 'NotActiveRel';
  const isOneself = person.partyId === not;
  const isElsewhere = within !== undefined && companyId !== within;
  const state = isOneself ? messages.oneself : isElsewhere ? messages.elsewhere : hasLeft ? messages.left : null;
  return {
    ...person,
    second: secondLineOf(person.pseudoId, [state, person.positionTitle, person.unitName, companyName]),
    disabled: isOneself || isElsewhere || (hasLeft && mustStand),
  };
}
