/** Requests about supplementary insurance have an approval chain. */
import { approvalSeed } from '#platform/approval/approval-seed.server.ts';
import words from './insurance-request.messages.fa.ts';
import { PROCESS } from './insurance-request.steps.ts';

export const seed = approvalSeed('modules/welfare/insurance-request', [{ id: PROCESS, area: 'welfare', title: words.process }]);
