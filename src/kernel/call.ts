/**
 * One call of the wire: the single source of its server route, typed client, OpenAPI entry, permission and
 * place in the authorisation matrix. Weighs nothing in the browser: types plus method and path.
 */
import type { $ZodType, input, output } from 'zod/v4/core';
import type { ErrorTable } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Which rows the handler may touch.
 * none: no rows of people or companies (reviewed); self: the actor's own; rows: what the actor's groups allow; installation: what all
 * companies share, changed by who was given the permission in a company without a parent and works there (docs/adr/0038).
 */
export type Scope = 'none' | 'self' | 'rows' | 'installation';

/** `group/page[/tab][/action]` of the permission vocabulary. */
export type PermissionKey = `${string}/${string}`;

/** public: anybody. session: anybody signed in (in no group: see withoutGrants). Keys: any one of them is enough. */
export type Permission = 'public' | 'session' | PermissionKey | readonly [PermissionKey, ...PermissionKey[]];

/**
 * What somebody may do to the own file by a call that writes files. request: nothing, a request for the change goes to a second person; others:
 * nothing, a colleague does it; allowed: what nothing follows from.
 */
export type OwnWriting = 'request' | 'others' | 'allowed';

export type CallPath = `/rest/${string}` | `/login` | `/auth` | `/auth/${string}` | '/health' | `/setup${string}` | `/openapi.json`;

export interface Call<M extends Method = Method, P extends CallPath = CallPath, B = unknown, Q = unknown, R = unknown, S extends Scope = Scope> {
  readonly method: M;
  /** Path below /api, parameters as `:name`. */
  readonly path: P;
  /** English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly permission: Permission;
  readonly scope: S;
  readonly body?: B;
  readonly query?: Q;
  readonly reply: R;
  /** Status of success when it is not 200. */
  readonly success?: 201;
  /** Of a read: kinds of records it shows. It is asked again after a write that `changes` one of them. */
  readonly of?: readonly string[];
  /** Of a write: kinds of records it changes, each shown by some read of the browser. */
  readonly changes?: readonly string[];
  /** Of an act after which what its address names can no longer be read there: a read by the same params is not asked again. */
  readonly takesAway?: true;
  /** Of a write without `changes`: why no read is asked again because of it. */
  readonly noChanges?: string;
  /** Of a call that writes to the file of a person: whether also to that of whoever makes it. The loader demands it. */
  readonly own?: OwnWriting;
  /** Errors the handler may throw besides those every call shares. */
  readonly errors?: readonly ErrorTable[];
  /** Name and password come in the authorization header (Basic). */
  readonly basicAuth?: true;
  /** Calls a person with a password that must be changed may still make. */
  readonly whenPasswordMustChange?: true;
  /** Calls about the own account: also open to somebody in no group, to whom every call but these and those of scope self is closed. */
  readonly withoutGrants?: true;
  /** Calls a page makes by itself, with nobody at the keyboard: they do not keep the session alive, and no answer of theirs is kept for a repeat. */
  readonly isUnattended?: true;
  /** GET whose answer carries a version tag (ETag): the browser keeps it and asks again with the tag, and 304 says that it still holds. */
  readonly tagged?: true;
  /** GET whose last answer the browser keeps while the session lasts, to be read without a network (docs/adr/0055). */
  readonly keeps?: true;
  /** Calls whose answer may come on the cookie alone (images, files). */
  readonly cookieAlone?: true;
  /** Sign-in and password calls: counted by account and network in the database. */
  readonly throttled?: true;
  /** The body is multipart: one file and a few fields, read before the transaction opens; `body` then describes nothing. */
  readonly multipart?: UploadLimit;
  /** The handler opens its transactions itself (ManualTransactionContext), because it waits for something else in between, or reads much and leaves an audit row. */
  readonly ownTransactions?: true;
  /** Handler answers raw bytes instead of JSON. */
  readonly raw?: string;
  /** Largest body in bytes when it is not the default of 256 KiB. */
  readonly bodyLimit?: number;
  /** Longest text (characters) and most values of the body, of a call that takes more than any other. */
  readonly takes?: { readonly text?: number; readonly values?: number };
}

/** How large the file of a multipart call may be, and the slice's refusals. */
export interface UploadLimit {
  /** The installation may set a lower one (HCM_MAX_FILE_MB), but for a sheet. */
  readonly maxFileBytes: number;
  /** A table that is read row by row, and no document of somebody: how large it may be is the business of its reader alone. */
  readonly isSheet?: true;
  /** `limit`: the bytes that were too few. */
  tooLarge(limit: number): Error;
  noFile(): Error;
}

export type AnyCall = Call<Method, CallPath, $ZodType | undefined, $ZodType | undefined, $ZodType, Scope>;

/** Declares a call. Without `permission`, `scope` and `reply` it does not compile. */
export function defineCall<
  const M extends Method,
  const P extends CallPath,
  const S extends Scope,
  R extends $ZodType,
  B extends $ZodType | undefined = undefined,
  Q extends $ZodType | undefined = undefined,
>(spec: Call<M, P, B, Q, R, S>): Call<M, P, B, Q, R, S> {
  return spec;
}

export type BodyOf<C> = C extends Call<Method, CallPath, infer B, unknown, unknown, Scope> ? (B extends $ZodType ? output<B> : undefined) : never;
export type BodyInput<C> = C extends Call<Method, CallPath, infer B, unknown, unknown, Scope> ? (B extends $ZodType ? input<B> : undefined) : never;
export type QueryOf<C> = C extends Call<Method, CallPath, unknown, infer Q, unknown, Scope> ? (Q extends $ZodType ? output<Q> : undefined) : never;
export type QueryInput<C> = C extends Call<Method, CallPath, unknown, infer Q, unknown, Scope> ? (Q extends $ZodType ? input<Q> : undefined) : never;
export type ReplyOf<C> = C extends Call<Method, CallPath, unknown, unknown, infer R, Scope> ? (R extends $ZodType ? output<R> : never) : never;
export type ScopeOf<C> = C extends Call<Method, CallPath, unknown, unknown, unknown, infer S> ? S : never;
export type MethodOf<C> = C extends Call<infer M, CallPath, unknown, unknown, unknown, Scope> ? M : never;
export type PathOf<C> = C extends Call<Method, infer P, unknown, unknown, unknown, Scope> ? P : never;

/** Names of the `:parameters` of a path. */
export type ParamsOf<P extends string> = P extends `${string}:${infer N}/${infer Rest}` ? N | ParamsOf<`/${Rest}`> : P extends `${string}:${infer N}` ? N : never;

/** The permission keys of a call, empty for public and session calls. */
export function permissionKeys(permission: Permission): readonly PermissionKey[] {
  if (permission === 'public' || permission === 'session') return [];
  return typeof permission === 'string' ? [permission as PermissionKey] : (permission as readonly PermissionKey[]);
}
