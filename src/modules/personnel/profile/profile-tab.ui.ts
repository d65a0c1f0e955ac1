import type { ComponentType } from 'react';
import type messages from './profile-page.messages.fa.ts';

export interface ProfileTabProps {
  partyId: string;
  /** The day to look at; today with all that was and will be when absent. */
  asOf: string | undefined;
}

/** A tab of the file beside its base tab (guide personnel 6.3), its content loaded when it is first opened. */
export interface ProfileTab {
  readonly id: keyof typeof messages.tabs;
  /** Any of these opens it: of others, and of oneself. */
  readonly keys: readonly [others: string, own: string];
  readonly Content: ComponentType<ProfileTabProps>;
}
