/** The latest own runs that issued or accepted orders: followed while they work, with what they set aside. */
import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { actOnOrdersRun, ordersRuns } from './in-parts.contract.ts';
import messages from './in-parts-page.messages.fa.ts';

type Run = ReplyOf<typeof ordersRuns>['runs'][number];
type Act = BodyInput<typeof actOnOrdersRun>['act'];

/** How often runs that work are asked for. */
const AGAIN_MS = 1_500;

const actsOf = ({ state, failed }: Run): readonly Act[] => {
  if (state === 'running') return ['pause', 'stop'];
  if (state === 'paused') return ['goOn', 'stop'];
  if (state === 'failed') return ['goOn', 'stop'];
  return state === 'done' && failed > 0 ? ['again'] : [];
};

function OneRun({ run }: { run: Run }) {
  const { runId, what, state, total, done, failed, aside } = run;
  const { mutateAsync: send } = useSend(actOnOrdersRun);
  const counts = { done: formatNumber(done), total: formatNumber(total) };
  const isUnderWay = state === 'running' || state === 'paused';
  return (
    <Stack gap={3}>
      {isUnderWay ? (
        <ProgressBar label={messages.what[what]} value={done + failed} max={total} valueText={messages.progress(counts)} />
      ) : (
        <p>{messages.result({ what: messages.what[what], state: messages.states[state], ...counts })}</p>
      )}
      {aside.length === 0 ? null : (
        <Alert type="warning" title={messages.aside(formatNumber(failed))}>
          <ul>
            {aside.map(({ place, name, reason }) => (
              <li key={place}>{messages.asideOne({ name: name ?? messages.unnamed, reason })}</li>
            ))}
          </ul>
        </Alert>
      )}
      {actsOf(run).length === 0 ? null : (
        <Row>
          {actsOf(run).map((act) => (
            <RunButton key={act} size="sm" variant="outline" run={() => send({ params: { ordersRunId: runId }, body: { act } })}>
              {messages[act]}
            </RunButton>
          ))}
        </Row>
      )}
    </Stack>
  );
}

/** Worth telling where somebody decides: it works still, or something was set aside. */
const isOpen = ({ state, failed }: Run): boolean => state !== 'done' || failed > 0;

/** `only`: those that accepted, as long as there is something to tell. */
export function OrdersRuns({ only }: { only?: 'accept' }) {
  const read = useCall(ordersRuns);
  const isWorking = read.data?.runs.some(({ state }) => state === 'running') === true;
  const { data } = useCall(ordersRuns, isWorking ? { refetchInterval: AGAIN_MS } : {});
  const runs = (data?.runs ?? []).filter((run) => only === undefined || (run.what === only && isOpen(run)));
  if (runs.length === 0) return null;
  return (
    <Card title={messages.runs}>
      <Stack>
        {runs.map((run) => (
          <OneRun key={run.runId} run={run} />
        ))}
      </Stack>
    </Card>
  );
}
