import { useMemo } from 'react';
import { RecordsList } from '#platform/records/records-list.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { useMay } from '#ui/client/session.ts';
import { today } from '#ui/format/today.ts';
import { welfareServices } from '../service-definition/service-definition.contract.ts';
import { groupShares, groupUses } from './group-services.contract.ts';
import { shareForm, usageForm } from './group-services.table.ts';
import messages from './group-services-page.messages.fa.ts';

const kinds = {
  shares: { of: groupShares, form: shareForm, start: {} },
  uses: { of: groupUses, form: usageForm, start: { gapCount: 0, gapUnit: 'months' } },
} as const;

export interface GroupServicesProps {
  welfareGroupId: string;
  kind: keyof typeof kinds;
}

/** What a group has of services: who bears what, or how often one may be used. */
export default function GroupServices({ welfareGroupId, kind }: GroupServicesProps) {
  const { of, form, start } = kinds[kind];
  const owner = useMemo(() => ({ welfareGroupId }), [welfareGroupId]);
  const services = useRegisterOptions(welfareServices, 'title', {}, useMay(welfareServices.list));
  const made = useMemo(() => form(services), [form, services]);
  const words = {
    ...{ add: messages.add[kind], edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel },
    ...{ none: messages.none[kind], noneAdvice: messages.noneAdvice[kind] },
  };
  return <RecordsList of={of} form={made} owner={owner} start={{ fromDate: today(), ...start }} rowName={({ serviceTitle }) => serviceTitle} words={words} hasNoSearch />;
}
