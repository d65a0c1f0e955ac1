import { useId, useState, useSyncExternalStore } from 'react';
import type { FormValues } from '#kernel/form/definition.ts';
import texts from '#kernel/form/form.messages.fa.ts';
import { createFormStore, type FieldStates } from '#ui/form/store.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { focusById } from './focus-by-id.ts';
import type { FieldBinding, Form, FormErrors, FormOptions, Name, SubmitFailure } from './types.ts';

function failureOf(thrown: unknown): SubmitFailure | undefined {
  return typeof thrown === 'object' && thrown !== null && 'fields' in thrown ? (thrown as SubmitFailure) : undefined;
}

function statesOf<T extends object>(errors: FormErrors<T>): FieldStates {
  const wrong = Object.entries<string | undefined>(errors).filter(([, helper]) => helper !== undefined);
  return Object.fromEntries(wrong.map(([name, helper]) => [name, { error: true, helper }]));
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

/** Spec section 5: what is missing comes before what is wrong. A field that is empty and refused is a required one. */
function summaryOf<T extends object>(errors: FormErrors<T>, values: T, problems: ReadonlyMap<string, string>): string | undefined {
  const wrong = (Object.keys(values) as Name<T>[]).filter((name) => errors[name] !== undefined);
  // what is typed and cannot be read is not "left empty"
  const missing = wrong.filter((name) => isEmpty(values[name]) && !problems.has(name));
  if (missing.length === 0) return undefined;
  const [left, other] = [formatNumber(missing.length), wrong.length - missing.length];
  return other === 0 ? texts.allRequired(left) : texts.requiredAndInvalid(left, formatNumber(other));
}

function errorsOf<T extends object>(states: FieldStates): FormErrors<T> {
  return Object.fromEntries(Object.entries(states).map(([name, state]) => [name, state?.helper])) as FormErrors<T>;
}

/**
 * A form laid by hand, on the store of the kit: values, errors cleared by typing, validation on submit in field order,
 * errors of the server. The page is drawn again at every key; a long form is a definition and stands in DefinedForm.
 */
export function useForm<T extends object>({ initial, validate, submit }: FormOptions<T>): Form<T> {
  const formId = useId();
  const [store] = useState(() => createFormStore({ paths: Object.keys(initial), values: initial as FormValues }));
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const { states, summary, status, round } = snapshot;
  const values = snapshot.values as T;
  const names = Object.keys(initial) as Name<T>[];
  const idOf = (name: string): string => `${formId}-${store.snapshot().round}-${name}`;

  function setErrors(next: FormErrors<T>, text?: string): void {
    const wrong = names.filter((name) => next[name] !== undefined);
    store.setStates(statesOf(next), text ?? (wrong.length > 0 ? kit.formIncomplete(formatNumber(wrong.length)) : undefined));
    if (wrong[0] !== undefined) setTimeout(focusById, 0, idOf(wrong[0]));
  }
  /** Sentences about fields this form does not show go into the summary. */
  function showFailure({ fields = {}, message }: SubmitFailure): void {
    const strays = Object.entries(fields).filter(([name]) => !names.includes(name as Name<T>));
    setErrors(fields as FormErrors<T>, message ?? (strays.length > 0 ? strays.map(([, text]) => text).join(' ') : undefined));
  }
  async function send(): Promise<void> {
    if (store.snapshot().status === 'started') return;
    const sent = store.snapshot().values as T;
    const found = { ...validate?.(sent), ...Object.fromEntries(store.problems) } as FormErrors<T>;
    setErrors(found, summaryOf(found, sent, store.problems));
    if (names.some((name) => found[name] !== undefined)) return;
    store.setStatus('started');
    let end: 'OK' | 'Error' = 'Error';
    try {
      const failure = await submit(sent);
      if (failure) showFailure(failure);
      else end = 'OK';
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure === undefined) throw thrown;
      showFailure(failure);
    } finally {
      store.setStatus(end);
    }
  }
  const field = <K extends Name<T>>(name: K): FieldBinding<T[K]> => ({
    id: `${formId}-${round}-${name}`,
    name,
    value: values[name],
    error: states[name]?.helper,
    onChange: (value) => store.setValues({ [name]: value }),
    onProblem: (message) => store.noteProblem(name, message),
  });
  return {
    values,
    errors: errorsOf<T>(states),
    summary,
    isPending: status === 'started',
    isDirty: snapshot.changed.length > 0,
    field,
    setValue: (name, value) => store.setValues({ [name]: value }),
    setErrors,
    submit: send,
    reset: (next) => store.reset(next as FormValues | undefined),
  };
}
