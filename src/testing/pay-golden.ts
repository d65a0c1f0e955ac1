/** The 300 payslips that are kept as they were counted by hand, as text: `npm run generate` writes them anew, and a difference is seen. */
import { payByHand } from './pay-by-hand.ts';
import type { HandAnswer, HandCase } from './pay-by-hand-case.ts';
import { goldenCases } from './pay-cases.ts';

export interface GoldenPayslip extends HandAnswer {
  readonly of: HandCase;
}

/** A payslip a line, rials with an n behind them. */
export function goldenText(): string {
  const lines = goldenCases().map((of) => JSON.stringify({ of, ...payByHand(of) }, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)));
  return `[\n${lines.join(',\n')}\n]\n`;
}

export const readGolden = (text: string): readonly GoldenPayslip[] =>
  JSON.parse(text, (_, value: unknown) => (typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value));
