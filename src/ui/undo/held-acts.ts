/**
 * Acts that wait a few seconds before they are sent, so that they can be taken back while nobody has heard of them. The
 * browser waits and not the server: what was never sent needs no way back through balances, messages and the steps of
 * others, and "taken back" is true of it. Nothing is lost by the waiting: the next act, a sign-out, another company and a
 * page that goes out of sight (closed, reloaded, another tab) send what waits at once.
 */
import kit from '#ui/kit/kit.messages.fa.ts';
import { pageStore, pageValue } from '#ui/page-memory/page-memory.ts';
import { closeToast, showToast } from '#ui/toast/toast-store.ts';

/** How long an act waits, in milliseconds. */
export const HOLD_MS = 5000;
/** Its line stays as long as it waits, and is closed with it. */
const LINE_MS = 600_000;

export interface HeldAct {
  /** What it is about, `task/<id>`: known by it while it waits or is on its way. */
  readonly key: string;
  /** What will be done, in one short line. */
  readonly message: string;
  /** Sends it, and tells itself what became of it. `isLeaving`: the page goes, the call has to outlive it. */
  readonly deliver: (isLeaving: boolean) => Promise<void>;
  /** It was taken back. */
  readonly onUndo: () => void;
}

interface Waiting {
  readonly act: HeldAct;
  readonly toast: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

const useKeys = pageStore<{ readonly keys: readonly string[] }>(() => ({ keys: [] }));
const waiting = pageValue<Waiting | undefined>(
  () => undefined,
  (left) => clearTimeout(left?.timer),
);

/** The keys of what waits or is on its way. */
export const useHeldKeys = (): readonly string[] => useKeys(({ keys }) => keys);
export const isHeld = (key: string): boolean => useKeys.getState().keys.includes(key);

const release = (key: string): void => useKeys.setState(({ keys }) => ({ keys: keys.filter((one) => one !== key) }));

function takeWaiting(): HeldAct | undefined {
  const { now } = waiting;
  if (now === undefined) return undefined;
  waiting.now = undefined;
  clearTimeout(now.timer);
  closeToast(now.toast);
  document.removeEventListener('visibilitychange', sendWhenHidden);
  return now.act;
}

function sendWhenHidden(): void {
  if (document.visibilityState === 'hidden') void sendHeld(true);
}

/** Sends at once what still waits; resolves when it was answered. */
export async function sendHeld(isLeaving = false): Promise<void> {
  const act = takeWaiting();
  if (act === undefined) return;
  try {
    await act.deliver(isLeaving);
  } finally {
    release(act.key);
  }
}

/** Takes back what still waits; false where nothing does. */
export function undoHeld(): boolean {
  const act = takeWaiting();
  if (act === undefined) return false;
  release(act.key);
  act.onUndo();
  return true;
}

/** Lets an act wait, with a line that takes it back. What waited before is sent. */
export function holdAct(act: HeldAct): void {
  void sendHeld();
  waiting.now = {
    act,
    toast: showToast({ type: 'info', message: act.message, action: { label: kit.undo, onPress: () => void undoHeld() }, duration: LINE_MS }),
    timer: setTimeout(() => void sendHeld(), HOLD_MS),
  };
  useKeys.setState(({ keys }) => ({ keys: [...keys, act.key] }));
  document.addEventListener('visibilitychange', sendWhenHidden);
}
