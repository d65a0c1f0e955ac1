import { useEffect, useRef } from 'react';
import type { WritingProps } from './caret.ts';
import { type CodeView, openCode } from './code-view.ts';
import type { FormulaEntry } from './entries.ts';

/** The formula in an editor of code, loaded when it is first needed. */
export default function CodeEditor({ entries, ...props }: WritingProps & { entries: readonly FormulaEntry[] }) {
  const { label, text, remarks, isReadOnly, onCaret } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(null);
  const latest = useRef({ ...props, entries });
  useEffect(() => {
    latest.current = { ...props, entries };
  });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const { text: first, isReadOnly: isFirstReadOnly } = latest.current;
    const opened = openCode(root, {
      label,
      text: first,
      isReadOnly: isFirstReadOnly,
      entries: () => latest.current.entries,
      onText: (typed) => latest.current.onText(typed),
    });
    view.current = opened;
    onCaret(opened);
    return () => {
      view.current = null;
      onCaret(null);
      opened.destroy();
    };
  }, [label, onCaret]);

  useEffect(() => view.current?.setText(text), [text]);
  useEffect(() => view.current?.setReadOnly(isReadOnly), [isReadOnly]);
  useEffect(() => view.current?.setRemarks(remarks), [remarks]);
  return <div ref={host} />;
}
