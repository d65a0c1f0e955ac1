/** Files in a bucket, by the S3 API with addresses of the path style. Integrity is signed: the sum of the bytes goes with them. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { checkedName, type FileStore, type StoredBytes, StoreFault } from './file-store.server.ts';

export interface Bucket {
  /** Address of the service, without the bucket. */
  readonly url: URL;
  readonly name: string;
  readonly key: string;
  readonly secret: string;
  readonly region: string;
}

/** For a whole answer; of a file that is read, for its beginning. */
const TIMEOUT_MS = 30_000;
const RETRIES = 2;

const EMPTY = createHash('sha256').digest('hex');
const unescaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Texts of an element of the service's XML, which holds no others of that name inside. */
const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => unescaped[sign] ?? ''),
  );

/** "fetch failed" says nothing, its cause does. */
const reasonOf = ({ message, cause }: Error): string => (cause instanceof Error && cause.message !== '' ? cause.message : message);

export function s3Store({ url, name: bucket, key, secret, region }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: RETRIES });
  const base = `${url.href.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;
  /** The answer, or undefined when there is no such thing. Throws StoreFault on every other refusal and without an answer. */
  async function ask(method: string, place: string, more: { readonly body?: Uint8Array<ArrayBuffer>; readonly headers?: Readonly<Record<string, string>> } = {}) {
    const sum = more.body ? createHash('sha256').update(more.body).digest('hex') : EMPTY;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), TIMEOUT_MS);
    try {
      const headers = { ...more.headers, 'x-amz-content-sha256': sum };
      const answer = await client.fetch(`${base}${place}`, { method, headers, signal: waiting.signal, ...(more.body ? { body: more.body } : {}) }).catch((cause: unknown) => {
        throw new StoreFault(`the store of files does not answer to ${method}: ${cause instanceof Error ? reasonOf(cause) : String(cause)}`, { cause });
      });
      if (answer.ok) return answer;
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new StoreFault(`the store of files answered ${answer.status} to ${method}`);
    } finally {
      clearTimeout(timer);
    }
  }
  const place = (name: string): string => `/${checkedName(name)}`;
  return {
    storage: 's3',
    prepare: async () => {
      const answer = await ask('HEAD', '').catch((error: unknown) => {
        throw new Error(`The store of files at ${url.origin} cannot be used: ${error instanceof Error ? error.message : String(error)}. Check HCM_FILES_S3_URL and its keys.`);
      });
      if (!answer) throw new Error(`There is no bucket ${bucket} at ${url.origin}: make it, or name another one by HCM_FILES_S3_BUCKET.`);
    },
    put: async (name, bytes) => {
      if (!(await ask('PUT', place(name), { body: bytes as Uint8Array<ArrayBuffer> }))) throw new StoreFault(`there is no bucket ${bucket}`);
    },
    get: async (name, range) => {
      const answer = await ask('GET', place(name), range ? { headers: { range: `bytes=${range.first}-${range.last}` } } : {});
      // a proxy in between may not know ranges: its answer would be another part than was told
      if (range && answer && answer.status !== 206) {
        await answer.body?.cancel();
        throw new StoreFault('the store of files gives no parts of files');
      }
      return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined;
    },
    has: async (name) => (await ask('HEAD', place(name))) !== undefined,
    remove: async (name) => void (await ask('DELETE', place(name))),
    list: async (after, atMost) => {
      // the first version of the listing: its mark is the name of a file, which outlives a restart
      const query = new URLSearchParams({ 'max-keys': String(atMost), ...(after === '' ? {} : { marker: after }) });
      const answer = await ask('GET', `?${query}`);
      const xml = (await answer?.text()) ?? '';
      const times = textsOf(xml, 'LastModified');
      return textsOf(xml, 'Key').map((name, index): StoredBytes => ({ name, storedAt: Date.parse(times[index] ?? '') }));
    },
  };
}
