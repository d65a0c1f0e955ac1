/** The 300 payslips that are kept as they were counted by hand, as text: `npm run generate` writes them anew, and a difference is seen. */
import { payByHand } from './pay-by-hand.ts';
import type { HandAnswer, HandCase } from './pay-by-hand-case.ts';
import { goldenCases } from './pay-cases.ts';

export interface GoldenPayslip extends HandAnswer {
  readonly of: HandCase;
}

/** One a line, rials with an n behind them. */
export function goldenLines(kept: readonly object[]): string {
  const lines = kept.map((one) => JSON.stringify(one, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)));
  return `[\n${lines.join(',\n')}\n]\n`;
}

export const goldenText = (): string => goldenLines(goldenCases().map((of): GoldenPayslip => ({ of, ...payByHand(of) })));

export const readGolden = <K = GoldenPayslip>(text: string): readonly K[] =>
  JSON.parse(text, (_, value: unknown) => (typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value));
