import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { AsOf, AsOfNotice } from '#ui/as-of/as-of.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatDate, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { AskLoanEnding } from '../loan-endings/ask-loan-ending.tsx';
import { Entries, Guarantors, Lines, Payments } from './loan-grids.tsx';
import { recipientInfo } from './loan-recipient.contract.ts';
import words from './loan-recipient.messages.fa.ts';
import { loanRecipientScreen } from './loan-recipient.screen.ts';
import messages from './loan-recipient-page.messages.fa.ts';
import { LoanPrintButtons } from './papers/loan-print-buttons.tsx';

export type Recipient = ReplyOf<typeof recipientInfo>;

/** A loan of whoever is in reach, or an own one. */
export function LoanSheet({ loanId }: { loanId: string }) {
  const { asOf } = useScreenSearch(loanRecipientScreen);
  const me = useSession(({ user }) => user?.partyId);
  const of = useCall(recipientInfo, { query: { loanId, ...defined({ asOf }) } });
  const setSearch = useSetScreenSearch(loanRecipientScreen);
  const { data } = of;
  return (
    <Page
      title={data === undefined ? words.title : messages.title({ code: formatCode(data.loanCode), name: data.fullName })}
      lead={messages.lead}
      actions={
        <>
          {data?.lines === undefined ? null : <LoanPrintButtons loanId={data.loanId} state={data.status} hasGuarantor={(data.guarantors ?? []).length > 0} />}
          {data?.status === 'LoanPaidOut' && data.partyId !== me ? <AskLoanEnding loanId={data.loanId} /> : null}
          <ScreenLink to={loanRecipientScreen} className={buttonClass()}>
            {messages.back}
          </ScreenLink>
        </>
      }
    >
      <Stack>
        <AsOf value={asOf} onChange={(next) => void setSearch({ asOf: next })} />
        <AsOfNotice value={asOf} />
        {of.error ? <ReadError of={of} title={messages.failed} headingLevel={2} /> : data === undefined ? <Skeleton kind="blocks" count={4} /> : <Body of={data} />}
      </Stack>
    </Page>
  );
}

function Facts({ of }: { of: Recipient }) {
  const { facts } = messages;
  const said = (term: string, value: React.ReactNode) => (value === null || value === undefined ? [] : [{ term, value }]);
  const money = (amount: string | undefined) => (amount === undefined ? undefined : formatMoney(amount));
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  return (
    <DescriptionList
      isAcross
      items={[
        ...said(facts.code, <Ltr>{formatCode(of.loanCode)}</Ltr>),
        ...said(facts.fullName, of.fullName),
        ...said(facts.pseudoId, of.pseudoId === null ? null : <Ltr>{formatCode(of.pseudoId)}</Ltr>),
        ...said(facts.company, of.companyName),
        ...said(facts.unit, of.unitName),
        ...said(facts.position, of.positionName),
        ...said(facts.loan, of.loanTitle),
        ...said(facts.status, messages.statuses[of.status]),
        ...said(facts.paidOn, formatDate(of.paidOn)),
        ...said(facts.principal, money(of.principal)),
        ...said(facts.count, count(of.count)),
        ...said(facts.rate, formatNumber(Number(of.yearlyRate))),
        ...said(facts.paid, money(of.paid)),
        ...said(facts.open, money(of.open)),
        ...said(facts.late, count(of.lateLines)),
      ]}
    />
  );
}

const tabs = Object.entries(messages.tabs).map(([id, label]) => ({ id, label }));

function Body({ of }: { of: Recipient }) {
  const [tab, select] = useState('lines');
  const { lines, entries, payments, target: targets, guarantors } = of;
  return (
    <>
      <Card>
        <Facts of={of} />
      </Card>
      <Tabs label={messages.tabsLabel} tabs={tabs} selected={tab} onSelect={select}>
        {tab === 'lines' && lines ? <Lines rows={lines} /> : null}
        {tab === 'entries' && entries ? <Entries rows={entries} /> : null}
        {tab === 'payments' ? (
          <Stack>
            {payments ? <Payments rows={payments.map((one) => ({ ...one, target: targets?.find(({ part }) => part === one.part)?.target }))} /> : null}
            {guarantors ? <Guarantors rows={guarantors} /> : null}
          </Stack>
        ) : null}
      </Tabs>
    </>
  );
}
