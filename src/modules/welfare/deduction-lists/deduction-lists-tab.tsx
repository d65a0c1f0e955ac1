import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { monthOptions } from '#kernel/form/months.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali, yearFa } from '#kernel/jalali/jalali.ts';
import { importScreen } from '#modules/administration/administration.web.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';

import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { ConfirmDialog, STAY } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { deductionListFile, deductionLists, makeDeductionList, voidDeductionList } from './deduction-lists.contract.ts';
import words from './deduction-lists-page.messages.fa.ts';

type List = ReplyOf<typeof deductionLists>['rows'][number];

const months = monthOptions.map(({ enumId, description }) => ({ id: enumId, label: description }));
const periodOf = ({ year, month }: { year: number; month: number }): string => `${monthNames[month - 1] ?? ''} ${yearFa(year)}`;

/** Lists for whoever pays elsewhere: made, taken away, and read back. */
export function DeductionListsTab() {
  const read = useCall(deductionLists, {});
  const mayMake = useMay(makeDeductionList);
  const mayBring = useMay(importScreen);
  const rows = read.data?.rows;
  return (
    <Stack>
      <p>{words.lead}</p>
      {mayMake ? <NextList /> : null}
      {mayMake && mayBring ? (
        <Row>
          <ScreenLink to={importScreen} search={{ kind: 'deductionAnswers' }} className={buttonClass()}>
            {words.bring}
          </ScreenLink>
        </Row>
      ) : null}
      <Card>
        {read.error ? (
          <ReadError of={read} title={words.failed} headingLevel={2} />
        ) : rows === undefined ? (
          <Skeleton count={4} />
        ) : rows.length === 0 ? (
          <EmptyState title={words.none}>{mayMake ? words.noneAdvice : null}</EmptyState>
        ) : (
          <div>
            {rows.map((list) => (
              <OneList key={list.deductionListId} of={list} may={mayMake} />
            ))}
          </div>
        )}
      </Card>
    </Stack>
  );
}

/** Freezes what is due until the end of a month. */
function NextList() {
  const now = toJalali(today());
  const [year, setYear] = useState<number | null>(now.year);
  const [month, setMonth] = useState(String(now.month));
  const { mutateAsync } = useSend(makeDeductionList);
  const asked = { year: year ?? now.year, month: Number(month) };
  return (
    <Card>
      <Stack>
        <Choices>
          <NumberField label={words.year} value={year} min={1390} max={1600} onChange={setYear} />
          <SelectField label={words.month} options={months} value={month} hasSearch={false} onChange={(next) => setMonth(next ?? month)} />
        </Choices>
        <div>
          <AskButton label={words.make} variant="filled" title={words.makeTitle} act={() => mutateAsync({ body: asked })} done={words.made}>
            {words.makeText({ period: periodOf(asked) })}
          </AskButton>
        </div>
      </Stack>
    </Card>
  );
}

const stateOf = ({ voidReason, lines, answered }: List) => {
  if (voidReason !== null) return { state: 'rejected', label: words.states.void } as const;
  return answered < lines ? ({ state: 'pending', label: words.states.waiting } as const) : ({ state: 'done', label: words.states.answered } as const);
};

function OneList({ of, may }: { of: List; may: boolean }) {
  const { deductionListId, listNumber, lines, answered, madeAt, madeByName, voidReason } = of;
  const [isVoiding, setVoiding] = useState(false);
  const number = formatNumber(listNumber);
  const { state, label } = stateOf(of);
  const take = async () => saveBlob(await sendForBlob(deductionListFile, { params: { deductionListId }, isLong: true }), `${words.fileName({ number })}.xlsx`);
  const when = formatDateTime(madeAt);
  return (
    <RequestEntry
      title={words.list({ number, period: periodOf(of) })}
      beside={words.counts({ lines: formatNumber(lines), answered: formatNumber(answered) })}
      status={<Badge state={state}>{label}</Badge>}
      acts={
        <>
          <RunButton icon={FileDown} size="sm" variant="ghost" aria-label={words.fileOf({ number })} run={take}>
            {words.file}
          </RunButton>
          {may && answered === 0 && voidReason === null ? (
            <Button size="sm" variant="ghost" aria-label={words.voidOf({ number })} onPress={() => setVoiding(true)}>
              {words.callVoid}
            </Button>
          ) : null}
          {isVoiding ? <Voiding of={of} onClose={() => setVoiding(false)} /> : null}
        </>
      }
      lines={[madeByName === null ? words.madeAt({ when }) : words.madeBy({ who: madeByName, when }), voidReason === null ? null : words.voidedWhy({ reason: voidReason })]}
    />
  );
}

const SHORTEST = 3;

function Voiding({ of: { deductionListId, listNumber, rowVersion }, onClose }: { of: List; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { mutateAsync } = useSend(voidDeductionList);
  async function confirm(): Promise<typeof STAY | undefined> {
    if (reason.trim().length < SHORTEST) return STAY;
    return (await tellOutcome(mutateAsync({ params: { deductionListId }, body: { rowVersion, reason } }), words.voided)) ? undefined : STAY;
  }
  return (
    <ConfirmDialog isOpen hasField isDanger title={words.voidOf({ number: formatNumber(listNumber) })} confirmLabel={words.callVoid} onClose={onClose} onConfirm={confirm}>
      <Stack>
        <p>{words.voidText}</p>
        <TextArea label={words.reason} value={reason} onChange={setReason} isRequired autoFocus maxLength={500} />
      </Stack>
    </ConfirmDialog>
  );
}
