/** Forms of tasks of all slices, found by their suffix and loaded on demand (platform/tasks/task-form.ts). */
import type { LoadTaskForm, TaskForm } from '#platform/tasks/task-form.ui.ts';

const files = import.meta.glob<{ default: TaskForm }>('../../{platform,modules}/**/*.task-form.tsx');

/** `.../leave/decide.task-form.tsx` is the form `leave/decide`. */
const keyOf = (file: string): string => file.replace(/^.*\/([^/]+\/[^/]+)\.task-form\.tsx$/, '$1');

const loaders = new Map(Object.entries(files).map(([file, load]) => [keyOf(file), load]));

export const loadTaskForm: LoadTaskForm = async (key) => (await loaders.get(key)?.())?.default ?? null;
