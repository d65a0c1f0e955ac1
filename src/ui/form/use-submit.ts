/** Sending a defined form: check, send, show what came back. Spec 5 "Form submit", 7 "generic form", 8. */
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { AnyCall, BodyInput, MethodOf, PathOf, ReplyOf } from '#kernel/call.ts';
import { type CheckContext, checkForm } from '#kernel/form/check.ts';
import { holdsValue, isFillable, valuesToSend } from '#kernel/form/compute.ts';
import { type FormDefinition, type FormValues, fieldsOf, valueAt, withValue } from '#kernel/form/definition.ts';
import texts from '#kernel/form/form.messages.fa.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { type ApiError, isApiError } from '#ui/client/api-error.ts';
import { type SendInput, type SendOptions, shellCall } from '#ui/client/client.ts';
import { useSend } from '#ui/client/hooks.ts';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { focusById } from '#ui/use-form/focus-by-id.ts';
import { type ConflictData, conflictOf, type Difference, differencesOf, rebased } from './conflict.ts';
import messages from './form.messages.fa.ts';
import { followStatus } from './hooks.ts';
import type { FieldStates, FormStore, Summary } from './store.ts';

/** Validators of the page by path, e.g. a question to the server; they see all values and run after those of the definition. */
export type Validators = NonNullable<CheckContext['extraValidators']>;

/** Time a form of a given path waits for its answer (guide conventions.md 1.2). */
export const GENERIC_TIMEOUT_MS = 10_000;

/** Where the form itself says what the address is about. */
interface ParamsOf<C extends AnyCall> {
  readonly toParams: (values: FormValues) => SendInput<C>['params'];
}

/** A form is sent by a typed call, or to a plain path below /api, by POST. */
export type Target<C extends AnyCall> =
  | ({ readonly call: C & { readonly method: 'POST' | 'PUT' | 'PATCH' } } & (Pick<SendInput<C>, 'params'> | ParamsOf<C>))
  | { readonly path: `/rest/${string}` };

export interface SubmitOptions<C extends AnyCall> {
  readonly target: Target<C>;
  /** Name of this form for `useFormStatus` and its draft. */
  readonly key: string;
  /** Version of the row that is edited; a save and a conflict set it anew. */
  readonly version: RefObject<number | undefined>;
  readonly validators?: Validators | undefined;
  /** Only what differs from the stored row is judged and sent. */
  readonly changesOnly: boolean;
  /** The last word before sending: false leaves the form as it is. */
  readonly mayLeave: () => Promise<boolean>;
  readonly toBody?: ((values: FormValues, version: number | undefined) => BodyInput<C>) | undefined;
  readonly fromStored?: ((stored: FormValues) => FormValues) | undefined;
  /** A refusal that a further word of the person settles: what the body of the repeated call says besides; undefined: the refusal stands. */
  readonly settle?: ((refusal: ApiError) => Promise<FormValues | undefined>) | undefined;
  /** Told after the save, where "saved" would be wrong; null: nothing, the answer shows itself. */
  readonly savedText?: string | null | undefined;
  /** It is stored, and the form knows. */
  readonly onSent: (reply: ReplyOf<C>, values: FormValues) => void;
}

export interface Conflict extends ConflictData {
  readonly differences: readonly Difference[];
}

const withVersion = (values: FormValues, version: number | undefined): FormValues => (version === undefined ? values : { ...values, rowVersion: version });

interface Verdict {
  readonly states: FieldStates;
  /** Undefined when nothing is in the way. */
  readonly summary: Summary | undefined;
}

/** Spec 5: what is missing comes before what is wrong; every red field is counted. */
function summaryOf(missing: readonly string[]): Summary {
  return (wrong) => {
    const left = wrong.filter((path) => missing.includes(path)).length;
    if (left === 0) return texts.someInvalid;
    return left === wrong.length ? texts.allRequired(formatNumber(left)) : texts.requiredAndInvalid(formatNumber(left), formatNumber(wrong.length - left));
  };
}

/** What the check says, and over it what the controls themselves call impossible (a day that is none is not "left empty"). */
async function judge(definition: FormDefinition, store: FormStore, extraValidators: Validators, base: FormValues | undefined): Promise<Verdict> {
  const { values, states: shown } = store.snapshot();
  const { states, outcome } = await checkForm(definition, values, { today: today(), extraValidators, base });
  const seen = [...store.problems].filter(([path]) => store.field(path).isVisible);
  const impossible = Object.fromEntries(seen.map(([path, helper]) => [path, { error: true, helper }]));
  if (outcome === 'ok' && seen.length === 0) return { states, summary: undefined };
  const missing = outcome === 'required' ? Object.keys(states).filter((path) => impossible[path] === undefined) : [];
  // what was said of fields that were left is still true while the rest is not judged
  const told = missing.length === 0 ? {} : Object.fromEntries(Object.entries(shown).filter(([, state]) => state?.error));
  return { states: { ...told, ...states, ...impossible }, summary: summaryOf(missing) };
}

/** Of the values to send those that were changed. */
const changesOf = (values: FormValues, changed: readonly string[]): FormValues =>
  changed.reduce<FormValues>((all, path) => (valueAt(values, path) === undefined ? all : withValue(all, path, valueAt(values, path))), {});

