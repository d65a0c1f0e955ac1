/**
 * Receipts of places that people pay themselves (issue 24, services 10; guide welfare 7.10): handed in with number, day, amount and picture, accepted or
 * sent back by the office. Invariants: a receipt counts once in a company; what is handed in never passes what is owed; nobody decides on the own
 * receipt; pay takes nothing of such a place.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { placeReceiptErrors } from './place-receipts.errors.ts';
import { receiptForm } from './place-receipts.form.ts';
import { eventSumsTable, receiptTable } from './place-receipts.table.ts';

const PATH = '/rest/s1/welfare/placeReceipt';
const OWN = 'welfareServices/otherServices/request';
export const OFFICE = 'welfareServices/otherServices/allocation';
const RECEIPT = 'WelfareReceipt';
export const receiptStates = ['WrHanded', 'WrAccepted', 'WrReturned'] as const;

export const ownBills = defineCall({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'Own places that are paid by the own hand: what is owed, and the receipts that were handed in',
  permission: `${OWN}/observe`,
  scope: 'self',
  of: [RECEIPT, 'WelfarePlace'],
  reply: z.strictObject({
    rows: z.array(
      entity(
        {
          ...{ partyId: field('public', text), requestId: field('public', text), eventTitle: field('public', text), slotTitle: field('public', text) },
          /** Rials as digits. */
          ...{ owed: field('personal', text), accepted: field('personal', text), waiting: field('personal', text), left: field('personal', text) },
          receipts: field(
            'personal',
            z.array(
              z.strictObject({
                ...{ welfareReceiptId: text, receiptNumber: text, paidOn: text, amount: text, file: text },
                ...{ statusId: z.enum(receiptStates), reason: optionalText },
              }),
            ),
          ),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

export const handReceipt = defineCall({
  method: 'POST',
  path: `${PATH}/own/:requestId`,
  summary: 'Hands in a receipt of an own place that is paid by the own hand, up to what is left',
  permission: `${OWN}/request`,
  scope: 'self',
  success: 201,
  changes: [RECEIPT],
  body: formBody(receiptForm),
  reply: z.strictObject({ welfareReceiptId: text }),
  errors: [placeReceiptErrors, fileErrors],
});

const seen = { permission: `${OFFICE}/observe`, scope: 'rows' } as const;

export const receipts = defineList(receiptTable, {
  ...seen,
  path: PATH,
  summary: 'Receipts that people in scope handed in for places they pay themselves, those that wait first',
  of: [RECEIPT],
  fields: { rowVersion: field('public', z.int()) },
});

export const eventSums = defineList(eventSumsTable, {
  ...seen,
  path: `${PATH}/eventSums`,
  summary: 'What events cost, of places of people in scope: what the company bears, what pay takes, and what people paid on receipts',
  of: [RECEIPT, 'welfare/event', 'WelfarePlace'],
});

export const decideReceipt = defineCall({
  method: 'POST',
  path: `${PATH}/:welfareReceiptId/decide`,
  summary: 'Accepts a receipt of somebody else, or sends it back with the reason',
  permission: `${OFFICE}/edit`,
  scope: 'rows',
  own: 'others',
  changes: [RECEIPT],
  body: z.strictObject({
    decision: z.enum(['WrAccepted', 'WrReturned']),
    reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(500)))),
    rowVersion: z.int(),
  }),
  reply: z.strictObject({ statusId: text }),
  errors: [placeReceiptErrors, ownFileErrors],
});
