import { checkField } from '#kernel/form/check.ts';
import type { FieldDefinition } from '#kernel/form/definition.ts';
import { type DisplayPrefs, display, parse } from '#kernel/form/display.ts';
import { today } from '#ui/format/today.ts';
import type { Reading, TextForm } from './use-typed-text.ts';

/** The part of a definition that says how a text is read. */
export type TypedAs = { readonly [K in keyof Omit<FieldDefinition, 'name' | 'label'>]: FieldDefinition[K] | undefined };

export interface ReadOptions {
  readonly money?: NonNullable<DisplayPrefs['money']>;
  /** ISO day; that of Iran when absent. */
  readonly today?: string | undefined;
}

const definitionOf = (as: TypedAs): FieldDefinition => ({ ...as, name: 'value', label: '' }) as FieldDefinition;

/** What a text in the box means, by the very rules the server goes by. */
export function readTyped<T>(as: TypedAs, text: string, options: ReadOptions = {}): Reading<T> {
  const field = definitionOf(as);
  const value = parse(field, text, { money: options.money ?? 'rial' });
  const problem = checkField({ field, path: field.name }, { [field.name]: value }, options.today ?? today());
  return problem === undefined ? { value: value as T | null } : { value: null, problem };
}

/** Text and value of a field that the kernel can show and read: ASCII digits, nothing grouped; the mask of the field does the rest. */
export function textFormOf<T extends string | number>(as: TypedAs, options: ReadOptions = {}): TextForm<T> {
  const prefs = { money: options.money ?? 'rial', digits: 'latin' } as const;
  const shown = (value: T): string => (as.code === undefined ? display(definitionOf(as), value, [], prefs).replaceAll(',', '') : String(value));
  return { toText: (value) => (value === null ? '' : shown(value)), read: (text) => readTyped<T>(as, text, options) };
}
