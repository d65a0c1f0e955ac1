import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { type ControlProps, stringOrNull } from '#ui/form/controls/control.ts';
import { useFormFact } from '#ui/form/hooks.ts';
import { formatNumber } from '#ui/format/format.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { jobClasses } from './positions.contract.ts';
import styles from './positions.module.css';
import messages from './positions-page.messages.fa.ts';

/** The class of the chosen job in which a post carries it, with what follows from it: grade, score and description. */
export function JobClass({ value, stored, onChange, shared: { onProblem: _none, previous: _old, ...shared } }: ControlProps) {
  const jobId = stringOrNull(useFormFact(({ values }) => values['jobId']));
  const { data, isError, isPending, refetch } = useCall(jobClasses, { query: { jobId: jobId ?? undefined }, enabled: jobId !== null });
  const list = data?.list ?? [];
  const options = list.map(({ jobGradeId = '', description = '' }) => ({ id: jobGradeId, label: description }));
  const labelOf = (id: unknown): string | undefined => options.find((option) => option.id === id)?.label;
  const chosen = list.find(({ jobGradeId }) => jobGradeId === value);
  const told = [
    { term: messages.jobGrade, value: chosen?.jobGradeName },
    { term: messages.jobScore, value: chosen?.jobScore == null ? undefined : formatNumber(chosen.jobScore) },
    { term: messages.jobDescription, value: data?.jobDescription ?? undefined },
  ];
  return (
    <div className={styles.stack}>
      <SelectField
        {...shared}
        previous={stored === undefined || stored === null ? undefined : labelOf(stored)}
        isRequired={options.length > 0}
        options={options}
        value={stringOrNull(value)}
        onChange={(id) => onChange(id)}
        isLoading={isPending}
        isFailed={isError}
        onRetry={() => void refetch()}
        emptyText={messages.jobClassNone}
      />
      <DescriptionList items={told.filter(({ value: text }) => text !== undefined)} />
    </div>
  );
}
