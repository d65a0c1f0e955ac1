/** `contract`: the signed contract of an employment on the day. */
import { sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import messages from './contracts-formula.messages.fa.ts';

const said = { class: 'public', join: 'contract' } as const;

export const contract = columnVocabulary({
  code: 'contract',
  words: messages.formula,
  joins: {
    contract: sql`
      left join employment_contract c on c.party_relationship_id = s.id and c.state <> 'draft' and c.valid @> s.day
      left join agreement_type a on a.agreement_id = c.agreement_id`,
  },
  columns: {
    type: { ...said, type: 'text', value: sql`a.code` },
    from: { ...said, type: 'date', value: sql`lower(c.valid)` },
    until: { ...said, type: 'date', value: sql`upper(c.valid) - 1` },
    days: { ...said, type: 'number', unit: 'day', value: sql`upper(c.valid) - lower(c.valid)` },
  },
});
