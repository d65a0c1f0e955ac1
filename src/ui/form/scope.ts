import { createContext, type ReactNode, use } from 'react';
import type { FormDefinition, PlacedField } from '#kernel/form/definition.ts';
import type { ControlProps } from './controls/control.ts';

/** What the page draws in the place of a control, always so for a field of type component: an element, or a function of what a control is given. */
export type FormElement = ReactNode | ((control: ControlProps) => ReactNode);

/** What the fields of a form share besides its store. */
export interface FormScope {
  readonly definition: FormDefinition;
  /** Something stored is edited: changed fields are marked and tell what stood before. */
  readonly isEditing: boolean;
  /** Id of the control of a field. */
  readonly idOf: (path: string) => string;
  /** A field was left: what is wrong with it is said (look section 8). */
  readonly onLeave: (placed: PlacedField) => void;
  /** By field name. */
  readonly elements: Readonly<Record<string, FormElement>>;
}

const Scope = createContext<FormScope | undefined>(undefined);

export const FormScopeProvider = Scope.Provider;

export function useFormScope(): FormScope {
  const scope = use(Scope);
  if (scope === undefined) throw new Error('no form around this field');
  return scope;
}
