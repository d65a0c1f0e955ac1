/** Where formats of clock files lie. */
import { sql } from '#platform/db/db.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { clockFormats } from './clock-files.contract.ts';
import { formatErrors } from './clock-files.errors.ts';

export const formatRows: RecordRows = {
  records: clockFormats,
  table: 'clock_format',
  columns: {
    ...{ title: 'title', separator: 'separator', encoding: 'encoding', calendar: 'calendar', yearDigits: 'year_digits', skipLines: 'skip_lines' },
    ...{ cardAt: 'card_at', dateAt: 'date_at', timeAt: 'time_at', keyAt: 'key_at' },
  },
  // as forms hold them; a sample is looked at and not kept
  shown: { yearDigits: sql`t.year_digits::text`, sample: sql`null::text` },
  refuse: (name, detail) => formatErrors.error(name, detail),
};
