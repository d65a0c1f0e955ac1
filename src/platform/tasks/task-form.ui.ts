/**
 * Forms of tasks (guide tasks-processes.md 11.1): a process names a form by its key, a module's slice draws it. The form of the
 * key `leave/decide` is the `default` of a file `leave/decide.task-form.tsx` of any module: the key is its folder and its name, so
 * that a form is fetched only when a task of it is opened. What the form says goes with the answer as `variables`.
 */
import type { ComponentType, Ref } from 'react';

export type TaskValues = Readonly<Record<string, unknown>>;

/** What still has to be filled, by name of the variable: asked before an answer that is no refusal is sent. The server judges in the end. */
export type TellMissing = () => Readonly<Record<string, string>>;

export interface TaskFormProps {
  /** Set by a form that has fields which must be filled. */
  readonly ref?: Ref<TellMissing>;
  /** What the server says for the form: `data` of `oneTask`; `{}` of a case that has not begun. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What was typed so far, by name of the variable; empty at first: a form shows `data` where nothing was typed. */
  readonly values: TaskValues;
  readonly onChange: (values: TaskValues) => void;
  /** Messages of the server at fields, by name of the variable. */
  readonly errors: Readonly<Record<string, string>>;
  /** Told of by a form that knows that what it says would be refused, and has said so at its fields: sending is off meanwhile. */
  readonly onObstacle?: (isInTheWay: boolean) => void;
  /** Of a task that is done, or that is not the reader's to answer. */
  readonly isReadOnly: boolean;
}

export type TaskForm = ComponentType<TaskFormProps>;

/** Answers null for a key without a form. */
export type LoadTaskForm = (key: string) => Promise<TaskForm | null>;
