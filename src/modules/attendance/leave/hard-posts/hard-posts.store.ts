/** Where posts of hard work lie. */
import { sql } from '#platform/db/db.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { hardPosts } from './hard-posts.contract.ts';
import { hardPostErrors } from './hard-posts.errors.ts';

export const hardPostRows: RecordRows = {
  records: hardPosts,
  table: 'hard_post',
  isDated: true,
  shown: { positionTitle: sql`(select e.description from empl_position e where e.empl_position_id = t.empl_position_id)` },
  refuse: (name, detail) => hardPostErrors.error(name, detail),
  async check(tx, { companyId }, { emplPositionId }) {
    const known = await tx.maybe(sql`select from empl_position where empl_position_id::text = ${String(emplPositionId)} and company_id = ${companyId}::uuid for share`);
    if (known === undefined) throw hardPostErrors.error('option', { fields: { emplPositionId: 'option' } });
  },
};
