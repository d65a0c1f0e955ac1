/** What leave would be worth that somebody leaves with. */
export default {
  errors: { notEmployedThen: 'این کس در این روز در استخدام نیست.' },
} as const;
