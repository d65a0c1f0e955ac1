import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatMoney } from '#ui/format/format.ts';
import type { Read } from '#ui/read/read.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { periodName } from '../pay/period.rules.ts';
import type { ownPayslips } from './payslips.contract.ts';
import words from './payslips-page.messages.fa.ts';

type Payslips = ReplyOf<typeof ownPayslips>;
type Row = Payslips['rows'][number];

/** What was taken back is struck, so that nobody takes it for pay. */
const struckWhen = (isStruck: boolean, shown: ReactNode): ReactNode => (isStruck ? <s>{shown}</s> : shown);

const amount = (id: 'gross' | 'deductions' | 'net'): GridColumn<Row> => ({
  ...{ id, label: words[id], width: 160 },
  render: ({ [id]: rials, mirrorId }) => struckWhen(Boolean(mirrorId), formatMoney(rials ?? '0')),
});
const amounts = [amount('gross'), amount('deductions'), amount('net')];

export interface PayslipListProps {
  of: Read<Payslips>;
  /** The name of a month as it leads to its payslip: within the link, which would otherwise stand in struck text and be told by its colour alone. */
  monthOf: (payslipId: string, period: ReactNode) => ReactNode;
  noneText: string;
}

/** What is paid beside the pay of the month; undefined of that itself. */
const besideOf = ({ kind = 'regular' }: Row): string | undefined => (kind === 'regular' ? undefined : words.kinds[kind]);

/** What a payslip is called among others, in plain words. */
export function nameInList(row: Row): string {
  const { year = 0, month = 1, periodTitle, reverses, mirrorId } = row;
  const [kind, named] = [besideOf(row), periodName({ year, month, periodTitle })];
  const period = kind === undefined ? named : words.ofKind({ kind, period: named });
  if (reverses) return words.mirrorOf({ period });
  return mirrorId ? words.struck({ period }) : period;
}

/** Years in which there is pay that stands, newest first. */
export const yearsOf = (rows: readonly Row[]): number[] => [...new Set(rows.flatMap(({ year, reverses, mirrorId }) => (year === undefined || reverses || mirrorId ? [] : [year])))];

/** The month of a payslip as it leads to it, beside it what it pays where that is not the month; of one that was taken back with the word for it. */
function Period({ of, monthOf }: { of: Row } & Pick<PayslipListProps, 'monthOf'>) {
  const { payslipId = '', year = 0, month = 1, periodTitle, reverses, mirrorId } = of;
  const period = periodName({ year, month, periodTitle });
  const kind = besideOf(of);
  return (
    <>
      {monthOf(payslipId, reverses ? words.mirrorOf({ period }) : mirrorId ? <s>{period}</s> : period)} {kind && <Badge state="info">{kind}</Badge>}{' '}
      {reverses ? <Badge state="info">{words.mirror}</Badge> : mirrorId ? <Badge state="rejected">{words.reversed}</Badge> : null}
    </>
  );
}

/** Approved payslips, newest first. */
export function PayslipList({ of: read, monthOf, noneText }: PayslipListProps) {
  if (read.data?.rows.length === 0)
    return (
      <EmptyState icon={ReceiptText} headingLevel={2} title={words.none}>
        {noneText}
      </EmptyState>
    );
  const month: GridColumn<Row> = {
    id: 'period',
    label: words.period,
    grows: true,
    render: (row) => <Period of={row} monthOf={monthOf} />,
  };
  return (
    <Card title={words.list} isFlush>
      <ReadGrid
        of={read}
        rowsOf={({ rows }) => rows}
        label={words.rows}
        columns={[month, ...amounts]}
        rowKey={({ payslipId }) => payslipId ?? ''}
        failed={words.failed}
        none={words.none}
      />
    </Card>
  );
}
