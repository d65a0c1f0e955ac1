import { Download, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { openApiDocument } from '#platform/http/http.contract.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './api-document.messages.fa.ts';
import styles from './api-document.module.css';
import { type ApiCall, bySlice, callsOf, filterCalls, type OpenApiDocument } from './api-document.rules.ts';
import { CallEntry } from './call-entry.tsx';
import { Entry } from './entry.tsx';

/** So many calls are surveyed at once. */
const MOST_OPEN = 40;

/** The calls of the server, grouped by slice, for whoever connects another program. */
export default function ApiDocumentPage() {
  const { data, error, refetch, isFetching } = useCall(openApiDocument, { staleTime: Number.POSITIVE_INFINITY });
  const calls = useMemo(() => (data === undefined ? undefined : callsOf(data as unknown as OpenApiDocument)), [data]);
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        lead={calls === undefined ? undefined : messages.lead(formatNumber(calls.length))}
        actions={
          <a href="/api/openapi.json" download className={buttonClass('ghost')}>
            <Icon of={Download} size="sm" /> {messages.download}
          </a>
        }
      />
      {calls !== undefined ? (
        <Calls calls={calls} />
      ) : error === null ? (
        <Skeleton kind="blocks" />
      ) : (
        <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      )}
    </div>
  );
}

function Calls({ calls }: { calls: readonly ApiCall[] }) {
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const found = filterCalls(calls, wanted);
  return (
    <>
      <div className={styles.filter}>
        <TextField kind="search" label={messages.filter} help={messages.filterHelp} value={filter} onChange={setFilter} maxLength={100} />
        <span role="status" className={styles.found}>
          {messages.found(formatNumber(found.length), formatNumber(calls.length))}
        </span>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={messages.nothing}
          actions={
            <Button size="sm" onPress={() => setFilter('')}>
              {messages.clear}
            </Button>
          }
        >
          {messages.nothingHelp}
        </EmptyState>
      ) : null}
      <Slices calls={found} />
    </>
  );
}

/** Few calls stand open under their slices; of many the slices stand folded, and only what is unfolded is drawn. */
function Slices({ calls }: { calls: readonly ApiCall[] }) {
  const slices = bySlice(calls);
  const entriesOf = (own: readonly ApiCall[]) => own.map((call) => <CallEntry key={call.id} call={call} />);
  if (calls.length <= MOST_OPEN)
    return slices.map(({ slice, calls: own }) => (
      <Card key={slice} isFlush title={<Ltr>{slice}</Ltr>} caption={formatNumber(own.length)}>
        {entriesOf(own)}
      </Card>
    ));
  return (
    <Card isFlush title={messages.slices}>
      {slices.map(({ slice, calls: own }) => (
        <Entry
          key={slice}
          head={
            <>
              <Ltr className={styles.path}>{slice}</Ltr>
              <span className={styles.purpose}>{formatNumber(own.length)}</span>
            </>
          }
        >
          {() => entriesOf(own)}
        </Entry>
      ))}
    </Card>
  );
}
