/** Requests in free words have an approval chain. */
import { approvalSeed } from '#platform/approval/approval-seed.server.ts';
import words from './general-request.messages.fa.ts';
import { CHAIN } from './general-request.steps.ts';

export const seed = approvalSeed('modules/tasks/general-request', [{ id: CHAIN, area: 'personnel', title: words.process }]);
