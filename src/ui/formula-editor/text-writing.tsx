import { useEffect, useRef } from 'react';
import { cx } from '#ui/cx/cx.ts';
import fields from '#ui/field/field.module.css';
import type { Caret, WritingProps } from './caret.ts';
import messages from './formula-editor.messages.fa.ts';
import styles from './formula-editor.module.css';

/** The formula in a plain text area: keyboards of phones and editors of code do not get on. */
export function TextWriting({ label, text, onText, isReadOnly, onCaret, remarks }: WritingProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    const caret: Caret = {
      insert: (written, at) => {
        const { current: box } = area;
        if (box === null) return;
        const { selectionStart: from } = box;
        box.setRangeText(written, from, box.selectionEnd, 'end');
        latest.current(box.value);
        box.focus();
        // React writes the same text again, which puts the caret at the end
        requestAnimationFrame(() => box.setSelectionRange(from + at, from + at));
      },
      select: ({ from, to }) => {
        area.current?.focus();
        area.current?.setSelectionRange(from, to);
      },
    };
    onCaret(caret);
    return () => onCaret(null);
  }, [onCaret]);
  return (
    <textarea
      ref={area}
      aria-label={label}
      aria-invalid={remarks.some(({ severity }) => severity === 'error')}
      dir="rtl"
      rows={6}
      readOnly={isReadOnly}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      placeholder={messages.placeholder}
      value={text}
      onChange={({ target }) => onText(target.value)}
      className={cx(fields.input, styles.area)}
    />
  );
}
