import { useCall } from '#ui/client/hooks.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { screenHref } from '#ui/screen-link/href.ts';
import { Tile, TileRow, TileRows } from '#ui/tile/tile.tsx';
import { contracts } from './contracts.contract.ts';
import { contractsScreen } from './contracts.screen.ts';
import messages from './contracts-page.messages.fa.ts';

const ranges = ['15', '30', '60'] as const;

/** How many contracts end soon. */
export default function EndingTile() {
  return (
    <Tile title={messages.tile} all={{ href: contractsScreen.path, label: messages.tileAll }}>
      <TileRows label={messages.tile} none={messages.none}>
        {ranges.map((range) => (
          <Ending key={range} range={range} />
        ))}
      </TileRows>
    </Tile>
  );
}

function Ending({ range }: { range: (typeof ranges)[number] }) {
  const { data } = useCall(contracts.list, { query: { pageSize: 1, endsWithin: Number(range) } });
  const count = data === undefined ? kit.unknown : data.countIsCapped ? kit.moreThan(formatNumber(data.count)) : formatNumber(data.count);
  return <TileRow href={screenHref(contractsScreen, { search: { ends: range } })} title={messages.endsOf[range]} mark={<b>{count}</b>} />;
}
