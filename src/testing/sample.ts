/** What a slice says in `x.sample.ts` for the tests that ask every call: how one of its rows is laid, by its own call, and by which names its id goes. */
import type { AnyCall } from '#kernel/call.ts';

/** Names a row among those of all slices. */
export type RowKind = `row/${string}`;

/** What stands in a company before its samples are laid. */
export interface SampleGround {
  readonly companyId: string;
  readonly unitId: string;
  /** Of a city of the country, as an address says it. */
  readonly place: Readonly<Record<string, string>>;
  /** A body of the state that areas belong to. */
  readonly organId: string;
  /** Pictures that were sent to the company, each kept by one row. */
  readonly pictures: Readonly<Record<'seal' | 'signature', string>>;
}

export interface Sample {
  readonly gives: RowKind;
  /** Lays it and answers its id as `id`; calls below its path take that as `:id`, the export beside it as `keys`. A name in its path is one of `needs`. */
  readonly create: AnyCall;
  /** By which name the answer tells the id, where it is not `id`. */
  readonly answers?: string;
  /** Whoever has a key in the company reads it, whatever their units. */
  readonly isOfCompany?: true;
  /** Further paths whose calls take its id as `:id`, of a row with calls beside the path that lays it. */
  readonly beside?: readonly string[];
  /** What its form asks for; `label` tells the rows of two companies apart, `pseudoId` is the code of somebody employed there who lays none, `postId` a post there. */
  readonly body: (label: string, pseudoId: string, postId: string, at: SampleGround) => Readonly<Record<string, unknown>>;
  /** Fields of the body, or names in the path, that name rows of other samples. */
  readonly needs?: Readonly<Record<string, RowKind>>;
  /** Rows of other samples that must be there though no field names them. */
  readonly after?: readonly RowKind[];
  /** What calls of any slice name its id, besides `id`. */
  readonly named?: readonly string[];
}

export const defineSample = (sample: Sample): Sample => sample;
