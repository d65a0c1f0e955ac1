import type { ReplyOf } from '#kernel/call.ts';
import { noticeChannels } from '#platform/notifications/notice.define.ts';
import shared from '#platform/notifications/notices.messages.fa.ts';
import { useCall } from '#ui/client/hooks.ts';
import { recordSheet, type SheetOf } from '#ui/record-sheet/record-sheet.tsx';
import { ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { RulesTab } from './rules-tab.tsx';
import { TemplateTab } from './template-tab.tsx';
import { notificationEvent } from './templates.contract.ts';
import messages from './templates.messages.fa.ts';
import { templatesScreen } from './templates.screen.ts';

export type EventRead = ReplyOf<typeof notificationEvent>;

/** One event: its text on each way, and its rules. */
export const EventSheet = recordSheet<EventRead>({
  screen: templatesScreen,
  words: messages,
  useRead: ({ id }) => useCall(notificationEvent, { query: { event: id } }),
  title: ({ title }) => title,
  lead: ({ topic }) => topic,
  Body: (sheet) => <Texts {...sheet} />,
});

const ways = noticeChannels.map((channel) => ({
  id: channel,
  label: shared.channels[channel],
  Content: ({ of }: { of: EventRead }) => <TemplateTab key={of.versions[channel][0]?.version ?? 0} of={of} channel={channel} />,
}));
const rules = { id: 'rules', label: messages.rules, Content: RulesTab };

const Texts = ({ record: of }: SheetOf<EventRead>) => (
  <ScreenTabs screen={templatesScreen} label={messages.tabs} tabs={[...ways, { ...rules, count: of.rules.length }]} at={{ of }} />
);
