export type Name<T> = keyof T & string;
export type FormErrors<T> = { [K in Name<T>]?: string | undefined };

/** What a refused submit may carry: sentences by field and one for the whole form. */
export interface SubmitFailure {
  fields?: Readonly<Record<string, string>> | undefined;
  message?: string | undefined;
}

export interface FormOptions<T extends object> {
  /** Its keys, in order, are the order of checking and of focus. */
  initial: T;
  /** Errors by field; called on submit over all values. Required checks belong here. */
  validate?: ((values: T) => FormErrors<T>) | undefined;
  /** Sends the values. What it gives back (or throws, with `fields` inside) is shown in the form. */
  submit: (values: T) => Promise<SubmitFailure | undefined>;
}

/** What a field of the kit takes by spreading. */
export interface FieldBinding<V> {
  id: string;
  name: string;
  value: V;
  error: string | undefined;
  onChange: (value: V) => void;
  onProblem: (message: string | undefined) => void;
}

export interface Form<T extends object> {
  values: T;
  errors: FormErrors<T>;
  /** One sentence above the form. */
  summary: string | undefined;
  isPending: boolean;
  isDirty: boolean;
  field: <K extends Name<T>>(name: K) => FieldBinding<T[K]>;
  setValue: <K extends Name<T>>(name: K, value: T[K]) => void;
  setErrors: (errors: FormErrors<T>, summary?: string) => void;
  submit: () => Promise<void>;
  /** Back to the initial values, or to new ones after a save. */
  reset: (values?: T) => void;
}
