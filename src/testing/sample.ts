/** What a slice says in `x.sample.ts` for the tests that ask every call: how one of its rows is laid, by its own call, and by which names its id goes. */
import type { AnyCall } from '#kernel/call.ts';

/** Names a row among those of all slices. */
export type RowKind = `row/${string}`;

export interface Sample {
  readonly gives: RowKind;
  /** Lays it and answers its id as `id`; calls below its path take that as `:id`, the export beside it as `keys`. */
  readonly create: AnyCall;
  /** Further paths whose calls take its id as `:id`, of a row with calls beside the path that lays it. */
  readonly beside?: readonly string[];
  /** What its form asks for; `label` tells the rows of two companies apart, `pseudoId` is the code of somebody employed there who lays none, `postId` a post there. */
  readonly body: (label: string, pseudoId: string, postId: string) => Readonly<Record<string, unknown>>;
  /** Fields of the body that name rows of other samples. */
  readonly needs?: Readonly<Record<string, RowKind>>;
  /** Rows of other samples that must be there though no field names them. */
  readonly after?: readonly RowKind[];
  /** What calls of any slice name its id, besides `id`. */
  readonly named?: readonly string[];
}

export const defineSample = (sample: Sample): Sample => sample;
