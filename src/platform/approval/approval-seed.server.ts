/** How a slice says which of its processes have approval chains: a `*.seed.ts` of its own exports what `approvalSeed` makes. */
import type pg from 'pg';

export type ProcessArea = 'personnel' | 'orders' | 'performance' | 'attendance' | 'payroll' | 'welfare' | 'training' | 'recruitment' | 'offboarding';

export interface ApprovalProcess {
  /** Wire name `processType`; never given to another process. */
  readonly id: string;
  readonly area: ProcessArea;
  /** Persian name, from the messages of the slice. */
  readonly title: string;
  /** A position stands in one step of the chain only. */
  readonly onePerPosition?: true;
}

/** Shape of a seed as src/server/seed.ts reads it. Processes are added and renamed, never removed: cases name them. */
export const approvalSeed = (slice: string, processes: readonly ApprovalProcess[]) => ({
  name: `${slice}/approval`,
  data: processes,
  run: async (client: pg.ClientBase): Promise<void> => {
    await client.query(
      `insert into approval_process (process_type, process_area, description, one_per_position, sequence_num)
       select id, area, title, case when "onePerPosition" then 'Y' else 'N' end, place
       from rows from (jsonb_to_recordset($1::jsonb) as (id text, area text, title text, "onePerPosition" boolean)) with ordinality as r (id, area, title, "onePerPosition", place)
       on conflict (process_type) do update set process_area = excluded.process_area, description = excluded.description,
         one_per_position = excluded.one_per_position, sequence_num = excluded.sequence_num`,
      [JSON.stringify(processes)],
    );
  },
});
