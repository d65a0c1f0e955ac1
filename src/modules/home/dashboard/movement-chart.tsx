import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import unseen from '#ui/unseen/unseen.module.css';
import type { DashboardSummary } from './dashboard.contract.ts';
import messages from './dashboard-page.messages.fa.ts';
import { scaleOf } from './dashboard-scale.ts';
import styles from './movement-chart.module.css';

type Month = DashboardSummary['movement'][number];

/** Narrow charts name every third month, counted from the present one. */
const SPARSE = 3;

/** `1405/02` in words. */
function monthText(month: string): { name: string; whole: string } {
  const [year = '', number = ''] = month.split('/');
  const name = monthNames[Number(number) - 1] ?? '';
  return { name, whole: messages.monthOf(name, shownDigits(year)) };
}

const most = (months: readonly Month[], of: 'hires' | 'leavers'): number => Math.max(0, ...months.map((month) => month[of]));

/**
 * Who came and who left in twelve Jalali months: hires above the line, leavers below, time from right to left.
 * The bars are for the eye; the same figures stand in a table for everybody else.
 */
export function MovementChart({ months }: { months: readonly Month[] }) {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = messages.movementSpan(monthText(first.month).whole, monthText(last.month).whole);
  const isStill = months.every(({ hires, leavers }) => hires + leavers === 0);
  return (
    <Card title={messages.movement} caption={span} actions={<Legend />} className={styles.card}>
      {isStill ? <p className={styles.still}>{messages.noMovement}</p> : <Bars months={months} />}
      <TableTwin months={months} caption={`${messages.movement} ${span}`} />
    </Card>
  );
}

function Legend() {
  return (
    <ul className={styles.legend}>
      <li className={styles.hireKey}>{messages.hire}</li>
      <li className={styles.leaveKey}>{messages.leave}</li>
    </ul>
  );
}

function Bars({ months }: { months: readonly Month[] }) {
  const { ticks, top, bottom } = scaleOf(most(months, 'hires'), most(months, 'leavers'));
  const share = (value: number): string => `${(value / (top + bottom)) * 100}%`;
  return (
    <div aria-hidden="true" className={styles.chart}>
      <div className={styles.axis}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockStart: share(top - tick) }}>
            {formatNumber(Math.abs(tick))}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        {ticks.map((tick) => (
          <span key={tick} className={cx(styles.line, tick === 0 && styles.zero)} style={{ insetBlockStart: share(top - tick) }} />
        ))}
        {months.map((month, at) => {
          const isLast = at === months.length - 1;
          const { name, whole } = monthText(month.month);
          return (
            <div key={month.month} className={cx(styles.month, isLast && styles.last)} title={messages.monthHint(whole, formatNumber(month.hires), formatNumber(month.leavers))}>
              <div className={styles.hires} style={{ blockSize: share(month.hires), insetBlockEnd: share(bottom) }}>
                {isLast ? <span className={styles.above}>{formatNumber(month.hires)}</span> : null}
              </div>
              <div className={styles.leavers} style={{ blockSize: share(month.leavers), insetBlockStart: share(top) }}>
                {isLast ? <span className={styles.below}>{formatNumber(month.leavers)}</span> : null}
              </div>
              <span className={cx(styles.name, (months.length - 1 - at) % SPARSE !== 0 && styles.sparse)}>{name}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function TableTwin({ months, caption }: { months: readonly Month[]; caption: string }) {
  return (
    <table className={unseen.unseen}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.month}</th>
          <th scope="col">{messages.hire}</th>
          <th scope="col">{messages.leave}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, hires, leavers }) => (
          <tr key={month}>
            <th scope="row">{monthText(month).whole}</th>
            <td>{formatNumber(hires)}</td>
            <td>{formatNumber(leavers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
