import type { ReplyOf } from '#kernel/call.ts';
import type { checkStateFiles } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';

/** What was found for an output. */
export type Checked = ReplyOf<typeof checkStateFiles>['outputs'][number];

export interface TakingOf {
  readonly payRunId: string;
  readonly of: Checked;
}

export const leaveOutOf = ({ faults }: Checked): 'Y' | 'N' => (faults.length > 0 ? 'Y' : 'N');
export const takeWords = ({ faults }: Checked): string => (faults.length > 0 ? words.takeWithout : words.take);
