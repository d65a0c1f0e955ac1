import { useMemo } from 'react';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { personColumns } from '../employment-rows/employment-rows.define.ts';
import { personFacilities } from './person-facilities.contract.ts';
import { personFacilityTable } from './person-facilities.table.ts';
import messages from './person-facilities-page.messages.fa.ts';

/** Whose they are, the file says. */
const table: TableDefinition = { ...personFacilityTable, columns: personFacilityTable.columns.filter(({ name }) => !personColumns.some((one) => one.name === name)) };

/** The facilities of somebody over time; new ones are added where people are named by their code. */
export function FacilitiesOfPerson({ partyId }: { partyId: string }) {
  const [mayEdit, mayRemove] = [useMay(personFacilities.change), useMay(personFacilities.remove)];
  const query = useMemo(() => ({ partyId }), [partyId]);
  return (
    <RecordsEditor<RecordRow>
      of={personFacilities}
      table={table}
      changeForm={personFacilities.changeForm}
      query={query}
      rowName={({ feature }) => String(feature ?? '')}
      may={{ add: false, edit: mayEdit, remove: mayRemove }}
      words={{ add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
      hasNoSearch
      empty={<EmptyState title={messages.noneOfPerson} />}
    />
  );
}
