import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx/cx.ts';
import { formatDate, formatNumber, shownDigits } from '#ui/format/format.ts';
import { ProgressRing } from '#ui/progress-ring/progress-ring.tsx';
import { Meta, Text, type TextProps } from '#ui/text/text.tsx';
import type { LeaveBalance } from '../leave.contract.ts';
import styles from '../leave.module.css';
import words from '../leave-page.messages.fa.ts';
import { lengthOf } from '../leave-words.ui.ts';

type Line = LeaveBalance['lines'][number];

/** What a line is, in words: months by their name. */
function nameOf({ kind, day }: Line): string {
  return kind === 'LmAccrual' ? words.accrualOf({ month: monthNames[toJalali(day).month - 1] ?? '' }) : words.kinds[kind];
}

function Figure({ label, value, note, tone }: { label: string; value: string; note?: ReactNode; tone?: TextProps['tone'] }) {
  return (
    <div className={styles.figure}>
      <Text size="label" tone="muted">
        {label}
      </Text>
      <b className={styles.amount}>
        <Text tone={tone}>{value}</Text>
      </b>
      {note === undefined ? null : <Meta>{note}</Meta>}
    </div>
  );
}

/** The balance of a year, what it is made of, and on request every movement. */
export function BalanceCard({ balance, title, actions }: { balance: LeaveBalance; title: string; actions?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { dayMinutes, available, earned, carriedIn, corrected, used, held, atYearEnd, wouldLapse, yearEntitlement, jalaliYear, lines } = balance;
  const length = (minutes: number): string => lengthOf(minutes, dayMinutes);
  const whole = Math.max(1, yearEntitlement + carriedIn + corrected);
  return (
    <Card title={title} caption={`${words.year} ${shownDigits(String(jalaliYear))}`} actions={actions}>
      <div className={styles.balance}>
        <div className={styles.main}>
          <ProgressRing value={available} max={whole} label={words.available} />
          <Figure label={words.available} value={length(available)} note={words.ofYear({ days: formatNumber(whole / dayMinutes, 1) })} />
        </div>
        <Figure label={words.columns.earned} value={length(earned)} />
        <Figure label={words.columns.carriedIn} value={length(carriedIn)} />
        {corrected === 0 ? null : <Figure label={words.columns.corrected} value={length(corrected)} />}
        <Figure label={words.columns.used} value={length(used)} />
        <Figure label={words.columns.held} value={length(held)} tone={held > 0 ? 'warning' : undefined} />
        <Figure label={words.atYearEnd} value={length(atYearEnd)} note={wouldLapse > 0 ? words.wouldLapse({ time: length(wouldLapse) }) : undefined} />
      </div>
      <Button variant="ghost" size="sm" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        {words.why}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Lines lines={lines} dayMinutes={dayMinutes} /> : null}
      </div>
    </Card>
  );
}

function Lines({ lines, dayMinutes }: { lines: readonly Line[]; dayMinutes: number }) {
  if (lines.length === 0)
    return (
      <Text as="p" size="label" tone="muted">
        {words.noLines}
      </Text>
    );
  return (
    <div className={styles.scroll}>
      <table className={styles.lines}>
        <thead>
          <tr>
            {[words.day, words.what, words.change, words.balance].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <td className={styles.nowrap}>{formatDate(line.day)}</td>
              <td>
                {nameOf(line)}
                {line.reason === null ? null : <Meta> {line.reason}</Meta>}
                {line.bookedByName === null ? null : <Meta> {words.by({ name: line.bookedByName })}</Meta>}
              </td>
              <td className={cx(styles.nowrap, line.minutes < 0 && styles.minus)}>
                {line.minutes < 0 ? words.minus : words.plus} {lengthOf(Math.abs(line.minutes), dayMinutes)}
              </td>
              <td className={styles.nowrap}>{lengthOf(line.balance, dayMinutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
