import { Network, Plus, Upload } from 'lucide-react';
import { importScreen } from '#platform/import-export/import.screen.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { AsOf, AsOfNotice } from '../as-of/as-of.tsx';
import { NEW, UnitSheet } from './unit-sheet.tsx';
import { units } from './units.contract.ts';
import styles from './units.module.css';
import { unitsScreen } from './units.screen.ts';
import { unitsTable } from './units.table.ts';
import messages from './units-page.messages.fa.ts';

/** The units of a day; one of them opened shows all that is known of it. */
export default function UnitsPage() {
  const { unitId, asOf } = useScreenSearch(unitsScreen);
  return <div className={styles.page}>{unitId === undefined ? <UnitList asOf={asOf} /> : <UnitSheet key={unitId} unitId={unitId} asOf={asOf} />}</div>;
}

function UnitList({ asOf }: { asOf: string | undefined }) {
  const open = useOpenScreen();
  const setSearch = useSetScreenSearch(unitsScreen);
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} actions={<Actions asOf={asOf} />} />
      <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />
      <AsOfNotice value={asOf} />
      <DataTable
        of={unitsTable}
        list={units.list}
        export={units.export}
        query={{ asOf }}
        unit={messages.unit}
        rowName={({ organizationName }) => organizationName ?? ''}
        onOpen={({ unitId }) => void open(unitsScreen, { search: { unitId, asOf } })}
        empty={
          <EmptyState icon={Network} headingLevel={3} title={messages.none} actions={<Actions asOf={asOf} isInside />}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
    </>
  );
}

function Actions({ asOf, isInside = false }: { asOf: string | undefined; isInside?: boolean }) {
  const mayAdd = useMay('organizationChartManagement/organizationalUnit/add');
  const mayImport = useMay(importScreen.access[0]);
  return (
    <>
      {mayImport ? (
        <ScreenLink to={importScreen} className={buttonClass(isInside ? 'outline' : 'ghost')}>
          <Icon of={Upload} size="sm" />
          {messages.import}
        </ScreenLink>
      ) : null}
      {mayAdd ? (
        <ScreenLink to={unitsScreen} search={{ unitId: NEW, asOf }} className={buttonClass(isInside ? 'outline' : 'filled')}>
          <Icon of={Plus} size="sm" />
          {messages.add}
        </ScreenLink>
      ) : null}
    </>
  );
}
