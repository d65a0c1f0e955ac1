import { useMemo } from 'react';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import type { NoticeChannel } from '#platform/notifications/notice.define.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate, formatDateTime, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Stack } from '#ui/page/stack.tsx';
import type { EventRead } from './event-sheet.tsx';
import { placesOf } from './places.server.ts';
import { BodyField } from './template-writing.tsx';
import { writeTemplate } from './templates.contract.ts';
import { templateFormOf } from './templates.form.ts';
import messages from './templates.messages.fa.ts';

type Version = EventRead['versions']['mail'][number];

export interface TemplateTabProps {
  of: EventRead;
  channel: NoticeChannel;
}

const columns: readonly GridColumn<Version>[] = [
  { id: 'version', label: messages.version, width: 110, render: ({ version }) => messages.versionOf(formatNumber(version)) },
  {
    id: 'isActive',
    label: messages.active,
    width: 110,
    render: ({ isActive }) => <Badge state={isActive ? 'active' : 'draft'}>{isActive ? messages.state.on : messages.state.off}</Badge>,
  },
  { id: 'fromDate', label: messages.fromDate, width: 130, render: ({ fromDate }) => formatDate(fromDate) },
  { id: 'text', label: messages.body, width: 320, grows: true, render: ({ subject, body }) => <bdi>{subject || body}</bdi> },
  { id: 'authorName', label: messages.author, width: 160, render: ({ authorName }) => authorName },
  { id: 'createdDate', label: messages.created, width: 160, render: ({ createdDate }) => formatDateTime(createdDate) },
];

/** The text of an event on one way: written, shown with sample values, sent to oneself; a save is a new version. */
export function TemplateTab({ of, channel }: TemplateTabProps) {
  const mayEdit = useMay(writeTemplate);
  const versions = of.versions[channel];
  const [newest] = versions;
  const form = useMemo(() => (mayEdit ? templateFormOf(placesOf(of)) : readOnlyForm(templateFormOf(undefined))), [of, mayEdit]);
  const shipped = { subject: of.subject, body: of.body === '' && channel === 'sms' ? of.subject : of.body, isActive: true };
  const { subject, body, isActive } = newest ?? shipped;
  const isShut = channel !== 'inApp' && !of.ways.includes(channel);
  return (
    <Stack>
      {isShut ? (
        <Alert type="warning" isLive={false}>
          {messages.wayShut}
        </Alert>
      ) : null}
      <DefinedForm
        of={form}
        call={writeTemplate}
        title={messages.template}
        start={{ channel, subject: channel === 'sms' ? null : subject, body, isActive, fromDate: today() }}
        elements={{ body: (control) => <BodyField control={control} of={of} channel={channel} /> }}
        submitLabel={messages.save}
        savedText={messages.saved}
        toBody={(values) => ({ ...values, event: of.event, basedOn: newest?.version ?? 0 })}
      />
      <Card title={messages.versions} isFlush>
        <DataGrid
          label={messages.versionList}
          columns={columns}
          rows={versions}
          rowKey={({ version }) => String(version)}
          hasCards
          empty={<EmptyState title={channel === 'inApp' ? messages.noVersions : messages.noVersionsOutside} headingLevel={3} />}
        />
      </Card>
    </Stack>
  );
}
