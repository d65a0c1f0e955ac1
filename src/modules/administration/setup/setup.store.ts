/** What the set-up page shows of the first company and of the imports. Jobs belong to a module: of them only the import is asked. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { PLACEHOLDER_CODE } from '#platform/settings/installation.store.ts';

export interface SetupState {
  readonly companyId: string;
  readonly code: string;
  readonly name: string;
  readonly isNamed: boolean;
  readonly imported: Readonly<Record<'units' | 'jobs' | 'positions' | 'personnel', boolean>>;
}

const own = sql`company_id`;

/** Undefined when the first company is out of the scope. */
export const setupOf = (db: Db, rows: RowScope): Promise<SetupState | undefined> =>
  db.maybe<SetupState>(sql`
    select c.company_id as "companyId", c.pseudo_id as code, c.organization_name as name, c.pseudo_id <> ${PLACEHOLDER_CODE} as "isNamed",
      jsonb_build_object(
        'units', exists (select 1 from org_unit where ${companiesIn(rows, own)}),
        'jobs', exists (select 1 from import_run where kind = 'jobs' and state = 'done' and ${companiesIn(rows, own)}),
        'positions', exists (select 1 from empl_position where ${companiesIn(rows, own)}),
        'personnel', exists (select 1 from party_relationship where relationship_type_enum_id = 'PrtEmployee' and ${companiesIn(rows, own)})) as imported
    from installation i join company c using (company_id) where ${companiesIn(rows, sql`c.company_id`)}`);
