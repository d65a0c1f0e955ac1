/** Takes away ordered payslips that have expired. */
import { systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { dropExpired } from './payslip-papers.store.ts';

export const job = defineJob({
  name: 'payslipPapers',
  every: 'hour',
  async run({ pool, now }) {
    const companies = (await allCompanies(withoutTransaction(pool))).map(({ companyId }) => companyId);
    return writing(pool, systemActor('payslipPapers', companies), (tx) => dropExpired(tx, new Date(now)));
  },
});
