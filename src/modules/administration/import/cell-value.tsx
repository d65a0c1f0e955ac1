import { cx } from '#ui/cx/cx.ts';
import { formatCode } from '#ui/format/format.ts';
import messages from './import-page.messages.fa.ts';
import styles from './trial.module.css';

const hasPersianLetter = /[\u0621-\u063a\u0641-\u064a\u066e-\u06d3]/;

/** A cell of the file: words as they are, codes, dates and amounts left to right with the digits of the page. */
export function CellValue({ value, className }: { value: string | null; className?: string | undefined }) {
  if (value === null) return <span className={styles.faint}>{messages.hiddenValue}</span>;
  if (value.trim() === '') return <span className={styles.faint}>{messages.emptyValue}</span>;
  const isText = hasPersianLetter.test(value);
  return (
    <bdi {...(isText ? {} : { dir: 'ltr' })} title={value} className={cx(styles.value, className)}>
      {isText ? value : formatCode(value)}
    </bdi>
  );
}
