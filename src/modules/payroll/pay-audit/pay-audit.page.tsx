import { FileDown } from 'lucide-react';
import { useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { RunButton } from '#ui/act/run-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatMoney } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { PagedGrid } from '#ui/read/paged-grid.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { periodName } from '../pay/period.rules.ts';
import { groupChoices } from '../pay-data/pay-data.contract.ts';
import { reportsData, reportsFile } from './pay-audit.contract.ts';
import messages from './pay-audit.messages.fa.ts';
import { payAuditScreen } from './pay-audit.screen.ts';
import words from './pay-audit-page.messages.fa.ts';

const months = monthNames.map((label, at) => ({ id: String(at + 1), label }));
/** Years on offer up to this one. */
const YEARS = 6;
const PAGE_SIZE = 25;

type Seen = ReplyOf<typeof reportsData>;
type SeenRow = Seen['rows'][number];

const people: readonly GridColumn<SeenRow>[] = [
  { id: 'pseudoId', label: words.pseudoId, pinned: true, width: 110, render: ({ pseudoId }) => formatCode(pseudoId) },
  { id: 'fullName', label: words.fullName, width: 180, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'period', label: words.period, width: 120, render: ({ year = 0, month = 1 }) => periodName({ year, month }) },
];

const AMOUNT_WIDTH = 140;

const factorColumns = (columns: Seen['columns']): GridColumn<SeenRow>[] =>
  columns.map(({ code, title }, at) => ({
    id: `factor-${code}`,
    label: title,
    align: 'amount',
    width: AMOUNT_WIDTH,
    render: ({ amounts }) => (amounts === undefined ? words.withheld : amounts[at] == null ? '' : formatMoney(amounts[at])),
  }));

/** What everybody was paid in the months of a year, a column for each factor. */
export default function PayAuditPage() {
  const now = toJalali(today());
  const { year = now.year, month, payGroupId, partyId, page = 1 } = useScreenSearch(payAuditScreen);
  const setSearch = useSetScreenSearch(payAuditScreen);
  const asked = { year, month, payGroupId, partyId };
  const read = useCall(reportsData, { query: { ...asked, page, pageSize: PAGE_SIZE } });
  const columns = useMemo(() => [...people, ...factorColumns(read.data?.columns ?? [])], [read.data]);
  const offered = Array.from({ length: YEARS }, (_, at) => now.year - at);
  const years = [...new Set([...offered, year])].sort((a, b) => b - a).map((one) => ({ id: String(one), label: formatCode(String(one)) }));
  return (
    <Page
      title={messages.title}
      lead={words.lead}
      actions={
        <RunButton icon={FileDown} run={async () => saveBlob(await sendForBlob(reportsFile, { query: asked, isLong: true }), `${words.sheet}.xlsx`)}>
          {words.file}
        </RunButton>
      }
    >
      <Choices>
        <SelectField label={words.year} options={years} value={String(year)} onChange={(value) => void setSearch({ ...asked, year: Number(value) })} isClearable={false} />
        <SelectField
          label={words.month}
          options={months}
          value={month === undefined ? null : String(month)}
          onChange={(value) => void setSearch({ ...asked, month: value === null ? undefined : Number(value) })}
        />
        <Groups value={payGroupId} onChange={(value) => void setSearch({ ...asked, payGroupId: value })} />
        <PersonPicker label={words.person} value={partyId ?? null} onChange={(id) => void setSearch({ ...asked, partyId: id ?? undefined })} />
      </Choices>
      <Card isFlush>
        <PagedGrid
          of={read}
          label={words.rows}
          columns={columns}
          rowKey={({ partyId: of, year: y, month: m }) => `${of}/${y}/${m}`}
          failed={words.failed}
          none={words.none}
          noneText={words.noneText}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={(next) => void setSearch({ ...asked, page: next })}
        />
      </Card>
    </Page>
  );
}

/** Of which pay group, for whoever may choose one. */
function Groups({ value, onChange }: { value: string | undefined; onChange: (payGroupId: string | undefined) => void }) {
  const { data } = useCall(groupChoices, { enabled: useMay(groupChoices) });
  if (data === undefined) return null;
  const options = data.list.map(({ payGroupId: id, description: label }) => ({ id, label }));
  return <SelectField label={words.group} options={options} value={value ?? null} onChange={(next) => onChange(next ?? undefined)} />;
}
