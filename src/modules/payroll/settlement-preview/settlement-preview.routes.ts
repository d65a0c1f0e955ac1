import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { render } from '#platform/print/print.define.ts';
import { workbook } from '../state-files/workbook.server.ts';
import { readItems } from './owed-items.rules.ts';
import words from './settlement-page.messages.fa.ts';
import { previewSettlement, type SettlementForm, settlementSheet } from './settlement-preview.contract.ts';
import { type PrintedSettlement, settlementPrint } from './settlement-preview.print.ts';
import { settlementPreview, settlementToTake } from './settlement-preview.service.ts';
import { settlementRows } from './settlement-sheet.rules.ts';

const types = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', pdf: 'application/pdf' } as const;
const bytesOf = (as: SettlementForm, made: PrintedSettlement): Promise<Uint8Array> =>
  as === 'pdf' ? render(settlementPrint, made) : workbook(settlementRows(made.told, made.lastDay));

export const routes = [
  route(previewSettlement, async ({ db, actor, rows, query, recordRead }) => {
    const { partyRelationshipId: employmentId, lastDay: leaveDate, owed } = query;
    const { partyId, told } = await settlementPreview({ db, actor, rows }, { employmentId, leaveDate, owed: readItems(owed) });
    recordRead(partyId, ['pay']);
    return told;
  }),
  manualRoute(settlementSheet, async ({ actor, rows, query, reply, transact, today }) => {
    const { partyRelationshipId: employmentId, lastDay: leaveDate, owed, as } = query;
    const made = await transact((tx) => settlementToTake(tx, { actor, rows }, { employmentId, leaveDate, owed: readItems(owed) }, as));
    const bytes = await bytesOf(as, { ...made, lastDay: leaveDate, today });
    reply.header('content-type', types[as]);
    reply.header('content-disposition', dispositionOf('attachment', `${words.sheet}.${as}`));
    reply.header('cache-control', 'no-store');
    return bytes;
  }),
];
