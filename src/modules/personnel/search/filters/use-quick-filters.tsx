import { useMemo } from 'react';
import { subOrganization } from '#platform/party/party.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { QuickFilter } from '#ui/data-table/quick.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import messages from '../search-page.messages.fa.ts';

const HALF_HOUR = 1_800_000;

const status: QuickFilter = {
  name: 'status',
  parameter: 'statusId',
  label: messages.status,
  options: (['ActiveRel', 'NotActiveRel', 'all'] as const).map((id) => ({ id, label: messages.statuses[id] })),
  initial: 'ActiveRel',
  nothing: 'all',
};
const gender: QuickFilter = { name: 'gender', parameter: 'gender', label: messages.gender, options: (['N', 'Y'] as const).map((id) => ({ id, label: messages.genders[id] })) };

const isGuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** State of employment, gender, and the unit with everything below it. */
export function useQuickFilters(): readonly QuickFilter[] {
  const { data, isPending } = useCall(subOrganization, { staleTime: HALF_HOUR });
  return useMemo(() => {
    const units = isPending ? undefined : (data?.organizationUnit ?? []).map(({ partyId, organizationName }) => ({ id: partyId, label: organizationName }));
    // a unit of another company is not among the options
    const labelOther = (id: string) => (isGuid(id) ? (isPending ? kit.loading : messages.otherUnit) : undefined);
    const unit: QuickFilter = { name: 'unit', parameter: 'unitId', label: messages.unit, options: units, labelOther };
    return [status, ...(units?.length === 0 ? [] : [unit]), gender];
  }, [data, isPending]);
}
