import { useMemo } from 'react';
import type { FormDefinition } from '#kernel/form/definition.ts';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { competenceChoices, competenceForm, competencePart, type ProfileTab, skillChoices, skillForm, skillPart } from './job-parts.contract.ts';
import messages from './jobs-page.messages.fa.ts';

interface PartProps {
  tab: ProfileTab;
  jobId: string;
}

/** One tab of the profile: the rows of a part, and a form above them for a new or an edited row. */
export function JobPartEditor(props: PartProps) {
  if (props.tab.part === skillPart) return <SkillRows {...props} />;
  if (props.tab.part === competencePart) return <CompetenceRows {...props} />;
  return <Rows {...props} form={props.tab.part.form} />;
}

function SkillRows(props: PartProps) {
  const { data } = useCall(skillChoices, { query: { jobId: props.jobId } });
  const form = useMemo(() => {
    const of = (type: 'SkillGroup' | 'Skill') => data?.list.filter(({ skillType }) => skillType === type) ?? [];
    return skillForm(of('SkillGroup'), of('Skill'));
  }, [data]);
  return <Rows {...props} form={form} />;
}

function CompetenceRows(props: PartProps) {
  const { data } = useCall(competenceChoices, { query: { jobId: props.jobId } });
  const form = useMemo(() => competenceForm(data?.models ?? [], data?.criteria ?? []), [data]);
  return <Rows {...props} form={form} />;
}

interface RowsProps extends PartProps {
  form: FormDefinition;
}

/** What a row is called: its first column that says something. */
const nameOf = ({ part: { table } }: ProfileTab, row: RecordRow): string => String(table.columns.map(({ name }) => row[name]).find((value) => value != null && value !== '') ?? '');

function Rows({ tab, jobId, form }: RowsProps) {
  const { part, type } = tab;
  const mayEdit = useMay(part.create);
  const table = useMemo(() => ({ ...part.table, title: messages.parts[tab.id] }), [part, tab.id]);
  const owner = useMemo(() => ({ jobId, ...(type === undefined ? {} : { jobDetailTypeEnumId: type }) }), [jobId, type]);
  return (
    <RecordsEditor
      of={part}
      table={table}
      form={form}
      owner={owner}
      query={owner}
      hasNoSearch
      rowName={(row) => nameOf(tab, row)}
      may={{ add: mayEdit, edit: mayEdit, remove: mayEdit }}
      words={{ add: messages.addTo(messages.parts[tab.id]), edit: messages.editRow, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
      empty={
        <EmptyState title={messages.noRows} headingLevel={3}>
          {messages.listAdvice[tab.id]}
        </EmptyState>
      }
    />
  );
}
