/**
 * The definition of a form: one table that draws it, checks it in the browser, checks it again on the server and says
 * how each value is stored. Spec 3 "Form field definition", "Field types", "Form state"; guide engines.md section 3,
 * conventions.md 3.1 and 3.2. Stands in `x.form.ts` of a slice; labels come from its messages.
 */
import type { FieldClass } from '#kernel/entity.ts';

export const fieldTypes = [
  'text',
  'textarea',
  'textResize',
  'password',
  'hour',
  'longHour',
  'number',
  'float',
  'select',
  'multiselect',
  'multiselectAll',
  'lazyselect',
  'heavyselect',
  'check',
  'time',
  'indicator',
  'switch',
  'date',
  'range',
  'display',
  'component',
  'render',
  'inputFile',
  'file',
  'filePro',
  'group',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** One file of a filePro field; `name` is 'storedName;displayName' (spec 3 "Uploaded file value"). */
export interface FileEntry {
  readonly name: string;
  readonly downloaded?: boolean;
  readonly deleted?: boolean;
}

/**
 * What is stored for each type; an empty field is null, whatever its type.
 * Text: letters folded. number: whole number, with `money` the digits of whole rials. hour, longHour, time: minutes.
 * select kinds: the id; multiselect kinds: JSON array of ids as text. range: JSON '[min,max]' as text.
 * check and switch: boolean, a switch with `indicator` and type indicator: one of the pair. date: Gregorian
 * 'YYYY-MM-DD', with time 'YYYY-MM-DD HH:mm'. file kinds: 'storedName;displayName', filePro a list of entries.
 */
export interface StoredValues {
  text: string;
  textarea: string;
  textResize: string;
  password: string;
  hour: number;
  longHour: number;
  number: number | string;
  float: number;
  select: string;
  multiselect: string;
  multiselectAll: string;
  lazyselect: string;
  heavyselect: string;
  check: boolean;
  time: number;
  indicator: string;
  switch: boolean | string;
  date: string;
  range: string;
  display: unknown;
  component: unknown;
  render: unknown;
  inputFile: string;
  file: string;
  filePro: readonly FileEntry[];
  group: FormValues;
}

/** Values by field name, or by group then name. */
export type FormValues = { readonly [name: string]: unknown };

/** Spec 3 "Validation state": the message under a field and whether it is an error. */
export interface FieldState {
  readonly error: boolean;
  readonly helper?: string | undefined;
}

/** What a validator answers: the sentence of what is wrong, or that nothing is. */
export const fault = (sentence: string | undefined): FieldState => ({ error: sentence !== undefined, helper: sentence });

/** A row of an option list as the server gives it (spec 3 "Option list items"); which field is id and label is said by the field. */
export type OptionRow = Readonly<Record<string, unknown>>;

/**
 * Codes with rules of their own: guide iran.md section 3. The value is text in its clean form. phone: a number of any
 * telephone, one of a mobile in its stored form; latin: any printable
 * ASCII; alphanumeric: Latin letters and digits only (guide conventions.md P1, codes of lists); pseudoId: the same with
 * `. _ / -` inside, for codes that a house makes up itself (person, company).
 */
export const codeKinds = [
  'nationalCode',
  'legalEntityId',
  'sheba',
  'bankCard',
  'mobile',
  'phone',
  'postalCode',
  'insuranceNumber',
  'email',
  'latin',
  'alphanumeric',
  'pseudoId',
  'digits',
] as const;
export type CodeKind = (typeof codeKinds)[number];

/** Columns of twelve, alone or by width of the window. A number counts from 900 px on, half the row at 600. */
export type FieldSpan = number | { readonly xs?: number; readonly sm?: number; readonly md?: number; readonly lg?: number };

export type Rule<T> = (values: FormValues) => T;
/** A rule that looks at the day as well: an ISO day in Tehran, of the reader's browser or of the request. */
export type DatedRule<T> = (values: FormValues, today: string) => T;

/** Everything of the specification's field definition; below the line what this product adds. */
export interface FieldDefinition {
  readonly type: FieldType;
  readonly name: string;
  /** The value stands in `values[group][name]`. */
  readonly group?: string;
  readonly label: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly className?: string;
  /** Numbers: without the two step buttons. */
  readonly hideSpin?: boolean;
  /** Text areas; 3 when absent. */
  readonly rows?: number;
  /**
   * The name of a list (`Gender`, `StaRelationship`, `UomLength`, `Province`, an enumeration type) or the rows themselves. A text with
   * options is the id of one of those that `filterOptions` leaves for the other values, and free where it leaves none.
   */
  readonly options?: string | readonly OptionRow[];
  /** Judges over all values when every required field is filled; runs again on the server, so it reads values and the day only. */
  readonly validator?: DatedRule<FieldState | Promise<FieldState>>;
  /** False hides the field and keeps its value; a hidden required field still fails (guide 3.1). */
  readonly display?: boolean;
  readonly col?: FieldSpan;
  /** Bounds of dates, ISO; those of hours and numbers are `min` and `max`. */
  readonly maxDate?: string;
  readonly minDate?: string;
  readonly withTime?: boolean;
  /** What is stored for yes and no; Y and N when absent. */
  readonly indicator?: { readonly true: string; readonly false: string };
  /** Address for downloads in place of getpersonnelfile1; `?name=` is added. */
  readonly downloadUrl?: string;
  /** The fields of a group. */
  readonly items?: readonly FieldDefinition[];
  /** Text of a render field. The element of a component field is given by the page, by name. */
  readonly render?: Rule<string>;

  // ---- beyond the specification ----
  /** Who may see the field; public when absent. To everybody else the form is one without it (`seenForm`). */
  readonly class?: FieldClass;
  readonly help?: string | DatedRule<string | undefined>;
  /** An example, never the label. */
  readonly placeholder?: string;
  readonly visibleWhen?: Rule<boolean>;
  readonly requiredWhen?: Rule<boolean>;
  readonly readOnlyWhen?: Rule<boolean>;
  /**
   * Computed: set again whenever another value changes; the server computes it anew. While it answers undefined the
   * field is the person's to fill.
   */
  readonly value?: Rule<unknown>;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Numbers, floats, ranges; minutes for hours. A range goes from 0 to 100 by 1, a float from 0 by 0.01. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Word after a number or a range: percent, person. */
  readonly unit?: string;
  /** A number of rials: grouped, shown in rials or tomans by the reader's setting, with the sum in words. */
  readonly money?: boolean;
  readonly code?: CodeKind;
  /** Digits of the hours of a longHour field; 4 when absent. */
  readonly hourDigits?: number;
  /** Selects: id and label of a row, enumId and description when absent. */
  readonly optionIdField?: string;
  readonly optionLabelField?: string;
  /** A search of people: what is typed goes to the server word by word (spec section 7). */
  readonly sendsWords?: boolean;
  /** A search among a few, such as the own family: they are offered before anything is typed. */
  readonly isFew?: boolean;
  /** Offers "none of them", stored as NA. */
  readonly noneOption?: boolean;
  readonly filterOptions?: (options: readonly OptionRow[], values: FormValues) => readonly OptionRow[];
  readonly appendOptions?: readonly OptionRow[];
  /** Copies further fields of the chosen row into other fields: field of the row to field of the form. */
  readonly otherOutputs?: Readonly<Record<string, string>>;
  /** A select that may not be emptied. */
  readonly disableClearable?: boolean;
  /** Search selects: address below /api, asked with `searchValue` (lazyselect) or `valueIndex` (heavyselect). */
  readonly url?: string;
  /** Further parameters of that address. */
  readonly filter?: Readonly<Record<string, string>>;
  /** A range may be switched off: nothing is stored. */
  readonly optional?: boolean;
  /** Files: media types, `image/*` or extensions; and the limit in bytes, 5 MB when absent. */
  readonly accept?: readonly string[];
  readonly maxFileSize?: number;
  readonly disablePast?: boolean;
  readonly disableFuture?: boolean;
}

export interface FormSection {
  readonly title?: string;
  readonly fields: readonly FieldDefinition[];
}

export interface FormDefinition {
  /** Names the form for its drafts: `organisation/unit`. */
  readonly key: string;
  /** The path parameter of the call that holds the partyId the form is about: of themselves people see every class but `evaluation`. */
  readonly subject?: string;
  readonly sections: readonly FormSection[];
}

/** Declares a form of one nameless section, or of several. */
export function defineForm<const F extends readonly FieldDefinition[]>(key: string, fields: F): { readonly key: string; readonly sections: readonly [{ readonly fields: F }] };
export function defineForm<const D extends FormDefinition>(definition: D): D;
export function defineForm(first: string | FormDefinition, fields: readonly FieldDefinition[] = []): FormDefinition {
  return typeof first === 'string' ? { key: first, sections: [{ fields }] } : first;
}

/** A field with where its value stands: `name` or `group.name`. */
export interface PlacedField {
  readonly field: FieldDefinition;
  /** Address in values, errors and the server's `fields`. */
  readonly path: string;
  /** The group it is a member of: what hides or locks the group hides or locks the member. */
  readonly within?: FieldDefinition;
}

/** Where the value of a field that is no member of a group stands. */
export const pathOf = ({ name, group }: FieldDefinition): string => (group === undefined ? name : `${group}.${name}`);

/** Every field that holds a value, in the order of checking; members of a group stand in its place. */
export function fieldsOf(definition: FormDefinition): readonly PlacedField[] {
  const placed = (field: FieldDefinition): readonly PlacedField[] =>
    field.type === 'group' ? (field.items ?? []).map((item) => ({ field: item, path: `${field.name}.${item.name}`, within: field })) : [{ field, path: pathOf(field) }];
  return definition.sections.flatMap(({ fields }) => fields.flatMap(placed));
}

/** The value at `name` or `group.name`; undefined when there is none. */
export function valueAt(values: FormValues, path: string): unknown {
  const [first = '', second] = path.split('.');
  const outer = values[first];
  if (second === undefined) return outer;
  return typeof outer === 'object' && outer !== null ? (outer as FormValues)[second] : undefined;
}

/** The same values with another one at `name` or `group.name`. */
export function withValue(values: FormValues, path: string, value: unknown): FormValues {
  const [first = '', second] = path.split('.');
  if (second === undefined) return { ...values, [first]: value };
  const outer = values[first];
  return { ...values, [first]: { ...(typeof outer === 'object' && outer !== null ? outer : {}), [second]: value } };
}
