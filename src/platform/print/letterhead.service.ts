/** Name and logo of a company for the head of its papers. */
import { buffer } from 'node:stream/consumers';
import type { Db } from '#platform/db/db.server.ts';
import { findFile } from '#platform/files/files.store.ts';
import { bytesOf } from '#platform/files/reading.service.ts';
import { companyOf } from '#platform/people/company-head.store.ts';
import type { Letterhead } from './print.define.ts';

/** Of a company of the transaction. */
export async function letterheadOf(db: Db, companyId: string): Promise<Letterhead> {
  const { organizationName, contentLocation } = await companyOf(db, companyId);
  const logo = contentLocation === null ? undefined : await findFile(db, contentLocation);
  if (logo === undefined) return { name: organizationName, logo: undefined };
  const bytes = await bytesOf(logo, undefined);
  return { name: organizationName, logo: Buffer.isBuffer(bytes) ? bytes : await buffer(bytes) };
}
