import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import words from './settlement-page.messages.fa.ts';
import { previewSettlement, settlementSheet } from './settlement-preview.contract.ts';
import { settlementBook, settlementPreview } from './settlement-preview.service.ts';

export const routes = [
  route(previewSettlement, async ({ db, actor, rows, query, recordRead }) => {
    const { partyRelationshipId: employmentId, lastDay: leaveDate } = query;
    const { partyId, told } = await settlementPreview({ db, actor, rows }, { employmentId, leaveDate });
    recordRead(partyId, ['pay']);
    return told;
  }),
  manualRoute(settlementSheet, async ({ actor, rows, query, reply, transact }) => {
    const { partyRelationshipId: employmentId, lastDay: leaveDate } = query;
    const bytes = await transact((tx) => settlementBook(tx, { actor, rows }, { employmentId, leaveDate }));
    reply.header('content-disposition', dispositionOf('attachment', `${words.sheet}.xlsx`));
    reply.header('cache-control', 'no-store');
    return bytes;
  }),
];
