/**
 * A part of a unit, of a company or of a person: addresses, numbers, accounts, degrees, relatives. The calls that read and edit
 * it, made of its form. Keys of the page are `<page>/observe`, `add`, `edit` and `delete`.
 * Invariants: a row belongs to one party and goes with it; one that is dated holds from `fromDate` to `thruDate`, both within,
 * ISO days; fields of a class reach nobody who does not hold it. What a dated row has said stays (ADR 31): `change` counts from the day
 * that the body names as `fromDate`, and only `correct` writes over what was said before it.
 */
import { type AnyCall, defineCall, type OwnWriting, type PermissionKey } from '#kernel/call.ts';
import { type EntityShape, entity, type FieldClass, field } from '#kernel/entity.ts';
import type { ErrorTable } from '#kernel/errors.ts';
import { type FieldDefinition, type FormDefinition, type FormValues, fault, fieldsOf } from '#kernel/form/definition.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { type Records, recordWrites, written } from '#platform/records/records.define.ts';
import { ownFileErrors } from '../own-file/own-file.errors.ts';
import { partErrors } from './parts.errors.ts';
import words from './parts-page.messages.fa.ts';
import { changeForm, correctionForm } from './past.form.ts';

/** Whose rows a part holds: those of units in scope, of whole companies, or of people in scope. */
export type PartOwner = 'unit' | 'company' | 'person';

const isDay = (value: unknown): value is string => typeof value === 'string';

/** The days of a row, for the end of its form. */
export const partDays = [
  { type: 'date', name: 'fromDate', label: words.fromDate, required: true },
  {
    type: 'date',
    name: 'thruDate',
    label: words.thruDate,
    validator: ({ fromDate, thruDate }: FormValues) => fault(isDay(fromDate) && isDay(thruDate) && thruDate < fromDate ? words.daysOrder : undefined),
  },
] as const;

export interface PartSpec<E extends string, O extends PartOwner, P extends `/rest/${string}`, K extends PermissionKey, D extends FormDefinition> {
  /** Entity of the audit. */
  readonly entity: E;
  readonly owner: O;
  readonly path: P;
  readonly page: K;
  /** Further keys that read it, those of the own file. */
  readonly reads?: readonly PermissionKey[];
  /** One that is dated ends with `partDays`. */
  readonly form: D;
  /** Class of its fields that name none, and of its names; `public` when absent. To whoever lacks it the party has no such rows. */
  readonly class?: FieldClass;
  /** Names of what the ids of a row mean, for lists. */
  readonly names?: readonly string[];
  /** Of a dated part whose rows are no state that another one follows: an account of what lasted on its days (a degree, work elsewhere), or a thing that others name (a seal, a template). Such a row is edited as a whole. */
  readonly past?: 'free';
  readonly errors?: readonly ErrorTable[];
}

const text = z.nullable(z.string());
const partyId = z.guid();

/** Whether a field of a part holds a number, on the wire and in its form. */
export const holdsNumber = ({ type, money }: FieldDefinition): boolean => (type === 'number' && !money) || type === 'float' || type === 'hour';

const wireOf = (one: FieldDefinition) => (holdsNumber(one) ? z.nullable(z.number()) : text);

/** The form with the class of the part at each field that has none of its own; days tell nothing by themselves. */
function classed<D extends FormDefinition>(form: D, fieldClass: FieldClass | undefined): D {
  if (fieldClass === undefined) return form;
  const withClass = (one: FieldDefinition): FieldDefinition => (one.class || days.has(one.name) ? one : { ...one, class: fieldClass });
  return { ...form, sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(withClass) })) };
}
const days: ReadonlySet<string> = new Set(partDays.map(({ name }) => name));

function rowOf(form: FormDefinition, names: readonly string[], nameClass: FieldClass, owner: PartOwner) {
  const shape: EntityShape = {
    id: field('public', z.string()),
    partyId: field('public', z.string()),
    rowVersion: field('public', z.int()),
    ...Object.fromEntries(fieldsOf(form).map(({ path, field: one }) => [path, field(one.class ?? 'public', wireOf(one))])),
    ...Object.fromEntries(names.map((name) => [name, field(nameClass, text)])),
  };
  return owner === 'person' ? entity(shape, { subject: 'partyId' }) : entity(shape);
}

