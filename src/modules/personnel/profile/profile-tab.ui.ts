import type { ComponentType } from 'react';
import type { PermissionKey } from '#kernel/call.ts';

export interface ProfileTabProps {
  partyId: string;
  /** The day to look at; today with all that was and will be when absent. */
  asOf: string | undefined;
}

/** A tab of the file beside its base tab (guide personnel 6.3), its content loaded when it is first opened. Stands in `x.tab.tsx` of its slice. */
export interface ProfileTab {
  /** Stands in the address. */
  readonly id: string;
  readonly title: string;
  /** Its place among the others: 10, 20, 30 ... */
  readonly order: number;
  /** Any of these opens it: of others, and of oneself. */
  readonly keys: readonly [others: PermissionKey, own: PermissionKey];
  readonly Content: ComponentType<ProfileTabProps>;
}
