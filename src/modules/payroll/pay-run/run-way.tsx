import type { ReplyOf } from '#kernel/call.ts';
import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { Card } from '#ui/card/card.tsx';
import { formatDate } from '#ui/format/format.ts';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import type { readPayRun } from './pay-run.contract.ts';
import { VOUCHER_STEP } from './pay-run.steps.ts';
import words from './pay-run-page.messages.fa.ts';

type Seen = ReplyOf<typeof readPayRun>;

const steps = ['actions', 'count', 'result', 'voucher', 'levels', 'after', 'payslips'] as const;
type Step = (typeof steps)[number];

/** At which step of its way a run stands; undefined of one that was called off or taken back. */
function stepOf({ statusId, actions = [], waits: open = [] }: Seen): Step | undefined {
  const waits = (time: string): boolean => actions.some(({ type, state }) => type === time && state === 'waiting');
  switch (statusId) {
    case 'PrDraft':
      return waits('PCABeforClac') ? 'actions' : 'count';
    case 'PrActions':
      return 'count';
    case 'PrCalculated':
      return 'result';
    case 'PrInApproval':
      return open.some(({ step }) => step === VOUCHER_STEP) ? 'voucher' : 'levels';
    case 'PrApproved':
    case 'PrPaid':
      return waits('PCAAfterVerification') ? 'after' : 'payslips';
    default:
      return undefined;
  }
}

/** The way of a run: its steps, which of them it stands at, and whose turn it is. */
export function RunWay({ run }: { run: Seen }) {
  const { instanceId, waits = [], actions = [], statusId, keepsBooks = false } = run;
  const now = stepOf(run);
  if (now === undefined) return null;
  const has = (time: string): boolean => actions.some(({ type }) => type === time);
  const passed: Partial<Record<Step, boolean>> = { actions: !has('PCABeforClac'), voucher: !keepsBooks, after: !has('PCAAfterVerification') };
  const shown = steps.filter((step) => passed[step] !== true);
  return (
    <Card title={words.way}>
      <Stack gap={3}>
        <Stepper label={words.way} steps={shown.map((step) => words.steps[step])} current={now === 'payslips' ? shown.length : shown.indexOf(now)} />
        {waits.map(({ title, people, since, due }) => (
          <p key={`${title} ${since}`}>
            <b>{title}</b>
            {people.length > 0 ? <> · {words.turnOf({ people: people.join(words.separator) })}</> : null}
            {since === null ? null : <> · {words.sinceDay({ day: formatDate(since.slice(0, DAY)) })}</>}
            {due === null ? null : <> · {words.dueDay({ day: formatDate(due.slice(0, DAY)) })}</>}
          </p>
        ))}
        {waits.length === 0 && statusId === 'PrInApproval' ? <p>{words.nobodysTurn}</p> : null}
        {instanceId ? (
          <Row>
            <FollowCase instanceId={instanceId} what={words.way} label={words.follow} />
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Characters of the day of an ISO moment. */
const DAY = 10;
