import { KeyRound } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { RecordsList } from '#platform/records/records-list.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { managementScreen } from '../management/management.screen.ts';
import { deviceCells } from './device-cells.tsx';
import { devices, keysOfDevice } from './devices.contract.ts';
import messages from './devices-page.messages.fa.ts';
import { OfferedClocks } from './offered-clocks.tsx';

const keyWords = { ...messages, add: messages.addKey, none: messages.noKey, noneAdvice: messages.noKeyAdvice };

/** The clocks of the company, those that called and are not registered, and what the keys of one stand for. */
export function DevicesTab() {
  const { of: opened } = useScreenSearch(managementScreen);
  if (opened === undefined) return <Clocks />;
  return (
    <>
      <ScreenLink to={managementScreen} search={{ tab: 'devices' }}>
        {messages.back}
      </ScreenLink>
      <Keys key={opened} clockDeviceId={opened} />
    </>
  );
}

function Clocks() {
  const may = { add: useMay(devices.create), edit: useMay(devices.change), remove: useMay(devices.remove) };
  const open = useOpenScreen();
  const to = useCallback((id: string) => void open(managementScreen, { search: { tab: 'devices', of: id } }), [open]);
  const actions = useMemo(() => [{ id: 'keys', label: messages.openKeys, icon: KeyRound, run: ({ clockDeviceId }: RecordRow) => to(String(clockDeviceId)) }], [to]);
  return (
    <Stack>
      <OfferedClocks />
      <RecordsEditor<RecordRow>
        of={devices}
        rowName={({ title }) => String(title)}
        start={{ optionIndicator: 'Y' }}
        actions={actions}
        cells={deviceCells}
        may={may}
        words={messages}
        empty={<EmptyState title={messages.none}>{may.add ? messages.noneAdvice : null}</EmptyState>}
      />
    </Stack>
  );
}

function Keys({ clockDeviceId }: { clockDeviceId: string }) {
  const owner = useMemo(() => ({ clockDeviceId }), [clockDeviceId]);
  return <RecordsList of={keysOfDevice} owner={owner} rowName={({ code }) => code} words={keyWords} />;
}
