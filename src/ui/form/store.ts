/**
 * The state of one form outside React: values, validation states, fetch status, what was changed. A component listens
 * to one path and is drawn again only when what that field shows has changed. Spec 3 "Form state", 4 "Form fetch status".
 */
import { type FieldState, type FormValues, valueAt, withValue } from '#kernel/form/definition.ts';

/** Spec 4: started, succeeded (OK), failed (Error); idle before the first submit and after a reset. */
export type FetchStatus = 'idle' | 'started' | 'OK' | 'Error';

/** Validation states by path; a path without one is right as far as is known. */
export type FieldStates = Readonly<Record<string, FieldState | undefined>>;

/** What the rules of a field say about the present values. */
export interface FieldAnswers {
  readonly isVisible: boolean;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
}

/** What one field shows; another object only when something in it is different. */
export interface FieldView extends FieldAnswers {
  readonly value: unknown;
  readonly state: FieldState | undefined;
  /** Differs from the stored value. */
  readonly isChanged: boolean;
}

export interface FormSnapshot {
  readonly values: FormValues;
  /** What stands stored, and what a reset goes back to. */
  readonly base: FormValues;
  readonly states: FieldStates;
  /** Paths whose value differs from the stored one. */
  readonly changed: readonly string[];
  /** One sentence for the whole form. */
  readonly summary: string | undefined;
  readonly status: FetchStatus;
  /** Counts the resets: ids of controls carry it, so that half-typed text is forgotten. */
  readonly round: number;
}

/** The sentence for the whole form, or one made of the fields in sight that are still wrong; it goes with the last of them. */
export type Summary = string | ((wrong: readonly string[]) => string);

export interface FormStoreOptions {
  /** Every path that holds a value, in the order of checking. */
  readonly paths: readonly string[];
  readonly values: FormValues;
  /** The values with the computed ones set anew. */
  readonly compute?: (values: FormValues) => FormValues;
  /** Answers of the rules of one field; called for every field at every change, so it has to be cheap. */
  readonly answers?: (path: string, values: FormValues) => FieldAnswers;
  /** Whether two values of a field are stored alike; asked of values that are not the same. */
  readonly isSame?: (path: string, one: unknown, other: unknown) => boolean;
}

export interface FormStore {
  readonly snapshot: () => FormSnapshot;
  readonly field: (path: string) => FieldView;
  /** Without a path the listener hears of every change. Answers the way out. */
  readonly subscribe: (listener: () => void, path?: string) => () => void;
  /** Sets values by path, clears their errors, follows with computed values. */
  readonly setValues: (changes: Readonly<Record<string, unknown>>) => void;
  readonly setStates: (states: FieldStates, summary?: Summary) => void;
  /** The state of one field, e.g. on leaving it. */
  readonly setState: (path: string, state: FieldState | undefined) => void;
  readonly setStatus: (status: FetchStatus) => void;
  /** Back to the stored values, or to new ones; nothing is wrong any more. */
  readonly reset: (values?: FormValues) => void;
  /** These values, which were sent, are the stored ones from now on; what was written meanwhile stays a change. */
  readonly markSaved: (sent: FormValues) => void;
  /** A control says that what is typed is no value (an impossible day), or that it is one again. */
  readonly noteProblem: (path: string, message: string | undefined) => void;
  readonly problems: ReadonlyMap<string, string>;
}

const free: FieldAnswers = { isVisible: true, isRequired: false, isReadOnly: false };

/** Lists are equal by content, everything else by identity. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));

const isSameState = (one: FieldState | undefined, other: FieldState | undefined): boolean => one?.error === other?.error && one?.helper === other?.helper;

const isSameView = (one: FieldView, other: FieldView): boolean =>
  Object.is(one.value, other.value) &&
  isSameState(one.state, other.state) &&
  one.isChanged === other.isChanged &&
  one.isVisible === other.isVisible &&
  one.isRequired === other.isRequired &&
  one.isReadOnly === other.isReadOnly;

export function createFormStore({ paths, values, compute = (same) => same, answers = () => free, isSame = () => false }: FormStoreOptions): FormStore {
  /** What was typed and chosen: a field that is computed no longer has it again. */
  let typed = values;
  const first = compute(values);
  const views = new Map<string, FieldView>();
  const problems = new Map<string, string>();
  const listeners = new Map<string | undefined, Set<() => void>>();
  let sentence: Summary | undefined;
  let now: FormSnapshot = { values: first, base: first, states: {}, changed: [], summary: undefined, status: 'idle', round: 0 };

  function viewOf(path: string): FieldView {
    const [value, stored] = [valueAt(now.values, path), valueAt(now.base, path)];
    return { ...answers(path, now.values), value, state: now.states[path], isChanged: !isSameValue(value, stored) && !isSame(path, value, stored) };
  }
  for (const path of paths) views.set(path, viewOf(path));

  /** Takes the change over, and tells those whose part of the picture is another. */
  function take(change: Partial<FormSnapshot>): void {
    now = { ...now, ...change };
    const told = new Set(listeners.get(undefined));
    for (const path of paths) {
      const view = viewOf(path);
      if (isSameView(views.get(path) ?? view, view) && views.has(path)) continue;
      views.set(path, view);
      for (const listener of listeners.get(path) ?? []) told.add(listener);
    }
    const changed = paths.filter((path) => views.get(path)?.isChanged);
    now = { ...now, changed: changed.join() === now.changed.join() ? now.changed : changed, summary: summaryNow() };
    for (const tell of told) tell();
  }

  function summaryNow(): string | undefined {
    if (typeof sentence !== 'function') return sentence;
    const wrong = paths.filter((path) => now.states[path]?.error === true && views.get(path)?.isVisible !== false);
    return wrong.length === 0 ? undefined : sentence(wrong);
  }

  return {
    snapshot: () => now,
    field: (path) => views.get(path) ?? viewOf(path),
    subscribe(listener, path) {
      const group = listeners.get(path) ?? new Set();
      listeners.set(path, group.add(listener));
      return () => void group.delete(listener);
    },
    setValues(changes) {
      typed = Object.entries(changes).reduce((all, [path, value]) => withValue(all, path, value), typed);
      const next = compute(typed);
      const moved = paths.filter((path) => Object.hasOwn(changes, path) || !isSameValue(valueAt(next, path), valueAt(now.values, path)));
      take({ values: next, states: { ...now.states, ...Object.fromEntries(moved.map((path) => [path, undefined])) } });
    },
    setStates(states, summary) {
      sentence = summary;
      take({ states });
    },
    setState: (path, state) => take({ states: { ...now.states, [path]: state } }),
    setStatus: (status) => take({ status }),
    reset(next = now.base) {
      problems.clear();
      sentence = undefined;
      typed = next;
      const base = compute(next);
      take({ values: base, base, states: {}, round: now.round + 1, status: now.status === 'started' ? 'started' : 'idle' });
    },
    markSaved(sent) {
      sentence = undefined;
      take({ base: sent, states: {} });
    },
    noteProblem(path, message) {
      if (message === undefined) problems.delete(path);
      else problems.set(path, message);
    },
    problems,
  };
}
