import { useId, useRef, useState } from 'react';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { focusById } from './focus-by-id.ts';
import type { FieldBinding, Form, FormErrors, FormOptions, Name, SubmitFailure } from './types.ts';

function failureOf(thrown: unknown): SubmitFailure | undefined {
  return typeof thrown === 'object' && thrown !== null && 'fields' in thrown ? (thrown as SubmitFailure) : undefined;
}

/** Errors by field and the sentence above the form; showing them focuses the first wrong field. */
function useFieldErrors<T extends object>(names: readonly Name<T>[], idOf: (name: string) => string) {
  const [errors, setErrorMap] = useState<FormErrors<T>>({});
  const [summary, setSummary] = useState<string>();
  function setErrors(next: FormErrors<T>, text?: string): void {
    const wrong = names.filter((name) => next[name] !== undefined);
    setErrorMap(next);
    setSummary(text ?? (wrong.length > 0 ? kit.formIncomplete(formatNumber(wrong.length)) : undefined));
    if (wrong[0] !== undefined) setTimeout(focusById, 0, idOf(wrong[0]));
  }
  /** Sentences about fields this form does not show go into the summary. */
  function showFailure({ fields = {}, message }: SubmitFailure): void {
    const strays = Object.entries(fields).filter(([name]) => !names.includes(name as Name<T>));
    setErrors(fields as FormErrors<T>, message ?? (strays.length > 0 ? strays.map(([, text]) => text).join(' ') : undefined));
  }
  const clear = (name: Name<T>): void => setErrorMap((old) => ({ ...old, [name]: undefined }));
  return { errors, summary, setErrors, showFailure, clear };
}

/** State of one form: values, errors cleared by typing, validation on submit in field order, errors of the server. */
export function useForm<T extends object>({ initial, validate, submit }: FormOptions<T>): Form<T> {
  const formId = useId();
  const [base, setBase] = useState({ values: initial, round: 0 });
  const [values, setValues] = useState(initial);
  const [isPending, setPending] = useState(false);
  const problems = useRef<FormErrors<T>>({});
  const isSending = useRef(false);
  const names = Object.keys(base.values) as Name<T>[];
  const idOf = (name: string): string => `${formId}-${base.round}-${name}`;
  const { errors, summary, setErrors, showFailure, clear } = useFieldErrors<T>(names, idOf);

  function setValue<K extends Name<T>>(name: K, value: T[K]): void {
    setValues((old) => ({ ...old, [name]: value }));
    clear(name);
  }
  async function send(): Promise<void> {
    if (isSending.current) return;
    const found: FormErrors<T> = { ...validate?.(values), ...problems.current };
    setErrors(found);
    if (names.some((name) => found[name] !== undefined)) return;
    isSending.current = true;
    setPending(true);
    try {
      const failure = await submit(values);
      if (failure) showFailure(failure);
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure === undefined) throw thrown;
      showFailure(failure);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }
  function reset(next: T = base.values): void {
    problems.current = {};
    setBase({ values: next, round: base.round + 1 });
    setValues(next);
    setErrors({});
  }
  const field = <K extends Name<T>>(name: K): FieldBinding<T[K]> => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: (value) => setValue(name, value),
    onProblem: (message) => noteProblem(problems.current, name, message),
  });
  const isDirty = names.some((name) => !Object.is(values[name], base.values[name]));
  return { values, errors, summary, isPending, isDirty, field, setValue, setErrors, submit: send, reset };
}

function noteProblem<T extends object>(problems: FormErrors<T>, name: Name<T>, message: string | undefined): void {
  if (message === undefined) delete problems[name];
  else problems[name] = message;
}
