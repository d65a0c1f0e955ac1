/** The configuration file of spec section 1 as the browser reads it: /config.json. */
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';

export interface AppConfig {
  /** Only the maintenance page is shown. */
  readonly maintenance: boolean;
  /** Spec section 4: without a stored key the app goes to /login, unless this is false. */
  readonly workEffort: boolean;
  /** Whether people may ask for an account (ADR 0013). */
  readonly registration: boolean;
  /** Entry of the bundle that the server serves now; another one than the own means a new version. */
  readonly build: string;
}

const MAINTENANCE_POLL_MS = 10_000;
const QUIET_POLL_MS = 60_000;
const TIMEOUT_MS = 5_000;

const defaults: AppConfig = { maintenance: false, workEffort: true, registration: false, build: '' };

/** The file's values, or undefined when it cannot be read. */
async function fetchConfig(): Promise<AppConfig | undefined> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return undefined;
    const { maintenance, workEffort, registration, build } = (await response.json()) as Partial<Record<keyof AppConfig, unknown>>;
    return { maintenance: Boolean(maintenance), workEffort: workEffort !== false, registration: registration === true, build: typeof build === 'string' ? build : '' };
  } catch {
    return undefined;
  }
}

/** A file that cannot be read changes nothing: the last values stay, and until there are any the app is open. */
const readConfig = async ({ client, queryKey }: QueryFunctionContext): Promise<AppConfig> => (await fetchConfig()) ?? client.getQueryData<AppConfig>(queryKey) ?? defaults;

export const configQuery = queryOptions({
  queryKey: ['/config.json'],
  queryFn: readConfig,
  staleTime: 30_000,
  refetchInterval: ({ state }) => (state.data?.maintenance ? MAINTENANCE_POLL_MS : QUIET_POLL_MS),
});
