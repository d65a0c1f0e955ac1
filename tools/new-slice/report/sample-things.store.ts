/** Where the report reads. */
import { sql } from '#platform/db/db.server.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { blank, reportedPeople, withRows } from '../person-report/person-report.store.ts';
import { sampleThingsReport } from './sample-things.contract.ts';

const columns = {
  firstName: { value: sql`f.first_name` },
  birthDate: { value: sql`f.birth_date` },
};

export const sampleThingsSource = defineSource<typeof sampleThingsReport>({
  calls: sampleThingsReport,
  parts: async (look) => {
    const people = await reportedPeople(look, { call: sampleThingsReport.list, of: 'family' });
    return {
      ...people,
      from: withRows(look, people.from, sql`family_member f on f.party_id = p.party_id`),
      key: sql`coalesce(f.family_member_id, p.party_id)`,
      order: sql`${people.order}, f.birth_date`,
      columns: { ...people.columns, ...columns },
      conditions: { ...people.conditions, blank: blank(columns) },
    };
  },
});
