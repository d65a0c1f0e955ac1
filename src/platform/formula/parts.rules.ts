/** What is wrong with the parts that slices declare. Pure. */
import { orderOf } from '#kernel/formula/comparing.ts';
import { functionNames } from '#kernel/formula/formula.messages.fa.ts';
import { compileSet } from '#kernel/formula/formula.ts';
import { Faults } from '#kernel/formula/tree.ts';
import type { Named } from '#kernel/formula/values.ts';
import { foldName, wordsOf } from '#kernel/formula/words.ts';
import type { FormulaFunction, FormulaName, FormulaPart, Vocabulary } from './formula.define.ts';
import { namedOf, nameOf } from './names.rules.ts';
import { partsOf } from './registry.server.ts';

const WORD = /^[A-Za-z][A-Za-z0-9_]*$/;
const USE = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/;

const twice = (codes: readonly string[]): string[] => [...new Set(codes.filter((code, at) => codes.indexOf(code) !== at))];

/** What is wrong with names that stand beside each other: two of one code or title, types that say too little. */
function* namesFaults(names: readonly FormulaName[], where: string): Iterable<string> {
  for (const code of twice(names.map(({ code }) => code))) yield `two names ${code} in ${where}`;
  for (const title of twice(names.map(({ title }) => foldName(title)))) yield `two names called ${title} in ${where}`;
  for (const { code, type, fields, options, unit } of names) {
    if ((type === 'list') !== (fields !== undefined)) yield `${code} is a ${type} ${fields ? 'with' : 'without'} fields`;
    if (options !== undefined && type !== 'text') yield `${code} is a ${type} with options`;
    if (unit !== undefined && type !== 'number' && type !== 'table') yield `${code} is a ${type} with a unit`;
    if (fields) yield* fieldsFaults(fields, code);
  }
}

function* fieldsFaults(fields: readonly FormulaName[], list: string): Iterable<string> {
  for (const { code, type } of fields) {
    if (!WORD.test(code)) yield `field ${code} of ${list} is no single word`;
    if (type === 'list' || type === 'table') yield `field ${code} of ${list} is a ${type}`;
  }
  yield* namesFaults(fields, list);
}

function* vocabularyFaults({ code, names }: Vocabulary): Iterable<string> {
  if (!WORD.test(code)) yield `vocabulary ${code} is no single word`;
  for (const name of names) {
    const [beginning, word = '', ...more] = name.code.split('.');
    if (beginning !== code || !WORD.test(word) || more.length > 0) yield `${name.code} is no name of vocabulary ${code}`;
  }
}

const ownNames: ReadonlySet<string> = new Set([...Object.keys(functionNames), ...Object.values(functionNames)].map(foldName));

/** Whether a title is read as one name that the language has no function of. */
function isCallable(title: string): boolean {
  const [word, end] = wordsOf(title, new Faults());
  return word?.is === 'name' && word.text === title && end?.is === 'end' && !ownNames.has(title);
}

/** What the parameter of a title asks of each record. */
const listFields = ({ takes }: FormulaFunction, title: string): ReadonlyMap<string, Named> =>
  new Map((takes.find((one) => one.title === title)?.fields ?? []).map(({ code, type }) => [code, { type }]));

/** Whether both come to the same. */
function holds(of: FormulaFunction, texts: FormulaFunction['examples'][number]): boolean {
  const sources = [texts.text, texts.result].map((text, at) => ({ code: `x${at}`, text, type: of.gives }));
  const { lists = {} } = texts;
  const taken = Object.keys(lists).map((title): [string, Named] => [title, { type: 'list', fields: listFields(of, title) }]);
  const set = compileSet(sources, new Map<string, Named>([[of.code, namedOf(nameOf(of))], ...taken]));
  if (set.faults.length > 0) return false;
  const given = new Map(Object.entries(lists).map(([title, records]) => [title, records.map((record) => new Map(Object.entries(record)))]));
  const [called, result] = [...set.run(given).values()];
  return called?.ok === true && result?.ok === true && orderOf(of.gives, called.value, result.value) === 0;
}

function* functionFaults(of: FormulaFunction): Iterable<string> {
  const { code, title, takes, examples } = of;
  if (!USE.test(code)) yield `function ${code} is not written slice.what`;
  if (!isCallable(title)) yield `function ${code} is called ${title}, which is no word of its own`;
  if (takes.length === 0 || takes[0]?.isOptional) yield `function ${code} may be called with nothing`;
  if (takes.some(({ isOptional }, at) => isOptional && takes.slice(at).some((behind) => !behind.isOptional)))
    yield `function ${code} needs what stands behind what may be left out`;
  for (const one of takes) if ((one.type === 'list') !== (one.fields !== undefined)) yield `function ${code} takes a ${one.type} ${one.fields ? 'with' : 'without'} fields`;
  for (const field of takes.flatMap(({ fields = [] }) => fields)) if (!WORD.test(field.code)) yield `field ${field.code} of function ${code} is no single word`;
  if (examples.length === 0) yield `function ${code} has no example`;
  for (const example of examples) if (!holds(of, example)) yield `function ${code}: ${example.text} is not ${example.result}`;
}

/** Empty where the parts fit together. Titles are of one name among all vocabularies, since people write them. */
export function partFaults(parts: readonly FormulaPart[]): readonly string[] {
  const { vocabularies, uses, functions } = partsOf(parts);
  const codes = new Set(vocabularies.map(({ code }) => code));
  return [
    ...twice(vocabularies.map(({ code }) => code)).map((code) => `two vocabularies ${code}`),
    ...vocabularies.flatMap((vocabulary) => [...vocabularyFaults(vocabulary)]),
    ...namesFaults([...vocabularies.flatMap(({ names }) => names), ...functions.map(nameOf)], 'the vocabularies'),
    ...functions.flatMap((one) => [...functionFaults(one)]),
    ...twice(uses.map(({ code }) => code)).map((code) => `two uses of formulas ${code}`),
    ...uses.filter(({ code }) => !USE.test(code)).map(({ code }) => `use ${code} is not written slice.what`),
    ...uses.flatMap((use) => use.vocabularies.filter((code) => !codes.has(code)).map((code) => `use ${use.code} offers ${code}, which is no vocabulary`)),
    ...(parts.filter(({ is }) => is === 'library').length > 1 ? ['two libraries of formulas'] : []),
    ...(parts.filter(({ is }) => is === 'people').length > 1 ? ['two lists of people for formulas'] : []),
  ];
}
