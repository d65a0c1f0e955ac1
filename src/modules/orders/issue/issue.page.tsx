import { lazy, Suspense, useMemo, useState } from 'react';
import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { agreementTypes } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import { defined } from '#ui/cx/cx.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Revealed } from '#ui/revealed/revealed.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { movesIn } from '../moves/moves.form.ts';
import { type Handed, takeHanded } from './handed.ui.ts';
import { OrdersRuns } from './in-parts/orders-runs.tsx';
import { issueChoices, MOST_PEOPLE, previewOrders } from './issue.contract.ts';
import { issueForm } from './issue.form.ts';
import words from './issue.messages.fa.ts';
import messages from './issue-page.messages.fa.ts';

// what is counted, and the run of many, come after the form has been filled in: a first visit does not wait for them
const IssuePreview = lazy(() => import('./issue-preview.tsx').then((found) => ({ default: found.IssuePreview })));
const IssueMany = lazy(() => import('./in-parts/issue-many.tsx').then((found) => ({ default: found.IssueMany })));

type Asked = BodyInput<typeof previewOrders>;
type Answer = ReplyOf<typeof previewOrders>;

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The body of the call from what the form holds: codes apart, and of the values alone those that were typed. */
function bodyOf(values: FormValues): Asked {
  const typed = Object.entries((values['typed'] ?? {}) as FormValues).flatMap(([code, value]) =>
    value === null || value === undefined ? [] : [[code, value as string | number] as const],
  );
  return {
    codes: String(values['codes'] ?? '')
      .split(/[\s,;\u060C]+/)
      .filter((code) => code !== ''),
    settingId: String(values['settingId']),
    agreementId: textOr(values['agreementId']),
    orderDate: String(values['orderDate']),
    fromDate: String(values['fromDate']),
    thruDate: textOr(values['thruDate']),
    employmentStatusEnumId: textOr(values['employmentStatusEnumId']),
    description: textOr(values['description']),
    ...(typed.length > 0 && { typed: Object.fromEntries(typed) }),
    ...(values['trial'] === 'Y' && { trial: true }),
    ...defined({ moves: movesIn(values) }),
  };
}

/** Who was handed over, as the form holds them. */
const startOf = (handed: Handed | undefined): FormValues =>
  handed === undefined ? {} : { codes: handed.codes.join('\n'), fromDate: handed.fromDate, ...defined({ settingId: handed.settingId ?? undefined }) };

/** Orders counted and shown, then issued. */
export default function IssuePage() {
  const read = useCall(issueChoices);
  const { data: agreements } = useCall(agreementTypes);
  const [handed] = useState(takeHanded);
  const isForMany = handed !== undefined && handed.codes.length > MOST_PEOPLE;
  const [shown, setShown] = useState<{ readonly body: Asked; readonly answer: Answer }>();
  const form = useMemo(
    () =>
      issueForm({
        types: read.data?.types ?? [],
        factors: read.data?.factors ?? [],
        agreements: agreements?.agreementTypes ?? [],
        isForMany,
        setOf: new Map((read.data?.agreements ?? []).map(({ agreementId, orderSet }) => [agreementId, orderSet])),
      }),
    [read.data, agreements, isForMany],
  );
  const start = { orderDate: today(), fromDate: today(), ...startOf(handed) };
  return (
    <Page title={words.title} lead={messages.lead}>
      {read.error ? <ReadError of={read} title={words.title} /> : null}
      {read.data === undefined ? (
        <Skeleton kind="blocks" count={1} />
      ) : (
        <Stack>
          {isForMany ? (
            <Suspense fallback={<Skeleton kind="blocks" count={1} />}>
              <IssueMany of={form} codes={handed.codes} start={start} toBody={bodyOf} />
            </Suspense>
          ) : (
            <DefinedForm
              of={form}
              call={previewOrders}
              title={messages.who}
              start={start}
              toBody={bodyOf}
              submitLabel={messages.preview}
              savedText={null}
              onSaved={(answer, values) => setShown({ answer, body: bodyOf(values as FormValues) })}
            />
          )}
          <OrdersRuns />
          {shown === undefined ? null : (
            <Revealed key={JSON.stringify(shown.body)}>
              <Suspense fallback={<Skeleton kind="blocks" count={1} />}>
                <IssuePreview {...shown} onIssued={() => setShown(undefined)} />
              </Suspense>
            </Revealed>
          )}
        </Stack>
      )}
    </Page>
  );
}
