/** Which of its cases a call gets on a common day, and which come at night: no kind of value and no kind of case is left out. */
import type { AnyCall } from '#kernel/call.ts';
import { type FuzzCase, schemaOf } from './fuzz-cases.ts';
import type { Json } from './schema-values.ts';

/** What a call takes, leaf by leaf, without the names: two calls that take the same kinds of value are the same to what reads their input. */
function kindsOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(kindsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, anyOf, oneOf, allOf, additionalProperties, type, format, pattern } = schema as Json;
  const deeper = [...Object.values(properties as object), items, anyOf, oneOf, allOf, additionalProperties].flatMap(kindsOf);
  return type === 'object' || type === undefined ? deeper : [JSON.stringify([type, format, pattern, items === undefined ? null : kindsOf(items)]), ...deeper];
}

const kindsIn = ({ query, body }: AnyCall): readonly string[] => ['any', ...kindsOf(schemaOf(query)), ...kindsOf(schemaOf(body))];

/** Notes kinds; answers whether one of them was new. */
function hasNew(known: Set<string>, kinds: readonly string[]): boolean {
  const { size } = known;
  for (const kind of kinds) known.add(kind);
  return known.size > size;
}

/** How many cases a call of a family gets, when others of its family have had every case for every kind of value it takes. */
const FEW = 40;
/** One of so many cases that never reach a handler of its own, when other calls have had all of them for every kind of value it takes. */
const ONE_OF = 4;
/** One of so many of those that are the same at every call, some of a megabyte. */
const ONE_OF_SAME = 8;
/** One of so many right inputs, which do reach the handler. */
const ONE_OF_RIGHT = 2;

/** What a case tries: without the field in which it does, and without which of the strange headers, queries or texts it is. */
const classOf = ({ name }: FuzzCase): string => name.replace(/ in .*$|^(query|header) .*$/, '$1');

/** A case that is alone in its class and tries no field of its own: what reads a body, an upload or a header is the same at every call. */
const isOfNoField = ([one, ...others]: readonly FuzzCase[]): boolean => one !== undefined && others.length === 0 && !one.name.includes(' in ');

/** Every so many-th, at least one of what there is. */
function inTurn<T>(all: readonly T[], oneOf: number, turn: number): readonly T[] {
  const step = Math.max(1, Math.min(oneOf, all.length));
  return all.filter((_, at) => at % step === turn % step);
}

/** Each class of cases in turns, none left out: a part of each class, and of those with a single case (a megabyte of text, a sheet of NULs) a part of them. */
function inTurns(cases: readonly FuzzCase[], turn: number): ReadonlySet<FuzzCase> {
  const classes = [...Map.groupBy(cases, classOf).values()];
  const single = classes.filter(isOfNoField).flat();
  const larger = classes.filter((alike) => !isOfNoField(alike));
  return new Set([...inTurn(single, ONE_OF_SAME, turn), ...larger.flatMap((alike) => inTurn(alike, ONE_OF, turn))]);
}

/** A question that is asked once more is answered once more in the same way. */
const withoutRepeats = ({ method }: AnyCall, cases: readonly FuzzCase[]): readonly FuzzCase[] =>
  method === 'GET' ? [...new Map(cases.map((one) => [JSON.stringify(one.request), one])).values()] : cases;

/**
 * The cases of each call. Every kind of value is tried in full at the first call that takes it. A later one gets half of the right inputs, some
 * forty, since its handler is its own, and of the others each class in turns; one that a factory made like another gets a few of all, in turns too, so that together they
 * try every case. `isWhole` (nightly) gives all to all.
 */
export function shareCases<R extends { readonly call: AnyCall; readonly family?: string }>(
  routes: readonly R[],
  isWhole: boolean,
): (route: R, cases: readonly FuzzCase[]) => readonly FuzzCase[] {
  const tried = new Map<string | undefined, Set<string>>();
  const turns = new Map<R, number>();
  for (const route of isWhole ? [] : routes) {
    const known = tried.get(route.family) ?? new Set();
    tried.set(route.family, known);
    if (!hasNew(known, kindsIn(route.call))) turns.set(route, turns.size);
  }
  return (route, cases) => {
    const turn = turns.get(route);
    if (isWhole) return cases;
    if (turn === undefined) return withoutRepeats(route.call, cases);
    if (route.family === undefined) {
      const [right = [], others = []] = [true, false].map((wanted) => cases.filter(({ isRight = false }) => isRight === wanted));
      const own = new Set([...inTurn(right, ONE_OF_RIGHT, turn), ...inTurns(others, turn)]);
      return withoutRepeats(
        route.call,
        cases.filter((one) => own.has(one)),
      );
    }
    const step = Math.max(1, Math.floor(cases.length / FEW));
    return cases.filter((_, at) => at % step === turn % step);
  };
}
