/** Name and logo of a company for the head of its papers. */
import type { Db } from '#platform/db/db.ts';
import { findFile } from '#platform/files/files.store.ts';
import { companyOf } from '#platform/party/party.store.ts';
import type { Letterhead } from './print.ts';

/** Of a company of the transaction; logos stand in their rows. */
export async function letterheadOf(db: Db, companyId: string): Promise<Letterhead> {
  const { organizationName, contentLocation } = await companyOf(db, companyId);
  const logo = contentLocation === null ? undefined : await findFile(db, contentLocation);
  return { name: organizationName, logo: logo?.content ?? undefined };
}
