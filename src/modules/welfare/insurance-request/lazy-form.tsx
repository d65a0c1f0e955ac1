import { lazy, Suspense } from 'react';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const Form = lazy(() => import('./request.task-form.tsx'));

/** The form of a request, loaded when somebody asks: the list of the own ones stands without it. */
export const LazyInsuranceForm = (props: TaskFormProps) => (
  <Suspense fallback={<Skeleton count={4} />}>
    <Form {...props} />
  </Suspense>
);
