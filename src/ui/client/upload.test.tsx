import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyCall } from '#kernel/call.ts';
import { SIGNATURE_HEADER } from '#kernel/signature/signature.ts';
import { isApiError } from './api-error.ts';
import { shellCall } from './client.ts';
import { keepKey, session } from './session.ts';
import { sendUpload } from './upload.ts';

const call = shellCall<AnyCall>('POST', '/rest/s1/hcm/getpersonnelfile');
const key = 'k'.repeat(40);

/** The request of the browser, answered by the test. */
class Request {
  static last: Request;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Map<string, string>();
  readonly answerHeaders = new Map<string, string>();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  opened: readonly string[] = [];
  sent: unknown;
  constructor() {
    Request.last = this;
  }
  open(...where: string[]): void {
    this.opened = where;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders.get(name) ?? null;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
    for (const [name, value] of Object.entries(headers)) this.answerHeaders.set(name, value);
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

async function begin(options = {}) {
  const form = new FormData();
  form.append('file', new File(['abc'], 'a.pdf'));
  const sending = sendUpload(call, form, options);
  // whoever fails is asked about below
  sending.catch(() => undefined);
  await vi.waitFor(() => expect(Request.last?.sent).toBe(form));
  return { sending, request: Request.last };
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  keepKey(key);
});

describe('an upload', () => {
  test('carries key, signature and idempotency key, tells how far it is, and answers the reply', async () => {
    const progress = vi.fn();
    const { sending, request } = await begin({ onProgress: progress });
    expect(request.opened).toEqual(['POST', '/api/rest/s1/hcm/getpersonnelfile']);
    expect([request.headers.get('api_key'), request.headers.get(SIGNATURE_HEADER), request.headers.get('idempotency-key')]).toEqual([
      key,
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/./),
    ]);
    expect(request.headers.has('content-type')).toBe(false);
    request.upload.onprogress?.({ loaded: 1, total: 3 });
    expect(progress.mock.calls).toEqual([[1, 3]]);
    request.answer(200, { name: 'x' });
    expect(await sending).toEqual({ name: 'x' });
  });

  test('follows the rotation of the key, and the end of the session', async () => {
    const rotated = await begin();
    rotated.request.answer(200, { name: 'x' }, { api_key: 'n'.repeat(40) });
    await rotated.sending;
    expect(session().apiKey).toBe('n'.repeat(40));
    const ended = await begin();
    ended.request.answer(501, { errorCode: 'platform/http.noSession' });
    await expect(ended.sending).rejects.toMatchObject({ status: 501 });
    expect(session().apiKey).toBeNull();
  });

  test.each([
    [
      413,
      { errorCode: 'platform/files.overLimit', messages: 'too large', fields: { file: 'too large' } },
      { status: 413, errorCode: 'platform/files.overLimit', fields: { file: 'too large' } },
    ],
    [502, '<html>', { status: 502, errorCode: 'unknown' }],
    [200, '<html>', { status: 200, errorCode: 'unknown' }],
  ])('answered by %d throws what the server says', async (status, body, facts) => {
    const { sending, request } = await begin();
    request.answer(status, body);
    await expect(sending).rejects.toSatisfy(isApiError);
    await expect(sending).rejects.toMatchObject(facts);
  });

  test('without an answer, and given up', async () => {
    const lost = await begin();
    lost.request.onerror?.();
    await expect(lost.sending).rejects.toMatchObject({ status: 0, errorCode: 'network' });
    const control = new AbortController();
    const cancelled = await begin({ signal: control.signal });
    control.abort();
    await expect(cancelled.sending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
