import { CalendarPlus, ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatCode, formatDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { managementScreen } from '../management/management.screen.ts';
import month from '../own-month/own-month-page.messages.fa.ts';
import { periodTitle } from '../periods/period-words.rules.ts';
import { listPeriods, makePeriods } from '../periods/periods.contract.ts';
import { type Beginning, beginnings } from '../periods/periods.rules.ts';
import { PrintSheets } from '../sheet-papers/print-sheet.tsx';
import { type SheetStatus, sheetStatuses } from '../sheets/sheet.rules.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { type Closing, draftClosing, listClosings } from './closing.contract.ts';
import { ClosingActs } from './closing-acts.tsx';
import words from './closing-page.messages.fa.ts';
import { ClosingPeople } from './closing-people.tsx';

/** Months that are closed or on their way, and one of them with its people. */
export function ClosingTab() {
  const { of } = useScreenSearch(managementScreen);
  const setSearch = useSetScreenSearch(managementScreen);
  const read = useCall(listClosings, {});
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={3} />;
  const { closings } = read.data;
  const chosen = closings.find(({ closingId }) => closingId === of) ?? closings[0];
  return (
    <Stack>
      <Row>
        <Begin onBegun={(closingId) => void setSearch({ of: closingId })} />
        <MakePeriods />
      </Row>
      {chosen === undefined ? (
        <EmptyState icon={ClipboardList} headingLevel={2} title={words.none}>
          {words.noneAdvice}
        </EmptyState>
      ) : (
        <>
          <Choices>
            <SelectField
              label={words.closing}
              value={chosen.closingId}
              options={closings.map((one) => ({ id: one.closingId, label: nameOf(one) }))}
              onChange={(next) => (next === null ? undefined : void setSearch({ of: next }))}
              isClearable={false}
            />
          </Choices>
          <OneClosing key={chosen.closingId} closing={chosen} />
        </>
      )}
    </Stack>
  );
}

const nameOf = (closing: Closing): string => words.closingName({ number: formatNumber(closing.number), period: periodTitle(closing) });

function OneClosing({ closing }: { closing: Closing }) {
  const states = sheetStatuses.flatMap((status): [SheetStatus, number][] => {
    const count = closing.statuses[status];
    return count === undefined ? [] : [[status, count]];
  });
  return (
    <Stack>
      <Card
        title={nameOf(closing)}
        actions={
          <>
            <ClosingActs closing={closing} />
            {(closing.statuses['AsClosed'] ?? 0) > 0 ? <PrintSheets closingId={closing.closingId} /> : null}
          </>
        }
      >
        <Stack gap={2}>
          <Row>
            {states.map(([status, count]) => (
              <Badge key={status} state={status === 'AsClosed' ? 'done' : status === 'AsDisputed' || status === 'AsReturned' ? 'returned' : 'pending'}>
                {`${month.statuses[status]} ${formatNumber(count)}`}
              </Badge>
            ))}
          </Row>
          <p>{words.deadlineIs({ day: formatDate(closing.deadline) })}</p>
          {closing.stopped === 0 ? null : <p>{words.stopped({ count: formatNumber(closing.stopped) })}</p>}
        </Stack>
      </Card>
      <ClosingPeople closing={closing} />
    </Stack>
  );
}

function Begin({ onBegun }: { onBegun: (closingId: string) => void }) {
  const [isOpen, open] = useState(false);
  const read = useCall(listPeriods, {});
  if (!useMay(draftClosing)) return null;
  const over = (read.data?.periods ?? []).filter(({ thru }) => thru < today());
  if (over.length === 0) return null;
  return (
    <>
      <Button variant="filled" icon={ClipboardList} onPress={() => open(true)}>
        {words.begin}
      </Button>
      {isOpen ? <BeginDialog periods={over} onBegun={onBegun} onClose={() => open(false)} /> : null}
    </>
  );
}

/** How many years after this one are on offer: the last one too, whose months may still be open. */
const YEARS = [-1, 0, 1];

function MakePeriods() {
  const [isOpen, open] = useState(false);
  const [year, setYear] = useState(toJalali(today()).year);
  const [begins, setBegins] = useState<Beginning>(1);
  const { mutateAsync } = useSend(makePeriods);
  if (!useMay(makePeriods)) return null;
  const now = toJalali(today()).year;
  return (
    <>
      <Button icon={CalendarPlus} onPress={() => open(true)}>
        {words.makePeriods}
      </Button>
      {isOpen ? (
        <ActDialog title={words.makePeriods} confirmLabel={words.makePeriods} act={() => mutateAsync({ body: { year, begins } })} done={words.made} onClose={() => open(false)}>
          <Stack gap={3}>
            <p>{words.makePeriodsText}</p>
            <SelectField
              label={words.year}
              value={String(year)}
              options={YEARS.map((after) => ({ id: String(now + after), label: formatCode(String(now + after)) }))}
              onChange={(next) => setYear(Number(next))}
              isClearable={false}
            />
            <SelectField
              label={words.begins}
              value={String(begins)}
              options={beginnings.map((one) => ({ id: String(one), label: words.beginsOn[one] }))}
              onChange={(next) => setBegins(next === '21' ? 21 : 1)}
              isClearable={false}
            />
          </Stack>
        </ActDialog>
      ) : null}
    </>
  );
}
