import { lazy, useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate, formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { recordSheet, type SheetAt, type SheetOf } from '#ui/record-sheet/record-sheet.tsx';
import { ScreenLink, useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { leaveToBuyScreen } from '../leave-to-buy/leave-to-buy.screen.ts';
import { periodName } from '../pay/period.rules.ts';
import arrearsWords from '../pay-arrears/arrears-page.messages.fa.ts';
import { ArrearsTab } from '../pay-arrears/arrears-tab.tsx';
import calcTypeWords from '../pay-calc-types/calc-types-page.messages.fa.ts';
import costWords from '../pay-cost/cost-page.messages.fa.ts';
import { groupChoices } from '../pay-data/pay-data.contract.ts';
import differencesWords from '../pay-differences/differences-page.messages.fa.ts';
import { DifferencesTab } from '../pay-differences/differences-tab.tsx';
import { EventsTab } from '../pay-reversal/events-tab.tsx';
import { ReversalActs } from '../pay-reversal/reversal-acts.tsx';
import reversalWords from '../pay-reversal/reversal-page.messages.fa.ts';
import settingsWords from '../pay-run-settings/run-settings-page.messages.fa.ts';
import { RunSettingsTab } from '../pay-run-settings/run-settings-tab.tsx';
import { RunSteps } from '../run-steps/run-steps.tsx';
import voucherWords from '../voucher/voucher-page.messages.fa.ts';
import { VoucherTab } from '../voucher/voucher-tab.tsx';
import { ActionsTab } from './actions-tab.tsx';
import { AsideTab } from './aside-tab.tsx';
import { useCountedLists } from './counted-lists.ui.ts';
import { PaidBy } from './paid-by.tsx';
import { addPayRun, readPayRun, runChoices } from './pay-run.contract.ts';
import { payRunForm } from './pay-run.form.ts';
import { payRunScreen } from './pay-run.screen.ts';
import { PayRunActs } from './pay-run-acts.tsx';
import words from './pay-run-page.messages.fa.ts';
import { PayslipsTab } from './payslips-tab.tsx';
import { RunWay } from './run-way.tsx';

type Seen = ReplyOf<typeof readPayRun>;

const CalcTypesTab = lazy(() => import('../pay-calc-types/calc-types-tab.tsx').then((file) => ({ default: file.CalcTypesTab })));
const CostTab = lazy(() => import('../pay-cost/cost-tab.tsx').then((file) => ({ default: file.CostTab })));
const FilesTab = lazy(() => import('../run-files/files-tab.tsx').then((file) => ({ default: file.FilesTab })));

/** How often a run that is being counted is asked for. */
const AGAIN_MS = 1_500;

const states: Readonly<Record<string, BadgeState>> = { PrApproved: 'approved', PrPaid: 'approved', PrCancelled: 'rejected', PrReversed: 'rejected' };

const periodOf = ({ jalaliYear: year = 0, jalaliMonth: month = 1, periodTitle }: Seen): string => periodName({ year, month, periodTitle });

export const PayRunSheet = recordSheet<Seen>({
  screen: payRunScreen,
  words,
  useRead: ({ id }) => {
    const read = useCall(readPayRun, { params: { payRunId: id } });
    const isCounting = read.data?.statusId === 'PrActions';
    useCountedLists(isCounting);
    return useCall(readPayRun, { params: { payRunId: id }, ...(isCounting ? { refetchInterval: AGAIN_MS } : {}) });
  },
  fresh: { title: words.new, Form: NewRun },
  title: (run) => words.of({ group: run.groupName ?? '', kind: words.kinds[run.kind ?? 'regular'], period: periodOf(run) }),
  badge: ({ statusId, statusName }) => <Badge state={states[statusId ?? ''] ?? 'pending'}>{statusName}</Badge>,
  Acts: ({ record }) => (
    <>
      <PayRunActs run={record} />
      <ReversalActs run={record} />
    </>
  ),
  Body,
  tabs: [
    { id: 'payslips', label: words.payslips, Content: PayslipsTab },
    { id: 'aside', label: words.asideTitle, Content: AsideTab },
    { id: 'actions', label: words.actions, Content: ActionsTab },
    { id: 'settings', label: settingsWords.title, Content: RunSettingsTab },
    { id: 'calcTypes', label: calcTypeWords.title, Content: CalcTypesTab },
    { id: 'arrears', label: arrearsWords.title, Content: Arrears },
    { id: 'differences', label: differencesWords.title, Content: DifferencesTab },
    { id: 'voucher', label: voucherWords.tab, Content: VoucherTab },
    { id: 'cost', label: costWords.tab, Content: Cost },
    { id: 'files', label: words.files, Content: Files },
    { id: 'events', label: reversalWords.events, Content: Events },
  ],
});

function Arrears({ id }: SheetAt) {
  const { data } = useCall(runChoices);
  return <ArrearsTab id={id} types={data?.list ?? []} />;
}

function Cost({ id }: SheetAt) {
  const { data } = useCall(readPayRun, { params: { payRunId: id } });
  if (data?.jalaliYear === undefined) return <Skeleton kind="blocks" count={2} />;
  return <CostTab id={id} year={data.jalaliYear} />;
}

function Files({ id }: SheetAt) {
  const { data } = useCall(readPayRun, { params: { payRunId: id } });
  return <FilesTab id={id} isCounted={(data?.people ?? 0) > 0} />;
}

function Events({ id }: SheetAt) {
  return (
    <EventsTab
      id={id}
      linkTo={(payRunId, label) => (
        <ScreenLink to={payRunScreen} search={{ payRunId }}>
          {label}
        </ScreenLink>
      )}
    />
  );
}

function NewRun() {
  const open = useOpenScreen();
  const { data, isLoading } = useCall(groupChoices);
  const { data: types, isLoading: areTypesLoading } = useCall(runChoices);
  const form = useMemo(() => payRunForm({ groups: data?.list ?? [], types: types?.list ?? [], periods: types?.periods ?? [] }), [data, types]);
  const { year, month } = toJalali(today());
  // where there is one group it is chosen already
  const [only, ...others] = data?.list ?? [];
  // a form drawn anew once its choices are known would close the list that somebody has opened
  if (isLoading || areTypesLoading) return <Skeleton kind="blocks" count={3} />;
  return (
    <DefinedForm
      of={form}
      call={addPayRun}
      title={words.newLead}
      start={{ kind: 'regular', jalaliYear: year, jalaliMonth: String(month), payGroupId: others.length === 0 ? only?.payGroupId : undefined }}
      submitLabel={words.start}
      autoFocus
      onSaved={({ payRunId }) => void open(payRunScreen, { search: { payRunId }, replace: true })}
    />
  );
}

const sums = ['gross', 'deductions', 'net', 'tax', 'employerCost'] as const;

function Body({ record }: SheetOf<Seen>) {
  const { statusId, done, total, people, aside, kind, periodTitle, fromDate = '', thruDate = '', payslipType = null } = record;
  const shown = statusId === 'PrActions' ? [] : sums;
  const maySeeLeave = useMay(leaveToBuyScreen);
  return (
    <>
      <RunWay run={record} />
      {record.payRunId !== undefined && (statusId === 'PrApproved' || statusId === 'PrPaid') ? <RunSteps payRunId={record.payRunId} /> : null}
      <Card title={words.figures}>
        <Stack gap={3}>
          {statusId === 'PrActions' ? (
            <ProgressBar label={words.counting} value={done ?? 0} max={total ?? 0} valueText={words.progress({ done: formatNumber(done ?? 0), total: formatNumber(total ?? 0) })} />
          ) : null}
          {periodTitle ? <p>{words.daysOf({ from: formatDate(fromDate), thru: formatDate(thruDate) })}</p> : null}
          {kind === 'leaveBuyBack' && maySeeLeave ? <ScreenLink to={leaveToBuyScreen}>{words.leaveToBuy}</ScreenLink> : null}
          {kind === 'arrears' && people === 0 && statusId !== 'PrActions' ? <Alert type="info">{words.arrearsNext}</Alert> : null}
          <Figures>
            <Figure label={words.people} value={formatNumber(people ?? 0)} />
            <Figure label={words.aside} value={formatNumber(aside ?? 0)} />
            {shown.map((name) => {
              const amount = record[name];
              return amount === undefined ? null : <Figure key={name} label={words[name]} value={formatMoney(amount)} unit={moneyUnitName()} />;
            })}
          </Figures>
          {payslipType === null && record.paymentDate == null ? null : <PaidBy run={record} />}
          {sums.every((name) => record[name] === undefined) ? <Alert type="warning">{words.withheld}</Alert> : null}
        </Stack>
      </Card>
    </>
  );
}
