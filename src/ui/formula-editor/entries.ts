/** What may be put into a formula: names with their values and fields, functions, words of the language. Pure. */
import { functionNames } from '#kernel/formula/formula.messages.fa.ts';
import { inPersian } from '#kernel/formula/persian.ts';
import { foldForSearch, listInWords, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import messages, { phrases, typeWords, unitWords } from './formula-editor.messages.fa.ts';
import { functionWords } from './formula-functions.messages.fa.ts';
import type { FormulaCall, FormulaName } from './formula-name.ts';
import { titleText, toTitles } from './titles.ts';

export interface FormulaEntry {
  readonly id: string;
  readonly label: string;
  /** Type and unit of a name, arguments of a function. */
  readonly detail: string;
  readonly help: string;
  readonly group: string;
  /** What is written; the caret stands at `|`. */
  readonly insert: string;
  /** Folded, for the search. */
  readonly words: string;
  readonly isDisabled: boolean;
}

type Said = Pick<FormulaEntry, 'id' | 'label' | 'group' | 'insert'> & Partial<Pick<FormulaEntry, 'detail' | 'help' | 'isDisabled'>>;

const entry = ({ detail = '', help = '', isDisabled = false, ...said }: Said, alias = ''): FormulaEntry => ({
  ...said,
  detail,
  help,
  isDisabled,
  words: foldForSearch(`${said.label} ${alias}`),
});

const kindOf = ({ type, unit }: FormulaName): string => (unit === undefined ? typeWords[type] : listInWords([typeWords[type], unitWords[unit]]));

/** Days as well in Persian digits: nobody's text is shown. */
const exampleOf = (name: FormulaName, text: string): string => toPersianDigits(inPersian(toTitles(text, [name]).text));

function ofCall(name: FormulaName, { takes, help, examples }: FormulaCall): FormulaEntry {
  const said = examples.map(({ text, result }) => messages.example(exampleOf(name, text), exampleOf(name, result)));
  const { code, title } = name;
  return entry(
    {
      id: `function:${code}`,
      label: title,
      detail: takes
        .map(({ title: called, fields = [] }) => (fields.length === 0 ? called : messages.listOf(called, fields.map((field) => field.title).join(messages.and))))
        .join(messages.comma),
      help: [help, ...said].join(' '),
      group: messages.functions,
      insert: `${title}(|)`,
    },
    code,
  );
}

function ofName(name: FormulaName, group: string): FormulaEntry[] {
  const { code, title, isInactive = false, options = [], fields = [] } = name;
  const help = isInactive ? messages.inactive : name.help;
  return [
    entry({ id: `${group}:${code}`, label: title, detail: kindOf(name), group, insert: `${titleText(title)}|`, isDisabled: isInactive, ...(help !== undefined && { help }) }, code),
    ...fields.flatMap((field) => ofName(field, messages.fieldsOf(title))),
    ...options.map((option) =>
      entry({ id: `${group}:${code}=${option.code}`, label: option.title, detail: `"${option.code}"`, group: messages.optionsOf(title), insert: `"${option.code}"|` }),
    ),
  ];
}

const ofLanguage: readonly FormulaEntry[] = [
  ...Object.entries(functionNames).map(([code, name]) => {
    const { takes = '', help = '' } = functionWords[code] ?? {};
    return entry({ id: `function:${code}`, label: name, detail: takes, help, group: messages.functions, insert: `${name}(|)` }, code);
  }),
  ...phrases.map(({ label, insert, help }) => entry({ id: `word:${label}`, label, help, group: messages.language, insert })),
];

/** All that may be put in, names first, then the functions of modules beside those of the language. */
export function entriesOf(names: readonly FormulaName[]): readonly FormulaEntry[] {
  const asked = names.flatMap((name) => (name.call ? [] : ofName(name, name.group ?? messages.otherNames)));
  return [...asked, ...names.flatMap((name) => (name.call ? [ofCall(name, name.call)] : [])), ...ofLanguage];
}

/** Entries that hold every typed word, those beginning with the first of them in front. */
export function foundEntries(entries: readonly FormulaEntry[], typed: string): readonly FormulaEntry[] {
  const asked = foldForSearch(typed).split(' ').filter(Boolean);
  const [first = ''] = asked;
  const found = entries.filter(({ words }) => asked.every((word) => words.includes(word)));
  return [...found].sort((a, b) => Number(b.words.startsWith(first)) - Number(a.words.startsWith(first)));
}

/** What is written of an entry, and how far from its beginning the caret then stands. */
export function written({ insert }: Pick<FormulaEntry, 'insert'>): { readonly text: string; readonly caret: number } {
  const caret = insert.indexOf('|');
  return { text: insert.replace('|', ''), caret: caret === -1 ? insert.length : caret };
}
