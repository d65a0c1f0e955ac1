import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatCode, formatDate, formatMoney, formatNumber, formatPercent, moneyUnitName } from '#ui/format/format.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Side, sides } from './cost.rules.ts';
import { CostExplained, type CostQuestion } from './cost-explained.tsx';
import words from './cost-page.messages.fa.ts';
import { costFile, readCost } from './pay-cost.contract.ts';

type Seen = ReplyOf<typeof readCost>;
type Part = Seen['parts'][number];

const nameOf = (by: Side, { name }: Pick<Part, 'name'>): string => {
  if (name === null) return words.nowhere[by];
  return by === 'day' ? formatDate(name) : by === 'project' ? formatCode(name) : name;
};

const AMOUNT_WIDTH = 160;
/** Decimals of a share: more of them say nothing. */
const SHARE_DIGITS = 1;
const HUNDRED = 100;
const shareOf = (cost: string, whole: string): string => (Number(whole) === 0 ? '' : formatPercent((Number(cost) / Number(whole)) * HUNDRED, SHARE_DIGITS));

const columnsOf = (by: Side, whole: string, onExplain: (part: Part) => void): readonly GridColumn<Part>[] => [
  {
    id: 'name',
    label: words.sides[by],
    grows: true,
    render: (part) => (
      <Button variant="ghost" size="sm" onPress={() => onExplain(part)}>
        <bdi>{nameOf(by, part)}</bdi>
      </Button>
    ),
  },
  { id: 'people', label: words.people, width: 90, render: ({ people }) => formatNumber(people) },
  ...(['paid', 'employer', 'cost'] as const).map(
    (id): GridColumn<Part> => ({ id, label: words[id], align: 'amount', width: AMOUNT_WIDTH, render: ({ [id]: rials }) => formatMoney(rials) }),
  ),
  { id: 'share', label: words.share, width: 110, render: ({ cost }) => shareOf(cost, whole) },
];

const money = (rials: number): string => formatMoney(String(Math.round(rials)));

/** More places beside each other cannot be told apart; days stand side by side. */
const MOST_BARS = 6;

function CostChart({ by, parts }: { readonly by: Side; readonly parts: readonly Part[] }) {
  const shown = by === 'day' ? parts : parts.slice(0, MOST_BARS);
  if (shown.length < 2) return null;
  return (
    <Chart
      kind="bars"
      title={words.chart}
      caption={moneyUnitName()}
      rowTitle={words.sides[by]}
      series={[{ id: 'cost', name: words.cost }]}
      rows={shown.map((part) => ({ id: part.key, name: nameOf(by, part), values: [Number(part.cost)] }))}
      format={money}
      short={money}
    />
  );
}

interface CostViewProps {
  readonly of: CostQuestion;
  readonly by: Side;
  readonly onBy: (by: Side) => void;
  readonly noneText: string;
}

/** What pay costs by its parts, each explained at a press. */
export function CostView({ of, by, onBy, noneText }: CostViewProps) {
  const query = { ...of, by };
  const read = useCall(readCost, { query });
  const [part, explain] = useState<Part>();
  const { data } = read;
  const take = async () => saveBlob(await sendForBlob(costFile, { query, isLong: true }), `${words.sheet}.xlsx`);
  return (
    <Stack>
      {data && data.parts.length > 0 && (
        <Figures>
          {(['paid', 'employer', 'cost'] as const).map((id) => (
            <Figure key={id} label={words[id]} value={formatMoney(data.whole[id])} unit={moneyUnitName()} />
          ))}
          <Figure label={words.people} value={formatNumber(data.whole.people)} />
        </Figures>
      )}
      <Row>
        <Segmented label={words.by} value={by} options={sides.map((value) => ({ value, label: words.sides[value] }))} onChange={onBy} />
        <RunButton icon={FileDown} run={take}>
          {words.file}
        </RunButton>
      </Row>
      {data && <CostChart by={by} parts={data.parts} />}
      <Text as="p" tone="muted">
        {words.rules[by]} {words.remainder}
      </Text>
      <Card isFlush>
        <ReadGrid
          of={read}
          rowsOf={({ parts }) => parts}
          label={words.rows}
          columns={columnsOf(by, data?.whole.cost ?? '0', explain)}
          rowKey={({ key }) => key}
          failed={words.failed}
          none={words.none}
          noneText={noneText}
        />
      </Card>
      {part && <CostExplained query={{ ...query, key: part.key }} name={nameOf(by, part)} onClose={() => explain(undefined)} />}
    </Stack>
  );
}
