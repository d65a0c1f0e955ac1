/** Titles, functions and words of the language offered as one types. */
import { autocompletion, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type FormulaEntry, foundEntries, written } from './entries.ts';

const MOST_OFFERED = 60;
const MOST_WORDS = 5;
const word = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_.\u200c]*`;
const typed = new RegExp(String.raw`\[[^[\]\n]*$|(?:${word} ){0,${MOST_WORDS - 1}}${word}$`, 'u');

/** What of the text before the caret is the beginning of a name: as many words as one begins with, otherwise the last of them. */
export function beginningOf(before: string, entries: readonly FormulaEntry[]): string {
  const found = typed.exec(before)?.[0] ?? '';
  if (found.startsWith('[')) return found;
  const words = found.split(' ');
  for (let at = 0; at < words.length - 1; at += 1) {
    const several = words.slice(at).join(' ');
    if (entries.some((entry) => entry.words.startsWith(foldForSearch(several)))) return several;
  }
  return words.at(-1) ?? '';
}

/** Puts an entry in place of a range and the caret where it belongs; brackets that are there already are not doubled. */
export function put(view: EditorView, entry: FormulaEntry, from: number, to: number): void {
  const { text, caret } = written(entry);
  const isClosed = text.endsWith(']') && view.state.sliceDoc(to, to + 1) === ']';
  view.dispatch({ changes: { from, to: isClosed ? to + 1 : to, insert: text }, selection: { anchor: from + caret }, userEvent: 'input.complete', scrollIntoView: true });
}

function helpOf({ help, group }: FormulaEntry): HTMLElement {
  const [box, head, text] = [document.createElement('div'), document.createElement('div'), document.createElement('div')];
  head.className = 'fx-group';
  [head.textContent, text.textContent] = [group, help];
  box.append(head, text);
  return box;
}

const offered = (entry: FormulaEntry): Completion => ({
  label: entry.label,
  detail: entry.detail,
  info: () => helpOf(entry),
  apply: (view, _, from, to) => put(view, entry, from, to),
});

/** Asks for the entries anew each time, since names may come later than the editor. */
export function completion(entriesNow: () => readonly FormulaEntry[]): Extension {
  const source = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const { from, text } = state.doc.lineAt(pos);
    const entries = entriesNow().filter(({ isDisabled }) => !isDisabled);
    const beginning = beginningOf(text.slice(0, pos - from), entries);
    if (beginning === '' && !explicit) return null;
    const options = foundEntries(entries, beginning.replace('[', '')).slice(0, MOST_OFFERED).map(offered);
    return { from: pos - beginning.length, options, filter: false };
  };
  return autocompletion({ override: [source], icons: false, maxRenderedOptions: MOST_OFFERED });
}
