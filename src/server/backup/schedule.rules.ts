/** When a nightly backup is due, and which backups are let go of. */
import { todayIn } from '#kernel/jalali/jalali.ts';
import type { BackupReason } from './backup.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment (epoch milliseconds) as the last part of a folder's name: 20261122T020000Z. */
const stamp = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[:-]/g, '');

export const folderName = (reason: BackupReason, at: number): string => `${reason}-${stamp(at)}`;

/** What a backup is called while it is written. */
export const UNFINISHED = '.part';

interface Named {
  readonly name: string;
  readonly reason: string;
  readonly at: number;
  readonly isFinished: boolean;
}

function read(name: string): Named | undefined {
  const [, reason, day, time, tail] = /^([a-z-]+)-(\d{8})T(\d{6})Z(\.part)?$/.exec(name) ?? [];
  if (reason === undefined || day === undefined || time === undefined) return undefined;
  const at = Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`);
  return Number.isNaN(at) ? undefined : { name, reason, at, isFinished: tail === undefined };
}

/** The backups of a reason among the names of folders, newest first. */
const finished = (names: readonly string[], reason: BackupReason): Named[] =>
  names
    .flatMap((name) => read(name) ?? [])
    .filter((named) => named.isFinished && named.reason === reason)
    .sort((a, b) => b.at - a.at);

/** Moment of the newest nightly backup; undefined when there is none. */
export const newestNightly = (names: readonly string[]): number | undefined => finished(names, 'nightly')[0]?.at;

const newest = (names: readonly string[]): Named | undefined =>
  names
    .flatMap((name) => read(name) ?? [])
    .filter(({ isFinished }) => isFinished)
    .sort((a, b) => b.at - a.at)[0];

/** Folder of the newest backup of any reason; undefined when there is none. */
export const newestOf = (names: readonly string[]): string | undefined => newest(names)?.name;

/** Moment of the same. */
export const newestAt = (names: readonly string[]): number | undefined => newest(names)?.at;

/**
 * Whether the hour (0 to 23, Asia/Tehran) has struck since the newest one, or since the server was started when there is
 * none: a night that was missed is made up for, an installation of an hour is left alone.
 */
export function isDue(now: number, hour: number, since: number): boolean {
  // the day that begins at that hour
  const dayOf = (at: number): string => todayIn('Asia/Tehran', at - hour * HOUR_MS);
  return dayOf(since) < dayOf(now);
}

/** Folders to remove: beyond the newest `keep` of each kind that is taken by itself, and what a cut-off backup left a day ago. */
export function outdated(names: readonly string[], keep: number, now: number): string[] {
  const old = (['nightly', 'before-update'] as const).flatMap((reason) => finished(names, reason).slice(keep));
  const torn = names.flatMap((name) => read(name) ?? []).filter((named) => !named.isFinished && named.at < now - DAY_MS);
  return [...old, ...torn].map(({ name }) => name);
}
