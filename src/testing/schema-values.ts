/** Values for a schema: right ones, ones with one fault, and ones that only an attacker sends. */
import fc from 'fast-check';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

export type Json = Readonly<Record<string, unknown>>;

/** The same answer for the same object: the matrices ask for each schema once for every actor, place and text. */
function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as V) : make(key);
    known.set(key, value);
    return value;
  };
}

/** JSON Schema of what a caller may send. */
export const inputSchema = remembered((schema: $ZodType): Json => toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Json);

/** Values that the data of a test can answer, by property name: a partyId that exists is worth more than a random one. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const record = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {});
const number = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Letters of both scripts, ZWNJ, digits of three kinds, signs and an emoji: what people and programs type. */
const letters = ['a', 'Z', '0', '9', ' ', '-', '_', '.', '@', '%', "'", '"', '\\', '<', '\u0639', '\u06cc', '\u064a', '\u0643', '\u200c', '\u06f5', '\u0665', '\u{1f600}'];

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  guid: fc.uuid(),
  date: day,
  'date-time': day.map((text) => `${text}T00:00:00Z`),
  email: fc.emailAddress(),
};

function stringOf(schema: Json): fc.Arbitrary<string> {
  const [least, most] = [number(schema['minLength'], 0), Math.min(number(schema['maxLength'], 30), 60)];
  const free = fc.string({ unit: fc.constantFrom(...letters), minLength: least, maxLength: Math.max(least, most) });
  const format = formats[String(schema['format'])];
  if (format) return format;
  if (typeof schema['pattern'] !== 'string') return free;
  // fast-check knows most, not all, of the syntax; what it cannot read is tried with free text
  try {
    return fc.stringMatching(new RegExp(schema['pattern']));
  } catch {
    return free;
  }
}

function numberOf(schema: Json): fc.Arbitrary<number> {
  const least = number(schema['minimum'], number(schema['exclusiveMinimum'], -1_000_000));
  const most = number(schema['maximum'], number(schema['exclusiveMaximum'], 1_000_000));
  const [min, max] = [Math.ceil(Math.max(least, -1_000_000_000)), Math.floor(Math.min(most, 1_000_000_000))];
  return schema['type'] === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

function objectOf(schema: Json, root: Json, known: KnownValues): fc.Arbitrary<unknown> {
  const properties = Object.entries(record(schema['properties'])).map(([name, inner]) => {
    const free = validOf(record(inner), root, known);
    const values = known[name];
    return [name, values ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: free }) : free] as const;
  });
  const requiredKeys = list(schema['required']).filter((name): name is string => properties.some(([one]) => one === name));
  const whole = fc.record(Object.fromEntries(properties), { requiredKeys, noNullPrototype: true });
  // with every optional property there is one more rule to break: half of the values have none of them
  const least = fc.record(Object.fromEntries(properties.filter(([name]) => requiredKeys.includes(name))), { noNullPrototype: true });
  const fixed = fc.oneof(whole, least);
  const more = schema['additionalProperties'];
  if (properties.length > 0 || typeof more !== 'object') return fixed;
  return fc.dictionary(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 }), validOf(record(more), root, known), { maxKeys: 3, noNullPrototype: true });
}

/** Values the schema allows; refinements (check digits, repeated passwords) it cannot tell may still refuse them. */
export function validOf(schema: Json, root: Json = schema, known: KnownValues = {}): fc.Arbitrary<unknown> {
  if (typeof schema['$ref'] === 'string') return validOf(record(record(root['$defs'])[schema['$ref'].replace('#/$defs/', '')]), root, known);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  if ('const' in schema) return fc.constant(schema['const']);
  const choices = [...list(schema['anyOf']), ...list(schema['oneOf'])];
  // `anyOf` of bare types is written as a list of types
  if (Array.isArray(schema['type'])) return fc.oneof(...schema['type'].map((type: unknown) => validOf({ ...schema, type }, root, known)));
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => validOf(record(choice), root, known)));
  switch (schema['type']) {
    case 'string':
      return stringOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(validOf(record(schema['items']), root, known), { minLength: number(schema['minItems'], 0), maxLength: Math.min(number(schema['maxItems'], 4), 4) });
    case 'object':
      return objectOf(schema, root, known);
    default:
      return fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  }
}

