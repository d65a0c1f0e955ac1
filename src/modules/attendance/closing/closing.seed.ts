/** The closing of attendance has an approval chain. */
import { approvalSeed } from '#platform/approval/approval-seed.server.ts';
import { CHAIN } from './closing.steps.ts';
import words from './closing-process.messages.fa.ts';

export const seed = approvalSeed('modules/attendance/closing', [{ id: CHAIN, area: 'attendance', title: words.process }]);
