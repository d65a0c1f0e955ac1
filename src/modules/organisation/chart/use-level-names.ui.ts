import { useMemo } from 'react';
import { enumeration } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';

/** Levels of units as cards say them; empty until they are known. */
export function useLevelNames(): ReadonlyMap<string, string> {
  const { data } = useCall(enumeration, { query: { enumTypeId: 'OrganizationLevel' } });
  return useMemo(() => new Map(data?.result.map(({ enumId, description }) => [enumId, description])), [data]);
}
