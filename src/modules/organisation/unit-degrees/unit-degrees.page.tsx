import { Award } from 'lucide-react';
import { useState } from 'react';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { AsOf, AsOfNotice, NoneOnDay } from '#ui/as-of/as-of.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { unitsScreen } from '../units/units.screen.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { changeDegrees, degrees, unitDegrees } from './unit-degrees.contract.ts';
import pageMessages from './unit-degrees.messages.fa.ts';
import { unitDegreesScreen } from './unit-degrees.screen.ts';
import { unitDegreesTable } from './unit-degrees.table.ts';
import messages from './unit-degrees-page.messages.fa.ts';

const nameOf = ({ title }: RegisterRow): string => String(title);

const tabs: readonly ScreenTab<object>[] = [
  { id: 'units', label: messages.units, Content: Units },
  {
    id: 'catalogue',
    label: messages.catalogue,
    keys: [`${degrees.page}/observe`],
    Content: () => <RegisterEditor of={degrees} rowName={nameOf} />,
  },
];

/** The degrees of units on a day, changed for many at once, and the catalogue of degrees. */
export default function UnitDegreesPage() {
  return (
    <Page title={pageMessages.title} lead={messages.lead}>
      <ScreenTabs screen={unitDegreesScreen} label={messages.tabs} tabs={tabs} at={{}} />
    </Page>
  );
}

/** The chosen rows, and how many they are. */
interface Chosen {
  readonly selection: BulkSelection;
  readonly count: number;
}

function Units() {
  const { asOf } = useScreenSearch(unitDegreesScreen);
  const setSearch = useSetScreenSearch(unitDegreesScreen);
  const open = useOpenScreen();
  const maySeeUnit = useMay(unitsScreen);
  const mayAssign = useMay(changeDegrees);
  const [chosen, choose] = useState<Chosen>();
  const change = { id: 'change', label: messages.change, icon: Award, keepsSelection: true, run: async (selection: BulkSelection, count: number) => choose({ selection, count }) };
  return (
    <Stack>
      <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />
      <AsOfNotice value={asOf} />
      <DataTable
        of={unitDegreesTable}
        list={unitDegrees.list}
        export={unitDegrees.export}
        query={{ asOf }}
        unit={messages.unit}
        rowName={({ organizationName }) => organizationName ?? ''}
        {...(maySeeUnit && { onOpen: ({ unitId }: { unitId: string }) => void open(unitsScreen, { search: { unitId, asOf, tab: 'degrees' } }) })}
        bulkActions={mayAssign ? [change] : []}
        empty={asOf === undefined ? <EmptyState title={messages.none} headingLevel={3} /> : <NoneOnDay title={messages.noneOnDay} />}
      />
      {chosen === undefined ? null : <ChangeDialog {...chosen} asOf={asOf} onClose={() => choose(undefined)} />}
    </Stack>
  );
}
