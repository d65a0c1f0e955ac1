import { subOrganization } from '#platform/party/party.contract.ts';
import { useCall } from '#ui/client/hooks.ts';

const LONG_MS = 1_800_000;

/** Companies the signed-in person reaches, the own one first. */
export function useCompanies(): { readonly id: string; readonly label: string }[] {
  const { data } = useCall(subOrganization, { staleTime: LONG_MS });
  return (data?.organization ?? []).map(({ partyId, organizationName }) => ({ id: partyId, label: organizationName }));
}
