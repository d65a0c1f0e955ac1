import { classesOf } from '#platform/access/access.rules.ts';
import { isInScope } from '#platform/access/in-scope.store.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { manualRoute, type RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { render } from '#platform/print/print.define.ts';
import { MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';
import { ownMembershipCard, personMembershipCard } from './membership-card.contract.ts';
import { membershipCardPrint, type PrintedCard } from './membership-card.print.ts';
import { cardMembers, cardOf } from './membership-card.store.ts';
import { personInsuranceErrors } from './person-insurance-report.errors.ts';

/** What stands on the card of somebody in reach; that it was taken leaves a trace. Throws notCovered. */
async function takeCard(tx: Tx, rows: RowScope, partyId: string, today: string): Promise<PrintedCard> {
  const of = await cardOf(tx, rows, partyId);
  if (of === undefined) throw personInsuranceErrors.error('notCovered');
  const members = await cardMembers(tx, rows, partyId, of.contractId);
  const trace = { entity: MEMBERSHIP, action: 'export', companyId: of.companyId, subjectPartyId: partyId } as const;
  await writeAudit(
    tx,
    members.map(({ membershipId: id }) => ({ ...trace, id, changes: { card: [null, of.contractCode] } })),
  );
  return { company: await letterheadOf(tx, of.companyId), of, members, printedOn: today };
}

export const routes = [
  manualRoute(ownMembershipCard, async ({ actor: { partyId }, rows, today, transact }) => render(membershipCardPrint, await transact((tx) => takeCard(tx, rows, partyId, today)))),
  manualRoute(personMembershipCard, async ({ actor, rows, today, query: { partyId }, recordRead, transact }) => {
    const taken = await transact(async (tx) => {
      if (!(await isInScope(tx, rows, partyId))) throw httpErrors.error('notFound');
      const held = classesOf(actor, personMembershipCard)(partyId);
      if (!held.has('family') || !held.has('identity')) throw personInsuranceErrors.error('withheld');
      return takeCard(tx, rows, partyId, today);
    });
    recordRead(partyId, ['family', 'identity']);
    return render(membershipCardPrint, taken);
  }),
];
