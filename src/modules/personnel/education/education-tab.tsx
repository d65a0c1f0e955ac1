import { PartEditor, type PartRow, PartStack } from '#platform/party/parts/part-editor.tsx';
import { PartFile } from '#platform/party/parts/part-file.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { personEducation, personWork } from './education.contract.ts';
import { durationOf, overlapsOf, type Period } from './education.rules.ts';
import messages from './education-page.messages.fa.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const MARK_DIGITS = 2;

const educationColumns: readonly GridColumn<PartRow>[] = [
  { id: 'degree', label: messages.degree, render: ({ degreeName }) => text(degreeName) },
  { id: 'field', label: messages.field, grows: true, render: ({ fieldName }) => <bdi>{text(fieldName) || '-'}</bdi> },
  { id: 'university', label: messages.university, render: (row) => text(row['universityName']) || text(row['universityTypeName']) || '-' },
  { id: 'average', label: messages.average, align: 'count', render: ({ gradeAverage }) => (typeof gradeAverage === 'number' ? formatNumber(gradeAverage, MARK_DIGITS) : '-') },
  { id: 'attachment', label: messages.attachment, hasControls: true, render: ({ attachment }) => <PartFile value={attachment} /> },
];

/** How long a period is, in words. */
function Duration({ of }: { of: PartRow }) {
  if (typeof of['fromDate'] !== 'string') return '-';
  const { years, months } = durationOf(of as unknown as Period, today());
  const [inYears, inMonths] = [messages.years(formatNumber(years)), messages.months(formatNumber(months))];
  if (years > 0 && months > 0) return messages.yearsAndMonths({ years: inYears, months: inMonths });
  if (years > 0) return inYears;
  return months > 0 ? inMonths : messages.underMonth;
}

const workColumns: readonly GridColumn<PartRow>[] = [
  { id: 'title', label: messages.workTitle, grows: true, render: ({ title }) => <bdi>{text(title)}</bdi> },
  { id: 'employer', label: messages.employer, render: ({ employer }) => <bdi>{text(employer) || '-'}</bdi> },
  { id: 'industry', label: messages.industry, render: ({ industryName }) => text(industryName) || '-' },
  { id: 'relation', label: messages.relation, render: ({ relationName }) => text(relationName) || '-' },
  { id: 'duration', label: messages.duration, render: (row) => <Duration of={row} /> },
];

/** Periods of work may overlap, but seldom do. */
function Overlaps({ partyId }: { partyId: string }) {
  const { data } = useCall(personWork.list, { query: { partyId } });
  const rows = (data?.rows ?? []) as unknown as readonly (PartRow & Period)[];
  return overlapsOf(rows.filter(({ fromDate }) => typeof fromDate === 'string')).map(([one, other]) => (
    <Alert key={`${one.id} ${other.id}`} type="info" isLive={false}>
      {messages.overlap({ one: text(one['title']), other: text(other['title']) })}
    </Alert>
  ));
}

/** What is written down here began long ago: no day is likelier than another. */
const past = { fromDate: null } as const;

/** What somebody learned and where they worked: a history, which is shown whole on any day. */
export const EducationTab = ({ partyId }: ProfileTabProps) => (
  <PartStack>
    <PartEditor
      of={personEducation}
      partyId={partyId}
      title={messages.education}
      columns={educationColumns}
      rowName={({ degreeName }) => text(degreeName) || messages.degree}
      start={past}
    />
    <PartEditor of={personWork} partyId={partyId} title={messages.work} columns={workColumns} rowName={({ title }) => text(title) || messages.work} start={past} />
    <Overlaps partyId={partyId} />
  </PartStack>
);
