import { makeUuidV7 } from '#kernel/ids/ids.ts';

/** An idempotency key. `crypto.randomUUID` would be missing on plain http in an office network; random bytes are not. */
export const newKey = (): string => makeUuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
