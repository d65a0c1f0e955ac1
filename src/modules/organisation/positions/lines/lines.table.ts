/** The columns of the lines of a post: to whom it answers and who answers to it. */
import { defineTable } from '#kernel/table/definition.ts';
import messages from '../positions-page.messages.fa.ts';

export const linesTable = defineTable({
  key: 'organisation/reportingLines',
  rowKey: 'lineKey',
  title: messages.linesTab,
  columns: [
    {
      name: 'kind',
      label: messages.lineKind,
      type: 'select',
      options: Object.entries(messages.lineKinds).map(([enumId, description]) => ({ enumId, description })),
      width: 180,
    },
    { name: 'description', label: messages.post, type: 'text', width: 200 },
    { name: 'pseudoId', label: messages.code, type: 'code' },
    { name: 'unitName', label: messages.unit, type: 'text', width: 180 },
    { name: 'holderNames', label: messages.holdersTab, type: 'text', width: 200 },
    { name: 'fromDate', label: messages.partyFrom, type: 'date' },
    { name: 'thruDate', label: messages.partyThru, type: 'date' },
  ],
});
