import { FileDown, Printer } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import type { Layout } from '../payslips/payslip-paper.contract.ts';
import { orderPapers, papersFile, readPapers } from './payslip-papers.contract.ts';
import words from './payslip-papers.messages.fa.ts';

type Order = NonNullable<ReplyOf<typeof readPapers>['order']>;

/** How often an order that is being made is asked for. */
const AGAIN_MS = 1_500;

const layouts: readonly (readonly [Layout, string])[] = [
  ['default', words.all],
  ['detailed', words.allDetailed],
];

/** All payslips of a run as files: ordered, followed while they are made, taken. */
export function PapersOrder({ payRunId }: { payRunId: string }) {
  const params = { payRunId };
  const { mutateAsync: send } = useSend(orderPapers);
  const read = useCall(readPapers, { params });
  const isMaking = read.data?.order?.state === 'running';
  const { data } = useCall(readPapers, { params, ...(isMaking ? { refetchInterval: AGAIN_MS } : {}) });
  if (!useMay(orderPapers) || data === undefined) return null;
  return (
    <Stack gap={3}>
      {isMaking ? null : (
        <Row>
          {layouts.map(([layout, label]) => (
            <RunButton key={layout} size="sm" icon={Printer} run={() => tellOutcome(send({ params, body: { layout } }), words.started)}>
              {label}
            </RunButton>
          ))}
        </Row>
      )}
      {data.order ? <Progress payRunId={payRunId} order={data.order} /> : null}
    </Stack>
  );
}

function Progress({ payRunId, order: { state, total, done, failed, thruDate } }: { payRunId: string; order: Order }) {
  if (state === 'running' || state === 'paused')
    return <ProgressBar label={words.making} value={done} max={total} valueText={words.progress({ done: formatNumber(done), total: formatNumber(total) })} />;
  if (state !== 'done') return <Alert type="error">{words.broken}</Alert>;
  return (
    <>
      {failed > 0 ? <Alert type="warning">{words.aside({ count: formatNumber(failed) })}</Alert> : null}
      {done > 0 ? (
        <Row>
          <RunButton
            size="sm"
            variant="filled"
            icon={FileDown}
            run={async () => saveBlob(await sendForBlob(papersFile, { params: { payRunId }, isLong: true }), `${words.fileName}.zip`)}
          >
            {words.get}
          </RunButton>
          <span>{words.ready({ count: formatNumber(done), date: formatDate(thruDate) })}</span>
        </Row>
      ) : null}
    </>
  );
}
