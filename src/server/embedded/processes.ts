/** What the operating system knows of a process: enough to tell a live owner from a reused number. */
import { readFileSync } from 'node:fs';
import { callProgram } from '#platform/process/programs.server.ts';

export interface RunningProcess {
  /** differs between two processes that got the same number one after the other, even across a reboot */
  started: string;
  parent: number;
  command: string;
}

/** Undefined when no such process runs; a zombie has ended, so it counts as none. */
export function inspectProcess(pid: number): RunningProcess | undefined {
  if (process.platform === 'linux') return inspectByProc(pid);
  return process.platform === 'win32' ? inspectByPowerShell(pid) : inspectByPs(pid);
}

function inspectByProc(pid: number): RunningProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces, so fields are counted from the last parenthesis on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    // Start ticks count from boot; identical virtual machines repeat them, the boot id does not.
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return {
      started: `${boot}/${fields[19]}`,
      parent: Number(fields[1]),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    };
  } catch {
    return undefined;
  }
}

function inspectByPs(pid: number): RunningProcess | undefined {
  const { said } = callProgram('ps', ['-ww', '-p', String(pid), '-o', 'ppid=,lstart=,command='], { env: { LC_ALL: 'C' } });
  const found = /^\s*(\d+)\s+(\w+ +\w+ +\d+ +[\d:]+ +\d+)\s+(.*)/.exec(said);
  return found ? { parent: Number(found[1]), started: String(found[2]), command: `${found[3]} ` } : undefined;
}

function inspectByPowerShell(pid: number): RunningProcess | undefined {
  const script = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | ForEach-Object { "$($_.ParentProcessId)|$($_.CreationDate.Ticks)|$($_.CommandLine)" }`;
  const { said } = callProgram('powershell', ['-NoProfile', '-Command', script]);
  const [parent, started, command] = said.trim().split('|');
  return started === undefined ? undefined : { parent: Number(parent), started, command: `${command} ` };
}

/** Polls until the condition holds; false when the time ran out. */
export async function waitUntil(holds: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}
