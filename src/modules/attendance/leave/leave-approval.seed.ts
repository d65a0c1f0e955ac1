/** Leave has an approval chain. */
import { approvalSeed } from '#platform/approval/approval-seed.server.ts';
import { CHAIN } from './leave.steps.ts';
import words from './leave-process.messages.fa.ts';

export const seed = approvalSeed('modules/attendance/leave', [{ id: CHAIN, area: 'attendance', title: words.title }]);