/** Texts no call may store: NUL, other controls, halves of surrogate pairs, direction overrides. */
export const forbiddenTexts = ['\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', 'ab\u202ecd', '\u2066x\u2069', '\u0007', '\u001b[31m'] as const;

/** Values of a kind no field expects. */
const strangeValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1e308, 2 ** 53, '', [], {}, [[]], ['a', 'b'], { a: 1 }, { $gt: '' }, 'null', 'NaN', '-0', "' or 1=1 --", '%', '\u200c', '\u200f'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A right value in which one property is missing or holds something strange. */
export function faultyOf(schema: Json, known: KnownValues = {}): fc.Arbitrary<unknown> {
  const names = Object.keys(record(schema['properties']));
  if (names.length === 0) return strangeValues;
  return fc.tuple(validOf(schema, schema, known), fc.constantFrom(...names), fc.option(strangeValues, { nil: undefined })).map(([value, name, strange]) => {
    const { [name]: _, ...rest } = record(value);
    return strange === undefined ? rest : { ...rest, [name]: strange };
  });
}

const bareSampleOf = remembered((schema: Json): Json => record(fc.sample(validOf(schema), { seed: 1405, numRuns: 1 })[0]));

/** A value on which everybody agrees: the same schema gives the same sample in every run. Known values win. */
export function sampleOf(schema: Json, known: KnownValues = {}): Json {
  const sample = bareSampleOf(schema);
  const names = Object.keys(record(schema['properties']));
  return { ...sample, ...Object.fromEntries(names.flatMap((name) => (known[name] ? [[name, known[name][0]]] : []))) };
}

/** The least that the schema lets pass: required properties, and those whose value is known. */
export function leastOf(schema: Json, known: KnownValues = {}): Json {
  const needed = list(schema['required']);
  return Object.fromEntries(Object.entries(sampleOf(schema, known)).filter(([name]) => needed.includes(name) || name in known));
}

const deep = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const HUGE = 1_000_000;
const LONG = 100_000;

export interface HostileBody {
  readonly name: string;
  /** JSON text, because no object of this language holds what some of them say. */
  readonly text: string;
}

/** Bodies no call accepts, whatever its schema: the answer is a refusal of the input (400 or 413). `takenText`: how long a text the call takes, where that is longer than elsewhere. */
export function hostileBodies(schema: Json, known: KnownValues = {}, takenText = 0): HostileBody[] {
  const sample = sampleOf(schema, known);
  const names = Object.keys(record(schema['properties']));
  const first = names[0] ?? 'a';
  /** The sample with one more property, or another value for one it has, in JSON text. */
  const withKey = (key: string, value: string): string => {
    const rest = Object.entries(sample).filter(([name]) => name !== key);
    return `{${[`${JSON.stringify(key)}:${value}`, ...rest.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`)].join(',')}}`;
  };
  return [
    { name: 'an unknown key', text: withKey('thisKeyIsUnknown', '1') },
    ...['__proto__', 'constructor', 'prototype'].map((key) => ({ name: `key ${key}`, text: withKey(key, '{"isAdmin":true}') })),
    ...forbiddenTexts.flatMap((text, index) => names.map((name) => ({ name: `forbidden text ${index} in ${name}`, text: JSON.stringify({ ...sample, [name]: text }) }))),
    { name: 'forbidden text in a key', text: withKey('a\u0000', '1') },
    { name: 'a megabyte of text', text: JSON.stringify({ ...sample, [first]: 'x'.repeat(HUGE + takenText) }) },
    { name: 'a long text below the limit of bodies', text: JSON.stringify({ ...sample, [first]: 'y'.repeat(Math.max(LONG, takenText + 1)) }) },
    { name: 'deep nesting', text: withKey(first, deep(200)) },
    { name: 'very deep nesting', text: deep(20_000) },
    { name: 'a very long list', text: withKey(first, `[${'0,'.repeat(60_000)}0]`) },
    ...['{', '{"a":}', "{'a':1}", '\ufeff{}x', 'undefined', '{"a":1', '[1,2', 'NaN'].map((text) => ({ name: `broken JSON ${text}`, text })),
    // null is no body, like an empty one
    ...['[]', '"text"', '1', 'true'].map((text) => ({ name: `a body that is no object: ${text}`, text })),
  ];
}
