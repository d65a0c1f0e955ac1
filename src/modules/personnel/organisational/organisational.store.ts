/** SQL of what a person is in the organisation. */
import type { ReplyOf } from '#kernel/call.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, empty, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { endOthers, type PartKey, type PartRows } from '#platform/party/parts/part.store.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { holdingVersion } from '#platform/structure/holders.store.ts';
import { kindVersion } from '../employment/kind-correction/kind-correction.store.ts';
import { organisationalErrors, type personEmployments, type personPositions, personStructure } from './organisational.contract.ts';
import { structureKinds } from './organisational.form.ts';

type Field = keyof typeof structureKinds;
const columns: Readonly<Record<Field, string>> = {
  activityAreaId: 'activity_area_id',
  expertiseAreaId: 'expertise_area_id',
  employeeGroupId: 'employee_group_id',
  employeeSubGroupId: 'employee_sub_group_id',
  costCenterId: 'cost_center_id',
};

const classified = (field: Field): Sql => sql`(select c.description from party_classification c where c.party_classification_id = ${raw(`t.${columns[field]}`)})`;

/** Each names a row of its kind in the company of the person, the sub-group one of the group. */
async function checkKinds(tx: Tx, values: FormValues, { companyId }: PartKey): Promise<void> {
  for (const [field, kind] of Object.entries(structureKinds)) {
    if (values[field] == null) continue;
    const known = await tx.maybe<{ under: string | null }>(sql`
      select parent_classification_id as under from party_classification
      where party_classification_id::text = ${String(values[field])} and company_id = ${companyId}::uuid and classification_type_enum_id = ${kind}`);
    if (known === undefined || (kind === 'EmployeeSubGroups' && known.under !== values['employeeGroupId'])) throw partErrors.error('option', { fields: { [field]: 'option' } });
  }
}

/**
 * A place belongs to days on which the person is with the company: whoever has left gets none after the last day.
 * Without a RowScope: of the person whom the caller writes to.
 */
async function checkDays(tx: Tx, { fromDate, thruDate }: FormValues, { partyId }: PartKey): Promise<void> {
  const tie = await tx.maybe(sql`
    select from party_relationship r
    where r.party_id = ${partyId}::uuid and r.valid && daterange(${String(fromDate)}::date, ${typeof thruDate === 'string' ? thruDate : null}::date, '[]') limit 1`);
  if (tie === undefined) throw organisationalErrors.error('notHere');
}

export const structureRows: PartRows = {
  part: personStructure,
  table: 'personnel_structure',
  columns: { ...columns, noteText: 'note_text' },
  names: {
    activityAreaName: classified('activityAreaId'),
    expertiseAreaName: classified('expertiseAreaId'),
    employeeGroupName: classified('employeeGroupId'),
    employeeSubGroupName: classified('employeeSubGroupId'),
    costCenterName: classified('costCenterId'),
  },
  check: async (tx, values, of, { audit }) => {
    await checkKinds(tx, values, of);
    await checkDays(tx, values, of);
    await endOthers(tx, structureRows, of, values, audit);
  },
};

export interface Asked {
  readonly partyId: string;
  readonly asOf?: string | undefined;
}

export const isReached = async (db: Db, rows: RowScope, { partyId }: Asked): Promise<boolean> =>
  (await db.maybe(sql`select from person p where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`)) !== undefined;

/** Of the day when one is named. */
const onDay = ({ asOf }: Asked, valid: Sql): Sql => (asOf === undefined ? empty : sql`and ${valid} @> ${asOf}::date`);
/** Rows of the person. */
const asked = (ask: Asked): Sql => sql`t.party_id = ${ask.partyId}::uuid ${onDay(ask, sql`t.valid`)}`;
const days = sql`lower(t.valid) as "partyFromDate", upper(t.valid) - 1 as "partyThruDate"`;
const newestFirst = sql`upper_inf(t.valid) desc, lower(t.valid) desc nulls last`;

/** Posts are named as they were on the last day of the link, or are now. */
export const seatsOf = (db: Db, ask: Asked, today: string): Promise<ReplyOf<typeof personPositions>['rows']> =>
  db.many(sql`
    select t.party_id as "partyId", t.empl_position_party_id as "emplPositionPartyId", t.empl_position_id as "emplPositionId", e.pseudo_id as "positionCode",
      coalesce(f.description, e.description) as "positionTitle", unit.organization_name as "unitName",
      (select r.description from role_type r where r.role_type_id = t.role_type_id) as "roleName",
      t.main_position as "mainPosition", t.occupancy_rate::int as "occupancyRate", ${days}, h.version as "rowVersion"
    from empl_position_party t join empl_position e using (empl_position_id)
    cross join lateral (select ${holdingVersion} as version from empl_position_party h where h.empl_position_party_id = t.empl_position_party_id) h
    cross join lateral (select least(greatest(${ask.asOf ?? today}::date, lower(t.valid)), upper(t.valid) - 1) as on) d
    left join empl_position_fact f on f.empl_position_id = t.empl_position_id and f.valid @> d.on
    left join empl_position_unit place on place.empl_position_id = t.empl_position_id and place.valid @> d.on
    left join org_unit_fact unit on unit.unit_id = place.unit_id and unit.valid @> d.on
    where ${asked(ask)} order by ${newestFirst}, t.main_position desc, e.pseudo_id`);

/** Without a RowScope: of one person whom the caller has found. */
export const employmentsOf = (db: Db, ask: Asked): Promise<ReplyOf<typeof personEmployments>['rows']> =>
  db.many(sql`
    select t.party_id as "partyId", t.party_relationship_id as "partyRelationshipId", co.organization_name as "companyName",
      ${enumerationName('relationship_type_enum_id')} as "relationshipName", t.pseudo_id as "pseudoId", t.status_id as "statusId", ${days},
      (select n.description from employment_end e join enumeration n on n.enum_id = e.termination_type_enum_id
        where e.party_relationship_id = t.party_relationship_id and e.undone_at is null and upper(t.valid) = e.thru_date + 1) as "terminationName",
      coalesce((select jsonb_agg(jsonb_build_object('employmentStatusEnumId', k.employment_status_enum_id, 'name', n.description, 'fromDate', lower(k.valid),
          'thruDate', upper(k.valid) - 1, 'rowVersion', ${kindVersion}) order by lower(k.valid) desc nulls last)
        from employment_kind k join enumeration n on n.enum_id = k.employment_status_enum_id where k.party_relationship_id = t.party_relationship_id ${onDay(ask, sql`k.valid`)}), '[]') as kinds
    from party_relationship t join company co on co.company_id = t.company_id
    where ${asked(ask)} order by ${newestFirst}, t.party_relationship_id`);
