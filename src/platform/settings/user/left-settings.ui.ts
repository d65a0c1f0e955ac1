/**
 * The look a page took with it as it was left: its save may still be on the way when the next page of the tab asks for
 * the settings, which would then wear the former look and send it back with the next choice. Session storage hands it over,
 * in this tab alone and for a moment; the specification's list of what is kept (section 3) is about local storage.
 */
import { readSettings, type UserSettings } from '#kernel/settings/user-settings.ts';

const NAME = 'leftSettings';

/** Milliseconds. What is older has arrived or never will, and may be behind a choice made elsewhere. */
export const LEFT_MS = 10_000;

interface Left {
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly settings: unknown;
}

function readLeft(): Left | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Left | null;
  } catch {
    // storage is refused or holds something else: the look comes from the server, as ever
    return null;
  }
}

/** Keeps what the page sends as it is left. */
export function leaveSettings(userId: string, settings: UserSettings): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ userId, at: Date.now(), settings } satisfies Left));
  } catch {
    // a browser that refuses storage shows the former look for once
  }
}

/** It arrived, is outdone by a newer choice, or its person is gone. */
export function dropLeftSettings(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // nothing was kept either
  }
}

/** What the page before left for this person a moment ago; undefined where there is nothing. */
export function leftSettings(userId: string | undefined): UserSettings | undefined {
  const left = readLeft();
  if (left === null || left.userId !== userId) return undefined;
  const age = Date.now() - left.at;
  return age >= 0 && age < LEFT_MS ? readSettings(left.settings) : undefined;
}
