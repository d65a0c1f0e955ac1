/**
 * Marks by which an invoice is known again without lying in the clear: alike for the same provider and number of a company, however they are typed,
 * and nothing that anybody without the keys could try names against. The first data key makes them: it stays when later ones take its place.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { knownKeys } from '#platform/secrets/keys.server.ts';
import { KEY_BYTES } from '#platform/secrets/sealing.server.ts';

const FIRST_KEY = 1;

/** As it is compared: letters folded, without blanks and signs. */
const plain = (text: string): string => foldForSearch(text).replace(/[^\p{L}\p{N}]/gu, '');

/** 32 bytes. */
export function invoiceMark(companyId: string, provider: string, invoiceNumber: string): Buffer {
  const secret = Buffer.from(hkdfSync('sha256', knownKeys().find(FIRST_KEY).secret, '', 'compensation_line.invoice_mark', KEY_BYTES));
  return createHmac('sha256', secret)
    .update([companyId, plain(provider), plain(invoiceNumber)].join('\n'))
    .digest();
}
