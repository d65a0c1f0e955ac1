import type { Fault, Range } from '#kernel/formula/tree.ts';

/** Where one writes, whichever control it is. Places are those of the text as it is shown. */
export interface Caret {
  /** Writes at the caret, in place of what is chosen; the caret then stands `caret` behind the beginning. */
  insert: (text: string, caret: number) => void;
  select: (range: Range) => void;
}

/** A fault of the shown text, or a warning. */
export interface Remark extends Pick<Fault, 'from' | 'to' | 'message'> {
  readonly severity: 'error' | 'warning';
}

export interface WritingProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly remarks: readonly Remark[];
  readonly isReadOnly: boolean;
  /** Given as soon as there is something to write in. */
  readonly onCaret: (caret: Caret | null) => void;
}
