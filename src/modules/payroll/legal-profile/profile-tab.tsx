import { useState } from 'react';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { legalProfile } from './legal-profile.contract.ts';
import { isSettingKey, settingKeys } from './profile.rules.ts';
import { ProfileDrawer, type ShownSetting } from './profile-drawer.tsx';
import messages from './profile-tab.messages.fa.ts';
import { monthOf, saidAs, wordsOf } from './profile-words.ui.ts';

const columns: readonly GridColumn<ShownSetting>[] = [
  { id: 'setting', label: messages.setting, render: ({ key }) => wordsOf(key).title, grows: true },
  { id: 'value', label: messages.value, render: ({ key, value }) => saidAs(key, value), grows: true },
  { id: 'origin', label: messages.origin, render: ({ origin, companyName }) => (companyName === null ? messages.origins[origin] : messages.ofCompany(companyName)) },
  { id: 'from', label: messages.from, render: ({ fromDate }) => (fromDate === null ? '-' : monthOf(fromDate)) },
];

/** How the company reads the law of pay this month; a reading opened shows what it means and what was set so far. */
export function ProfileTab() {
  const read = useCall(legalProfile);
  const [opened, setOpened] = useState<string>();
  const shown = (read.data?.settings ?? []).flatMap((one): ShownSetting[] => (isSettingKey(one.key) ? [{ ...one, key: one.key }] : []));
  const setting = shown.find(({ key }) => key === opened);
  return (
    <Stack>
      <Text as="p" tone="muted">
        {messages.lead}
      </Text>
      {read.data?.paidThru ? <Text as="p">{messages.paid(monthOf(read.data.paidThru))}</Text> : null}
      <ReadGrid
        of={read}
        rowsOf={() => shown}
        label={messages.label}
        columns={columns}
        rowKey={({ key }) => key}
        bones={settingKeys.length}
        failed={messages.failed}
        none={messages.none}
        onOpen={({ key }) => setOpened(key)}
      />
      {setting === undefined ? null : <ProfileDrawer key={setting.key} setting={setting} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
