/** Where sacrifice and health of people lie, sealed. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { PartRows } from '#platform/party/parts/part.store.ts';
import { defineSealedField, type SealedField } from '#platform/secrets/sealed-field.define.ts';
import { personDiseases, personExperiments, personSacrifices } from './sacrifice.contract.ts';
import { scan } from './sacrifice.form.ts';

const healthScan = (kind: string) =>
  defineFileKind({ kind, permission: `${personSacrifices.page}/observe`, scope: 'rows', class: 'health', accept: scan.accept, maxBytes: scan.maxFileSize });

/** The columns of a table, all of them sealed and bound to their row. */
function sealedColumns<const C extends Readonly<Record<string, string>>>(table: string, columns: C) {
  const key = `${table}_id`;
  const fieldOf = (column: string): SealedField => defineSealedField({ table, column, key, boundTo: key });
  const sealed = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, fieldOf(column)])) as { readonly [N in keyof C]: SealedField };
  return { table, columns, sealed };
}

export const sealedSacrifices = sealedColumns('sacrifice', {
  sacrificeCode: 'sacrifice_code',
  sacrificeTypeEnumId: 'sacrifice_type_enum_id',
  durationMonths: 'duration_months',
  operationArea: 'operation_area',
  disabilityPercent: 'disability_percent',
  sacrificeDocument: 'sacrifice_document',
});
export const sealedDiseases = sealedColumns('person_disease', { diseaseTypeEnumId: 'disease_type_enum_id', medicine: 'medicine' });

export const healthParts: readonly PartRows[] = [
  { part: personSacrifices, ...sealedSacrifices, files: { sacrificeDocument: healthScan('PcntSacrificeDocument') } },
  { part: personDiseases, ...sealedDiseases },
  {
    part: personExperiments,
    ...sealedColumns('person_experiment', {
      experimentTypeEnumId: 'experiment_type_enum_id',
      experimentDate: 'experiment_date',
      nextExperimentDate: 'next_experiment_date',
      experimentResult: 'experiment_result',
      diagnosis: 'diagnosis',
      experimentImage: 'experiment_image',
    }),
    files: { experimentImage: healthScan('PcntExperimentImage') },
  },
];

// ---- has a disease, smokes ----

const bound = { table: 'health_state', key: 'party_id', boundTo: 'party_id' } as const;
/** The facts that are no rows of their own; the list of people is filtered by them. */
export const sealedHealth = { hasDisease: defineSealedField({ ...bound, column: 'has_disease' }), isSmoker: defineSealedField({ ...bound, column: 'is_smoker' }) };

type Indicator = 'Y' | 'N' | null;

export interface HealthFacts {
  readonly hasDisease: Indicator;
  readonly isSmoker: Indicator;
}

export interface StoredHealth extends HealthFacts {
  readonly partyId: string;
  readonly companyId: string;
  /** 0 before anything was said. */
  readonly rowVersion: number;
}

const opened = (field: SealedField, partyId: string, stored: string | null): Indicator => (stored === null ? null : (field.open(partyId, stored) as Indicator));

/** Undefined for a person out of scope. */
export async function healthOf(db: Db, rows: RowScope, partyId: string): Promise<StoredHealth | undefined> {
  const found = await db.maybe<{ companyId: string; rowVersion: number; hasDisease: string | null; isSmoker: string | null }>(sql`
    select p.company_id as "companyId", coalesce(h.row_version, 0) as "rowVersion", h.has_disease as "hasDisease", h.is_smoker as "isSmoker"
    from person p left join health_state h on h.party_id = p.party_id
    where p.party_id::text = ${partyId} and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`);
  if (!found) return undefined;
  return { ...found, partyId, hasDisease: opened(sealedHealth.hasDisease, partyId, found.hasDisease), isSmoker: opened(sealedHealth.isSmoker, partyId, found.isSmoker) };
}

/** The same, with the person held until the end of the transaction: the row may not be there yet. It is read after the wait, or it would be read as it stood before. */
export async function lockHealth(tx: Tx, rows: RowScope, partyId: string): Promise<StoredHealth | undefined> {
  await tx.maybe(sql`select from person p where p.party_id::text = ${partyId} and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)} for update`);
  return healthOf(tx, rows, partyId);
}

export function writeHealth(tx: Tx, { partyId, companyId }: StoredHealth, { hasDisease, isSmoker }: HealthFacts): Promise<{ rowVersion: number }> {
  const seal = (field: SealedField, value: Indicator): string | null => (value === null ? null : field.seal(partyId, value));
  return tx.one(sql`
    insert into health_state as h (party_id, company_id, has_disease, is_smoker)
    values (${partyId}::uuid, ${companyId}::uuid, ${seal(sealedHealth.hasDisease, hasDisease)}, ${seal(sealedHealth.isSmoker, isSmoker)})
    on conflict (party_id) do update set has_disease = excluded.has_disease, is_smoker = excluded.is_smoker, row_version = h.row_version + 1
    returning h.row_version as "rowVersion"`);
}
