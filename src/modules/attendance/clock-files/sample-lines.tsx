import { useFormFact } from '#ui/form/hooks.ts';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { Meta, Text } from '#ui/text/text.tsx';
import { wallTimeText } from '../events/wall-time.ui.ts';
import styles from './clock-files.module.css';
import messages from './clock-files-page.messages.fa.ts';
import { type ReadLine, readLines } from './clock-format.rules.ts';
import { decoded, formatOf } from './clock-formats.ui.ts';

const SHOWN = 8;

/** The first lines that could not be read, else the first lines. */
const shownOf = (lines: readonly ReadLine[]): readonly ReadLine[] => {
  const faulty = lines.filter(({ fault }) => fault !== undefined).slice(0, SHOWN / 2);
  return [...lines.filter(({ press }) => press !== undefined).slice(0, SHOWN - faulty.length), ...faulty].toSorted((a, b) => a.line - b.line);
};

/** What a format makes of a file: some of its lines, and how many could be read. */
export function SampleLines({ lines }: { lines: readonly ReadLine[] }) {
  const read = lines.filter(({ press }) => press !== undefined).length;
  return (
    <div className={styles.scroll}>
      <Text as="p" size="label" aria-live="polite">
        {messages.read({ read: formatNumber(read), all: formatNumber(lines.length) })}
      </Text>
      <table className={styles.lines}>
        <thead>
          <tr>
            {[messages.line, messages.card, messages.at, messages.key, messages.text].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownOf(lines).map(({ line, text, press, fault }) => (
            <tr key={line}>
              <td>{formatNumber(line)}</td>
              {press === undefined ? (
                <td colSpan={3}>{fault === undefined ? null : <Meta>{messages.faults[fault]}</Meta>}</td>
              ) : (
                [press.card, wallTimeText(press.at), press.key].map((value, at) => (
                  <td key={['card', 'at', 'key'][at]}>
                    <bdi>{shownDigits(value)}</bdi>
                  </td>
                ))
              )}
              <td>
                <code dir="ltr">{text.slice(0, 80)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same inside the form of a format, by what is written so far. */
export function SampleInForm({ bytes }: { bytes: ArrayBuffer | undefined }) {
  const format = formatOf(useFormFact(({ values }) => values));
  if (bytes === undefined) return <Meta>{messages.sampleNone}</Meta>;
  return format === undefined ? null : <SampleLines lines={readLines(decoded(bytes, format), format)} />;
}
