/** The list of members of contracts of supplementary insurance, of the people in reach. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { join, sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { memberships } from './insurance-membership.contract.ts';

export const membershipSource = defineSource<typeof memberships>({
  calls: memberships,
  parts: ({ rows, query: { insuranceContractId } }) => ({
    from: sql`insurance_membership m join insurance_contract c using (insurance_contract_id) join person p on p.party_id = m.party_id
      left join family_member f on f.family_member_id = m.family_member_id`,
    where: join(
      [
        peopleIn(rows, sql`m.party_id`, sql`m.company_id`),
        sql`not isempty(m.valid)`,
        ...(insuranceContractId === undefined ? [] : [sql`m.insurance_contract_id = ${insuranceContractId}::uuid`]),
      ],
      ' and ',
    ),
    key: sql`m.insurance_membership_id`,
    subject: sql`m.party_id`,
    columns: {
      pseudoId: {
        value: sql`(select r.pseudo_id from party_relationship r where r.party_id = m.party_id and r.company_id = m.company_id and r.relationship_type_enum_id = 'PrtEmployee'
          order by r.valid desc limit 1)`,
      },
      fullName: { value: fullName(sql`p`), sort: sql`p.sort_text` },
      insuredName: { value: sql`case when f.family_member_id is null then ${fullName(sql`p`)} else ${fullName(sql`f`)} end` },
      relation: { value: sql`m.relation` },
      contractTitle: { value: sql`c.title` },
      tier: { value: sql`m.tier` },
      joinedOn: { value: sql`lower(m.valid)` },
      thruDate: { value: sql`least(c.thru_date, upper(m.valid) - 1)` },
      endedBecause: { value: sql`m.ended_because` },
    },
    more: { partyId: sql`m.party_id`, rowVersion: sql`m.row_version`, isEnded: sql`m.ended_because is not null` },
    search: ['pseudoId', 'fullName', 'contractTitle'],
    order: sql`c.from_date desc, p.sort_text, m.party_id, m.family_member_id nulls first, lower(m.valid), m.insurance_membership_id`,
  }),
});
