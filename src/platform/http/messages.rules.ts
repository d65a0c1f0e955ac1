/** Looks up the Persian sentences of errors and validation in the messages of the slices. Filled by the loader. */
import type { AppError, ErrorValues } from '#kernel/errors.ts';

type Sentence = string | ((values: never) => string);
export interface SliceMessages {
  readonly errors?: Readonly<Record<string, Sentence>>;
  readonly validation?: Readonly<Record<string, Sentence>>;
  readonly permissions?: Readonly<Record<string, string>>;
  /** Kinds of audited records that the slice writes, by what people call them (`x.records.messages.fa.ts`). */
  readonly records?: Readonly<Record<string, string>>;
  /** Its tables that may name a row of others. */
  readonly places?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

export interface MessageBook {
  of(slice: string): SliceMessages;
  /** Sentence of an error of a slice; a value `table` is told as `where`, what people call the table. A name that is a Persian sentence already (forms bring theirs) is told as it is. */
  error(error: AppError, name?: string): string;
  /** Sentence for a validation key: the slice's own, then its errors, then the shared ones. */
  validation(slice: string, key: string): string | undefined;
}

const say = (sentence: Sentence | undefined, values: ErrorValues): string | undefined =>
  typeof sentence === 'function' ? (sentence as (v: ErrorValues) => string)(values) : sentence;

const isSentence = (name: string): boolean => /\p{Script=Arabic}/u.test(name);

/** The names that all slices give to one kind of thing. */
export const namesIn = (slices: ReadonlyMap<string, SliceMessages>, kind: 'permissions' | 'records' | 'places'): Readonly<Record<string, string>> =>
  Object.assign({}, ...[...slices.values()].map((messages) => messages[kind]));

/** A book over the loaded messages; `shared` is the slice whose sentences everyone may use. */
export function messageBook(slices: ReadonlyMap<string, SliceMessages>, shared = 'platform/http'): MessageBook {
  const of = (slice: string): SliceMessages => slices.get(slice) ?? {};
  const places = namesIn(slices, 'places');
  const told = ({ table, ...values }: ErrorValues): ErrorValues => (table === undefined ? values : { ...values, where: places[table] ?? String(of(shared)['elsewhere']) });
  return {
    of,
    error: (error, name = error.errorName) =>
      (isSentence(name) ? name : undefined) ??
      say(of(error.slice).errors?.[name] ?? of(error.slice).validation?.[name] ?? of(shared).errors?.[name] ?? of(shared).validation?.[name], told(error.detail.values ?? {})) ??
      say(of(shared).errors?.['unknown'], {}) ??
      '',
    validation: (slice, key) => say(of(slice).validation?.[key] ?? of(slice).errors?.[key] ?? of(shared).validation?.[key], {}),
  };
}
