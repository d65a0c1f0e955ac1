import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { EnrolSteps } from './enrol-steps.tsx';
import { secondFactor } from './second-factor.contract.ts';
import messages from './second-factor.messages.fa.ts';
import styles from './second-factor.module.css';

/** State of the own second factor, and what one may do with it. */
export function FactorSection() {
  const { data, error, refetch, isFetching } = useCall(secondFactor, { staleTime: 0 });
  const [act, setAct] = useState<'on' | 'end' | 'renew'>();
  // codes that are shown once are not closed by a stray key
  const [isShown, setShown] = useState(false);
  if (error) return <ErrorState title={messages.failed} onRetry={() => void refetch()} isRetrying={isFetching} code={error.requestId || undefined} />;
  if (data === undefined) return <Skeleton kind="blocks" count={1} />;
  const close = (): void => {
    setAct(undefined);
    setShown(false);
    void refetch();
  };
  const { since, codesLeft, isRequired } = data;
  return (
    <section className={styles.form} aria-label={messages.title}>
      <div className={styles.state}>
        <b>{messages.title}</b>
        {since === null ? <Badge state="draft">{messages.off}</Badge> : <Badge state="active">{messages.on}</Badge>}
        {since === null ? null : <span className={styles.text}>{messages.since({ when: formatDate(since.slice(0, 10)) })}</span>}
      </div>
      <p className={styles.text}>
        {messages.lead} {isRequired ? messages.required : null}
      </p>
      {since !== null && codesLeft === 0 ? (
        <Alert type="warning" isLive={false}>
          {messages.noCodesLeft}
        </Alert>
      ) : null}
      {since !== null && codesLeft > 0 ? <p>{messages.codesLeft({ count: formatNumber(codesLeft) })}</p> : null}
      <div className={styles.state}>
        {since === null ? (
          <Button variant="filled" onPress={() => setAct('on')}>
            {messages.turnOn}
          </Button>
        ) : (
          <>
            <Button onPress={() => setAct('renew')}>{messages.newCodes}</Button>
            <Button variant="ghost" onPress={() => setAct('end')}>
              {messages.turnOff}
            </Button>
          </>
        )}
      </div>
      {act === 'on' ? (
        <Dialog isOpen onClose={close} title={messages.title} isLocked={isShown} hasClose={!isShown}>
          <EnrolSteps onOn={() => setShown(true)} onDone={close} />
        </Dialog>
      ) : null}
      {act === 'end' || act === 'renew' ? <CodeDialog act={act} onClose={close} /> : null}
    </section>
  );
}
