/** The steps after the set-up: a card with all of them, and the way to it while one is open. */
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { helpScreen } from '#platform/help/help.screen.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDate, formatNumber, shownDigits } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { accessLevelScreen } from '../access-level/access-level.screen.ts';
import { accountSecurityScreen } from '../account-security/account-security.screen.ts';
import { bulkAccountsScreen } from '../bulk-accounts/bulk-accounts.screen.ts';
import { systemBaseDataScreen } from '../system-base-data/system-base-data.screen.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { confirmStep, type NextStep, openStep, whatNext } from './what-next.contract.ts';
import messages from './what-next.messages.fa.ts';
import styles from './what-next.module.css';
import { type ConfirmedStep, confirmed, type Step } from './what-next.rules.ts';

type Answer = ReplyOf<typeof whatNext>;

const yearName = (year: number): string => shownDigits(String(year));

/** What a step is called in a year. */
function nameOf(step: Step, year: number): string {
  const name = messages.names[step];
  return typeof name === 'string' ? name : name(yearName(year));
}

/** What stands behind "done" or "open". */
function factOf({ step, isDone, count, since, isConfirmed }: NextStep): string | undefined {
  const words = messages.state;
  if (since !== null) return isConfirmed ? words.confirmed(formatDate(since)) : words.seen(formatDate(since));
  if (step === 'accounts') return count === 0 ? words.noAccounts : words.accounts(formatNumber(count));
  if (step === 'secondAdministrator') return words.secondAdministrator(formatNumber(count));
  if (isDone) return undefined;
  if (step === 'legalFigures') return count === null ? words.noFigures : words.legalFigures(formatNumber(count));
  return step === 'secondFactor' || step === 'holidays' ? words[step](formatNumber(count)) : undefined;
}

/** Of another module: linked by its address, when the server would open it. */
const FIGURES: string = '/AnnualAnnuities';

/** The place where a step is done; of what is done beside the program, the article that tells how. */
function Way({ step, year }: { readonly step: Step; readonly year: number }) {
  const maySeeFigures = useSession(({ urlPermissions }) => urlPermissions.includes(FIGURES));
  const look = (go: string) => ({ className: buttonClass('outline', 'sm'), 'aria-label': messages.goOf({ go, step: nameOf(step, year) }), children: go });
  const { go } = messages;
  switch (step) {
    case 'accounts':
      return <ScreenLink to={bulkAccountsScreen} {...look(go.accounts)} />;
    case 'secondAdministrator':
      return <ScreenLink to={accessLevelScreen} {...look(go.secondAdministrator)} />;
    case 'secondFactor':
      return <ScreenLink to={accountSecurityScreen} {...look(go.secondFactor)} />;
    case 'holidays':
      return <ScreenLink to={systemBaseDataScreen} search={{ tab: 'calendar', of: 'year' }} {...look(go.holidays)} />;
    case 'legalFigures':
      return maySeeFigures ? <Link to={FIGURES} search={{ year }} {...look(go.legalFigures)} /> : null;
    default:
      return <ScreenLink to={helpScreen} search={{ article: 'what-next' }} {...look(go.how)} />;
  }
}

const isConfirmable = (step: Step): step is ConfirmedStep => (confirmed as readonly Step[]).includes(step);

interface RowProps {
  readonly of: NextStep;
  readonly year: number;
  readonly onConfirm: (step: ConfirmedStep) => void;
}

function Row({ of, year, onConfirm }: RowProps) {
  const { step, isDone, isConfirmed } = of;
  const mayConfirm = useMay(confirmStep);
  const withdraw = useSend(openStep);
  const name = nameOf(step, year);
  const fact = factOf(of);
  const acts: ReactNode[] = [];
  if (isConfirmable(step) && mayConfirm) {
    if (isConfirmed)
      acts.push(
        <Button
          key="withdraw"
          size="sm"
          variant="ghost"
          aria-label={messages.withdrawOf(name)}
          isPending={withdraw.isPending}
          onPress={() => withdraw.mutate({ body: { step } }, { onError: (error) => void showError(error) })}
        >
          {messages.withdraw}
        </Button>,
      );
    else if (!isDone)
      acts.push(
        <Button key="confirm" size="sm" variant="ghost" aria-label={messages.confirmOf(name)} onPress={() => onConfirm(step)}>
          {messages.confirm}
        </Button>,
      );
  }
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} <Badge state={isDone ? 'done' : 'pending'}>{isDone ? messages.done : messages.open}</Badge>
          {fact === undefined ? null : <span className={styles.fact}>{fact}</span>}
        </h3>
        <p className={styles.why}>{messages.why[step]}</p>
      </div>
      <div className={styles.acts}>
        {acts}
        <Way step={step} year={year} />
      </div>
    </li>
  );
}

function Steps({ year, steps }: Answer) {
  const [asked, setAsked] = useState<ConfirmedStep>();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <p className={styles.lead}>
        {messages.lead} {done === steps.length ? messages.allDone : messages.progress({ done: formatNumber(done), all: formatNumber(steps.length) })}
      </p>
      <ol className={styles.steps}>
        {steps.map((one) => (
          <Row key={one.step} of={one} year={year} onConfirm={setAsked} />
        ))}
      </ol>
      {asked === undefined ? null : <ConfirmStep step={asked} name={nameOf(asked, year)} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** All steps, with what is done and what is open; nothing for who may not see them. */
export function WhatNextCard() {
  const maySee = useMay(whatNext);
  const { data, error, refetch, isFetching } = useCall(whatNext, { enabled: maySee, staleTime: 0 });
  if (!maySee) return null;
  return (
    <Card title={messages.title}>
      {data !== undefined ? (
        <Steps {...data} />
      ) : error === null ? (
        <Skeleton kind="blocks" />
      ) : (
        <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      )}
    </Card>
  );
}
