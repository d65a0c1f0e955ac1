/** Columns of the list of lines of claims. What lies sealed is neither filtered nor sorted by. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import claimWords from '../claims/claim-words.messages.fa.ts';
import words from './compensation-report-page.messages.fa.ts';

const sealed = { class: 'health', sortable: false, filterable: false } as const;
export const lineStatusOptions = optionRows(claimWords.statuses);

export const claimLineTable = defineTable({
  key: 'welfare/compensationLine',
  rowKey: 'compensationLineId',
  title: words.table,
  columns: [
    { name: 'fullName', label: words.person, type: 'text', pinned: 'start' },
    { name: 'status', label: words.status, type: 'select', options: lineStatusOptions },
    { name: 'insuredName', label: words.insured, type: 'text', ...sealed },
    { name: 'costTypeEnumId', label: words.costType, type: 'select', options: 'CompensationCostType', ...sealed },
    { name: 'serviceDate', label: words.serviceDate, type: 'date', class: 'personal' },
    { name: 'filedOn', label: words.filedOn, type: 'date', class: 'personal' },
    { name: 'claimed', label: words.claimed, type: 'amount', ...sealed },
    { name: 'accepted', label: words.accepted, type: 'amount', ...sealed },
    { name: 'payable', label: words.payable, type: 'amount', ...sealed },
    { name: 'settled', label: words.settled, type: 'amount', ...sealed },
    { name: 'paidOn', label: words.paidOn, type: 'date', class: 'personal' },
    { name: 'contractTitle', label: words.contract, type: 'text' },
    { name: 'provider', label: words.provider, type: 'text', hidden: true, ...sealed },
    { name: 'invoiceNumber', label: words.invoiceNumber, type: 'text', hidden: true, ...sealed },
    { name: 'refusal', label: words.refusal, type: 'select', options: optionRows(claimWords.refusals), class: 'personal', hidden: true },
    { name: 'decisionReason', label: words.reason, type: 'text', hidden: true, ...sealed },
    { name: 'batchNumber', label: words.batch, type: 'count', hidden: true },
  ],
});
