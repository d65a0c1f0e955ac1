import { route } from '#platform/http/context.server.ts';
import { previewSettlement } from './settlement-preview.contract.ts';
import { settlementPreview } from './settlement-preview.service.ts';

export const routes = [
  route(previewSettlement, async ({ db, actor, rows, query, recordRead }) => {
    const { partyRelationshipId: employmentId, lastDay: leaveDate } = query;
    const { partyId, told } = await settlementPreview({ db, actor, rows }, { employmentId, leaveDate });
    recordRead(partyId, ['pay']);
    return told;
  }),
];
