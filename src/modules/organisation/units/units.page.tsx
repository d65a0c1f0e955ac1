import { Network } from 'lucide-react';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { AsOf, AsOfNotice, NoneOnDay } from '#ui/as-of/as-of.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { NewRecord } from '#ui/record-sheet/new-record.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { draftsScreen } from '../drafts/drafts.screen.ts';
import { unitDegreesScreen } from '../unit-degrees/unit-degrees.screen.ts';
import { UnitSheet } from './unit-sheet.tsx';
import { UnitTree } from './unit-tree.tsx';
import { addUnit, units } from './units.contract.ts';
import { unitsScreen } from './units.screen.ts';
import { unitsTable } from './units.table.ts';
import messages from './units-page.messages.fa.ts';

/** The units of a day; one of them opened shows all that is known of it. */
export default function UnitsPage() {
  const { unitId, asOf } = useScreenSearch(unitsScreen);
  return <PageFrame>{unitId === undefined ? <Units asOf={asOf} /> : <UnitSheet key={unitId} id={unitId} asOf={asOf} />}</PageFrame>;
}

interface At {
  asOf: string | undefined;
}

const views: readonly ScreenTab<At>[] = [
  { id: 'tree', label: messages.tree, Content: ({ asOf }) => <UnitTree asOf={asOf} empty={<NoUnits asOf={asOf} />} /> },
  { id: 'list', label: messages.list, Content: UnitList },
];

function Units({ asOf }: At) {
  const setSearch = useSetScreenSearch(unitsScreen);
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} actions={<PageActions asOf={asOf} />} />
      <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />
      <AsOfNotice value={asOf} />
      <ScreenTabs screen={unitsScreen} label={messages.views} tabs={views} at={{ asOf }} />
    </>
  );
}

function UnitList({ asOf }: At) {
  const open = useOpenScreen();
  return (
    <DataTable
      of={unitsTable}
      list={units.list}
      export={units.export}
      query={{ asOf }}
      unit={messages.unit}
      rowName={({ organizationName }) => organizationName ?? ''}
      onOpen={({ unitId }) => void open(unitsScreen, { search: { unitId, asOf } })}
      empty={<NoUnits asOf={asOf} />}
    />
  );
}

/** On another day than today nothing may be quite right. */
const NoUnits = ({ asOf }: At) =>
  asOf === undefined ? (
    <EmptyState icon={Network} headingLevel={3} title={messages.none} actions={<Actions asOf={asOf} isInside />}>
      {messages.noneAdvice}
    </EmptyState>
  ) : (
    <NoneOnDay icon={Network} title={messages.noneOnDay} />
  );

/** Screens beside this one, for whoever may open them. */
function Beside() {
  const mayDraft = useMay(draftsScreen);
  const mayGrade = useMay(unitDegreesScreen);
  return (
    <>
      {mayGrade ? (
        <ScreenLink to={unitDegreesScreen} className={buttonClass('ghost')}>
          {messages.unitDegrees}
        </ScreenLink>
      ) : null}
      {mayDraft ? (
        <ScreenLink to={draftsScreen} className={buttonClass('ghost')}>
          {messages.drafts}
        </ScreenLink>
      ) : null}
    </>
  );
}

const PageActions = ({ asOf }: At) => (
  <>
    <Beside />
    <Actions asOf={asOf} />
  </>
);

function Actions({ asOf, isInside = false }: At & { isInside?: boolean }) {
  return (
    <>
      <ImportLink kind="units" isInside={isInside}>
        {messages.import}
      </ImportLink>
      <NewRecord call={addUnit} to={unitsScreen} search={{ unitId: NEW, asOf }} isInside={isInside}>
        {messages.add}
      </NewRecord>
    </>
  );
}
