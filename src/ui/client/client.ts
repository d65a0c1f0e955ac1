/**
 * The typed client: `send(call, { params, query, body })` answers the reply of the call's contract.
 * It carries the key, the signature and the idempotency key, follows rotation, and ends the session on 501.
 */
import type { AnyCall, BodyInput, MethodOf, ParamsOf, PathOf, QueryInput, ReplyOf } from '#kernel/call.ts';
import { SIGNATURE_HEADER } from '#kernel/signature/signature.ts';
import { isOffline, keepAnswer, keptAnswer } from '#ui/offline/kept-answers.ts';
import type { Later } from '#ui/offline/unsent.ts';
import { answerError, isApiError, networkError } from './api-error.ts';
import { newKey } from './new-key.ts';
import { remember, rememberedAt } from './remembered.ts';
import { endByServer, keepKey, session } from './session.ts';
import { signatureOf } from './sign.ts';

/** For which company a write is meant: another window may have changed it meanwhile (docs/adr/0021). */
const COMPANY_HEADER = 'active-company';
const TIMEOUT_MS = 30_000;
/** Spec section 4, and for nothing else: the session is over. */
const SESSION_OVER = 501;
const NOT_MODIFIED = 304;

type ParamsPart<C> = [ParamsOf<PathOf<C>>] extends [never] ? { readonly params?: undefined } : { readonly params: Readonly<Record<ParamsOf<PathOf<C>>, string>> };
type BodyPart<C> = [BodyInput<C>] extends [undefined] ? { readonly body?: undefined } : { readonly body: BodyInput<C> };
type QueryPart<C> = [QueryInput<C>] extends [undefined]
  ? { readonly query?: undefined }
  : Record<never, never> extends QueryInput<C>
    ? { readonly query?: QueryInput<C> }
    : { readonly query: QueryInput<C> };

export type SendInput<C> = ParamsPart<C> & BodyPart<C> & QueryPart<C>;
/** The input may be left out when nothing in it is needed. */
export type SendArguments<C, More> = Record<never, never> extends SendInput<C> ? [input?: SendInput<C> & More] : [input: SendInput<C> & More];

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** One per submit; a repeat of the same submit carries the same. Made here when absent. */
  readonly idempotencyKey?: string | undefined;
  /** The page is being left: the call outlives it. */
  readonly isLeaving?: boolean | undefined;
  /** A file that is made while it is read: it may take as long as it takes. */
  readonly isLong?: boolean | undefined;
  /** Body of a multipart call. */
  readonly upload?: FormData | undefined;
  /** Of a write that may wait for a network: what it is. `useSend` keeps it then and throws `waitsForNetwork`. */
  readonly later?: Later | undefined;
  /** The key of a session that is over, for its last word; otherwise the stored one goes along. */
  readonly endedKey?: string | undefined;
}

export interface Loose extends SendOptions {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/**
 * A call for code that stands in the browser's entry: typed by the contract (imported as a type only), so that the
 * schema library stays out. The client reads nothing of a call but method, path and the kinds of records it shows or changes.
 */
export function shellCall<C extends AnyCall>(method: MethodOf<C>, path: PathOf<C>, records: Pick<AnyCall, 'of' | 'changes' | 'keeps' | 'tagged'> = {}): C {
  return { method, path, ...records } as unknown as C;
}

export function addressOf(path: string, { params, query }: Loose): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (one !== undefined && one !== null) pairs.append(name, String(one));
  const text = pairs.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** Key, signature and idempotency key of a call. `address`: path below /api with its query. */
export function headersOf(call: AnyCall, address: string, input: Loose, apiKey: string | null, text?: string): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (apiKey !== null) headers.set('api_key', apiKey);
  // the browser itself asks again for what it keeps
  const known = call.method === 'GET' && call.tagged !== true ? rememberedAt(address) : undefined;
  if (known !== undefined) headers.set('if-none-match', known.tag);
  if (text !== undefined) headers.set('content-type', 'application/json');
  if (call.method !== 'GET') headers.set('idempotency-key', input.idempotencyKey ?? newKey());
  const { companyId } = session();
  if (call.method !== 'GET' && companyId !== null) headers.set(COMPANY_HEADER, companyId);
  const signature = signatureOf(call.method, `/api${address}`, input.body);
  if (signature !== undefined) headers.set(SIGNATURE_HEADER, signature);
  return headers;
}

/** Follows what an answer says of the session: a new key, or its end. `apiKey`: the key it answers to. */
export function followSession(status: number, rotated: string | null, apiKey: string | null): void {
  if (rotated !== null) keepKey(rotated);
  if (status === SESSION_OVER) endByServer(apiKey);
}

async function ask(call: AnyCall, input: Loose): Promise<Response> {
  const apiKey = input.endedKey ?? session().apiKey;
  const address = addressOf(call.path, input);
  const text = input.body === undefined ? undefined : JSON.stringify(input.body);
  const limits = [...(input.signal ? [input.signal] : []), ...(input.upload || input.isLong ? [] : [AbortSignal.timeout(TIMEOUT_MS)])];
  const headers = headersOf(call, address, input, apiKey, text);
  let response: Response;
  try {
    response = await fetch(`/api${address}`, {
      method: call.method,
      headers,
      credentials: 'same-origin',
      cache: call.tagged ? 'no-cache' : 'no-store',
      body: input.upload ?? text ?? null,
      keepalive: input.isLeaving === true,
      signal: AbortSignal.any(limits),
    });
  } catch (error) {
    // a caller that gave up wants no sentence about the network
    if (input.signal?.aborted) throw error;
    throw networkError();
  }
  followSession(response.status, response.headers.get('api_key'), apiKey);
  if (response.ok || response.status === NOT_MODIFIED) return response;
  throw answerError(response.status, await response.json().catch(() => undefined), response.headers.get('retry-after'));
}

/** What an answer says: its body, or what the server had said before and says to hold still. */
async function replyOf(call: AnyCall, address: string, response: Response): Promise<unknown> {
  const known = rememberedAt(address);
  if (response.status === NOT_MODIFIED && known !== undefined) {
    remember(address, known.tag, known.reply);
    return known.reply;
  }
  const reply: unknown = await response.json().catch(() => {
    throw networkError();
  });
  const tag = response.headers.get('etag');
  if (tag !== null && call.tagged !== true) remember(address, tag, reply);
  return reply;
}

/** Makes the call. Throws ApiError. */
export async function send<C extends AnyCall>(call: C, ...[input]: SendArguments<C, SendOptions>): Promise<ReplyOf<C>> {
  const given = (input ?? {}) as Loose;
  const { apiKey } = session();
  try {
    const reply = (await replyOf(call, addressOf(call.path, given), await ask(call, given))) as ReplyOf<C>;
    // what comes after a sign-out is nobody's to keep
    if (call.keeps && session().apiKey === apiKey) keepAnswer(addressOf(call.path, given), reply);
    return reply;
  } catch (error) {
    const kept = call.keeps && isOffline() && isApiError(error) && error.status === 0 ? await keptAnswer(addressOf(call.path, given)) : undefined;
    if (kept === undefined) throw error;
    return kept as ReplyOf<C>;
  }
}

/** Makes a call that answers bytes (`raw`). */
export async function sendForBlob<C extends AnyCall>(call: C, ...[input]: SendArguments<C, SendOptions>): Promise<Blob> {
  return (await ask(call, (input ?? {}) as Loose)).blob();
}
