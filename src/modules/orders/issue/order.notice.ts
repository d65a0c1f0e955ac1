/** That an order is signed, told to whose it is: number and type, no amount. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './order-process.messages.fa.ts';

const { signed } = words;

export const orderSigned = defineNotice({
  event: 'orders/signed',
  title: signed.title,
  topic: 'pay',
  color: 'info',
  placeholders: { number: { label: signed.number, sample: signed.numberExample }, type: { label: signed.type, sample: signed.typeExample } },
  subject: signed.subject({ number: '{number}', type: '{type}' }),
  body: '',
});
