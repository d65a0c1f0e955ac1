import { expect, test, vi } from 'vitest';
import { useSettings } from './settings-store.ts';
import { wearSettings } from './wear-settings.ts';

test('another theme is painted at once: for two frames nothing moves, and other settings do not care', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const root = document.documentElement;
  const stop = wearSettings();
  const { theme } = useSettings.getState();
  useSettings.setState({ fontSize: 110 });
  expect(root.dataset['motion']).toBe('full');
  useSettings.setState({ theme: { ...theme, main: 'slate' } });
  expect(root.dataset['theme']).toBe('slate');
  expect(root.dataset['motion']).toBe('reduced');
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame(0);
  expect(root.dataset['motion']).toBe('full');
  stop();
  useSettings.setState({ theme, fontSize: 100 });
  vi.unstubAllGlobals();
});