/** The field of a place in the body: its own path, or of a page that nests its values (`facts.hireDate`) the field called so. */
function fieldAt(place: string, paths: readonly string[]): string | undefined {
  const nested = place.split('.');
  const name = paths.includes(place) ? place : nested.at(-1);
  return nested.every((part) => Number.isNaN(Number(part))) ? paths.find((path) => path === name) : paths.find((path) => path === place);
}

/** What a refusal says: sentences at their fields, everything else above the buttons, nothing twice. */
function failureOf(thrown: unknown, paths: readonly string[], isGeneric: boolean): Verdict {
  if (!isApiError(thrown)) return { states: {}, summary: messages.saveFailed };
  const entries = Object.entries(thrown.fields);
  const placed = entries.map(([place, text]) => [fieldAt(place, paths), text] as const);
  const states = Object.fromEntries(placed.flatMap(([path, helper]) => (path === undefined ? [] : [[path, { error: true, helper }]])));
  const sentence = isGeneric ? messages.saveFailed : thrown.messages;
  const strays = placed.filter(([path, text]) => path === undefined && text !== sentence).map(([, text]) => text);
  const told = [sentence, ...strays].join(' ');
  return { states, summary: thrown.status >= 500 && thrown.requestId !== '' ? messages.withCode(told, thrown.requestId) : told };
}

export function useSubmit<C extends AnyCall>(definition: FormDefinition, store: FormStore, options: SubmitOptions<C>) {
  const { target, key, version, validators = {}, changesOnly, toBody = withVersion as NonNullable<typeof options.toBody>, onSent } = options;
  const formId = useId();
  const isBusy = useRef(false);
  useEffect(() => followStatus(store, key), [store, key]);
  const [conflict, setConflict] = useState<Conflict>();
  const isGeneric = 'path' in target;
  const { mutateAsync } = useSend<C>(isGeneric ? shellCall<C>('POST' as MethodOf<C>, target.path as PathOf<C>) : target.call, {});
  const placed = fieldsOf(definition);
  const paths = placed.map(({ path }) => path);
  /** What a person may have given: nobody chooses between computed values. */
  const written = (values: FormValues): string[] => placed.filter((one) => holdsValue(one) && (one.field.value === undefined || isFillable(one, values))).map(({ path }) => path);
  const idOf = (path: string, round = store.snapshot().round): string => `${formId}-${round}-${path}`;

  function show({ states, summary }: Verdict): void {
    store.setStates(states, summary);
    const wrong = paths.find((path) => states[path]?.error === true && store.field(path).isVisible);
    if (wrong !== undefined) setTimeout(focusById, 0, idOf(wrong));
  }
  async function send(values: FormValues, settled: FormValues = {}): Promise<void> {
    store.setStatus('started');
    const all = valuesToSend(definition, values);
    const input = {
      body: { ...(toBody(changesOnly ? changesOf(all, store.snapshot().changed) : all, version.current) as FormValues), ...settled },
      ...(isGeneric ? { signal: AbortSignal.timeout(GENERIC_TIMEOUT_MS) } : { params: 'toParams' in target ? target.toParams(all) : target.params }),
    };
    try {
      succeed(await mutateAsync(input as unknown as SendInput<C> & SendOptions), values);
    } catch (thrown) {
      const more = isApiError(thrown) ? await options.settle?.(thrown) : undefined;
      if (more === undefined) fail(thrown, values);
      else await send(values, more);
    }
  }
  function succeed(reply: ReplyOf<C>, values: FormValues): void {
    const { rowVersion } = { ...(reply as { rowVersion?: unknown } | null) };
    if (typeof rowVersion === 'number') version.current = rowVersion;
    store.markSaved(values);
    store.setStatus('OK');
    setConflict(undefined);
    if (options.savedText !== null) showAlert({ type: 'success', message: options.savedText ?? messages.saved });
    onSent(reply, values);
  }
  function fail(thrown: unknown, values: FormValues): void {
    store.setStatus('Error');
    const told = isApiError(thrown) && thrown.status === 409 ? conflictOf(thrown.data) : undefined;
    const data = told && { ...told, values: options.fromStored?.(told.values) ?? told.values };
    setConflict(data && { ...data, differences: differencesOf(written(values), store.snapshot().base, values, data.values) });
    if (data !== undefined) return;
    show(failureOf(thrown, paths, isGeneric));
    if (!isApiError(thrown) && !isTimeout(thrown)) throw thrown;
  }
  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { values, base } = store.snapshot();
      const verdict = await judge(definition, store, validators, changesOnly ? base : undefined).catch((thrown: unknown) => failureOf(thrown, paths, isGeneric));
      show(verdict);
      if (verdict.summary === undefined && (await options.mayLeave())) await send(values);
    } finally {
      isBusy.current = false;
    }
  }
  /** The form goes on from what stands now, with the stored values of `taken` and the written ones of the rest. */
  async function resolve({ values, version: next, differences }: Conflict, taken: readonly string[]): Promise<void> {
    version.current = next;
    store.reset(rebased(paths, store.snapshot().base, values));
    const kept = differences.filter(({ path }) => !taken.includes(path)).map(({ path, mine: own }) => [path, own]);
    store.setValues(Object.fromEntries(kept));
    await send(store.snapshot().values);
  }
  return { submit, resolve, conflict, closeConflict: () => setConflict(undefined), idOf };
}

const isTimeout = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'TimeoutError';
