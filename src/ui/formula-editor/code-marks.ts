/** Colours of the words of a formula. Each word is isolated, so that Latin codes and digits leave the order of a right-to-left line alone. */
import type { Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, Direction, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { Faults } from '#kernel/formula/tree.ts';
import { type Word, wordsOf } from '#kernel/formula/words.ts';

type Look = 'keyword' | 'name' | 'function' | 'number' | 'date' | 'text' | 'note';

/** A direction of its own; null is found out from the letters. */
function mark(look: Look, direction: Direction | null): Decoration {
  const dir = direction === null ? 'auto' : direction === Direction.LTR ? 'ltr' : 'rtl';
  return Decoration.mark({ class: `fx-${look}`, attributes: { dir }, bidiIsolate: direction });
}

const marks: Readonly<Record<Look, Decoration>> = {
  keyword: mark('keyword', null),
  name: mark('name', null),
  function: mark('function', null),
  number: mark('number', Direction.LTR),
  date: mark('date', Direction.LTR),
  text: mark('text', null),
  note: mark('note', null),
};

function lookOf(word: Word, next: Word | undefined): Look | undefined {
  if (word.is === 'sign' || word.is === 'end') return undefined;
  if (word.is === 'title') return 'name';
  return word.is === 'name' && next?.is === 'sign' && next.text === '(' ? 'function' : word.is;
}

/** Notes are no words of the language: what begins with // between two of them. */
function* notesIn(text: string, from: number, to: number): Generator<Range<Decoration>> {
  for (const { 0: note, index } of text.slice(from, to).matchAll(/\/\/[^\n]*/g)) {
    yield marks.note.range(from + index, from + index + note.length);
  }
}

export function marksOf(text: string): DecorationSet {
  const found: Range<Decoration>[] = [];
  let end = 0;
  const words = wordsOf(text, new Faults());
  for (const [at, word] of words.entries()) {
    found.push(...notesIn(text, end, word.from));
    const look = lookOf(word, words[at + 1]);
    if (look !== undefined) found.push(marks[look].range(word.from, word.to));
    end = word.to;
  }
  return Decoration.set(found);
}

class Marks {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = marksOf(view.state.doc.toString());
  }

  update({ docChanged, state }: ViewUpdate): void {
    if (docChanged) this.decorations = marksOf(state.doc.toString());
  }
}

const plugin = ViewPlugin.fromClass(Marks, {
  decorations: ({ decorations }) => decorations,
  provide: (own) => EditorView.bidiIsolatedRanges.of((view) => view.plugin(own)?.decorations ?? Decoration.none),
});

export const colours: Extension = plugin;
