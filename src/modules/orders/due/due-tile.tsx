import { useCall } from '#ui/client/hooks.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { screenHref } from '#ui/screen-link/href.ts';
import { Tile, TileRow, TileRows } from '#ui/tile/tile.tsx';
import { due } from './due.contract.ts';
import { dueScreen } from './due.screen.ts';
import type { DueKind } from './due-kinds.rules.ts';
import messages from './due-page.messages.fa.ts';

const shown = ['none', 'ended', 'year', 'post', 'anniversary'] as const satisfies readonly DueKind[];

/** How many need an order, by the reasons that weigh most. */
export default function DueTile() {
  return (
    <Tile title={messages.tile} all={{ href: dueScreen.path, label: messages.tileAll }}>
      <TileRows label={messages.tile} none={messages.tileNone}>
        {shown.map((kind) => (
          <Due key={kind} kind={kind} />
        ))}
      </TileRows>
    </Tile>
  );
}

function Due({ kind }: { kind: DueKind }) {
  const { data } = useCall(due.list, { query: { pageSize: 1, kind } });
  const count = data === undefined ? kit.unknown : data.countIsCapped ? kit.moreThan(formatNumber(data.count)) : formatNumber(data.count);
  return <TileRow href={screenHref(dueScreen, { search: { kind } })} title={messages.kindLabels[kind]} mark={<b>{count}</b>} />;
}
