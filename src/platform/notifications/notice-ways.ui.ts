/** How a person wants to learn of a message besides the toast: a short sound, a notice of the browser. Both off at first. */
import { readStored, writeStored } from '#ui/client/storage.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';

/** Spec section 3: `userAlertSound`, false by default. */
export const hasSound = (): boolean => readStored('userAlertSound') === 'true';
export const setSound = (isOn: boolean): void => writeStored('userAlertSound', String(isOn));

/** Browsers know notices in secure contexts only. */
export const mayNotice = (): boolean => window.isSecureContext && 'Notification' in window;
export const hasNotices = (): boolean => mayNotice() && Notification.permission === 'granted' && readStored('userBrowserNotices') === 'true';

/** Switches the browser's notices; asks for consent first. Answers whether they are on now. */
export async function setNotices(isOn: boolean): Promise<boolean> {
  const agreed = isOn && mayNotice() && (await Notification.requestPermission()) === 'granted';
  writeStored('userBrowserNotices', agreed ? 'true' : null);
  return agreed;
}

const audio = pageValue<AudioContext | undefined>(() => undefined);

/** Two short tones, made here: no file to load. Silent where the browser wants a gesture first. */
export function beep(): void {
  if (!('AudioContext' in window)) return;
  audio.now ??= new AudioContext();
  const { now } = audio;
  const { currentTime, destination } = now;
  for (const [at, frequency] of [
    [0, 660],
    [0.12, 880],
  ] as const) {
    const tone = now.createOscillator();
    const volume = now.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.06, currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + at + 0.1);
    tone.connect(volume).connect(destination);
    tone.start(currentTime + at);
    tone.stop(currentTime + at + 0.1);
  }
}
