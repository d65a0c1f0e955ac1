/**
 * The body of a call made of a form's definition. Its JSON Schema shows each field by type; what may be stored is said
 * by `checkForm` alone, so that browser and server can never disagree.
 */
import type { FieldClass } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { checkForm } from './check.ts';
import { isForAll, isSeenBy, seenForm } from './classes.ts';
import { holdsValue, pickValues } from './compute.ts';
import { type FormDefinition, type FormValues, fieldsOf, type PlacedField, valueAt, withValue } from './definition.ts';
import { isAlwaysRequired, jsonShapeOf } from './json-shape.ts';
import { normalise } from './normalise.ts';
import type { CheckedValuesOf, ValuesOf } from './values.ts';

type PartOf<V> = V extends readonly unknown[] ? V : V extends object ? Partial<V> : V;
/** What a caller sends: stored values, or what a person would type; a field left out is empty. */
export type ValuesInput<D extends FormDefinition> = { readonly [K in keyof ValuesOf<D>]?: PartOf<ValuesOf<D>[K]> | null };

type Extra = Readonly<Record<string, z.core.$ZodType>>;
/** What goes beside the values; what may be left out is optional. */
type ExtraInput<E extends Extra> = [keyof E] extends [never] ? unknown : z.core.$InferObjectInput<E, Record<never, never>>;
type ExtraOutput<E extends Extra> = [keyof E] extends [never] ? unknown : z.core.$InferObjectOutput<E, Record<never, never>>;

export type FormBody<D extends FormDefinition, E extends Extra = Record<never, never>> = z.ZodMiniType<CheckedValuesOf<D> & ExtraOutput<E>, ValuesInput<D> & ExtraInput<E>>;

type ChangesOf<V> = { [K in keyof V]?: NonNullable<V[K]> extends readonly unknown[] ? V[K] : NonNullable<V[K]> extends object ? ChangesOf<V[K]> : V[K] };
export type FormChanges<D extends FormDefinition, E extends Extra = Record<never, never>> = z.ZodMiniType<ChangesOf<ValuesOf<D>> & ExtraOutput<E>, ValuesInput<D> & ExtraInput<E>>;

interface BodyDef extends z.core.$ZodObjectDef {
  readonly definition: FormDefinition;
  readonly extra: readonly string[];
  /** Only what is given is meant; the rest stays as it stands stored. */
  readonly isChanges: boolean;
}

interface BodySchema extends z.core.$ZodType {
  _zod: z.core.$ZodTypeInternals & { def: BodyDef };
}

/** What a form's issue carries in `params` besides its sentence. */
interface FormFault {
  readonly formPath: string;
  readonly summary?: string | undefined;
  /** The sender may not see the field, so its value cannot be meant. */
  readonly isUnseen?: true;
}

/** Classes that the sender holds; `subject` is what the definition says. */
export type ClassesHeld = (subject: string | undefined) => ReadonlySet<FieldClass>;

interface FormContext extends z.core.ParseContext<z.core.$ZodIssue> {
  readonly today: string;
  readonly held: ClassesHeld | undefined;
}

/**
 * Context of a parse: `z.safeParseAsync(schema, input, asOf(today, held))`. A form cannot be judged without the day;
 * without `held` every field is seen, which is for callers that are nobody (an import, a test).
 */
export const asOf = (today: string, held?: ClassesHeld): z.core.ParseContext<z.core.$ZodIssue> => ({ reportInput: true, today, held }) as FormContext;

const addFault = (payload: z.core.ParsePayload, fault: FormFault, message: string): void =>
  void payload.issues.push({ code: 'custom', message, params: { ...fault }, path: fault.formPath.split('.'), input: valueAt(payload.value as FormValues, fault.formPath) });

async function judge(payload: z.core.ParsePayload, { definition, extra, isChanges }: BodyDef, { today, held }: Partial<FormContext>): Promise<z.core.ParsePayload> {
  if (today === undefined) throw new Error(`form ${definition.key} is parsed without a day: give the context of asOf`);
  const sent = payload.value as FormValues;
  const isSeen = held === undefined ? () => true : isSeenBy(held(definition.subject));
  const unseen = fieldsOf(definition).filter((placed) => !isSeen(placed) && valueAt(sent, placed.path) !== undefined);
  for (const { path } of unseen) addFault(payload, { formPath: path, isUnseen: true }, '');
  if (unseen.length > 0) return payload;
  const seen = seenForm(definition, isSeen);
  const beside = Object.fromEntries(extra.flatMap((name) => (name in sent ? [[name, sent[name]]] : [])));
  if (isChanges) {
    const given = fieldsOf(seen).filter((placed) => holdsValue(placed) && valueAt(sent, placed.path) !== undefined);
    payload.value = { ...given.reduce<FormValues>((all, { field, path }) => withValue(all, path, normalise(field, valueAt(sent, path))), {}), ...beside };
    return payload;
  }
  const { states, values, summary } = await checkForm(seen, sent, { today });
  for (const [path, { error, helper = '' }] of Object.entries(states)) if (error) addFault(payload, { formPath: path, summary }, helper);
  payload.value = { ...pickValues(seen, values, holdsValue), ...beside };
  return payload;
}

