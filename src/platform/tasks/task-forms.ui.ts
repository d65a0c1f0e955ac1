/** The forms of tasks as the pages get them: the shell finds the files, for the rings below know no slice. */
import { createContext } from 'react';
import type { LoadTaskForm } from './task-form.ui.ts';

export const TaskForms = createContext<LoadTaskForm>(async () => null);

export const TaskFormsProvider = TaskForms.Provider;
