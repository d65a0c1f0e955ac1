/** How the seed of an account lies in its row: sealed, and bound to the account, so that a row copied to another account opens nothing. */
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';

const field = defineSealedField({ table: 'user_totp', column: 'seed', key: 'user_id', boundTo: 'user_id' });

/** Seed to stored text. */
export const sealSeed = (userId: string, seed: Uint8Array): string => field.seal(userId, Buffer.from(seed).toString('base64'));

/** Stored text to seed. */
export const openSeed = (userId: string, stored: string): Uint8Array => Buffer.from(field.open(userId, stored), 'base64');
