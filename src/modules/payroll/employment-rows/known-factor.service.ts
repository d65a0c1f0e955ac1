/** What rows of employments that name a factor of pay ask of it. */
import type { Tx } from '#platform/db/db.server.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import type { Judged } from '#platform/employment-rows/employment-rows.service.ts';
import { isFactorOf } from './factor-options.store.ts';

/** Throws unknownFactor where `payFactorId` is no factor of pay of the company of the employment. */
export async function demandFactor(tx: Tx, { employment, values }: Judged): Promise<void> {
  if (!(await isFactorOf(tx, employment.companyId, String(values['payFactorId'])))) throw employmentRowErrors.error('unknownFactor', { fields: { payFactorId: 'unknownFactor' } });
}
