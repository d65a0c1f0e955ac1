/** Facts of the machine and the moment, printed with every figure. */
import { cpus, loadavg, release, totalmem } from 'node:os';

export const machineFacts = () => ({
  date: new Date().toISOString(),
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${release()}`,
  node: process.version,
  loadAverage: loadavg().map((value) => Math.round(value * 100) / 100),
});
