/** Whether calls of a test's page are signed: browsers make signatures over https alone (kernel/signature). */
import { type MockInstance, vi } from 'vitest';

let webCrypto: MockInstance | undefined;

/**
 * As over plain http, no call is signed: of a page that is closed while a call of it waits for its signature, which is
 * made on another thread, the call would reach the server of the next test.
 */
export function overHttp(): void {
  webCrypto = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
}

/** Every call is signed. */
export const overHttps = (): void => webCrypto?.mockRestore();
