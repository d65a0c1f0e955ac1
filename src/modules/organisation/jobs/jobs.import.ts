/** Jobs of a sheet, for one company. */
import type { Db, Tx } from '#platform/db/db.server.ts';
import { code, option, text } from '#platform/import-export/cells.rules.ts';
import { type Applied, changesOf, defineImport, type FileRow, type Planned, type Target } from '#platform/import-export/kind.define.ts';
import { revertRecords } from '#platform/import-export/revert.service.ts';
import { type KeptTable, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { hasStructure } from '#platform/structure/structure-bulk.store.ts';
import messages from './jobs-import.messages.fa.ts';
import { deleteJobs, insertJobs, type JobFacts, jobDependants, jobsByCode, updateJobs } from './jobs-import.store.ts';

const kept: readonly KeptTable[] = [
  { table: 'job', key: 'job_id', main: { id: 'job_id', columns: ['job_code', 'job_title', 'job_category_enum_id', 'job_sub_category_enum_id'], versioned: true } },
];

/** What is stored, as the row says it: exported sheets name the upper category, which does not take the lower one away. */
const factsBeside = ({ values }: FileRow, { code, title, category, upperCategory }: JobFacts) => ({
  code,
  title,
  jobCategoryEnumId: (values['jobCategoryEnumId'] === upperCategory ? upperCategory : category) ?? undefined,
});

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const companyId = target.companyId ?? '';
  const known = await jobsByCode(
    db,
    companyId,
    rows.map(({ values }) => values['code'] ?? ''),
  );
  const stored = new Map(known.map((job) => [job.code, job]));
  return rows.map((row) => {
    const job = stored.get(row.values['code'] ?? '');
    const changes = changesOf(row.values, job && factsBeside(row, job));
    return { ...row, companyId, id: job?.id ?? target.newId(), changes, action: !job ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged' };
  });
}

async function apply(tx: Tx, _target: Target, rows: readonly Planned[]): Promise<Applied> {
  const created = rows.filter(({ action }) => action === 'create');
  const updated = rows.filter(({ action }) => action === 'update');
  const before = await takeSnapshots(
    tx,
    kept,
    updated.map(({ id }) => id),
  );
  await insertJobs(
    tx,
    created.map(({ id, companyId, values }) => ({ id, companyId, code: values['code'] ?? '', title: values['title'] ?? '', category: values['jobCategoryEnumId'] ?? null })),
  );
  await updateJobs(
    tx,
    updated.map(({ id, values }) => ({ id, title: values['title'], category: values['jobCategoryEnumId'] })),
  );
  return {
    changes: [
      ...created.map(({ row, id }) => ({ row, id, action: 'create' as const })),
      ...updated.map(({ row, id }) => ({ row, id, action: 'update' as const, before: before.get(id) })),
    ],
  };
}

export const importKind = defineImport({
  kind: 'jobs',
  entity: 'Job',
  order: 2,
  texts: messages.importJobs,
  columns: [
    { name: 'code', required: true, fieldClass: 'public', codeOf: 'job', read: code(40) },
    { name: 'title', required: true, fieldClass: 'public', read: text(200) },
    { name: 'jobCategoryEnumId', fieldClass: 'public', read: option('JobCategory', 'lenient') },
  ],
  labels: ['title'],
  unique: { code: 'duplicate_code' },
  needs: async (db, { companyId }) => (companyId && (await hasStructure(db, 'units', companyId)) ? undefined : 'units'),
  check: async () => [],
  plan,
  apply,
  dependants: jobDependants,
  revert: revertRecords(deleteJobs, kept),
});
