import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import type { AnyCall } from '#kernel/call.ts';
import type { Actor, RequestFacts } from '#platform/http/context.ts';

export interface AuthenticatorDeps { readonly pool: pg.Pool; readonly clock: Clock; readonly secure: boolean }
export const createAuthenticator = (_deps: AuthenticatorDeps) => async (_facts: RequestFacts, _call: AnyCall, _setHeader: (name: string, value: string) => void): Promise<Actor | undefined> => undefined;
