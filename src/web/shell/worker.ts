/** Starts the worker that lets the app begin without a network (`src/web/worker`), once the page has nothing more urgent to do. */

const ADDRESS = '/service-worker.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): unknown };
}

/** The page's policy takes no text for a program; this one name may say one address (src/server/headers.ts). */
function trustedAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS });
  return (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(trustedAddress());
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage(files.filter((file) => file.startsWith('/assets/')));
}

/** Where there are none (plain HTTP in an office network) or they are refused, all goes on as without. */
export function startWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const start = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
