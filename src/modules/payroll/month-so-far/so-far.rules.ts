/** What of a month has changed between two counts of it. Pure; rials as digits. */
import type { PayLine } from '../pay/pay-lines.rules.ts';

export interface SoFarLine {
  readonly code: string;
  readonly title: string;
  readonly isDeduct: 'Y' | 'N' | 'Z';
  readonly amount: string;
}

export interface ChangedLine {
  readonly title: string;
  readonly was: string;
  readonly now: string;
}

/** What is paid or taken, each once however many lines it has. */
export function soFarLines(lines: readonly PayLine[]): SoFarLine[] {
  const sums = new Map<string, Omit<SoFarLine, 'amount'> & { readonly sum: bigint }>();
  for (const { code, title, isDeduct, amount } of lines) {
    if (isDeduct === 'Z' || amount === 0n) continue;
    sums.set(code, { code, title, isDeduct, sum: (sums.get(code)?.sum ?? 0n) + amount });
  }
  return [...sums.values()].map(({ sum, ...line }) => ({ ...line, amount: String(sum) }));
}

/** Lines that came, went or are other than before; none where nothing was counted before. */
export function changedLines(now: readonly SoFarLine[], before: readonly SoFarLine[] | null): ChangedLine[] {
  if (before === null) return [];
  const [was, is] = [new Map(before.map((one) => [one.code, one])), new Map(now.map((one) => [one.code, one]))];
  const codes = [...new Set([...is.keys(), ...was.keys()])];
  return codes.flatMap((code) => {
    const [old, own] = [was.get(code), is.get(code)];
    const [from, to] = [old?.amount ?? '0', own?.amount ?? '0'];
    return from === to ? [] : [{ title: own?.title ?? old?.title ?? code, was: from, now: to }];
  });
}
