import { useCall } from '#ui/client/hooks.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { screenHref } from '#ui/screen-link/href.ts';
import { Tile, TileRow, TileRows } from '#ui/tile/tile.tsx';
import { documentsReport, missingDocuments } from './documents-report.contract.ts';
import words from './documents-report.messages.fa.ts';
import { documentsReportScreen } from './documents-report.screen.ts';

const at = (search: { readonly tab: string; readonly ends?: string }): string => screenHref(documentsReportScreen, { search });

interface Counted {
  readonly count: number;
  readonly countIsCapped: boolean;
}
const countOf = (found: Counted | undefined): string =>
  found === undefined ? kit.unknown : found.countIsCapped ? kit.moreThan(formatNumber(found.count)) : formatNumber(found.count);

/** Documents that end, and who lacks some that are asked for. */
export default function DocumentsTile() {
  const ending = useCall(documentsReport.list, { query: { pageSize: 1, ends: 'ending' } });
  const missing = useCall(missingDocuments.list, { query: { pageSize: 1 } });
  return (
    <Tile title={words.tabs.documents} all={{ href: documentsReportScreen.path, label: words.tileAll }}>
      <TileRows label={words.tabs.documents} none={words.nobody.title}>
        {[
          <TileRow key="ending" href={at({ tab: 'documents', ends: 'ending' })} title={words.endsOf.ending} mark={<b>{countOf(ending.data)}</b>} />,
          <TileRow key="missing" href={at({ tab: 'missing' })} title={words.tabs.missing} mark={<b>{words.tilePeople({ count: countOf(missing.data) })}</b>} />,
        ]}
      </TileRows>
    </Tile>
  );
}
