import { ChevronLeft } from 'lucide-react';
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { cx } from '#ui/cx/cx.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { type Explanation, numberText, partsOf, sentenceOf, titled, valueText } from './explanation.ts';
import messages from './formula-explanation.messages.fa.ts';
import styles from './formula-explanation.module.css';

export interface FormulaExplanationProps {
  node: Explanation;
  /** What the codes of the formula are called. */
  names: readonly FormulaName[];
}

/** How a value came about: one sentence, and each part with what it came to and where it is from. */
export function FormulaExplanation({ node, names }: FormulaExplanationProps) {
  return (
    <div className={styles.explanation}>
      <p className={styles.sentence}>{sentenceOf(node, names)}</p>
      <ul aria-label={messages.title} className={styles.parts}>
        <Part node={node} names={names} openLevels={2} />
      </ul>
    </div>
  );
}

/** Below a function of a list the fields of its records are names, too, and mean more than another of their title. */
function namesBelow({ parts }: Explanation, names: readonly FormulaName[]): readonly FormulaName[] {
  const fields = names.flatMap((name) => (parts.some(({ text }) => text === name.code) ? (name.fields ?? []) : []));
  return fields.length === 0 ? names : [...names.filter((name) => !fields.some(({ title }) => title === name.title)), ...fields];
}

const keyOf = ({ from, to }: Explanation): string => `${from}-${to}`;

function Part({ node, names, openLevels }: FormulaExplanationProps & { openLevels: number }) {
  const parts = partsOf(node);
  const below = namesBelow(node, names);
  if (parts.length === 0) {
    return (
      <li className={styles.head}>
        <Head node={node} names={names} />
      </li>
    );
  }
  return (
    <li>
      <details open={openLevels > 0}>
        <summary className={cx(styles.head)}>
          <Icon of={ChevronLeft} size="xs" className={styles.mark} />
          <Head node={node} names={names} />
        </summary>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <Part key={keyOf(part)} node={part} names={below} openLevels={openLevels - 1} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Head({ node, names }: FormulaExplanationProps) {
  const isHidden = node.value === undefined;
  const notes = [...sourceOf(node), ...roundingOf(node)];
  return (
    <>
      <bdi dir="rtl" className={styles.text}>
        {titled(node.text, names)}
      </bdi>
      <bdi className={cx(styles.value, isHidden && styles.unseen)}>{valueText(node.value)}</bdi>
      {notes.length === 0 ? null : <span className={styles.source}>{listInWords(notes)}</span>}
    </>
  );
}

function sourceOf({ source }: Explanation): readonly string[] {
  if (source === undefined) return [];
  const version = source.version === undefined ? [] : [messages.version(formatNumber(source.version))];
  return [source.title, ...version, ...(source.day === undefined ? [] : [messages.from(formatDate(source.day))])];
}

function roundingOf({ rounding, exact, value }: Explanation): readonly string[] {
  if (rounding === undefined || rounding.mode === 'none' || value === undefined) return [];
  const unrounded = exact === undefined ? [] : [messages.exact(numberText(exact.replace(/\/1$/, '')))];
  return [messages.rounded[rounding.mode](numberText(String(rounding.unit))), ...unrounded];
}
