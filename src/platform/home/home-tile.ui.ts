import type { ComponentType } from 'react';

/** A part of the first page (`x.tile.tsx` of a slice): what of it concerns the reader today, and the way to the whole of it. */
export interface HomeTile {
  readonly id: string;
  /** Its place among the others: 10, 20, 30 ... */
  readonly order: number;
  /** Any of these lets one see it. */
  readonly keys: readonly [string, ...string[]];
  /** Is about the own file: asks for a personnel record. */
  readonly isOwn?: true;
  readonly Content: ComponentType;
}
