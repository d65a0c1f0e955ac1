import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { BarsChart, BarsLegend } from '#ui/bars-chart/bars-chart.tsx';
import { Card } from '#ui/card/card.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import unseen from '#ui/unseen/unseen.module.css';
import type { DashboardSummary } from './dashboard.contract.ts';
import styles from './dashboard.module.css';
import messages from './dashboard-page.messages.fa.ts';

type Month = DashboardSummary['movement'][number];

/** `1405/02` in words. */
function monthText(month: string): { name: string; whole: string } {
  const [year = '', number = ''] = month.split('/');
  const name = monthNames[Number(number) - 1] ?? '';
  return { name, whole: messages.monthOf(name, shownDigits(year)) };
}

function barsOf({ month, hires, leavers }: Month) {
  const { name, whole } = monthText(month);
  return { id: month, name, hint: messages.monthHint(whole, formatNumber(hires), formatNumber(leavers)), above: hires, below: leavers };
}

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
    <Card title={messages.movement} caption={span} actions={<BarsLegend above={messages.hire} below={messages.leave} />}>
      {isStill ? <p className={styles.still}>{messages.noMovement}</p> : <BarsChart bars={months.map(barsOf)} />}
      <TableTwin months={months} caption={`${messages.movement} ${span}`} />
    </Card>
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
