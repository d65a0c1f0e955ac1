/** SQL of who may try out their own month. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface WhatIfSetting {
  readonly isOpen: boolean;
  readonly rowVersion: number;
}

/** Nobody may until a company says so. */
const USUAL: WhatIfSetting = { isOpen: false, rowVersion: 0 };

export const whatIfSettingOf = async (db: Db, companyId: string): Promise<WhatIfSetting> =>
  (await db.maybe<WhatIfSetting>(sql`select is_open = 'Y' as "isOpen", row_version as "rowVersion" from pay_what_if_setting where company_id = ${companyId}::uuid`)) ?? USUAL;

/** Whether it stood in the version that was seen. */
export const keepWhatIfSetting = async (tx: Tx, companyId: string, { isOpen, rowVersion }: WhatIfSetting): Promise<boolean> => {
  const said = isOpen ? 'Y' : 'N';
  return (
    (await (rowVersion === 0
      ? tx.run(sql`insert into pay_what_if_setting (company_id, is_open) values (${companyId}::uuid, ${said}) on conflict (company_id) do nothing`)
      : tx.run(sql`update pay_what_if_setting set is_open = ${said}, row_version = row_version + 1 where company_id = ${companyId}::uuid and row_version = ${rowVersion}`))) > 0
  );
};

export interface OwnEmployment {
  readonly partyRelationshipId: string;
  readonly companyId: string;
  readonly companyName: string;
  /** Whether its company opens it. */
  readonly isOpen: boolean;
}

/** Employments of the reader on a day (ISO). Without a RowScope: their own alone. */
export const ownEmployments = (db: Db, partyId: string, day: string): Promise<OwnEmployment[]> =>
  db.many<OwnEmployment>(sql`
    select r.party_relationship_id as "partyRelationshipId", r.company_id as "companyId", c.organization_name as "companyName", coalesce(s.is_open = 'Y', false) as "isOpen"
    from party_relationship r join company c on c.company_id = r.company_id left join pay_what_if_setting s on s.company_id = r.company_id
    where r.party_id = ${partyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${day}::date order by c.organization_name, r.party_relationship_id`);
