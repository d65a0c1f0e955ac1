import { useState } from 'react';
import type { TaskRow } from '#platform/tasks/tasks-shapes.rules.ts';

/** Tasks chosen for one answer: those that allow it, of the step of the first. */
export function useChoice(tasks: readonly TaskRow[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = tasks.filter(({ id }) => ids.includes(id));
  const [first] = chosen;
  const mayChoose = ({ isBulk, formKey, taskDefinitionKey }: TaskRow): boolean =>
    isBulk && (first === undefined || (first.formKey === formKey && first.taskDefinitionKey === taskDefinitionKey));
  return {
    chosen,
    mayChoose,
    isChosen: ({ id }: TaskRow): boolean => ids.includes(id),
    toggle: (taskId: string): void => {
      const task = tasks.find(({ id }) => id === taskId);
      if (task === undefined || !mayChoose(task)) return;
      setIds(ids.includes(taskId) ? ids.filter((id) => id !== taskId) : [...chosen.map(({ id }) => id), taskId]);
    },
    clear: () => setIds([]),
  };
}
