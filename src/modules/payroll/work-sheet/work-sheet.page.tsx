import { useMemo } from 'react';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { RecordsList } from '#platform/records/records-list.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatCode } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { groupChoices } from '../pay-data/pay-data.contract.ts';
import { workedProject, workSheet } from './work-sheet.contract.ts';
import words from './work-sheet.messages.fa.ts';
import { workSheetScreen } from './work-sheet.screen.ts';
import messages from './work-sheet-page.messages.fa.ts';

const months = monthNames.map((label, at) => ({ id: String(at + 1), label }));
/** Years on offer before this one, and after it. */
const YEARS = { before: 5, after: 1 } as const;

/** What people worked and missed in a month, which the address says; this month when it says none. */
export default function WorkSheetPage() {
  const now = toJalali(today());
  const { year = now.year, month = now.month, payGroupId, project } = useScreenSearch(workSheetScreen);
  const setSearch = useSetScreenSearch(workSheetScreen);
  const offered = Array.from({ length: YEARS.before + YEARS.after + 1 }, (_, at) => now.year + YEARS.after - at);
  const years = [...new Set([...offered, year])].sort((a, b) => b - a).map((one) => ({ id: String(one), label: formatCode(String(one)) }));
  const shown = { year, month, payGroupId, project };
  return (
    <Page title={words.title} lead={messages.lead} actions={<ImportLink kind="workSheet">{messages.import}</ImportLink>}>
      <Choices>
        <SelectField label={messages.year} options={years} value={String(year)} onChange={(value) => void setSearch({ ...shown, year: Number(value) })} isClearable={false} />
        <SelectField label={messages.month} options={months} value={String(month)} onChange={(value) => void setSearch({ ...shown, month: Number(value) })} isClearable={false} />
        <Groups value={payGroupId} onChange={(value) => void setSearch({ ...shown, payGroupId: value })} />
        <Projects of={{ year, month, payGroupId }} value={project} onChange={(value) => void setSearch({ ...shown, project: value })} />
      </Choices>
      <Lines key={`${year}/${month}/${payGroupId}/${project}`} {...shown} />
    </Page>
  );
}

type Chosen = (value: string | undefined) => void;

/** Whose lines: those of a pay group alone, for whoever may choose one. */
function Groups({ value, onChange }: { value: string | undefined; onChange: Chosen }) {
  const { data } = useCall(groupChoices, { enabled: useMay(groupChoices) });
  if (data === undefined) return null;
  const options = data.list.map(({ payGroupId: id, description: label }) => ({ id, label }));
  return <SelectField label={messages.group} options={options} value={value ?? null} onChange={(next) => onChange(next ?? undefined)} />;
}

interface Month {
  year: number;
  month: number;
  payGroupId: string | undefined;
}

/** Of which project: one that work of the month is booked on, where there is any. */
function Projects({ of, value, onChange }: { of: Month; value: string | undefined; onChange: Chosen }) {
  const { data } = useCall(workedProject, { query: of });
  const booked = data?.list.map(({ project }) => project) ?? [];
  const options = [...new Set([...booked, ...(value === undefined ? [] : [value])])].map((id) => ({ id, label: id }));
  if (options.length === 0) return null;
  return <SelectField label={messages.columns.project} options={options} value={value ?? null} onChange={(next) => onChange(next ?? undefined)} />;
}

function Lines({ year, month, payGroupId, project }: Month & { project: string | undefined }) {
  const owner = useMemo(() => ({ year, month }), [year, month]);
  const query = useMemo(() => ({ ...owner, payGroupId, project }), [owner, payGroupId, project]);
  return <RecordsList of={workSheet} changeForm={workSheet.changeForm} owner={owner} query={query} rowName={({ fullName }) => fullName} words={messages} />;
}
