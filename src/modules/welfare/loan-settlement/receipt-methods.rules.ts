/** How money of a loan comes in: a slip of a bank, cash, a transfer, or by whoever pays somebody elsewhere. */
export const RECEIPT_METHODS = ['slip', 'cash', 'transfer', 'payElsewhere'] as const;
export type ReceiptMethod = (typeof RECEIPT_METHODS)[number];

/** As a form holds it; a slip where it says none. */
export const methodOf = (value: unknown): ReceiptMethod => RECEIPT_METHODS.find((one) => one === value) ?? 'slip';
