/** What whoever reviews a claim reads, and decides on, line by line. */
import { useImperativeHandle, useRef } from 'react';
import { displayNameIn } from '#kernel/file-value/file-value.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { TaskFields } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps, TellMissing } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, formatDateTime, formatMoney, shownDigits } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import type { LineStatus } from '../claims/claim-line.rules.ts';
import { CostType } from '../claims/cost-type.tsx';
import { LineBadge } from '../claims/line-badge.tsx';
import { PaperLinks } from '../claims/paper-links.tsx';
import words from './compensation-review-form.messages.fa.ts';
import { decisionForm } from './decision.form.ts';

interface Line {
  readonly lineId: string;
  readonly insuredId: string;
  readonly insuredName: string;
  readonly costTypeEnumId: string;
  readonly serviceDate: string;
  readonly provider: string;
  readonly invoiceNumber: string;
  readonly claimed: string;
  readonly payable: string | null;
  readonly status: LineStatus;
  readonly documents: readonly { readonly name: string }[];
}

interface Ceiling {
  readonly costTypeEnumId: string;
  readonly insuredId: string;
  readonly insuredName: string;
  readonly personLeft: string | null;
  readonly familyLeft: string | null;
}

interface Shown {
  readonly fullName: string;
  readonly sentAt: string;
  /** Null to who stands in and may not know of an illness. */
  readonly lines: readonly Line[] | null;
  readonly ceilings: readonly Ceiling[] | null;
}

interface Decision extends FormValues {
  readonly lineId: string;
}

const left = (rials: string | null): string => (rials === null ? words.unbounded : formatMoney(rials));

const ceilingColumns: readonly GridColumn<Ceiling>[] = [
  { id: 'insured', label: words.insured, render: ({ insuredName }) => <bdi>{insuredName}</bdi> },
  { id: 'type', label: words.costType, render: ({ costTypeEnumId }) => <CostType of={costTypeEnumId} /> },
  { id: 'person', label: words.personLeft, align: 'amount', render: ({ personLeft }) => left(personLeft) },
  { id: 'family', label: words.familyLeft, align: 'amount', render: ({ familyLeft }) => left(familyLeft) },
];

/** What a decision says, without the fields that do not go with it. */
function decisionOf(lineId: string, { outcome = null, accepted = null, refusalId = null, reason = null }: FormValues): Decision {
  return { lineId, outcome, reason, ...(outcome === 'accept' ? { accepted } : {}), ...(outcome === 'reject' ? { refusalId } : {}) };
}

function errorsOf(errors: Readonly<Record<string, string>>, at: number): Readonly<Record<string, string>> {
  const head = `decisions.${at}.`;
  return Object.fromEntries(Object.entries(errors).flatMap(([path, message]) => (path.startsWith(head) ? [[path.slice(head.length), message]] : [])));
}

function LineCard({ of, at, children }: { of: Line; at: number; children: React.ReactNode }) {
  return (
    <Card title={words.line({ number: shownDigits(String(at + 1)), person: of.insuredName })} headingLevel={3} actions={<LineBadge of={of.status} />}>
      <Stack>
        <DescriptionList
          isAcross
          items={[
            { term: words.costType, value: <CostType of={of.costTypeEnumId} /> },
            { term: words.serviceDate, value: formatDate(of.serviceDate) },
            { term: words.provider, value: <bdi>{of.provider}</bdi> },
            { term: words.invoiceNumber, value: <bdi>{of.invoiceNumber}</bdi> },
            { term: words.claimed, value: <b>{formatMoney(of.claimed)}</b> },
            ...(of.payable === null ? [] : [{ term: words.payable, value: <b>{formatMoney(of.payable)}</b> }]),
            { term: words.documents, value: <PaperLinks of={of.documents.map(({ name }) => name).filter((name) => displayNameIn(name) !== '')} /> },
          ]}
        />
        {children}
      </Stack>
    </Card>
  );
}

/** What was typed of a line, and what is sent of all of them. */
function useDecisions(lines: readonly Line[], ref: TaskFormProps['ref'], { values, onChange }: Pick<TaskFormProps, 'values' | 'onChange'>) {
  const open = lines.filter(({ status }) => status === 'ClmUnderReview');
  const tell = useRef(new Map<number, TellMissing>());
  useImperativeHandle(
    ref,
    () => () => Object.fromEntries([...tell.current].flatMap(([at, missing]) => Object.entries(missing()).map(([path, message]) => [`decisions.${at}.${path}`, message]))),
  );
  const said = (values['decisions'] ?? []) as readonly Decision[];
  const all = open.map(({ lineId, claimed }) => said.find((one) => one.lineId === lineId) ?? { lineId, accepted: claimed });
  return {
    placeOf: (lineId: string) => open.findIndex((line) => line.lineId === lineId),
    typedOf: (at: number): FormValues => {
      const { lineId: _id, ...typed } = all[at] as Decision;
      return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== null && (name !== 'accepted' || value !== open[at]?.claimed)));
    },
    tellOf: (at: number) => (missing: TellMissing | null) => void (missing === null ? tell.current.delete(at) : tell.current.set(at, missing)),
    change: (at: number, typed: FormValues) => {
      const { lineId, claimed } = open[at] as Line;
      onChange({ decisions: all.map((one, place) => (place === at ? decisionOf(lineId, { accepted: claimed, ...typed }) : decisionOf(one.lineId, one))) });
    },
  };
}

export default function ReviewForm({ ref, data, values, errors, isReadOnly, onChange }: TaskFormProps) {
  const { fullName, sentAt, lines, ceilings } = data as unknown as Shown;
  const { placeOf, typedOf, tellOf, change } = useDecisions(lines ?? [], ref, { values, onChange });
  if (lines === null) return <Alert type="info">{words.hidden}</Alert>;
  return (
    <Stack>
      {errors['decisions'] === undefined ? null : <Alert type="error">{errors['decisions']}</Alert>}
      <Card>
        <DescriptionList
          isAcross
          items={[
            { term: words.person, value: <bdi>{fullName}</bdi> },
            { term: words.sentAt, value: formatDateTime(sentAt) },
          ]}
        />
      </Card>
      {ceilings === null || ceilings.length === 0 ? null : (
        <Card title={words.ceilings} headingLevel={3} isFlush>
          <DataGrid hasCards label={words.ceilingsTable} columns={ceilingColumns} rows={ceilings} rowKey={({ insuredId, costTypeEnumId }) => `${insuredId} ${costTypeEnumId}`} />
        </Card>
      )}
      {lines.map((line, place) => {
        const at = placeOf(line.lineId);
        return (
          <LineCard key={line.lineId} of={line} at={place}>
            {isReadOnly || at < 0 ? null : (
              <TaskFields
                ref={tellOf(at)}
                definition={decisionForm}
                stored={{ outcome: null, accepted: line.claimed, refusalId: null, reason: null }}
                values={typedOf(at)}
                errors={errorsOf(errors, at)}
                onChange={(typed) => change(at, typed)}
              />
            )}
          </LineCard>
        );
      })}
    </Stack>
  );
}
