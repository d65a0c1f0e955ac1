import { Palette } from 'lucide-react';
import { IconButton } from '#ui/button/button.tsx';
import { buttonIds, closeSettings, openSettings, useSettingsDrawer } from './drawer-state.ts';
import messages from './settings.messages.fa.ts';

/** Opens the settings drawer, and closes it again. */
export function SettingsButton({ at = 'toolbar' }: { at?: keyof typeof buttonIds }) {
  const isOpen = useSettingsDrawer((state) => state.isOpen);
  const size = at === 'edge' ? 'sm' : 'md';
  return <IconButton id={buttonIds[at]} size={size} label={messages.title} icon={Palette} isOn={isOpen} onPress={isOpen ? closeSettings : openSettings} />;
}
