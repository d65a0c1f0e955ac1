import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatMoney, moneyUnitName } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Lines } from '../pay-lines/explained-lines.tsx';
import type { simulatePay } from './simulator.contract.ts';
import words from './simulator-page.messages.fa.ts';

export type Answer = ReplyOf<typeof simulatePay>;

const tiles = ['gross', 'deductions', 'net', 'employerCost'] as const;
const signed = (amount: bigint): string => (amount > 0n ? `+${formatMoney(amount)}` : formatMoney(amount));

/** What a case came to; `beside`: the one it is compared with. */
export function Outcome({ of, answer: { figures, warnings, lines, parameters }, beside }: { of: string; answer: Answer; beside: Answer | undefined }) {
  return (
    <Stack>
      {warnings.length === 0 ? null : (
        <Alert type="warning">
          <ul>
            {warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Figures>
        {tiles.map((name) => {
          const apart = beside && BigInt(figures[name]) - BigInt(beside.figures[name]);
          return (
            <Figure key={name} label={words[name]} value={formatMoney(figures[name])} unit={moneyUnitName()} note={apart === undefined ? null : words.difference(signed(apart))} />
          );
        })}
      </Figures>
      <Lines of={of} lines={lines} parameters={parameters} />
    </Stack>
  );
}
