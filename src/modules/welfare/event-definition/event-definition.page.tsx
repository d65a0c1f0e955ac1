import { type ComponentType, useMemo } from 'react';
import type { FormDefinition } from '#kernel/form/definition.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { RecordsList, type RecordsListProps } from '#platform/records/records-list.tsx';
import { OfRow } from '#platform/reference-data/register/of-row.tsx';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { useMay } from '#ui/client/session.ts';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { welfareServices } from '../service-definition/service-definition.contract.ts';
import { audiences } from '../service-definition/service-words.rules.ts';
import { welfareGroups } from '../welfare-groups/welfare-groups.contract.ts';
import { eventConditions, eventCosts, eventQuotas, eventReturns, welfareEvents, welfareSlots } from './event-definition.contract.ts';
import words from './event-definition.messages.fa.ts';
import { eventDefinitionScreen } from './event-definition.screen.ts';
import { eventForm, eventStart, quotaForm } from './event-definition.table.ts';
import messages from './event-definition-page.messages.fa.ts';

interface Of {
  readonly welfareEventId: string;
}

const below = (id: keyof typeof messages.add, Content: ComponentType<Of>): ScreenTab<object> => ({
  id,
  label: messages.tabs[id],
  Content: () => <OfEvent Content={Content} />,
});

const tabs: readonly ScreenTab<object>[] = [
  { id: 'events', label: messages.tabs.events, Content: Events },
  below('slots', (of) => <Rows {...of} kind="slots" of={welfareSlots} start={{ fromDate: today() }} rowName={({ title }) => title} />),
  below('quotas', Quotas),
  below('costs', (of) => (
    <Rows {...of} kind="costs" of={eventCosts} rowName={({ relation }) => audiences.find(({ enumId }) => enumId === relation)?.['description'] ?? messages.everyone} />
  )),
  below('conditions', (of) => <Rows {...of} kind="conditions" of={eventConditions} start={{ sequence: 10, overruledBy: 'nobody' }} rowName={({ title }) => title} />),
  below('returns', (of) => <Rows {...of} kind="returns" of={eventReturns} rowName={({ daysBefore }) => toPersianDigits(String(daysBefore))} />),
];

/** Events of services of welfare: what may be asked for, its slots, quotas, costs and what cancelling gives back. */
export default function EventDefinitionPage() {
  return (
    <Page title={words.title} lead={messages.lead}>
      <ScreenTabs screen={eventDefinitionScreen} label={messages.tabsLabel} tabs={tabs} at={{}} />
    </Page>
  );
}

function Events() {
  const services = useRegisterOptions(welfareServices, 'title', {}, useMay(welfareServices.list));
  const form = useMemo(() => eventForm(services), [services]);
  return <RegisterEditor of={welfareEvents} form={form} start={eventStart} rowName={({ title }: RegisterRow) => String(title)} />;
}

/** What lies below one event, which the address says; below the latest one where it says none. */
function OfEvent({ Content }: { Content: ComponentType<Of> }) {
  return (
    <OfRow register={welfareEvents} screen={eventDefinitionScreen} label={messages.event} rowLabel="title" empty={{ title: messages.noEvents, advice: messages.noEventsAdvice }}>
      {(welfareEventId) => <Content key={welfareEventId} welfareEventId={welfareEventId} />}
    </OfRow>
  );
}

interface RowsProps extends Of {
  kind: keyof typeof messages.add;
  of: RecordsListProps['of'];
  form?: FormDefinition;
  start?: RecordsListProps['start'];
  rowName: RecordsListProps['rowName'];
}

function Rows({ welfareEventId, kind, of, form, start = {}, rowName }: RowsProps) {
  const owner = useMemo(() => ({ welfareEventId }), [welfareEventId]);
  const said = {
    ...{ add: messages.add[kind], edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel },
    ...{ none: messages.none[kind], noneAdvice: messages.noneAdvice[kind] },
  };
  return <RecordsList of={of} {...(form && { form })} owner={owner} start={start} rowName={rowName} words={said} hasNoSearch />;
}

function Quotas({ welfareEventId }: Of) {
  const groups = useRegisterOptions(welfareGroups, 'description', {}, useMay(welfareGroups.list));
  const form = useMemo(() => quotaForm(groups), [groups]);
  return <Rows welfareEventId={welfareEventId} kind="quotas" of={eventQuotas} form={form} rowName={({ groupName }) => groupName} />;
}
