/** Sheets of one kind in the organisation of the tests: brought from its first company by no one in particular, and taken back. */
import { systemActor, writing } from '#platform/db/db.server.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import type { ImportKind } from '#platform/import-export/kind.define.ts';
import { readRun } from '#platform/import-export/run.store.ts';
import { undoRun } from '#platform/import-export/undo.service.ts';
import { movableClock } from './app.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { newId } from './mounted.ts';
import { companyId, layOrganisation } from './organisation.ts';

type Outcome = Awaited<ReturnType<typeof importFile>>;

export interface SheetBench {
  readonly database: TestDatabase;
  /** Brings rows, their cells parted by commas. */
  bring(rows: readonly string[]): Promise<Outcome>;
  /** Takes back the last sheet that was brought. */
  undo(): Promise<void>;
  /** The column `line` of what a query answers. */
  lines(query: string): Promise<string[]>;
}

/** `head`: names of the columns, parted by commas. */
export async function openSheetBench(kind: ImportKind, head: string): Promise<SheetBench> {
  const database = await openTestDatabase();
  await layOrganisation(database.owner);
  const company = companyId('holding');
  return {
    database,
    bring: (rows) =>
      importFile(
        { pool: database.pool, clock: movableClock(), kinds: [kind], newId },
        { kind: kind.kind, fileName: 'sheet.csv', bytes: Buffer.from([head, ...rows].join('\r\n')), company },
      ),
    async undo() {
      const { rows } = await database.owner.query<{ id: string }>(`select run_id as id from import_run where state = 'done' order by run_id desc limit 1`);
      await writing(database.pool, systemActor('test', [company]), async (tx) => {
        const run = await readRun(tx, rows[0]?.id ?? '');
        if (!run) throw new Error('no sheet was brought');
        await undoRun(tx, kind, run);
      });
    },
    lines: async (query) => (await database.owner.query<{ line: string }>(query)).rows.map(({ line }) => line),
  };
}

/** How many rows were new, changed, as they stood, and refused. */
export const countsOf = ({ counts: { accepted, updated, unchanged, refused } }: Outcome): readonly number[] => [accepted, updated, unchanged, refused];

/** Which rows were refused, and why. */
export const reasonsOf = ({ refused }: Outcome): readonly (readonly [row: number, why: string])[] => refused.map(({ row, code }) => [row, code]);
