/** Lines before whoever decides: one column says what was marked and marks; who only reads sees it where somebody marked. */
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import styles from './list-lines.module.css';
import { type ListedLine, ListLines } from './list-lines.tsx';
import words from './service-allocation-task.messages.fa.ts';

const line = (requestId: string, marks: ListedLine['marks']): ListedLine => ({
  ...{ requestId, place: 1, fullName: requestId, groupName: 'Staff', slotTitle: 'First', waiting: null, decider: 'score', marks, overruled: [] },
});
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('what is marked stands beside its button, in one column that a reader of an unmarked list does not have', () => {
  const lines = [line('Sara', [{ by: 'Ali', note: 'papers are missing' }]), line('Mina', [])];
  const { rerender } = render(<ListLines lines={lines} marks={[{ requestId: 'Mina', note: 'twice' }]} isReadOnly={false} onMark={() => undefined} />);
  expect(heads()).toEqual([words.place, words.name, words.group, words.slot, words.why, words.marks]);
  const cell = (name: string) => screen.getByRole('button', { name }).closest('[role=gridcell], td') as HTMLElement;
  expect(within(cell(words.markOf({ name: 'Sara' }))).getByText(words.markBy({ name: 'Ali', note: 'papers are missing' }))).toBeTruthy();
  expect(within(cell(words.unmarkOf({ name: 'Mina' }))).getByText(words.own({ note: 'twice' })).className).toBe(styles['note']);
  rerender(<ListLines lines={[line('Mina', [])]} marks={[]} isReadOnly onMark={() => undefined} />);
  expect(heads()).not.toContain(words.marks);
});
