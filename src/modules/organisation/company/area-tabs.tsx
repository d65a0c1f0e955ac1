import { useMemo } from 'react';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { Stack } from '#ui/page/stack.tsx';
import { areaChoices, insuranceAreas, taxAreas } from './company.contract.ts';
import { insuranceAreaForm, taxAreaForm } from './company.table.ts';
import messages from './company-page.messages.fa.ts';

const nameOf = ({ relationshipName }: RegisterRow): string => String(relationshipName);

interface Area {
  readonly register: typeof taxAreas | typeof insuranceAreas;
  readonly form: typeof taxAreaForm | typeof insuranceAreaForm;
  /** Kinds of organs such an area may be of. */
  readonly kinds: readonly string[];
}

const tax: Area = { register: taxAreas, form: taxAreaForm, kinds: ['OrtTax'] };
const insurance: Area = { register: insuranceAreas, form: insuranceAreaForm, kinds: ['OrtSocialSecurity', 'OrtPension', 'OrtInsurance'] };

function AreaTab({ of: { register, form: formOf, kinds } }: { of: Area }) {
  const { data } = useCall(areaChoices);
  const form = useMemo(() => formOf(data?.organs.filter(({ organTypeEnumId }) => kinds.includes(organTypeEnumId)) ?? [], data?.branches ?? []), [data, formOf, kinds]);
  return (
    <Stack>
      {data?.organs.length === 0 ? (
        <Alert type="info" isLive={false}>
          {messages.noOrgans}
        </Alert>
      ) : null}
      <RegisterEditor of={register} form={form} rowName={nameOf} />
    </Stack>
  );
}

/** Areas in which the company pays salary tax. */
export const TaxTab = () => <AreaTab of={tax} />;

/** Workshops under which the company files insurance lists. */
export const InsuranceTab = () => <AreaTab of={insurance} />;
