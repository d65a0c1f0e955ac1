/** The office decides with the form of the approvers. */
export { default } from './decide.task-form.tsx';

export const key = 'change-requests/office';
