/**
 * Whoever reads people does so in a scope: a function of a store whose SQL reads from the tables of people and employments takes a
 * `RowScope`, or says beside it why it needs none (`Without a RowScope: ...`). What only joins them to name a row that was
 * found, or looks up the one person of such a row, reads nobody by itself.
 */
import { readSources } from './sources.ts';

const store = /^src\/.*\.store\.ts$/;
/** Tables with a row a person or an employment; each is its own way to list people. */
const ofPeople = [
  'person',
  'searchable_person',
  'party_relationship',
  'party_identification',
  'employment_kind',
  'employment_salary',
  'employment_end',
  'person_document',
  'personnel_structure',
].join('|');
/** `from person p where p.party_id = t.party_id`: of a row that another part of the statement has found. */
const ofRowFound = String.raw`(?! (\w+) where \1\.(?:party_id|party_relationship_id) = [a-z])`;
const reads = new RegExp(String.raw`(?<!\bdelete )\bfrom\s+(?:${ofPeople})\b${ofRowFound}`);
const scoped = /\bRowScope\b|\b(?:peopleIn|onePersonIn|eachPersonIn|unitsIn|companiesIn)\(|\$\{\w+\(rows\b/;
const reason = /\bWithout a RowScope: \w+/;

const beginning = /^(?:export )?(?:async )?(?:function|const) (\w+)/;
/** A doc comment, or a declaration without one. */
const borders = /^(?=\/\*\*|(?:export )?(?:async )?(?:function|const|interface|type) )/m;

interface Declared {
  readonly name: string;
  readonly line: number;
  readonly doc: string;
  readonly body: string;
}

/** The functions and constants at the top of a module, each with its doc comment. */
function declaredIn(text: string): readonly Declared[] {
  const declared: Declared[] = [];
  let doc = '';
  let line = 1;
  for (const part of text.split(borders)) {
    const name = beginning.exec(part)?.[1];
    if (name !== undefined) declared.push({ name, line, doc, body: part });
    doc = part.startsWith('/**') ? part : '';
    line += part.split('\n').length - 1;
  }
  return declared;
}

/** What is wrong with a file, by its path from the project. Pure. */
export const unscopedIn = (path: string, text: string): readonly string[] =>
  store.test(path)
    ? declaredIn(text)
        .filter(({ doc, body }) => reads.test(body) && !scoped.test(body) && !reason.test(doc))
        .map(({ name, line }) => `${path}:${line}: ${name} reads people without a RowScope and does not say why`)
    : [];

export const checkRowScope = (): Promise<string[]> => Promise.resolve(readSources().flatMap(({ path, text }) => unscopedIn(path, text)));
