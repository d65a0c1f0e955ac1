import type { FieldClass } from '#kernel/entity.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { TableFilter } from '#kernel/table/definition.ts';
import { useCall } from '#ui/client/hooks.ts';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { screenHref } from '#ui/screen-link/href.ts';
import { Tile, TileRead, TileRow, TileRows } from '#ui/tile/tile.tsx';
import { filteredList } from './filters/filtered.ui.ts';
import { type Gap, gapClasses } from './filters/search-filters.table.ts';
import messages from './home-tiles.messages.fa.ts';
import { heldClasses, personList } from './search.contract.ts';
import { personnelSearchScreen } from './search.screen.ts';

/** What a file cannot be worked with without: for payroll, insurance, and to reach somebody. */
const needed: readonly Gap[] = ['nationalCode', 'structure', 'insuranceNumber', 'mobile', 'account'];
/** Days ahead. */
const SOON = 30;

const filter = (column: string, operator: TableFilter['operator'], ...values: readonly string[]): TableFilter => ({ column, operator, values });

/** Of what the reader may ask for. */
const gapsOf = (classes: readonly FieldClass[]): readonly string[] => needed.filter((gap) => [gapClasses[gap]].flat().every((one) => classes.includes(one)));

/** The people whom the personnel office has to see to: each line counts those whom its list then shows. */
export function PeopleAttention() {
  const read = useCall(heldClasses);
  const day = today();
  const coming = [addDays(day, 1), addDays(day, SOON)] as const;
  return (
    <Tile title={messages.title} all={{ href: personnelSearchScreen.path, label: messages.all }}>
      <TileRead of={read} failed={messages.failed}>
        {({ classes }) => {
          const gaps = gapsOf(classes);
          return (
            <TileRows label={messages.title} none={messages.none}>
              {[
                ...(gaps.length === 0 ? [] : [<Line key="gaps" title={messages.incomplete} note={messages.incompleteOf} filters={[filter('gap', 'in', ...gaps)]} />]),
                <Line key="ending" title={messages.ending} filters={[filter('leaveDate', 'between', day, coming[1])]} />,
                <Line key="coming" title={messages.coming} filters={[filter('hireDate', 'between', ...coming)]} />,
              ]}
            </TileRows>
          );
        }}
      </TileRead>
    </Tile>
  );
}

function Line({ title, note, filters }: { title: string; note?: string; filters: readonly TableFilter[] }) {
  const { data } = useCall(personList, { query: { pageSize: 1, filter: JSON.stringify(filters) } });
  const count = data === undefined ? kit.unknown : data.countIsCapped ? kit.moreThan(formatNumber(data.count)) : formatNumber(data.count);
  return <TileRow href={screenHref(personnelSearchScreen, { search: filteredList(filters) })} title={title} note={note} mark={<b>{messages.people({ count })}</b>} />;
}
