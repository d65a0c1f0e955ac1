import type { FieldDefinition } from '#kernel/form/definition.ts';
import type { DisplayPrefs } from '#kernel/form/display.ts';
import type { FieldProps } from '#ui/field/field.tsx';
import { useSettings } from '#ui/settings/settings-store.ts';

/** What a control of a defined form is given. It shows `value`, and tells what is to be stored (definition.ts "StoredValues"). */
export interface ControlProps {
  readonly field: FieldDefinition;
  readonly value: unknown;
  /** The value before the change, when there was one and it differs; undefined otherwise. */
  readonly stored: unknown;
  /** Stores the value; `others` are values of further fields, by path. */
  readonly onChange: (value: unknown, others?: Readonly<Record<string, unknown>>) => void;
  /** What every field of the kit takes. */
  readonly shared: FieldProps & { readonly onProblem: (message: string | undefined) => void };
}

/** An emptied text is nothing: null is stored (definition.ts). */
export const orNull = (text: string): string | null => (text === '' ? null : text);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** How the person wants values shown. */
export function useDisplayPrefs(): DisplayPrefs {
  const digits = useSettings((settings) => settings.digits);
  const money = useSettings((settings) => settings.moneyUnit);
  return { digits, money };
}
