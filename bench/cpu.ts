/** CPU time of processes in milliseconds (Linux; elsewhere 0): it says what a request costs, however busy the machine is. */
import { readdirSync, readFileSync } from 'node:fs';

const MS_PER_TICK = 10;

/** Fields of /proc/<pid>/stat after the name: parent is the 2nd, user and system ticks the 12th and 13th. */
function statOf(pid: number | string, thread = ''): string[] {
  try {
    const text = readFileSync(`/proc/${pid}${thread}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const spentBy = (stat: readonly string[]): number => (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * MS_PER_TICK;

export const cpuOf = (pid: number): number => spentBy(statOf(pid));

/** Of the thread alone that a process began with, which answers requests. */
export const cpuOfMainThread = (pid: number): number => spentBy(statOf(pid, `/task/${pid}`));

/** The same to a fraction of a millisecond, for work that takes few of them; where the system does not say, 0. */
export function fineCpuOfMainThread(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return 0;
  }
}

/** CPU time of all children of a process: the connections of a PostgreSQL server. */
export function cpuOfChildren(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid))
    .reduce((sum, name) => sum + cpuOf(Number(name)), 0);
}
