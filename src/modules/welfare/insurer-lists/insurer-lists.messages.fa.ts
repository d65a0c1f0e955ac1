/** Refusals of lists of the insured. */
export default {
  errors: { nothingNew: 'از فهرست پیشین کسی افزوده، کم یا عوض نشده است.' },
} as const;
