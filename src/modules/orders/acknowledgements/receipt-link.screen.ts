import { defineScreen } from '#kernel/screen.ts';
import type messages from './acknowledgements.messages.fa.ts';

/** Where a link leads by which somebody confirms an order: bare and open to all. */
export const orderReceiptScreen = defineScreen<typeof messages>()({ path: '/orderReceipt', title: 'receiptTitle', chrome: 'bare', access: 'public', search: { code: 'text' } });
