import { useMemo } from 'react';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { personColumns } from '../employment-rows/employment-rows.define.ts';
import { facilityCode, personFacilities } from './person-facilities.contract.ts';
import { personFacilityChangeForm, personFacilityTable } from './person-facilities.table.ts';
import messages from './person-facilities-page.messages.fa.ts';

/** Whose they are, the file says. */
const table: TableDefinition = { ...personFacilityTable, columns: personFacilityTable.columns.filter(({ name }) => !personColumns.some((one) => one.name === name)) };

/** The facilities of somebody over time. */
export function FacilitiesOfPerson({ partyId }: { partyId: string }) {
  const pseudoId = useCall(facilityCode, { query: { partyId } }).data?.pseudoId ?? null;
  const [mayAdd, mayEdit, mayRemove] = [useMay(personFacilities.create), useMay(personFacilities.change), useMay(personFacilities.remove)];
  const owner = useMemo(() => ({ pseudoId }), [pseudoId]);
  const query = useMemo(() => ({ partyId }), [partyId]);
  return (
    <RecordsEditor<RecordRow>
      of={personFacilities}
      table={table}
      form={personFacilityChangeForm}
      changeForm={personFacilities.changeForm}
      owner={owner}
      query={query}
      rowName={({ feature }) => String(feature ?? '')}
      may={{ add: mayAdd && pseudoId !== null, edit: mayEdit, remove: mayRemove }}
      words={{ add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
      hasNoSearch
      empty={<EmptyState title={messages.noneOfPerson} />}
    />
  );
}
