import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { Chart } from '#ui/chart/chart.tsx';
import { shownDigits } from '#ui/format/format.ts';
import type { DashboardSummary } from './dashboard.contract.ts';
import messages from './dashboard-page.messages.fa.ts';

type Month = DashboardSummary['movement'][number];

/** `1405/02` in words. */
function monthText(month: string): { name: string; whole: string } {
  const [year = '', number = ''] = month.split('/');
  const name = monthNames[Number(number) - 1] ?? '';
  return { name, whole: messages.monthOf(name, shownDigits(year)) };
}

/** Who came and who left in twelve Jalali months: hires above the line, leavers below. */
export function MovementChart({ months }: { months: readonly Month[] }) {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <Chart
      kind="twofold"
      title={messages.movement}
      caption={messages.movementSpan(monthText(first.month).whole, monthText(last.month).whole)}
      rowTitle={messages.month}
      series={[
        { id: 'hires', name: messages.hire },
        { id: 'leavers', name: messages.leave },
      ]}
      rows={months.map(({ month, hires, leavers }) => ({ id: month, ...monthText(month), values: [hires, leavers] }))}
      still={messages.noMovement}
    />
  );
}
