import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { use } from 'react';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useFaultFocus } from '#ui/use-form/use-fault-focus.ts';
import type { TaskForm, TaskFormProps } from '../task-form.ui.ts';
import { TaskForms } from '../task-forms.ui.ts';
import messages from '../tasks-page.messages.fa.ts';

/** The form of a key, fetched when it is first shown. A key without a form says so (guide tasks-processes.md 11.1). */
export function FormOfTask({ formKey, ...form }: TaskFormProps & { formKey: string }) {
  const load = use(TaskForms);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['task-form', formKey],
    queryFn: async () => ({ Form: await load(formKey) }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isError) return <ErrorState title={messages.formFailed} headingLevel={2} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === undefined) return <Skeleton kind="blocks" count={2} />;
  if (data.Form === null)
    return (
      <EmptyState icon={FileQuestion} title={messages.formMissing} headingLevel={2}>
        {messages.formMissingAdvice({ key: formKey })}
      </EmptyState>
    );
  return <FilledForm {...form} of={data.Form} />;
}

/** A form whose first field with a fault gets the focus (look 8). */
export function FilledForm({ of: Form, ...form }: TaskFormProps & { of: TaskForm }) {
  return (
    <div ref={useFaultFocus(form.errors)}>
      <Form {...form} />
    </div>
  );
}
