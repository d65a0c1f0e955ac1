/** Orders taken back: permissions and refusals. */
export default {
  permissions: { 'emplOrder/modifyEmplOrder/annul': 'ابطال حکم' },
  errors: {
    classNeeded: 'ابطال حکم دسترسی به اطلاعات حقوق می‌خواهد.',
    ownOrder: 'هیچ‌کس حکم خود را ابطال نمی‌کند.',
    notSigned: 'تنها حکم امضاشده ابطال می‌شود.',
  },
} as const;
