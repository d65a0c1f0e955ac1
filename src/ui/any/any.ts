/**
 * The kit for what is known only when it is drawn: forms and tables that a declaration hands in (records, parts, a
 * sheet for many). Which values a form holds is known to the declaration alone, so the types of the kit are opened
 * here, and those of calls in client/any-call.ts, once and nowhere else.
 */
import type { ReactNode } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import type { FormDefinition, FormValues } from '#kernel/form/definition.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { TableParts } from '#ui/data-table/types.ts';
import { DefinedForm, type DefinedFormProps } from '#ui/form/form.tsx';

type Written = 'of' | 'call' | 'path' | 'params' | 'toParams' | 'values' | 'start' | 'toBody' | 'onSaved';

export interface AnyFormProps extends Omit<DefinedFormProps<FormDefinition, AnyCall>, Written> {
  of: FormDefinition;
  call: AnyCall;
  params?: Readonly<Record<string, string>>;
  values?: FormValues | undefined;
  start?: FormValues;
  toBody?: (values: FormValues, version: number | undefined) => FormValues;
  onSaved?: (reply: unknown, values: FormValues) => void;
}

/** A form of any definition, sent by any call. */
export const AnyForm = DefinedForm as unknown as (props: AnyFormProps) => ReactNode;

/** A table of any list, with rows of the type that its declaration knows. */
export const AnyTable = DataTable as unknown as <R extends object>(props: TableParts<R>) => ReactNode;
