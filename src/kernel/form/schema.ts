/**
 * The body of a call made of a form's definition. Its JSON Schema shows each field by type; what may be stored is said
 * by `checkForm` alone, so that browser and server can never disagree.
 */
import { z } from '#kernel/schema.ts';
import { checkForm } from './check.ts';
import { holdsValue, pickValues } from './compute.ts';
import { type FormDefinition, type FormValues, fieldsOf, type PlacedField, type ValuesOf, valueAt } from './definition.ts';
import { isAlwaysRequired, jsonShapeOf } from './json-shape.ts';

type PartOf<V> = V extends readonly unknown[] ? V : V extends object ? Partial<V> : V;
/** What a caller sends: stored values, or what a person would type; a field left out is empty. */
export type ValuesInput<D extends FormDefinition> = { readonly [K in keyof ValuesOf<D>]?: PartOf<ValuesOf<D>[K]> | null };

type Extra = Readonly<Record<string, z.core.$ZodType>>;

export type FormBody<D extends FormDefinition, E extends Extra = Record<never, never>> = z.ZodMiniType<
  ValuesOf<D> & { [K in keyof E]: z.output<E[K]> },
  ValuesInput<D> & { [K in keyof E]: z.input<E[K]> }
>;

interface BodyDef extends z.core.$ZodObjectDef {
  readonly definition: FormDefinition;
  readonly extra: readonly string[];
}

interface BodySchema extends z.core.$ZodType {
  _zod: z.core.$ZodTypeInternals & { def: BodyDef };
}

/** What a form's issue carries in `params` besides its sentence. */
interface FormFault {
  readonly formPath: string;
  readonly summary: string | undefined;
}

interface FormContext extends z.core.ParseContext<z.core.$ZodIssue> {
  readonly today: string;
}

/** Context of a parse: `z.safeParseAsync(schema, input, asOf(today))`. A form cannot be judged without the day. */
export const asOf = (today: string): z.core.ParseContext<z.core.$ZodIssue> => ({ reportInput: true, today }) as FormContext;

async function judge(payload: z.core.ParsePayload, { definition, extra }: BodyDef, today: string | undefined): Promise<z.core.ParsePayload> {
  if (today === undefined) throw new Error(`form ${definition.key} is parsed without a day: give the context of asOf`);
  const sent = payload.value as FormValues;
  const { states, values, summary } = await checkForm(definition, sent, { today });
  for (const [path, { error, helper = '' }] of Object.entries(states)) {
    const params: FormFault = { formPath: path, summary };
    if (error) payload.issues.push({ code: 'custom', message: helper, params: { ...params }, path: path.split('.'), input: valueAt(sent, path) });
  }
  payload.value = { ...pickValues(definition, values, holdsValue), ...Object.fromEntries(extra.flatMap((name) => (name in sent ? [[name, sent[name]]] : []))) };
  return payload;
}

/** An object schema by its shape; when keys and further properties are right, the form judges the rest. */
const BodyType = z.core.$constructor<BodySchema, BodyDef>('FormBody', (inst, def) => {
  z.core.$ZodObject.init(inst as never, def);
  const parseShape = inst._zod.parse;
  inst._zod.parse = async (payload, context) => {
    const shaped = await parseShape(payload, context);
    return shaped.issues.length > 0 ? shaped : judge(shaped, def, (context as Partial<FormContext>).today);
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

/** Properties of one level and the names among them that are always required. */
function levelOf(fields: readonly PlacedField[]): { readonly shape: Record<string, z.core.$ZodType>; readonly required: readonly string[] } {
  return { shape: Object.fromEntries(fields.map((placed) => [nameOf(placed), fieldSchema(placed)])), required: fields.filter(isAlwaysRequired).map(nameOf) };
}

function groupSchema(fields: readonly PlacedField[]): z.core.$ZodType {
  const { shape, required } = levelOf(fields);
  const group = z.strictObject(shape);
  if (required.length > 0) z.globalRegistry.add(group, { required: [...required] });
  return z.nullish(group);
}

/**
 * The schema of a call's body, `body: formBody(unitForm)`, or of a part of it, `z.strictObject({ values: formBody(x) })`;
 * `extra` are further properties beside the fields (`{ rowVersion: z.int() }`). Unknown keys are refused. Its parse is
 * asynchronous, takes the context of `asOf` and answers every field in its stored form: normalised, computed anew,
 * hidden or missing ones null. Its issues carry the sentences of `checkForm`, keyed by path. Ids of lists that only the
 * database knows are left to its foreign keys.
 */
export function formBody<const D extends FormDefinition, const E extends Extra = Record<never, never>>(definition: D, extra?: E): FormBody<D, E> {
  const fields = fieldsOf(definition).filter(holdsValue);
  const { shape, required } = levelOf(fields.filter((placed) => !isMember(placed)));
  const members = Map.groupBy(fields.filter(isMember), ({ path }) => path.split('.')[0] ?? path);
  for (const [group, inside] of members) {
    shape[group] = groupSchema(inside);
  }
  const needed = [...required, ...[...members].filter(([, inside]) => inside.some(isAlwaysRequired)).map(([group]) => group)];
  const body = new BodyType({ type: 'object', shape: { ...shape, ...extra }, catchall: z.never(), definition, extra: Object.keys(extra ?? {}) });
  const neededExtra = Object.entries(extra ?? {}).filter(([, schema]) => schema._zod.optin === undefined);
  const all = [...needed, ...neededExtra.map(([name]) => name)];
  if (all.length > 0) z.globalRegistry.add(body, { required: all });
  return body as unknown as FormBody<D, E>;
}
