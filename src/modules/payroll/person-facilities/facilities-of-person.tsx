import { useMemo } from 'react';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { personColumns } from '#platform/employment-rows/employment-rows.define.ts';
import { RecordsList } from '#platform/records/records-list.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { facilityCode, personFacilities } from './person-facilities.contract.ts';
import { personFacilityChangeForm, personFacilityTable } from './person-facilities.table.ts';
import messages from './person-facilities-page.messages.fa.ts';

/** Whose they are, the file says. */
const table: TableDefinition = { ...personFacilityTable, columns: personFacilityTable.columns.filter(({ name }) => !personColumns.some((one) => one.name === name)) };

const words = { ...messages, none: messages.noneOfPerson, noneAdvice: undefined };

/** The facilities of somebody over time. */
export function FacilitiesOfPerson({ partyId }: { partyId: string }) {
  const pseudoId = useCall(facilityCode, { query: { partyId } }).data?.pseudoId ?? null;
  const owner = useMemo(() => ({ pseudoId }), [pseudoId]);
  const query = useMemo(() => ({ partyId }), [partyId]);
  return (
    <RecordsList
      of={personFacilities}
      table={table}
      form={personFacilityChangeForm}
      changeForm={personFacilities.changeForm}
      owner={owner}
      query={query}
      mayNotAdd={pseudoId === null}
      rowName={({ feature }) => feature}
      words={words}
      hasNoSearch
    />
  );
}
