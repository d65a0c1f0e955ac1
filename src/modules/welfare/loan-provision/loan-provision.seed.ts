/** The approval of the list of a budget has a chain. */
import { approvalSeed } from '#platform/approval/approval-seed.server.ts';
import words from './loan-provision.messages.fa.ts';
import { PROCESS } from './provision.service.ts';

export const seed = approvalSeed('modules/welfare/loan-provision', [{ id: PROCESS, area: 'welfare', title: words.process }]);
