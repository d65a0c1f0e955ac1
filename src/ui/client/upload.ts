/** Sends a file and tells how far it is, which fetch cannot. Key, signature and refusals are those of client.ts. */
import type { AnyCall, ReplyOf } from '#kernel/call.ts';
import type { UploadOptions } from '#ui/services/services.tsx';
import { answerError, networkError } from './api-error.ts';
import { followSession, headersOf } from './client.ts';
import { session } from './session.ts';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes a multipart call without parameters. Throws ApiError, or the reason of `signal` when the caller gave up. */
export async function sendUpload<C extends AnyCall>(call: C, form: FormData, { signal, onProgress }: UploadOptions = {}): Promise<ReplyOf<C>> {
  const { apiKey } = session();
  const headers = headersOf(call, call.path, {}, apiKey);
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, `/api${call.path}`);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    request.onload = () => {
      followSession(request.status, request.getResponseHeader('api_key'), apiKey);
      const body = jsonOf(request.responseText);
      const isGood = request.status >= 200 && request.status < 300 && body !== undefined;
      if (isGood) resolve(body as ReplyOf<C>);
      else reject(answerError(request.status, body, request.getResponseHeader('retry-after')));
    };
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