/** Parts of people say whether somebody writes such rows of the own file; the others are of nobody. */
type Own<O extends PartOwner> = O extends 'person' ? { readonly own: OwnWriting } : { readonly own?: never };

export function definePart<const E extends string, const O extends PartOwner, const P extends `/rest/${string}`, const K extends PermissionKey, const D extends FormDefinition>(
  spec: PartSpec<E, O, P, K, D> & Own<O>,
) {
  const { path, page, owner, names = [], errors = [], reads = [] } = spec;
  const form = classed(spec.form, spec.class);
  const row = rowOf(form, names, spec.class ?? 'public', owner);
  const isDated = fieldsOf(form).some(({ path: name }) => name === 'fromDate');
  const keepsPast = isDated && spec.past === undefined;
  const traced = keepsPast ? classed(correctionForm(form), spec.class) : form;
  const own: { readonly own?: OwnWriting } = spec.own === undefined ? {} : { own: spec.own };
  const refusals = [partErrors, ownFileErrors, fileErrors, ...errors];
  return {
    ...spec,
    form,
    /** A form like its own, with the classes of its fields. */
    dressed: <F extends FormDefinition>(other: F): F => classed(other, spec.class),
    isDated,
    /** Whether a change counts from a day on and leaves what was said before. */
    keepsPast,
    /** The form with what the trace of a row tells beside its fields. */
    traced,
    row,
    names,
    list: defineCall({
      method: 'GET',
      path,
      summary: `${spec.entity} rows of a ${owner}, newest first; with a day those that hold on it`,
      permission: [`${page}/observe`, ...reads],
      scope: 'rows',
      of: [spec.entity],
      query: z.strictObject({ partyId, asOf: z.optional(z.iso.date()) }),
      reply: z.strictObject({ rows: z.array(row) }),
    }),
    ...recordWrites({
      path,
      scope: 'rows',
      changes: spec.entity,
      ...own,
      keys: { add: `${page}/add`, edit: `${page}/edit`, remove: `${page}/delete` },
      form,
      changeForm: keepsPast ? changeForm(form) : form,
      under: { partyId },
      errors: refusals,
      removalErrors: [partErrors, ownFileErrors, ...errors],
      summaries: {
        create: `Adds a ${spec.entity} to a ${owner}`,
        change: keepsPast
          ? `Changes a ${spec.entity} of a ${owner} from the day that fromDate names: the row ends on the day before, a new one goes on; answers the one that goes on`
          : `Changes a ${spec.entity} of a ${owner}`,
        remove: `Takes a ${spec.entity} from a ${owner}${keepsPast ? '; one that has begun only for who may correct it' : ''}`,
      },
    }),
    /** Of parts that keep their past: says that a row was never true as it stands. */
    correct: keepsPast
      ? defineCall({
          scope: 'rows',
          changes: [spec.entity],
          ...own,
          reply: written,
          errors: refusals,
          method: 'PUT',
          path: `${path}/:id/correction`,
          summary: `Writes over what a ${spec.entity} of a ${owner} has said, its past too; the reason stays in the audit`,
          permission: `${page}/correct`,
          body: formBody(traced, { rowVersion: z.int() }),
        })
      : undefined,
  };
}

/** Any part. */
export interface Part extends Records {
  readonly owner: PartOwner;
  readonly page: PermissionKey;
  readonly class?: FieldClass;
  dressed<F extends FormDefinition>(other: F): F;
  readonly own?: OwnWriting;
  readonly isDated: boolean;
  readonly keepsPast: boolean;
  readonly traced: FormDefinition;
  readonly names: readonly string[];
  /** Absent where a row is edited as a whole. */
  readonly correct: AnyCall | undefined;
}
