/** What somebody may do from anywhere: said by the slice that does it (`x.acts.tsx`), offered by the palette and at home. */
import type { LucideIcon } from 'lucide-react';
import type { PermissionKey } from '#kernel/call.ts';

export interface ActWords {
  readonly title: string;
  /** Whatever else people call it; typed with a mistyped letter it is found too. */
  readonly keywords: readonly string[];
}

export interface Act {
  /** Unique among all acts. */
  readonly id: string;
  readonly words: ActWords;
  readonly icon: LucideIcon;
  /** Where it is done: an address of the product, with its search. */
  readonly href: string;
  /** Any of these lets one do it. */
  readonly keys: readonly [PermissionKey, ...PermissionKey[]];
  /** Is about the own file: asks for a personnel record. */
  readonly isOwn?: true;
  /** Its place among what is offered at home; without one it is found by its words alone. */
  readonly home?: number;
}

/** Checks the acts of a slice where they are declared. */
export const defineActs = (...acts: readonly Act[]): readonly Act[] => acts;
