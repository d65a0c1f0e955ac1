/**
 * `npm run print:bench -- --count 1000`: so many payslips through the printing platform, in one file and a file each.
 * Prints pages per second, sizes and memory with the machine's facts; asserts nothing.
 */
import { parseArgs } from 'node:util';
import { printingMemory, render, renderEach, renderTogether } from '#platform/print/print.define.ts';
import { samplePayslip, samplePayslipPrint } from '#platform/print/sample/payslip.print.ts';
import { machineFacts } from './machine.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } });
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) throw new Error(`--count ${values.count} is no number of documents`);
const payslips = Array.from({ length: count }, (_, index) => samplePayslip(index));

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const memory = (): string => {
  const { now, highest } = printingMemory();
  return `memory of the server ${megabytes(process.memoryUsage.rss())}, of the printing process ${megabytes(now)} (at most ${megabytes(highest)})`;
};

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const began = performance.now();
  const result = await work();
  return { seconds: (performance.now() - began) / 1_000, result };
}

console.log(JSON.stringify(machineFacts()));
console.log(`before                 ${memory()}`);
const first = await timed(() => render(samplePayslipPrint, samplePayslip()));
console.log(`the first document     ${Math.round(first.seconds * 1_000)} ms with the start of the process, ${kilobytes(first.result.length)}`);
const together = await timed(() => renderTogether(samplePayslipPrint, payslips));
console.log(`${count} in one file`.padEnd(22), `${Math.round(count / together.seconds)} pages/s, ${megabytes(together.result.length)}; ${memory()}`);
const each = await timed(async () => {
  let bytes = 0;
  for await (const pdf of renderEach(samplePayslipPrint, payslips)) bytes += pdf.length;
  return bytes;
});
console.log(`${count}, a file each`.padEnd(22), `${Math.round(count / each.seconds)} files/s, ${kilobytes(each.result / count)} each; ${memory()}`);
