/** What the form of a unit checks by the lists of the installation, before the server does. */
import { useMemo } from 'react';
import { fault } from '#kernel/form/definition.ts';
import { enumeration } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { Validators } from '#ui/form/use-submit.ts';
import { idsOf } from '#ui/multi-select/chosen.ts';
import { BRANCH } from './units.form.ts';
import pageMessages from './units.messages.fa.ts';
import { type PropertyFault, propertyFault } from './units.rules.ts';

const wordsOf = ({ code, group }: PropertyFault): string => (code === 'option' ? pageMessages.errors.option : pageMessages.errors[code]({ group }));

export function useUnitValidators(): Validators {
  const { data } = useCall(enumeration, { query: { enumTypeId: 'PartyPropertyType' } });
  return useMemo(
    () => ({
      propertyEnumIds: ({ organizationTypeEnumId, propertyEnumIds }) => {
        const wrong =
          organizationTypeEnumId === BRANCH && data !== undefined ? propertyFault(idsOf(typeof propertyEnumIds === 'string' ? propertyEnumIds : null), data.result) : undefined;
        return fault(wrong && wordsOf(wrong));
      },
    }),
    [data],
  );
}
