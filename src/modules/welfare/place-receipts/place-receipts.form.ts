/** What somebody says of a receipt that they hand in, and what the office says of one that it sends back. */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { defineForm } from '#kernel/form/definition.ts';
import words from './place-receipts-page.messages.fa.ts';

/** Rials. */
const MOST = 999_999_999_999;
/** Scans, or photographs of a phone. */
export const receiptPicture = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;

export const receiptForm = defineForm('welfare/placeReceipt', [
  { type: 'text', name: 'receiptNumber', label: words.number, help: words.numberHelp, maxLength: 60, col: 6, required: true },
  { type: 'date', name: 'paidOn', label: words.paidOn, disableFuture: true, col: 6, required: true },
  { type: 'number', name: 'amount', label: words.amount, money: true, min: 1, max: MOST, col: 12, required: true },
  { type: 'file', name: 'file', label: words.picture, help: words.pictureHelp, col: 12, required: true, ...receiptPicture },
]);

export const returnForm = defineForm('welfare/placeReceiptReturn', [{ type: 'textarea', name: 'reason', label: words.reason, required: true, maxLength: 500, col: 12 }]);
