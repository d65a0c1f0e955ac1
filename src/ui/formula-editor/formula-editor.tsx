import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldGroup, FieldNote, type FieldProps } from '#ui/field/field.tsx';
import { useIsBelow } from '#ui/narrow/use-is-narrow.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { Caret } from './caret.ts';
import { type Asked, checkText } from './check.ts';
import { entriesOf, type FormulaEntry, written } from './entries.ts';
import messages from './formula-editor.messages.fa.ts';
import styles from './formula-editor.module.css';
import { FormulaPalette } from './formula-palette.tsx';
import { FormulaRemarks } from './formula-remarks.tsx';
import { TextWriting } from './text-writing.tsx';
import { toCodes, toTitles } from './titles.ts';
import { useIsTouch } from './use-is-touch.ts';

const PHONE = 640;
const ofCode = pageValue(() => lazy(() => import('./code-editor.tsx')));

export interface FormulaEditorProps extends FieldProps, Asked {
  /** The stored text, with codes. */
  value: string;
  onChange: (text: string) => void;
}

/** Keeps what was written as it was written as long as it says what is stored. */
function useShown({ value, onChange, names }: Pick<FormulaEditorProps, 'value' | 'onChange' | 'names'>) {
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && toCodes(typed, names).text === value ? typed : toTitles(value, names).text;
  const change = (next: string): void => {
    setTyped(next);
    onChange(toCodes(next, names).text);
  };
  return { text, change };
}

/**
 * A formula as people write it: with titles in place of codes, faults underlined as one types, names offered and read back in Persian.
 * Its code is loaded when it is first shown; on a phone it is a text area with the same checks.
 */
export function FormulaEditor(props: FormulaEditorProps) {
  const { label, isReadOnly = false, isDisabled = false, names, type, unit } = props;
  const { text, change } = useShown(props);
  const caret = useRef<Caret>(null);
  const keepCaret = useCallback((now: Caret | null) => {
    caret.current = now;
  }, []);
  const entries = useMemo(() => entriesOf(names), [names]);
  const checked = useDeferredValue(text);
  const { remarks, plain } = useMemo(() => checkText(checked, { names, type, unit }), [checked, names, type, unit]);
  const put = (entry: Pick<FormulaEntry, 'insert'>): void => {
    const { text: own, caret: at } = written(entry);
    caret.current?.insert(own, at);
  };
  const isLocked = isReadOnly || isDisabled;
  const writing = { label, text, onText: change, remarks, isReadOnly: isLocked, onCaret: keepCaret };
  return (
    <FieldGroup {...props} className={cx(styles.editor, props.className)}>
      {isLocked ? null : <Tools entries={entries} onPut={put} />}
      <div className={cx(field.box, styles.box)} {...boxState(props)}>
        <Writing {...writing} entries={entries} />
      </div>
      <FormulaRemarks text={checked} remarks={remarks} onGo={(remark) => caret.current?.select(remark)} />
      {plain === '' ? null : <Reading plain={plain} />}
      <FieldNote {...props} />
    </FieldGroup>
  );
}

function Reading({ plain }: { plain: string }) {
  return (
    <div className={styles.reading}>
      <p className={styles.readingTitle}>{messages.reading}</p>
      <p className={styles.readingText}>{plain}</p>
    </div>
  );
}

function Writing({ entries, ...props }: Parameters<typeof TextWriting>[0] & { entries: readonly FormulaEntry[] }) {
  const { now: CodeEditor } = ofCode;
  const [isPhone, isTouch] = [useIsBelow(PHONE), useIsTouch()];
  if (isPhone || isTouch) return <TextWriting {...props} />;
  return (
    <Suspense
      fallback={
        <div className={styles.bones}>
          <Skeleton kind="text" count={4} />
        </div>
      }
    >
      <CodeEditor {...props} entries={entries} />
    </Suspense>
  );
}

function Tools({ entries, onPut }: { entries: readonly FormulaEntry[]; onPut: (entry: Pick<FormulaEntry, 'insert'>) => void }) {
  return (
    <Toolbar aria-label={messages.toolbar} className={cx(styles.toolbar)}>
      <FormulaPalette entries={entries} onChoose={onPut} />
      <span className={styles.signs}>
        {Object.entries(messages.signs).map(([sign, name]) => (
          <Button key={sign} size="sm" variant="ghost" aria-label={name} className={styles.sign} onPress={() => onPut({ insert: ` ${sign} |` })}>
            {sign}
          </Button>
        ))}
      </span>
    </Toolbar>
  );
}
