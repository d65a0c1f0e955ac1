/** What a form says, as the server takes it, and what the server says of it at its fields. */
import formWords from '#kernel/form/form.messages.fa.ts';
import type { TaskValues } from './task-form.ui.ts';

/** Named values as Camunda has them. */
export const variablesOf = (values: TaskValues): Record<string, { value: unknown }> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Messages by name of the variable: the server says where in the body it stands. */
export const faultsByVariable = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace(/^variables\./, '').replace(/\.value$/, ''), message]));

/** What is said at the fields that must be filled, given by name with label and value, and stand empty. */
export const missingOf = (needed: Readonly<Record<string, readonly [label: string, value: unknown]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(needed).flatMap(([name, [label, value]]) => (value === undefined || value === null || String(value).trim() === '' ? [[name, formWords.required(label)]] : [])),
  );
