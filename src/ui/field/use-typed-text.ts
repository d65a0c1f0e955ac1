import { useState } from 'react';
import type { FieldProps } from './field.tsx';

/** What a typed text means: a value, nothing, or none with the reason in words. */
export interface Reading<T> {
  readonly value: T | null;
  readonly problem?: string | undefined;
}

/** Text of a value as it stands in the field, and back. Pure, so that both can be asked at any time. */
export interface TextForm<T> {
  toText: (value: T | null) => string;
  read: (text: string) => Reading<T>;
  /** Nothing more can come: what is wrong is said at once, not only when the field is left. */
  isComplete?: (text: string) => boolean;
}

/** What a field takes whose text is not always a value. */
export interface TypedFieldProps<T> extends FieldProps {
  value: T | null;
  onChange: (value: T | null) => void;
  /**
   * Told on typing whenever the text is no value (with the words), and undefined when it is again. While it is none,
   * `onChange` has given null; a form must not take that for "left empty" (useForm does this by itself). The field
   * shows the words itself, once it is left. A stored value is not judged: that is for the form.
   */
  onProblem?: ((message: string | undefined) => void) | undefined;
}

/** The typed text beside the stored value: follows the value from outside (and a new id, after a reset), keeps what is being typed. */
export function useTypedText<T extends string | number>({ id, value, onChange, onProblem, onBlur }: TypedFieldProps<T>, { toText, read, isComplete }: TextForm<T>) {
  const [text, setText] = useState(() => toText(value));
  const [known, setKnown] = useState(value);
  const [knownId, setKnownId] = useState(id);
  const [state, setState] = useState<'given' | 'typing' | 'left'>('given');
  if (value !== known || id !== knownId) {
    setKnown(value);
    setKnownId(id);
    setText(toText(value));
    setState('given');
  }

  function give(next: T | null, problem: string | undefined): void {
    setKnown(next);
    onProblem?.(problem);
    onChange(next);
  }
  function type(next: string): void {
    const typed = read(next);
    setText(next);
    setState('typing');
    give(typed.value, typed.problem);
  }
  function pick(next: T | null): void {
    setText(toText(next));
    give(next, undefined);
  }
  function leave(): void {
    const left = read(text);
    if (left.problem === undefined) setText(toText(left.value));
    if (state === 'typing') setState('left');
    onBlur?.();
  }
  const isJudged = state === 'left' || (state === 'typing' && isComplete?.(text) === true);
  return { text, type, pick, leave, problem: isJudged ? read(text).problem : undefined };
}
