/** What a line of a claim says, as it is filled in and as it comes over the wire. */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { defineForm } from '#kernel/form/definition.ts';
import words from './compensation-line.messages.fa.ts';

export const INSURED = '/rest/s1/welfare/compensation/insured';
/** Lines of one claim. */
export const MOST_LINES = 20;
/** Files of one line. */
export const MOST_PAPERS = 10;
const MOST = 999_999_999_999;

/** Invoices, prescriptions, results: scans, or photographs of a phone. */
export const paper = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;

export const claimLineForm = defineForm('welfare/compensationLine', [
  { type: 'lazyselect', name: 'insuredId', label: words.insured, url: INSURED, optionIdField: 'insuredId', optionLabelField: 'title', isFew: true, required: true, col: 6 },
  { type: 'select', name: 'costTypeEnumId', label: words.costType, options: 'CompensationCostType', required: true, col: 6 },
  { type: 'date', name: 'serviceDate', label: words.serviceDate, required: true, disableFuture: true, col: 4 },
  { type: 'text', name: 'provider', label: words.provider, help: words.providerHelp, required: true, maxLength: 200, col: 8 },
  { type: 'text', name: 'invoiceNumber', label: words.invoiceNumber, required: true, maxLength: 60, col: 6 },
  { type: 'number', name: 'claimed', label: words.claimed, money: true, min: 1, max: MOST, required: true, col: 6 },
  { type: 'filePro', name: 'documents', label: words.documents, help: words.documentsHelp, required: true, ...paper, col: 12 },
]);
