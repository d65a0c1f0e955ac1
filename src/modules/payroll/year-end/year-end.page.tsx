import { CalendarCheck, FileDown, FilePlus2 } from 'lucide-react';
import { useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatCode, formatMoney, shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { PagedGrid } from '#ui/read/paged-grid.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { periodName } from '../pay/period.rules.ts';
import { groupChoices } from '../pay-data/pay-data.contract.ts';
import { Lines } from '../pay-lines/explained-lines.tsx';
import { addPayRun } from '../pay-run/pay-run.contract.ts';
import { payRunScreen } from '../pay-run/pay-run.screen.ts';
import { yearEndFile, yearEndPerson, yearEndPreview } from './year-end.contract.ts';
import messages from './year-end.messages.fa.ts';
import { type YearEndKind, yearEndKinds } from './year-end.rules.ts';
import { yearEndScreen } from './year-end.screen.ts';
import words from './year-end-page.messages.fa.ts';

const months = monthNames.map((label, at) => ({ id: String(at + 1), label }));
const YEARS = 3;
const PAGE_SIZE = 25;
const LAST_MONTH = 12;

type Row = ReplyOf<typeof yearEndPreview>['rows'][number];
interface Asked {
  readonly kind: YearEndKind;
  readonly payGroupId: string;
  readonly year: number;
  readonly month: number;
  readonly leaveDays: number | undefined;
}

const { columns: heads } = words;
const money = (id: 'base' | 'cap' | 'amount' | 'tax' | 'net'): GridColumn<Row> => ({
  ...{ id, label: heads[id], align: 'amount', width: 120 },
  render: ({ [id]: rials, reason }) => (reason === undefined ? words.withheld : rials == null ? '' : formatMoney(rials)),
});

const columnsOf = (kind: YearEndKind, open: (employmentId: string) => void): readonly GridColumn<Row>[] => [
  { id: 'pseudoId', label: heads.pseudoId, pinned: true, width: 100, render: ({ pseudoId }) => formatCode(pseudoId) },
  { id: 'fullName', label: heads.fullName, width: 160, grows: true, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'days', label: heads.days[kind], width: 110, render: ({ days }) => (days == null ? '' : shownDigits(days)) },
  ...(kind === 'eidi' ? ([money('base'), money('cap')] as const) : [money('base')]),
  ...(['amount', 'tax', 'net'] as const).map(money),
  {
    id: 'reason',
    label: words.explain,
    width: 200,
    grows: true,
    render: ({ reason, amount, employmentId = '' }) =>
      amount == null ? (
        (reason ?? '')
      ) : (
        <Button size="sm" variant="ghost" onPress={() => open(employmentId)}>
          {words.explain}
        </Button>
      ),
  },
];

/** What a page is asked for: the last month of the year where nothing is said. */
function useAsked() {
  const search = useScreenSearch(yearEndScreen);
  const now = toJalali(today());
  const kind = yearEndKinds.find((one) => one === search.kind) ?? 'eidi';
  const { payGroupId, year = now.year, month = kind === 'leaveBuyBack' ? now.month : LAST_MONTH, leaveDays, page = 1, of } = search;
  return { kind, payGroupId, year, month, leaveDays: kind === 'leaveBuyBack' ? leaveDays : undefined, page, of };
}

/** What everybody of a group would be paid at the end of a year, and the run that pays it. */
export default function YearEndPage() {
  const { page, of, payGroupId, ...asked } = useAsked();
  const setSearch = useSetScreenSearch(yearEndScreen);
  const said = { ...asked, payGroupId };
  const whole = payGroupId === undefined ? undefined : { ...asked, payGroupId };
  return (
    <Page title={messages.title} lead={words.lead} actions={whole && <Acts asked={whole} />}>
      <Segmented
        label={words.kind}
        value={asked.kind}
        options={yearEndKinds.map((id) => ({ value: id, label: words.kinds[id] }))}
        onChange={(kind) => void setSearch({ ...said, kind, month: undefined, page: undefined })}
      />
      <Selected asked={said} onChange={(some) => void setSearch({ ...said, ...some, page: undefined })} />
      {whole === undefined ? (
        <EmptyState icon={CalendarCheck} headingLevel={2} title={words.needGroup}>
          {words.needGroupText}
        </EmptyState>
      ) : (
        <Preview asked={whole} page={page} onPage={(next) => void setSearch({ ...said, page: next })} onOpen={(id) => void setSearch({ ...said, page, of: id })} />
      )}
      {whole !== undefined && of !== undefined && <Explained asked={whole} of={of} onClose={() => void setSearch({ ...said, page })} />}
    </Page>
  );
}

type Said = Omit<Asked, 'payGroupId'> & { readonly payGroupId: string | undefined };

function Selected({ asked: { kind, payGroupId, year, month, leaveDays }, onChange }: { readonly asked: Said; readonly onChange: (some: Partial<Said>) => void }) {
  const { data } = useCall(groupChoices, { enabled: useMay(groupChoices) });
  const now = toJalali(today()).year;
  const years = [...new Set([...Array.from({ length: YEARS }, (_, at) => now - at), year])]
    .sort((a, b) => b - a)
    .map((one) => ({ id: String(one), label: formatCode(String(one)) }));
  const groups = (data?.list ?? []).map(({ payGroupId: id, description: label }) => ({ id, label }));
  return (
    <Choices>
      <SelectField label={words.group} options={groups} value={payGroupId ?? null} onChange={(id) => onChange({ payGroupId: id ?? undefined })} />
      <SelectField label={words.year} options={years} value={String(year)} onChange={(value) => onChange({ year: Number(value) })} isClearable={false} />
      <SelectField label={words.month} options={months} value={String(month)} onChange={(value) => onChange({ month: Number(value) })} isClearable={false} />
      {kind === 'leaveBuyBack' && (
        <NumberField label={words.leaveDays} value={leaveDays ?? null} min={1} max={60} onChange={(days) => onChange({ leaveDays: days ?? undefined })} />
      )}
    </Choices>
  );
}

interface PreviewProps {
  readonly asked: Asked;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onOpen: (employmentId: string) => void;
}

function Preview({ asked, page, onPage, onOpen }: PreviewProps) {
  const read = useCall(yearEndPreview, { query: { ...asked, page, pageSize: PAGE_SIZE } });
  const columns = useMemo(() => columnsOf(asked.kind, onOpen), [asked.kind, onOpen]);
  return (
    <Card isFlush>
      <PagedGrid
        of={read}
        label={words.rows}
        columns={columns}
        rowKey={({ employmentId }) => employmentId ?? ''}
        failed={words.failed}
        none={words.none}
        noneText={words.noneText}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={onPage}
      />
    </Card>
  );
}

/** How somebody's share comes about, line by line. */
function Explained({ asked, of, onClose }: { readonly asked: Asked; readonly of: string; readonly onClose: () => void }) {
  const read = useCall(yearEndPerson, { query: { ...asked, partyRelationshipId: of } });
  const { data } = read;
  return (
    <Dialog isOpen onClose={onClose} title={data ? words.explainOf(data.fullName) : words.explain} size="lg">
      {data ? (
        <Lines of={words.kinds[asked.kind]} lines={data.lines} parameters={data.parameters} />
      ) : read.error ? (
        <ReadError of={read} title={words.failed} />
      ) : (
        <Skeleton count={6} />
      )}
    </Dialog>
  );
}

function Acts({ asked }: { readonly asked: Asked }) {
  const { kind, payGroupId, year, month, leaveDays } = asked;
  const open = useOpenScreen();
  const make = useSend(addPayRun, { onSuccess: ({ payRunId }) => void open(payRunScreen, { search: { payRunId } }) });
  const mayMake = useMay(addPayRun);
  const body = { payGroupId, kind, jalaliYear: year, jalaliMonth: String(month), ...(leaveDays !== undefined && { leaveDays }) };
  return (
    <>
      <RunButton icon={FileDown} run={async () => saveBlob(await sendForBlob(yearEndFile, { query: asked, isLong: true }), `${words.kinds[kind]}.xlsx`)}>
        {words.file}
      </RunButton>
      {mayMake && (
        <AskButton label={words.make} icon={FilePlus2} variant="filled" title={words.make} act={() => make.mutateAsync({ body })} done={words.made}>
          {words.makeText({ kind: words.kinds[kind], period: periodName({ year, month }) })}
        </AskButton>
      )}
    </>
  );
}
