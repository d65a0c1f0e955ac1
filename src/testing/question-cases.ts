/** Ways to ask a GET call, made from its contract: the least it takes, then each further parameter by itself. */
import type { AnyCall } from '#kernel/call.ts';
import { inputSchema, type Json, type KnownValues, leastOf } from './schema-values.ts';

/** Path below /api with its parameters filled in; an id of nothing where none is known. */
export const filledPath = ({ path }: Pick<AnyCall, 'path'>, known: KnownValues): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(known[name]?.[0] ?? '00000000-0000-7000-8000-000000000000')));

export const queryText = (query: Json): string => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
};

const propertiesOf = (call: AnyCall): readonly (readonly [name: string, schema: Json])[] =>
  call.query ? Object.entries((inputSchema(call.query)['properties'] ?? {}) as Record<string, Json>) : [];

/** Values a parameter is tried with: those that are known, those it lists, and the most of a number of rows. */
function valuesOf(name: string, schema: Json, known: KnownValues): readonly unknown[] {
  if (known[name]) return known[name];
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return name === 'pageSize' && typeof schema['maximum'] === 'number' ? [schema['maximum']] : [];
}

/** What the call cannot do without. */
export function neededOf(call: AnyCall, known: KnownValues): Json {
  if (!call.query) return {};
  const schema = inputSchema(call.query);
  const needed = (schema['required'] ?? []) as readonly string[];
  return Object.fromEntries(Object.entries(leastOf(schema, known)).filter(([name]) => needed.includes(name)));
}

export interface Questions {
  /** With nothing that can be left out, and about what is known. */
  readonly least: readonly Json[];
  /** Each parameter by itself, with every value it is tried with. */
  readonly further: readonly Json[];
}

const different = (queries: readonly Json[]): Json[] => [...new Map(queries.map((query) => [JSON.stringify(query), query])).values()];

/** Queries of a GET call. */
export function questionsOf(call: AnyCall, known: KnownValues): Questions {
  const needed = neededOf(call, known);
  const least = different([needed, call.query ? leastOf(inputSchema(call.query), known) : {}]);
  const further = propertiesOf(call).flatMap(([name, schema]) => valuesOf(name, schema, known).map((value) => ({ ...needed, [name]: value })));
  return { least, further: different([...least, ...further]).slice(least.length) };
}

/** Parameters in which somebody may type whatever they like. */
export const freeParameters = (call: AnyCall): string[] =>
  propertiesOf(call)
    .filter(([, { type, anyOf, enum: listed, format }]) => (type === 'string' || Array.isArray(anyOf)) && listed === undefined && format === undefined)
    .map(([name]) => name);
