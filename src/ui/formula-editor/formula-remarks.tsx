import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Remark } from './caret.ts';
import { lineOf } from './check.ts';
import messages from './formula-editor.messages.fa.ts';
import styles from './formula-editor.module.css';

interface RemarksProps {
  text: string;
  remarks: readonly Remark[];
  onGo: (remark: Remark) => void;
}

/** What is wrong, said as it is typed; a press leads to the place. */
export function FormulaRemarks({ text, remarks, onGo }: RemarksProps) {
  return (
    <div>
      <div role="status">
        <Outcome text={text} remarks={remarks} />
      </div>
      {remarks.length === 0 ? null : (
        <ul className={styles.remarks}>
          {remarks.map((remark) => (
            <li key={`${remark.from}:${remark.to}:${remark.message}`}>
              <Button className={`${styles.remark}`} data-severity={remark.severity} onPress={() => onGo(remark)}>
                <Icon of={remark.severity === 'error' ? CircleAlert : TriangleAlert} size="sm" />
                <span>{remark.message}</span>
                <span className={styles.place}>{placeOf(text, remark.from)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function placeOf(text: string, at: number): string {
  const { line, column } = lineOf(text, at);
  return messages.placeOf(formatNumber(line), formatNumber(column));
}

function Outcome({ text, remarks }: Pick<RemarksProps, 'text' | 'remarks'>) {
  const faults = remarks.filter(({ severity }) => severity === 'error').length;
  if (text.trim() === '') return <p className={styles.state}>{messages.empty}</p>;
  if (faults > 0) return <p className={styles.state}>{messages.faults(formatNumber(faults))}</p>;
  return (
    <p className={styles.sound}>
      <Icon of={CircleCheck} size="sm" />
      {remarks.length > 0 ? messages.soundWithWarnings : messages.sound}
    </p>
  );
}
