/** A person as a choice: what tells them from others of their name, and why they may not be chosen. Pure. */
import { secondLineOf } from '#kernel/form/second-line.ts';
import type { PersonOption } from './person-options.contract.ts';
import messages from './person-options.messages.fa.ts';

type Found = Omit<PersonOption, 'second' | 'disabled'> & { readonly companyName: string | null };

export interface Wanted {
  readonly mustStand?: boolean;
  /** partyId of who is not to be chosen. */
  readonly not?: string | undefined;
}

export function optionOf({ companyName, ...person }: Found, { mustStand = false, not }: Wanted): PersonOption {
  const hasLeft = person.statusId === 'NotActiveRel';
  const isOneself = person.partyId === not;
  const state = isOneself ? messages.oneself : hasLeft ? messages.left : null;
  return {
    ...person,
    second: secondLineOf(person.pseudoId, [state, person.positionTitle, person.unitName, companyName]),
    disabled: isOneself || (hasLeft && mustStand),
  };
}
