/** SQL of who may try out their own month. */
import { type Db, sql } from '#platform/db/db.server.ts';
import { paySwitch } from '../pay-switch/pay-switch.store.ts';

/** Whether people may try out their own month. */
export const whatIfSwitch = paySwitch('pay_what_if_setting', 'is_open');

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