/** An object schema by its shape; when keys and further properties are right, the form judges the rest. */
const BodyType = z.core.$constructor<BodySchema, BodyDef>('FormBody', (inst, def) => {
  z.core.$ZodObject.init(inst as never, def);
  const parseShape = inst._zod.parse;
  inst._zod.parse = async (payload, context) => {
    const shaped = await parseShape(payload, context);
    return shaped.issues.length > 0 ? shaped : judge(shaped, def, context as Partial<FormContext>);
  };
});

/** Whether a schema is a form's body: it is parsed asynchronously and needs the day. */
export const isFormBody = (schema: z.core.$ZodType): boolean => schema instanceof BodyType;

/** The field and summary sentence of an issue that a form raised. */
export function formFaultOf(issue: z.core.$ZodIssue): FormFault | undefined {
  return issue.code === 'custom' && typeof issue.params?.['formPath'] === 'string' ? (issue.params as unknown as FormFault) : undefined;
}

/** Any value passes here; its JSON Schema is that of the field. */
function fieldSchema(placed: PlacedField): z.core.$ZodType {
  const any = z.unknown();
  z.globalRegistry.add(any, jsonShapeOf(placed));
  return z.optional(any);
}

const isMember = ({ path }: PlacedField): boolean => path.includes('.');
const nameOf = ({ path }: PlacedField): string => path.split('.').at(-1) ?? path;

/** Whoever sends the body, and whatever the other values are. */
const isDemanded = (placed: PlacedField): boolean => isAlwaysRequired(placed) && isForAll(placed);

/** Properties of one level and the names among them that are always required. */
function levelOf(fields: readonly PlacedField[]): { readonly shape: Record<string, z.core.$ZodType>; readonly required: readonly string[] } {
  return { shape: Object.fromEntries(fields.map((placed) => [nameOf(placed), fieldSchema(placed)])), required: fields.filter(isDemanded).map(nameOf) };
}

function groupSchema(fields: readonly PlacedField[], isChanges: boolean): z.core.$ZodType {
  const { shape, required } = levelOf(fields);
  const group = z.strictObject(shape);
  if (required.length > 0 && !isChanges) z.globalRegistry.add(group, { required: [...required] });
  return z.nullish(group);
}

/**
 * The schema of a call's body, `body: formBody(unitForm)`, or of a part of it, `z.strictObject({ values: formBody(x) })`;
 * `extra` are further properties beside the fields (`{ rowVersion: z.int() }`). Unknown keys are refused. Its parse is
 * asynchronous, takes the context of `asOf` and answers every field in its stored form: normalised, computed anew,
 * hidden or missing ones null. Its issues carry the sentences of `checkForm`, keyed by path. Ids of lists that only the
 * database knows are left to its foreign keys.
 * A field whose class the sender does not hold is refused (403, even with null) and missing in the answer: its type is
 * optional, and `withUnseen` makes the row to store of the answer and the stored one.
 */
export const formBody = <const D extends FormDefinition, const E extends Extra = Record<never, never>>(definition: D, extra?: E): FormBody<D, E> =>
  bodyType(definition, extra, false) as unknown as FormBody<D, E>;

/**
 * The schema of changes of a stored row: what is left out stays, null empties. The classes are kept as by `formBody` and
 * the values come out in stored form, but they can be judged only together with the stored row: `changedRow` of
 * platform/forms does. Beside it the page says `changesOnly`.
 */
export const formChanges = <const D extends FormDefinition, const E extends Extra = Record<never, never>>(definition: D, extra?: E): FormChanges<D, E> =>
  bodyType(definition, extra, true) as unknown as FormChanges<D, E>;

function bodyType(definition: FormDefinition, extra: Extra | undefined, isChanges: boolean): z.core.$ZodType {
  const fields = fieldsOf(definition).filter(holdsValue);
  const { shape, required } = levelOf(fields.filter((placed) => !isMember(placed)));
  const members = Map.groupBy(fields.filter(isMember), ({ path }) => path.split('.')[0] ?? path);
  for (const [group, inside] of members) shape[group] = groupSchema(inside, isChanges);
  const needed = isChanges ? [] : [...required, ...[...members].filter(([, inside]) => inside.some(isDemanded)).map(([group]) => group)];
  const body = new BodyType({ type: 'object', shape: { ...shape, ...extra }, catchall: z.never(), definition, extra: Object.keys(extra ?? {}), isChanges });
  const neededExtra = Object.entries(extra ?? {}).filter(([, schema]) => schema._zod.optin === undefined);
  const all = [...needed, ...neededExtra.map(([name]) => name)];
  if (all.length > 0) z.globalRegistry.add(body, { required: all });
  return body;
}
