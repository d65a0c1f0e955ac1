/** Exchanges of shifts have an approval chain. */
import { approvalSeed } from '#platform/approval/approval-seed.server.ts';
import words from './swaps.messages.fa.ts';
import { CHAIN } from './swaps.steps.ts';

export const seed = approvalSeed('modules/attendance/swaps', [{ id: CHAIN, area: 'attendance', title: words.process }]);
