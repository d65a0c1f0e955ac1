import { writeAudit } from '#platform/audit/audit.store.ts';
import { manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { renderTogether } from '#platform/print/print.define.ts';
import { MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';
import { ownMembershipCard } from './membership-card.contract.ts';
import { membershipCardPrint } from './membership-card.print.ts';
import { cardMembers, cardOf } from './membership-card.store.ts';

export const routes = [
  manualRoute(ownMembershipCard, async ({ actor: { partyId }, rows, today, transact }) => {
    const card = await transact(async (tx) => {
      const of = await cardOf(tx, rows, partyId);
      if (of === undefined) throw httpErrors.error('notFound');
      const members = await cardMembers(tx, rows, partyId, of.contractId);
      const trace = { entity: MEMBERSHIP, action: 'export', companyId: of.companyId, subjectPartyId: partyId } as const;
      await writeAudit(
        tx,
        members.map(({ membershipId: id }) => ({ ...trace, id, changes: { card: [null, of.contractCode] } })),
      );
      return { company: await letterheadOf(tx, of.companyId), of, members, printedOn: today };
    });
    return renderTogether(membershipCardPrint, [card]);
  }),
];
