/** The approval of the list of an event has a chain. */
import { approvalSeed } from '#platform/approval/approval-seed.server.ts';
import words from './service-allocation.messages.fa.ts';
import { PROCESS } from './service-allocation.service.ts';

export const seed = approvalSeed('modules/welfare/service-allocation', [{ id: PROCESS, area: 'welfare', title: words.process }]);
