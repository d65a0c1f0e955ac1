import type { ReplyOf } from '#kernel/call.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { StoredRecord } from '#ui/read/stored-record.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { noticeChannels } from '../notice.ts';
import shared from '../notices.messages.fa.ts';
import { RulesTab } from './rules-tab.tsx';
import { TemplateTab } from './template-tab.tsx';
import { notificationEvent } from './templates.contract.ts';
import messages from './templates.messages.fa.ts';
import { templatesScreen } from './templates.screen.ts';

export type EventRead = ReplyOf<typeof notificationEvent>;

const RULES = 'rules';

const Back = () => (
  <ScreenLink to={templatesScreen} search={{}} className={buttonClass()}>
    {messages.back}
  </ScreenLink>
);

/** One event: its text on each way, and its rules. */
export function EventSheet({ event }: { event: string }) {
  const read = useCall(notificationEvent, { query: { event } });
  const { tab } = useScreenSearch(templatesScreen);
  const setSearch = useSetScreenSearch(templatesScreen);
  const channel = noticeChannels.find((one) => one === tab);
  const selected = channel ?? (tab === RULES ? RULES : 'inApp');
  return (
    <StoredRecord of={read} words={messages} back={<Back />}>
      {(of) => (
        <>
          <PageHeader title={of.title} lead={of.topic} actions={<Back />} />
          <Tabs
            label={messages.tabs}
            tabs={[...noticeChannels.map((id) => ({ id, label: shared.channels[id] })), { id: RULES, label: messages.rules, count: of.rules.length }]}
            selected={selected}
            onSelect={(id) => void setSearch({ tab: id })}
          >
            {selected === RULES ? (
              <RulesTab of={of} />
            ) : (
              <TemplateTab key={`${selected}${of.versions[channel ?? 'inApp'][0]?.version ?? 0}`} of={of} channel={channel ?? 'inApp'} />
            )}
          </Tabs>
        </>
      )}
    </StoredRecord>
  );
}
