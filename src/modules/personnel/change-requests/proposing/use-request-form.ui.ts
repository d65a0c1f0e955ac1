import { useMemo } from 'react';
import type { FormDefinition } from '#kernel/form/definition.ts';
import { addressForm, personTypes } from '#platform/party/contact/contact.form.ts';
import { geo } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import { personAddresses } from '../../contact/contact.contract.ts';
import { requestForm } from '../change-requests.form.ts';
import type { ChangeAction, Changeable } from '../changeables.rules.ts';

/** Places change once in years. */
const FRESH_MS = 3_600_000;

/** The form of a request; that of an address knows which districts lie in which county. */
export function useRequestForm(of: Changeable, action: ChangeAction): FormDefinition {
  const isAddress = of.kind === 'address' && of.part !== undefined;
  const { data } = useCall(geo, { query: { geoTypeEnumId: 'GEOT_REGION' }, staleTime: FRESH_MS, enabled: isAddress });
  return useMemo(() => {
    const countyOf = new Map(data?.result.map(({ geoId, parentGeoId }) => [geoId, parentGeoId ?? '']));
    return requestForm(isAddress ? { ...of, form: personAddresses.dressed(addressForm(personTypes, countyOf)) } : of, action);
  }, [data, isAddress, of, action]);
}
