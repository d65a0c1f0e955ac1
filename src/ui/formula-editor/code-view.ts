/** The editor of code, with what the language brings. */
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { linter, setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { Caret, Remark } from './caret.ts';
import { completion } from './code-completion.ts';
import { colours } from './code-marks.ts';
import { looks } from './code-theme.ts';
import type { FormulaEntry } from './entries.ts';
import messages from './formula-editor.messages.fa.ts';

export interface CodeHost {
  readonly label: string;
  readonly text: string;
  readonly isReadOnly: boolean;
  entries(): readonly FormulaEntry[];
  onText(text: string): void;
}

export interface CodeView extends Caret {
  setText(text: string): void;
  setRemarks(remarks: readonly Remark[]): void;
  setReadOnly(isReadOnly: boolean): void;
  destroy(): void;
}

/** Marks what the page writes, so that it is not told of it as if somebody had typed. */
const byPage = Annotation.define<boolean>();

const joined: ReadonlyMap<string, string> = new Map(Object.entries({ '<': '\u2264', '>': '\u2265', '!': '\u2260', '\u2260': '\u2260' }));

/** A sign of two keys becomes the one it means: <= is written ≤. */
const signs = EditorView.inputHandler.of((view, from, to, typed) => {
  const sign = typed === '=' && from > 0 ? joined.get(view.state.sliceDoc(from - 1, from)) : undefined;
  if (sign === undefined) return false;
  view.dispatch({ changes: { from: from - 1, to, insert: sign }, selection: { anchor: from }, userEvent: 'input.type' });
  return true;
});

/**
 * What is typed over a selection is put in here: left to the browser, it would keep the looks of what went by a style attribute,
 * which the policy of the page refuses.
 */
const typedOver = EditorView.domEventHandlers({
  beforeinput({ data, inputType, isComposing }, view) {
    const { state } = view;
    const { from, to, empty } = state.selection.main;
    if (data === null || inputType !== 'insertText' || isComposing || empty || state.readOnly) return false;
    const put = () => state.update(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    if (!state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, put))) view.dispatch(put());
    return true;
  },
});

const readOnly = (isReadOnly: boolean): Extension => [EditorState.readOnly.of(isReadOnly), EditorView.contentAttributes.of({ 'aria-readonly': String(isReadOnly) })];

function extensions({ label, isReadOnly, entries, onText }: CodeHost, reading: Compartment): Extension {
  return [
    history(),
    closeBrackets(),
    completion(entries),
    signs,
    typedOver,
    colours,
    linter(null),
    keymap.of([...closeBracketsKeymap, ...standardKeymap, ...historyKeymap, ...completionKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, lang: 'fa' }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.some((one) => one.annotation(byPage) === true)) onText(state.doc.toString());
    }),
    EditorState.phrases.of(messages.phrases),
    placeholder(messages.placeholder),
    looks,
    reading.of(readOnly(isReadOnly)),
  ];
}

/**
 * Opens the editor within a shadow root: there its styles are sheets of the root, which a page that allows no style of its own but
 * those of its files lets in.
 */
export function openCode(root: ShadowRoot, host: CodeHost): CodeView {
  const reading = new Compartment();
  const view = new EditorView({ root, parent: root, state: EditorState.create({ doc: host.text, extensions: extensions(host, reading) }) });
  const within = (at: number): number => Math.min(at, view.state.doc.length);
  return {
    setText: (text) => {
      if (text === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, annotations: byPage.of(true) });
    },
    setRemarks: (remarks) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          remarks.map((one) => ({ ...one, from: within(one.from), to: within(one.to) })),
        ),
      ),
    setReadOnly: (isReadOnly) => view.dispatch({ effects: reading.reconfigure(readOnly(isReadOnly)) }),
    insert: (text, caret) => {
      const { from, to } = view.state.selection.main;
      view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + caret }, userEvent: 'input', scrollIntoView: true });
      view.focus();
    },
    select: ({ from, to }) => {
      view.dispatch({ selection: { anchor: within(from), head: within(to) }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
