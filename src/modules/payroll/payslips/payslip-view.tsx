import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatCode, formatMoney, moneyInWords, moneyUnitName } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { periodName } from '../pay/period.rules.ts';
import { Lines, PartTitle } from '../pay-lines/explained-lines.tsx';
import { signedMoney } from '../pay-lines/money-signs.ui.ts';
import { PayWarnings } from '../pay-lines/pay-warnings.tsx';
import { PaperButtons } from './payslip-paper-buttons.tsx';
import type { readPayslip } from './payslips.contract.ts';
import words from './payslips-page.messages.fa.ts';

export type SeenPayslip = ReplyOf<typeof readPayslip>;

interface Change {
  readonly code: string;
  readonly title: string;
  readonly was: bigint;
  readonly is: bigint;
}

/** Lines of the person that came to something else in the payslip before. */
function changesOf({ lines, before }: SeenPayslip): Change[] {
  const was = new Map(before.map(({ code, amount }) => [code, BigInt(amount)]));
  const own = lines.filter(({ side }) => side === 'employee').map(({ code, title, amount }) => ({ code, title, was: was.get(code) ?? 0n, is: BigInt(amount) }));
  return own.filter((line) => line.was !== line.is);
}

const columns: readonly GridColumn<Change>[] = [
  { id: 'title', label: words.item, grows: true, render: ({ title }) => title },
  { id: 'was', label: words.was, width: 150, render: ({ was }) => formatMoney(was) },
  { id: 'is', label: words.is, width: 150, render: ({ is }) => formatMoney(is) },
  { id: 'difference', label: words.difference, width: 150, render: ({ was, is }) => signedMoney(is - was) },
];

function Changes({ of }: { of: SeenPayslip }) {
  if (of.before.length === 0) return null;
  const changes = changesOf(of);
  return (
    <section aria-label={words.changes}>
      <PartTitle>{words.changes}</PartTitle>
      {changes.length === 0 ? <p>{words.noChange}</p> : <DataGrid label={words.changesOf} columns={columns} rows={changes} rowKey={({ code }) => code} hasCards />}
    </section>
  );
}

/** That a payslip was taken back, or takes another one back. */
function Standing({ of: { statusId, reverses } }: { of: SeenPayslip }) {
  if (reverses !== null) return <Alert type="info">{words.mirrorText}</Alert>;
  return statusId === 'PrReversed' ? <Alert type="warning">{words.reversedText}</Alert> : null;
}

const sums = ['gross', 'deductions', 'net'] as const;

/** A payslip: whose, what it comes to, what is other than last month, and its lines, each of which explains itself. */
export function PayslipView({ of, isOwn = false }: { of: SeenPayslip; isOwn?: boolean }) {
  const { figures, warnings, lines, parameters, pseudoId, groupName, payslipId } = of;
  return (
    <Stack>
      <DescriptionList
        isAcross
        items={[
          { term: words.code, value: formatCode(pseudoId) },
          { term: words.group, value: <bdi>{groupName}</bdi> },
        ]}
      />
      <Standing of={of} />
      <PayWarnings warnings={warnings} />
      <Figures>
        {sums.map((name) => (
          <Figure key={name} label={words[name]} value={formatMoney(figures[name])} unit={moneyUnitName()} />
        ))}
      </Figures>
      <p>{moneyInWords(figures.net)}</p>
      <PaperButtons payslipId={payslipId} period={periodName(of)} isOwn={isOwn} />
      <Changes of={of} />
      <Lines of={words.own({ period: periodName(of) })} lines={lines} parameters={parameters} />
    </Stack>
  );
}
