/** Where people find this installation: for what is printed and read elsewhere. A request must not say it, its Host may be forged. */
import type { RequestFacts } from './context.server.ts';

let configured: string | undefined;

/** The origin from the settings (`HCM_PUBLIC_URL`), without a slash at its end. */
export function announcePublicAddress(origin: string | undefined): void {
  configured = origin;
}

/** A host of this machine alone: nobody is sent anywhere by it. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** The origin for people elsewhere; of an installation that says none only this machine's own. */
export function publicAddress({ headers: { host }, secure }: Pick<RequestFacts, 'headers' | 'secure'>): string | undefined {
  if (configured !== undefined) return configured;
  return typeof host === 'string' && LOOPBACK.test(host) ? `${secure ? 'https' : 'http'}://${host}` : undefined;
}

/** The origin from the settings, for what no request asks for: messages that are sent by themselves. Undefined where the settings say none. */
export const configuredAddress = (): string | undefined => configured;
