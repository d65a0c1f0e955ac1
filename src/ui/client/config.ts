/** The configuration file of spec section 1 as the browser reads it: /config.json. */
import { queryOptions } from '@tanstack/react-query';

export interface AppConfig {
  /** Only the maintenance page is shown. */
  readonly maintenance: boolean;
  /** Spec section 4: without a stored key the app goes to /login, unless this is false. */
  readonly workEffort: boolean;
  /** Whether anybody may make an account (ADR 0008). */
  readonly registration: boolean;
}

const MAINTENANCE_POLL_MS = 10_000;
const QUIET_POLL_MS = 60_000;
const TIMEOUT_MS = 5_000;

/** A file that cannot be read closes nothing: the server's own answers say what is wrong. */
async function readConfig(): Promise<AppConfig> {
  const file = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));
  const { maintenance, workEffort, registration } = file as Partial<Record<keyof AppConfig, unknown>>;
  return { maintenance: Boolean(maintenance), workEffort: workEffort !== false, registration: registration === true };
}

export const configQuery = queryOptions({
  queryKey: ['/config.json'],
  queryFn: readConfig,
  staleTime: 30_000,
  refetchInterval: ({ state }) => (state.data?.maintenance ? MAINTENANCE_POLL_MS : QUIET_POLL_MS),
});
