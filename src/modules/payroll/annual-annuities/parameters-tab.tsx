import { BadgeCheck, Copy, FilePenLine, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { defineForm } from '#kernel/form/definition.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { RowAction } from '#ui/data-table/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { CircularsCard } from '../circulars/circulars-card.tsx';
import { copyYear, correctParameter, type LegalYear, legalYears, lockYear, parameterRegister, verifyParameter } from './annual-annuities.contract.ts';
import messages from './annual-annuities.messages.fa.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

const nameOf = ({ kindName }: RegisterRow): string => String(kindName);

export interface YearOfAddress {
  /** The Jalali year that is looked at; this one when the address says none. */
  readonly year: number | undefined;
  readonly onYear: (year: number) => void;
}

/** Legal parameters by year: wages, insurance, tax (guide base-data 7.5). A year is used once its required figures are confirmed. */
export function ParametersTab({ year: chosen, onYear }: YearOfAddress) {
  const { data, error, isFetching, refetch } = useCall(legalYears);
  const years = data?.years ?? [];
  const now = toJalali(today()).year;
  const year = years.find(({ jalaliYear }) => jalaliYear === (chosen ?? now)) ?? years[0];
  if (error) {
    return (
      <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  }
  if (year === undefined) return data === undefined ? null : <EmptyState title={messages.none} />;
  return (
    <Stack>
      <Choices>
        <SelectField
          label={messages.year}
          options={years.map(({ jalaliYear }) => ({ id: String(jalaliYear), label: formatCode(String(jalaliYear)) }))}
          value={String(year.jalaliYear)}
          onChange={(value) => (value === null ? undefined : onYear(Number(value)))}
          isClearable={false}
        />
      </Choices>
      <Row>
        <YearActions key={year.jalaliYear} year={year} onCopied={onYear} />
      </Row>
      <YearState year={year} />
      <Parameters key={`${year.jalaliYear}${year.isLocked}`} year={year} />
      <CircularsCard key={year.jalaliYear} year={year.jalaliYear} isUsed={year.paidMonth !== null} />
    </Stack>
  );
}

function YearState({ year: { openKinds, isLocked, paidMonth } }: { year: LegalYear }) {
  const open = openKinds.map(({ description }) => description).join(messages.separator);
  return (
    <>
      {isLocked === 'Y' ? <Alert type="info">{messages.yearLocked}</Alert> : null}
      {paidMonth === null ? null : <Alert type="info">{messages.yearUsed(monthNames[paidMonth - 1] ?? '')}</Alert>}
      {open === '' ? null : <Alert type="warning">{messages.yearNotReady(open)}</Alert>}
      {open === '' && isLocked === 'N' ? <Alert type="success">{messages.yearReady}</Alert> : null}
    </>
  );
}

function Parameters({ year: { jalaliYear, isLocked, paidMonth } }: { year: LegalYear }) {
  const mayConfirm = useMay(verifyParameter) && isLocked === 'N';
  const verify = useSend(verifyParameter, { onSuccess: () => showAlert({ type: 'success', message: messages.verified }) });
  const confirm: RowAction<RegisterRow> = {
    id: 'verify',
    label: messages.verify,
    icon: BadgeCheck,
    run: ({ legalParameterId, rowVersion }) => void verify.mutateAsync({ params: { id: String(legalParameterId) }, body: { rowVersion } }).catch(showError),
    isShown: (row) => mayConfirm && row['isConfirmed'] === 'N',
  };
  const mayCorrect = useMay(correctParameter) && isLocked === 'N';
  const [corrected, setCorrected] = useState<RegisterRow>();
  const correct: RowAction<RegisterRow> = {
    id: 'correct',
    label: messages.correct,
    icon: FilePenLine,
    run: setCorrected,
    isShown: (row) => mayCorrect && row['optionIndicator'] === 'Y' && Number(row['fromMonth']) <= (paidMonth ?? 0),
  };
  return (
    <>
      <RegisterEditor
        of={parameterRegister}
        query={{ jalaliYear: String(jalaliYear) }}
        start={{ jalaliYear, fromMonth: 1, thruMonth: 12 }}
        rowName={nameOf}
        actions={[confirm, correct]}
        isLocked={isLocked === 'Y'}
        cells={cells}
      />
      {corrected === undefined ? null : <CorrectionDialog row={corrected} onClose={() => setCorrected(undefined)} />}
    </>
  );
}

const cells = { isConfirmed: (row: object) => <Confirmed isConfirmed={(row as RegisterRow)['isConfirmed'] === 'Y'} /> };

function Confirmed({ isConfirmed }: { isConfirmed: boolean }) {
  return isConfirmed ? <Badge state="approved">{messages.isConfirmed}</Badge> : <Badge state="pending">{messages.isOpen}</Badge>;
}

const copyForm = defineForm('payroll/copyYear', [{ type: 'number', name: 'toYear', label: messages.copyTo, required: true, min: 1_300, max: 1_500, hideSpin: true }]);

function YearActions({ year: { jalaliYear, isLocked, rowVersion }, onCopied }: { year: LegalYear; onCopied: (year: number) => void }) {
  const [isCopying, setCopying] = useState(false);
  const mayCopy = useMay(copyYear);
  const mayLock = useMay(lockYear);
  const lock = useSend(lockYear);
  const turn = (): void => void lock.mutateAsync({ body: { jalaliYear, isLocked: isLocked === 'Y' ? 'N' : 'Y', rowVersion } }).catch(showError);
  return (
    <>
      {mayLock ? (
        <Button variant="outline" icon={isLocked === 'Y' ? LockOpen : Lock} isPending={lock.isPending} onPress={turn}>
          {isLocked === 'Y' ? messages.unlock : messages.lock}
        </Button>
      ) : null}
      {mayCopy ? (
        <Button variant="outline" icon={Copy} onPress={() => setCopying(true)}>
          {messages.copy}
        </Button>
      ) : null}
      {isCopying ? (
        <Dialog isOpen title={messages.copy} onClose={() => setCopying(false)}>
          <DefinedForm
            of={copyForm}
            layout="dialog"
            call={copyYear}
            start={{ toYear: jalaliYear + 1 }}
            toBody={({ toYear }) => ({ fromYear: jalaliYear, toYear: toYear ?? 0 })}
            submitLabel={messages.copy}
            onReset={() => setCopying(false)}
            onSaved={(_reply, { toYear }) => {
              setCopying(false);
              onCopied(toYear ?? jalaliYear);
              showAlert({ type: 'success', message: messages.copied(formatCode(String(toYear ?? jalaliYear))) });
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
