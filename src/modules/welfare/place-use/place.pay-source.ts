/** The employee's share of places that pay takes (issue 24, services 10); what cancelling gives back is owed less. */
import { sql } from '#platform/db/db.server.ts';
import { defineOwed } from '../deductions/owed.service.ts';
import words from './place-items.messages.fa.ts';

export const placeDeductions = defineOwed({
  key: 'welfarePlace',
  tables: {
    ...{ of: 'welfare_place', key: 'welfare_request_id', due: 'welfare_place_due', amount: 'amount', taken: 'welfare_place_taken' },
    named: { by: sql`join welfare_event e on e.welfare_event_id = o.welfare_event_id`, code: sql`e.event_code`, title: sql`e.title` },
  },
  /** Of the group: what takes all that has no factor of its own. */
  factor: 'otherDeduction',
  /** After premiums and loans. */
  rank: 60,
  item: words.item,
});
