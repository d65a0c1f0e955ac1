/**
 * Changing the look of the page: at once on the screen, a moment later on the server (spec sections 4, 7 and 8).
 * One save is under way at a time and the newest choice goes last, so the last one wins; a page that is left sends what
 * has not arrived, and the next page of the tab wears it at once. A save that fails leaves the look as it is and is made up for by the next.
 */
import { defaultSettings, readSettings, type UserSettings } from '#kernel/settings/user-settings.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { session } from '#ui/client/session.ts';
import { pageStore, pageValue } from '#ui/page-memory/page-memory.ts';
import { settings, useSettings } from '#ui/settings/settings-store.ts';
import { dropLeftSettings, leaveSettings, leftSettings } from './left-settings.ui.ts';
import type { saveUserBasicInfo } from './user.contract.ts';
import messages from './user.messages.fa.ts';

const DEBOUNCE_MS = 300;
const saveCall = shellCall<typeof saveUserBasicInfo>('POST', '/rest/s1/hcm/UserBasicInfo');

/** What the drawer's head says about the last change. */
export const useSaveState = pageStore<{ readonly state: 'untouched' | 'saving' | 'saved' | 'failed' }>(() => ({ state: 'untouched' }));

/** Says aloud that a change is stored (spec section 8), where nothing else on the screen does. Answers how to stop. */
export const tellSaves = (isSilent: () => boolean): (() => void) =>
  useSaveState.subscribe(({ state }, before) => {
    if (state === 'saved' && before.state !== 'saved' && isSilent()) showAlert({ type: 'success', message: messages.saved });
  });

interface Saving {
  /** The choice that has not arrived yet. */
  unsaved?: UserSettings | undefined;
  timer?: ReturnType<typeof setTimeout>;
  underWay?: Promise<void> | undefined;
  cancel?: AbortController;
}

function stop({ timer, cancel }: Saving): void {
  clearTimeout(timer);
  cancel?.abort();
}

const saving = pageValue<Saving>(() => ({}), stop);

const textOf = (chosen: UserSettings): string => JSON.stringify(readSettings(chosen));

async function save(chosen: UserSettings): Promise<void> {
  const { now } = saving;
  now.cancel = new AbortController();
  const { signal } = now.cancel;
  try {
    await send(saveCall, { body: { type: 'main_theme', value: textOf(chosen) }, signal });
    if (now.unsaved === chosen) now.unsaved = undefined;
    if (now.unsaved === undefined) useSaveState.setState({ state: 'saved' });
  } catch {
    // given up for a newer one, or the session is over and with it these settings
    if (signal.aborted || session().user === null) return;
    useSaveState.setState({ state: 'failed' });
    // the success style is what the specification asks for (section 8)
    showAlert({ type: 'success', message: messages.saveFailed });
  }
}

/** Saves what waits, one after the other; ends when nothing newer is left. */
async function run(): Promise<void> {
  const { now } = saving;
  while (now.unsaved !== undefined) {
    const chosen = now.unsaved;
    await save(chosen);
    if (now.unsaved === chosen) return;
  }
}

/** Sends what waits now, without waiting for more changes. */
export async function flushSettings(): Promise<void> {
  const { now } = saving;
  clearTimeout(now.timer);
  now.underWay ??= run().finally(() => {
    now.underWay = undefined;
  });
  await now.underWay;
}

/** The page is being left: what has not arrived goes by itself, in place of what is under way. */
function sendLast(): void {
  const { now } = saving;
  const chosen = now.unsaved;
  if (chosen === undefined) return;
  stop(now);
  now.unsaved = undefined;
  const { user } = session();
  if (user !== null) leaveSettings(user.userId, chosen);
  // the page may come back
  send(saveCall, { body: { type: 'main_theme', value: textOf(chosen) }, isLeaving: true }).then(
    () => {
      dropLeftSettings();
      useSaveState.setState({ state: 'saved' });
    },
    () => {
      dropLeftSettings();
      now.unsaved ??= chosen;
    },
  );
}

/** Draws the page with the changed settings at once and saves them. */
export function changeSettings(change: (now: UserSettings) => UserSettings): void {
  const next = change(settings());
  useSettings.setState(next, true);
  if (session().user === null) return;
  const { now } = saving;
  now.unsaved = next;
  dropLeftSettings();
  useSaveState.setState({ state: 'saving' });
  clearTimeout(now.timer);
  now.timer = setTimeout(() => void flushSettings(), DEBOUNCE_MS);
}

/** Settings that came with the person; a change that has not arrived yet is newer, be it of this page or the one before. */
export function takeSettings(stored: unknown): void {
  if (saving.now.unsaved !== undefined) return;
  useSettings.setState(leftSettings(session().user?.userId) ?? readSettings(stored), true);
}

/** Nobody's settings: after logout, expiry, or when another person signs in. */
export function forgetSettings(): void {
  stop(saving.now);
  saving.now.unsaved = undefined;
  dropLeftSettings();
  useSettings.setState(defaultSettings, true);
  useSaveState.setState({ state: 'untouched' });
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', sendLast);
  window.addEventListener('online', () => void flushSettings());
  // a phone may end a page that is out of sight without telling it
  document.addEventListener('visibilitychange', () => void (document.hidden ? flushSettings() : undefined));
}
