/** Takes up runs that were started or that another process left behind, as long as the server serves. */
import { keepBySeconds, type ScheduledLoop } from '#platform/keeper/keeper.server.ts';
import { openThreads } from '#platform/threads/threads.server.ts';
import { declaredRuns, type RunsDeps } from './declared-runs.service.ts';
import { createWorker } from './worker.server.ts';

const LOOK_SECONDS = 2;
/** Side by side in a process; each uses two connections. */
const AT_ONCE = 2;

export function startRunsSchedule(deps: RunsDeps): ScheduledLoop {
  const threads = openThreads();
  const worker = createWorker(deps.pool, declaredRuns({ ...deps, threads }), AT_ONCE, deps.report);
  const keeper = keepBySeconds(LOOK_SECONDS, async () => worker.resume(), deps);
  return {
    async stop() {
      await keeper.stop();
      await worker.stop();
      await threads.close();
    },
  };
}
