import { route } from '#platform/http/context.ts';
import { processTask } from './tasks.contract.ts';

export const routes = [route(processTask, async () => ({ tasks: [], total: 0, notifCount: 0 }))];
