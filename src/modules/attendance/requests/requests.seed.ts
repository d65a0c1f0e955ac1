/** Requests of attendance have an approval chain. */
import { approvalSeed } from '#platform/approval/approval-seed.server.ts';
import words from './requests.messages.fa.ts';
import { CHAIN } from './requests.steps.ts';

export const seed = approvalSeed('modules/attendance/requests', [{ id: CHAIN, area: 'attendance', title: words.process }]);
