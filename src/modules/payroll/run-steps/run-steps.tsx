import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { payRunScreen } from '../pay-run-state/pay-run-screen.rules.ts';
import { readRunSteps } from './run-steps.contract.ts';
import type { RunStep, StepState } from './run-steps.rules.ts';
import words from './run-steps-page.messages.fa.ts';

const looks: Readonly<Record<StepState, BadgeState>> = { done: 'approved', next: 'running', waiting: 'pending', optional: 'info', none: 'draft' };

/** Tabs of the run where a step is seen to. */
const tabs: Readonly<Record<RunStep, string>> = {
  ...{ information: 'payslips', salaries: 'files', tax: 'files', insurance: 'files', voucher: 'voucher', payslips: 'files', finish: 'actions' },
};

/** What is left to do of an approved run, each step with the way there. */
export function RunSteps({ payRunId }: { readonly payRunId: string }) {
  const { data } = useCall(readRunSteps, { params: { payRunId } });
  if (data === undefined) return null;
  return (
    <Card title={words.title}>
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {words.lead}
        </Text>
        {data.steps.map(({ step, state }) => (
          <Row key={step}>
            <Badge state={looks[state]}>{words.states[state]}</Badge>
            <b>{words.steps[step]}</b>
            {state === 'done' || state === 'none' ? null : (
              <>
                <span>{words.said[step]}</span>
                <ScreenLink to={payRunScreen} search={{ payRunId, tab: tabs[step] }}>
                  {words.go(words.steps[step])}
                </ScreenLink>
              </>
            )}
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
