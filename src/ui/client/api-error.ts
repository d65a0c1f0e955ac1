/** What `send` throws: an answer that refuses, or no answer at all. */
import type { ErrorBody } from '#kernel/errors.ts';
import texts from './client.messages.fa.ts';

export interface ApiError extends Error {
  /** Persian sentence to show; the same as `messages`. */
  readonly message: string;
  /** 0 when there was no answer. */
  readonly status: number;
  /** `<slice>.<name>`, read by the error tables of the contracts; `network` when there was no answer. */
  readonly errorCode: string;
  readonly messages: string;
  /** English sentence of the server. */
  readonly errors: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly data?: unknown;
  readonly retryAfterSeconds?: number;
}

const mark = Symbol('ApiError');

function make(facts: Omit<ApiError, 'name' | 'message'>): ApiError {
  return Object.assign(new Error(facts.messages), { name: 'ApiError', [mark]: true, ...facts });
}

export const isApiError = (value: unknown): value is ApiError => typeof value === 'object' && value !== null && mark in value;

/** No answer: network away, time over. */
export const networkError = (): ApiError => make({ status: 0, errorCode: 'network', messages: texts.network, errors: 'no answer', fields: {}, requestId: '' });

const WAITS = 'waits';

/** There is no network: what was written is kept and goes when there is one. */
export const waitsForNetwork = (): ApiError => make({ status: 0, errorCode: WAITS, messages: texts.waits, errors: 'kept until there is a network', fields: {}, requestId: '' });

export const isWaiting = (error: unknown): error is ApiError => isApiError(error) && error.errorCode === WAITS;

/** From the body of a refusal; a body that is none of ours (a proxy's page) gives the general sentence. */
export function answerError(status: number, body: unknown, retryAfter: string | null): ApiError {
  const known = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>;
  const seconds = Number(retryAfter ?? Number.NaN);
  return make({
    status,
    errorCode: known.errorCode ?? 'unknown',
    messages: known.messages ?? texts.unknown,
    errors: known.errors ?? `status ${status}`,
    fields: known.fields ?? {},
    requestId: known.requestId ?? '',
    ...(known.data === undefined ? {} : { data: known.data }),
    ...(Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}),
  });
}

/** Spec section 4: 502 or no response means that the server is away; 503 and 504 are what proxies say of the same. */
export function isSilence(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 502 || error.status === 504 || (error.status === 503 && error.errorCode === 'unknown'));
}

/** The server is away or busy: the same read may succeed later. Every other error is an answer. */
export const isPassing = (error: unknown): error is ApiError => isApiError(error) && (error.status === 0 || error.status >= 502);

const TOO_MANY = 429;
const FAILED = 500;

/** Nothing was said of what was asked: the server is away, failed, or was asked too often. It refutes nothing of what was read before. */
export const saysNothing = (error: unknown): error is ApiError => isPassing(error) || (isApiError(error) && (error.status === TOO_MANY || error.status === FAILED));
