/** Where files are kept, by environment (README). Keys stay inside the store that is made here; nothing prints them. */
import { isIP } from 'node:net';
import { join } from 'node:path';
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import { s3Store } from '#platform/file-store/s3-store.server.ts';
import { MAX_UPLOAD_BYTES } from './files.contract.ts';
import type { KnownFiles } from './registry.server.ts';

const MEGABYTE = 1024 * 1024;

const names = ['HCM_FILES_S3_URL', 'HCM_FILES_S3_BUCKET', 'HCM_FILES_S3_KEY', 'HCM_FILES_S3_SECRET'] as const;

/** Dots would make folders of an address. */
const isBucket = (name: string): boolean => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) && !name.includes('..') && isIP(name) === 0;

function maxBytesOf(text: string | undefined): number {
  const most = MAX_UPLOAD_BYTES / MEGABYTE;
  const value = Number(text || DEFAULT_MAX_FILE_BYTES / MEGABYTE);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new Error(`HCM_MAX_FILE_MB must be a whole number from 1 to ${most}, not "${text}".`);
  return value * MEGABYTE;
}

/** Throws an Error whose message tells the operator what to do. */
export function filesOf(env: NodeJS.ProcessEnv, dataDir: string): KnownFiles {
  const maxBytes = maxBytesOf(env['HCM_MAX_FILE_MB']);
  const [address, bucket, key, secret] = names.map((name) => env[name] || undefined);
  if (!address && !bucket && !key && !secret) return { store: diskStore(join(dataDir, 'files')), maxBytes };
  if (!address || !bucket || !key || !secret) throw new Error(`${names.join(', ')} go together: set all or none.`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.search !== '')
    throw new Error('HCM_FILES_S3_URL must be an address that begins with https:// or http:// and holds neither name nor query.');
  const isLocal = url.hostname === 'localhost' || url.hostname === '[::1]' || /^127\./.test(url.hostname);
  if (url.protocol === 'http:' && !isLocal) throw new Error('HCM_FILES_S3_URL must begin with https://: files would travel in the clear.');
  if (!isBucket(bucket)) throw new Error('HCM_FILES_S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.');
  return { store: s3Store({ url, name: bucket, key, secret, region: env['HCM_FILES_S3_REGION'] || 'us-east-1' }), maxBytes };
}
