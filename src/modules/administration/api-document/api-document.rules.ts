/** Reads the OpenAPI document of the server: calls in the order of their slices, schemas as flat rows. Pure. */

/** What this page reads of a JSON schema (draft 2020-12, as the server computes it from the contracts). */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-permission': string | readonly string[];
  readonly 'x-scope': string;
  readonly parameters: readonly ApiParameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Folder of the slice below src. */
  readonly slice: string;
  /** Permission keys, or the one word `public` or `session`. */
  readonly permissions: readonly string[];
  readonly scope: string;
  readonly parameters: readonly ApiParameter[];
  readonly body?: JsonSchema;
  /** Absent when the call answers raw bytes. */
  readonly reply?: JsonSchema;
  /** Content type of the answer. */
  readonly replyType: string;
  readonly refusals: readonly string[];
}

export interface ApiSlice {
  readonly slice: string;
  readonly calls: readonly ApiCall[];
}

const JSON_TYPE = 'application/json';

function callOf(path: string, method: string, operation: Operation): ApiCall {
  const [replyType, reply] = Object.entries(operation.responses['200']?.content ?? {})[0] ?? [JSON_TYPE, undefined];
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const permission = operation['x-permission'];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    slice: operation.tags[0] ?? '',
    permissions: typeof permission === 'string' ? [permission] : permission,
    scope: operation['x-scope'],
    parameters: operation.parameters,
    ...(body ? { body } : {}),
    ...(reply && replyType === JSON_TYPE ? { reply: reply.schema } : {}),
    replyType,
    refusals: Object.keys(operation.responses).filter((status) => Number(status) >= 400),
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function callsOf(document: OpenApiDocument): ApiCall[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => callOf(path, method, operation)));
  return calls.sort((a, b) => byText(a.slice, b.slice) || byText(a.path, b.path) || byText(a.method, b.method));
}

/** Calls that hold every word of the filter somewhere in method, path, summary, slice or permission. */
export function filterCalls(calls: readonly ApiCall[], filter: string): readonly ApiCall[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return calls;
  return calls.filter(({ method, path, summary, slice, permissions }) => {
    const text = [method, path, summary, slice, ...permissions].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export const bySlice = (calls: readonly ApiCall[]): ApiSlice[] => [...Map.groupBy(calls, ({ slice }) => slice)].map(([slice, own]) => ({ slice, calls: own }));

/** A field of a body or reply; `depth` counts from zero. */
export interface SchemaRow {
  readonly key: string;
  readonly name: string;
  readonly depth: number;
  readonly type: string;
  readonly isRequired: boolean;
}

const MAX_DEPTH = 6;

type Definitions = Readonly<Record<string, JsonSchema>>;

const resolve = (schema: JsonSchema, definitions: Definitions): JsonSchema => (schema.$ref === undefined ? schema : (definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}));

/** `1..50`, `..50`; zod says the ends of its own integers too, which tell nothing. */
function range(low: number | undefined, high: number | undefined): string {
  const from = low === undefined || low <= Number.MIN_SAFE_INTEGER ? '' : String(low);
  const to = high === undefined || high >= Number.MAX_SAFE_INTEGER ? '' : String(high);
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** The type in the notation of TypeScript, limits behind it. */
export function typeText(schema: JsonSchema, definitions: Definitions = {}): string {
  const own = resolve(schema, definitions);
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.enum) return own.enum.map((value) => JSON.stringify(value)).join(' | ');
  const parts = own.anyOf ?? own.oneOf ?? own.allOf;
  if (parts) return [...new Set(parts.map((part) => typeText(part, definitions)))].join(own.allOf ? ' & ' : ' | ');
  if (own.type === 'array') {
    const inner = typeText(own.items ?? {}, definitions);
    const limit = range(own.minItems, own.maxItems);
    return `${inner.includes(' ') ? `(${inner})` : inner}[]${limit === '' ? '' : ` ${limit}`}`;
  }
  if (own.type === 'object' && typeof own.additionalProperties === 'object' && !own.properties) return `{ [name]: ${typeText(own.additionalProperties, definitions)} }`;
  const type = own.type === undefined ? 'any' : typeof own.type === 'string' ? own.type : own.type.join(' | ');
  return [type, own.format, range(own.minLength ?? own.minimum, own.maxLength ?? own.maximum)].filter(Boolean).join(' ');
}

/** The object whose fields stand below a schema: itself, its items, its entries, or the object among its alternatives. */
function objectIn(schema: JsonSchema, definitions: Definitions): JsonSchema | undefined {
  const own = resolve(schema, definitions);
  if (own.properties) return own;
  const inner = own.items ?? (typeof own.additionalProperties === 'object' ? own.additionalProperties : undefined);
  if (inner) return objectIn(inner, definitions);
  for (const part of own.anyOf ?? own.oneOf ?? own.allOf ?? []) {
    const found = objectIn(part, definitions);
    if (found) return found;
  }
  return undefined;
}

/** The fields of a schema, each followed by its own; a schema that holds itself is not entered twice. */
export function schemaRows(schema: JsonSchema): SchemaRow[] {
  const definitions = schema.$defs ?? {};
  const rows: SchemaRow[] = [];
  const enter = (object: JsonSchema, path: string, above: readonly JsonSchema[]): void => {
    for (const [name, field] of Object.entries(object.properties ?? {})) {
      const key = `${path}.${name}`;
      rows.push({ key, name, depth: above.length, type: typeText(field, definitions), isRequired: object.required?.includes(name) ?? false });
      const inner = objectIn(field, definitions);
      if (inner && inner !== object && !above.includes(inner) && above.length < MAX_DEPTH) enter(inner, key, [...above, object]);
    }
  };
  const top = objectIn(schema, definitions);
  if (top) enter(top, '', []);
  return rows;
}
