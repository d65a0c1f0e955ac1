/**
 * The call behind a search select (spec section 7): a few rows by what is typed, or the one that a form has stored by its
 * id, asked once. The second line of a row tells those of one title apart. The order is the business of the store: the
 * exact title, the own company, the nearest one first.
 */
import { defineCall, type PermissionKey, type Scope } from '../call.ts';
import type { ErrorTable } from '../errors.ts';
import { z } from '../schema.ts';

/** Spec section 9: as many are shown, with the notice that there are more. */
export const MOST_OPTIONS = 30;
/** Characters. */
const MOST_SEARCHED = 100;

export const searchedText = z.string().check(z.maxLength(MOST_SEARCHED));

type Shape = Readonly<Record<string, z.ZodMiniType>>;

export interface OptionsSpec<P extends `/rest/${string}`, S extends Scope, B extends string, R extends z.ZodMiniType, Q extends Shape> {
  readonly path: P;
  readonly permission: PermissionKey | readonly [PermissionKey, ...PermissionKey[]];
  readonly scope: S;
  readonly summary: string;
  /** Kinds of records that the rows are. */
  readonly of: readonly string[];
  /** Name of the id, in a row and in the question for one row. */
  readonly by: B;
  /** With its id, what it is called, and its `second` line. */
  readonly row: R;
  /** What the question says besides: a day, a draft. */
  readonly query?: Q;
  readonly errors?: readonly ErrorTable[];
}

const searched = { searchValue: z.optional(searchedText) };
type Asked<B extends string, Q> = Omit<typeof searched & Record<B, z.ZodMiniOptional<z.ZodMiniGUID>>, keyof Q> & Q;

/** The call of a search select, which answers `{list}` with `MOST_OPTIONS` rows at most. */
export function defineOptions<
  const P extends `/rest/${string}`,
  const S extends Scope,
  const B extends string,
  R extends z.ZodMiniType,
  const Q extends Shape = Record<never, never>,
>({ by, row, query, errors = [], ...shared }: OptionsSpec<P, S, B, R, Q>) {
  const asked = { ...searched, [by]: z.optional(z.guid()), ...query } as unknown as Asked<B, Q>;
  return defineCall({
    ...shared,
    method: 'GET',
    query: z.strictObject(asked),
    errors,
    reply: z.strictObject({ list: z.array(row).check(z.maxLength(MOST_OPTIONS)) }),
  });
}
