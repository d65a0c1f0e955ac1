import type { ReplyOf } from '#kernel/call.ts';
import { noticeChannels } from '#platform/notifications/notice.define.ts';
import shared from '#platform/notifications/notices.messages.fa.ts';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { FoundGrid } from '#ui/read/found-grid.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { EventSheet } from './event-sheet.tsx';
import { notificationEvents } from './templates.contract.ts';
import messages from './templates.messages.fa.ts';
import { templatesScreen } from './templates.screen.ts';

type Row = ReplyOf<typeof notificationEvents>['events'][number];

/** What the product tells people of, and how each company says it (guide base-data 9.3). */
export default function TemplatesPage() {
  const { event } = useScreenSearch(templatesScreen);
  return event === undefined ? (
    <Events />
  ) : (
    <PageFrame>
      <EventSheet key={event} id={event} />
    </PageFrame>
  );
}

const states: Readonly<Record<'on' | 'off', BadgeState>> = { on: 'active', off: 'draft' };

const columns: readonly GridColumn<Row>[] = [
  { id: 'title', label: messages.event, width: 260, grows: true, render: ({ title }) => title },
  { id: 'topic', label: messages.topic, width: 160, render: ({ topic }) => topic },
  ...noticeChannels.map(
    (channel): GridColumn<Row> => ({
      id: channel,
      label: shared.channels[channel],
      width: 130,
      render: ({ channels }) => {
        const state = channels[channel];
        if (state === 'none') return channel === 'inApp' ? messages.state.shipped : '-';
        return <Badge state={states[state]}>{messages.state[state]}</Badge>;
      },
    }),
  ),
  { id: 'rules', label: messages.rules, width: 110, render: ({ rules }) => (rules === 0 ? '-' : messages.rulesCount(formatNumber(rules))) },
];

function Events() {
  const setSearch = useSetScreenSearch(templatesScreen);
  const list = useCall(notificationEvents);
  return (
    <Page title={messages.title} lead={messages.lead}>
      <FoundGrid
        of={list}
        rowsOf={({ events }) => events}
        textOf={({ title, topic }) => `${title} ${topic}`}
        search={messages.search}
        label={messages.title}
        columns={columns}
        rowKey={({ event }) => event}
        onOpen={({ event }) => void setSearch({ event })}
        failed={messages.failed}
        none={messages.none}
      />
    </Page>
  );
}
