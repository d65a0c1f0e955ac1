import { useMemo } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { TableEditing, TablePanel } from '#ui/data-table/editing.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { competenceChoices, competencePart, type ProfileTab, skillChoices, skillPart } from './job-parts.contract.ts';
import { competenceForm, skillForm } from './job-parts.table.ts';
import { jobs } from './jobs.contract.ts';
import styles from './jobs.module.css';
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

/** A row of any part: columns, fields of the form, version. */
type PartRow = FormValues & { readonly rowVersion: number };
type AnyWrite = { readonly mutateAsync: (input: object) => Promise<unknown> };

/** What a row is called: its first column that says something. */
const nameOf = ({ part: { table } }: ProfileTab, row: PartRow): string => String(table.columns.map(({ name }) => row[name]).find((value) => value != null && value !== '') ?? '');

function Rows({ tab, jobId, form }: RowsProps) {
  const { part, type } = tab;
  const mayEdit = useMay('organizationChartManagement/defineJob/edit');
  // the list of jobs counts grades
  const outdates: readonly AnyCall[] = [part.list, jobs.list];
  const remove = useSend(part.remove, { outdates }) as unknown as AnyWrite;
  const table = useMemo(() => ({ ...part.table, title: messages.parts[tab.id] }), [part, tab.id]);
  const query = useMemo(() => ({ jobId, ...(type === undefined ? {} : { jobDetailTypeEnumId: type }) }), [jobId, type]);
  const editing: TableEditing<PartRow> = {
    panel: (panel) => <Panel tab={tab} jobId={jobId} form={form} panel={panel} outdates={outdates} />,
    panelAdds: mayEdit,
    mayEdit: () => mayEdit,
    mayRemove: () => mayEdit,
    ...(mayEdit ? { onRemove: (row) => remove.mutateAsync({ params: { id: String(row[table.rowKey]) } }) } : {}),
  };
  return (
    <DataTable
      of={table}
      list={part.list as never}
      export={part.export}
      query={query}
      isLocal
      hasNoViews
      hasNoSearch
      rowName={(row) => nameOf(tab, row as PartRow)}
      editing={editing as never}
      empty={
        <EmptyState title={messages.noRows} headingLevel={3}>
          {messages.listAdvice[tab.id]}
        </EmptyState>
      }
    />
  );
}

interface PanelProps extends RowsProps {
  panel: TablePanel<PartRow>;
  outdates: readonly AnyCall[];
}

const formValues = (form: FormDefinition, row: PartRow): FormValues => Object.fromEntries(fieldsOf(form).map(({ path }) => [path, row[path] ?? null]));

/** Bodies of parts differ; only the definition knows them. */
function Panel({ tab, jobId, form, panel: { row, onDone, onCancel }, outdates }: PanelProps) {
  const { part, type } = tab;
  const shared = { of: form, layout: 'dialog', onSaved: onDone, onReset: onCancel, outdates, autoFocus: true } as const;
  const owner = { jobId, ...(type === undefined ? {} : { jobDetailTypeEnumId: type }) };
  const target = { call: part.change, params: { id: String(row?.[part.table.rowKey]) } } as never as { call: never };
  return (
    <>
      <h2 className={styles.heading}>{row === undefined ? messages.addTo(messages.parts[tab.id]) : messages.editRow(nameOf(tab, row))}</h2>
      {row === undefined ? (
        <DefinedForm {...shared} call={part.create as never} toBody={((values: FormValues) => ({ ...values, ...owner })) as never} submitLabel={messages.addLabel} />
      ) : (
        <DefinedForm {...shared} {...target} values={formValues(form, row) as never} version={row.rowVersion} submitLabel={messages.saveLabel} />
      )}
    </>
  );
}
