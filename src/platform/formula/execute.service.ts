/** Counts formulas for whoever asks, with what they give and what they may know. */

import type { FieldClass } from '#kernel/entity.ts';
import { compileSet, type FormulaSet, type Result } from '#kernel/formula/formula.ts';
import { namesInText } from '#kernel/formula/names.ts';
import type { Named, Value } from '#kernel/formula/values.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { executeFormulas } from './execute.contract.ts';
import { executeErrors } from './execute.errors.ts';
import messages from './execute.messages.fa.ts';
import { sourcesOf } from './execute-sources.service.ts';
import type { FormulaName, LibraryFormula, LibraryLook, LibraryName, Subject } from './formula.define.ts';
import { readKnown } from './known.service.ts';
import { mayKnow, namedOf } from './names.rules.ts';
import { subjectsIn } from './people.store.ts';
import { allVocabularies, namesFor } from './registry.server.ts';
import { exactOf, explanationWriter, NO_VALUE, namedBy, readTable, readValue, writeValue } from './wire.rules.ts';

type Asking = Context<typeof executeFormulas>;

/** Milliseconds for one counting beside its counted steps. */
const MOST_TIME = 200;

/** What is given in the call, by name. */
function givenIn({ values, tables = {} }: Asking['body']): Map<string, ReturnType<typeof readValue>> {
  const given = new Map<string, ReturnType<typeof readValue>>(Object.entries(tables).map(([name, table]) => [name, readTable(name, table)]));
  for (const [name, value] of Object.entries(values)) given.set(name, readValue(value));
  return given;
}

function namedGiven({ tables = {} }: Asking['body'], name: string, value: ReturnType<typeof readValue>): Named {
  return Object.hasOwn(tables, name) ? { type: 'table', keys: tables[name]?.keys } : namedBy(value);
}

/** Names of what is read about a person, whose classes are a trace of the reading. */
function classesRead(asked: ReadonlySet<string>, offered: ReadonlyMap<string, FormulaName | LibraryName>): FieldClass[] {
  const ofPeople = new Set(allVocabularies().flatMap((one) => (one.of === 'person' ? one.names.map(({ code }) => code) : [])));
  const names = [...asked].flatMap((code) => offered.get(code) ?? []);
  const read = names.filter((name) => ofPeople.has(name.code) || ('kind' in name && name.kind === 'inputFactor'));
  return [...new Set(read.flatMap((name) => [name.class, ...(name.fields ?? []).map((field) => field.class)]))];
}

const sourceOf = (name: FormulaName | LibraryName | undefined, isGiven: boolean, day: string) => {
  if (isGiven || !name) return { kind: 'given' as const };
  if ('kind' in name) return { kind: name.kind, id: name.id, title: name.title, day: name.fromDate, version: name.version };
  return { kind: 'vocabulary' as const, id: name.code, title: name.title, day };
};

const formulaSource = ({ id, title, fromDate, version }: LibraryFormula) => ({ kind: 'formula' as const, id, title, day: fromDate, version });

/** A value that is kept from the asker is a fault of its own, told by name alone. */
function resultOf(result: Result, type: Named['type'], withheld: ReadonlySet<string>, say: (name: string) => string) {
  if (result.ok) return { type, value: writeValue(result.value), ...exactOf(result.value), steps: result.steps };
  const { code, message, from, to, name, formula } = result.fault;
  const isKept = code === 'wrongType' && name !== undefined && withheld.has(name);
  return { error: { ...(isKept ? { code: 'withheld', message: messages.execute.withheld(say(name)) } : { code, message }), from, to, name, formula } };
}

function counted(set: FormulaSet, values: ReadonlyMap<string, unknown>, isExplained: boolean): ReadonlyMap<string, Result> {
  const end = performance.now() + MOST_TIME;
  return set[isExplained ? 'explain' : 'run'](values, () => performance.now() > end);
}

async function subjectOf({ tx, rows, body: { partyRelationshipId: id } }: Asking): Promise<Subject | undefined> {
  if (id === undefined) return undefined;
  const [subject] = await subjectsIn({ db: tx }, rows, [id]);
  if (!subject) throw httpErrors.error('notFound');
  return subject;
}

/** Throws notFound of a person out of reach or an unknown formula, textFaults with all of them, formulasUnclear. */
export async function execute(asking: Asking) {
  const { tx, rows, actor, today, body, recordRead } = asking;
  const look: LibraryLook = { db: tx, rows, actor, day: body.asOf ?? today };
  const subject = await subjectOf(asking);
  const offered = new Map((await namesFor(look, undefined)).map((name) => [name.code, name]));
  const given = givenIn(body);
  const names = new Map<string, Named>([...offered].map(([code, name]) => [code, namedOf(name)]));
  for (const [name, value] of given) if (!names.has(name) || Object.hasOwn(body.tables ?? {}, name)) names.set(name, namedGiven(body, name, value));

  const { sources, library } = await sourcesOf(look, body.formulas ?? [], body.formulaIds ?? [], names);
  for (const { code } of sources) if (!given.has(code)) names.delete(code);
  const set = compileSet(sources, names);
  if (set.faults.length > 0) throw executeErrors.error('textFaults', { data: { faults: set.faults } });

  const asked = [...new Set(sources.flatMap(({ text }) => namesInText(text)))].filter((name) => names.has(name));
  const held = classesOf(actor, executeFormulas)(subject?.partyId);
  const open = asked.filter((name) => !given.has(name));
  const withheld = new Set(open.filter((name) => !mayKnow(held, offered.get(name) as FormulaName)));
  const read = new Set(open.filter((name) => !withheld.has(name)));
  const known = (await readKnown(look, read, subject ? [subject] : []))(subject?.partyRelationshipId);
  if (subject) recordRead(subject.partyId, classesRead(read, offered));

  // what stands for a kept value is a value of no type, so that has and orElse cannot tell whether there is one
  const values = new Map<string, unknown>([...known, ...[...withheld].map((name) => [name, NO_VALUE] as const), ...given]);
  const results = counted(set, values, body.explain === true);
  const isTold = (code: string): boolean => body.ask === undefined || body.ask.includes(code);
  const told = sources.filter(({ code }) => isTold(code)).map((one) => [one, results.get(one.code) as Result] as const);
  const byCode = new Map(library.map((one) => [one.code, formulaSource(one)]));
  const sourceNamed = (name: string) => byCode.get(name) ?? (names.has(name) ? sourceOf(offered.get(name), given.has(name), look.day) : undefined);
  const write = explanationWriter(sourceNamed);
  return {
    order: [...set.order],
    results: Object.fromEntries(told.map(([{ code, type }, result]) => [code, resultOf(result, type, withheld, (name) => offered.get(name)?.title ?? name)])),
    args: asked.map((name) => argument(name, names.get(name) as Named, values.get(name), sourceNamed(name), withheld.has(name))),
    ...(body.explain === true && {
      explanation: Object.fromEntries(told.flatMap(([{ code }, result]) => (result.ok && result.explained ? [[code, write(result.explained)]] : []))),
    }),
  };
}

function argument(name: string, { title, type, unit }: Named, value: unknown, source: ReturnType<typeof sourceOf> | undefined, isKept: boolean) {
  return {
    ...{ name, title, type, unit, source },
    value: typeof value === 'symbol' ? null : writeValue(value as Value),
    ...(isKept && { withheld: true as const }),
  };
}
