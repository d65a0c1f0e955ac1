/** Places inside a JSON value: every object in it, to put one more property into each. */
import type { Json } from './schema-values.ts';

export type Place = readonly (string | number)[];

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths to all objects in a value, the value itself first. */
export function objectPlaces(value: unknown, at: Place = []): Place[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => objectPlaces(item, [...at, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([name, one]) => objectPlaces(one, [...at, name]))
      : [];
  return isObject(value) ? [at, ...inner] : inner;
}

/** JSON text of a value with one more property (JSON text) in the object at a place: `__proto__` too, which no object literal holds. */
export function textWith(value: unknown, place: Place, name: string, property: string): string {
  const [step, ...rest] = place;
  if (step === undefined) {
    const others = Object.entries(value as Json).filter(([one]) => one !== name);
    return `{${[`${JSON.stringify(name)}:${property}`, ...others.map(([one, inner]) => `${JSON.stringify(one)}:${JSON.stringify(inner)}`)].join(',')}}`;
  }
  if (Array.isArray(value)) return `[${value.map((item, index) => (index === step ? textWith(item, rest, name, property) : JSON.stringify(item))).join(',')}]`;
  return `{${Object.entries(value as Json)
    .map(([one, inner]) => `${JSON.stringify(one)}:${one === step ? textWith(inner, rest, name, property) : JSON.stringify(inner)}`)
    .join(',')}}`;
}

const choicesOf = (schema: Json): readonly Json[] => (['anyOf', 'oneOf'] as const).flatMap((key) => (Array.isArray(schema[key]) ? (schema[key] as Json[]) : []));

/** The schemas of the objects that may stand at a place; none where the schema says nothing of it. */
export function schemasAt(schema: Json, [step, ...rest]: Place): Json[] {
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices.flatMap((choice) => schemasAt(choice, step === undefined ? [] : [step, ...rest]));
  if (step === undefined) return schema['type'] === 'object' ? [schema] : [];
  const inner = typeof step === 'number' ? schema['items'] : ((schema['properties'] as Json | undefined)?.[step] ?? schema['additionalProperties']);
  return isObject(inner) ? schemasAt(inner, rest) : [];
}
