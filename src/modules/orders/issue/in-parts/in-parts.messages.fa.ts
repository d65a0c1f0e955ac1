/** Words of orders that are issued and accepted by runs. */
export default {
  /** Why something was set aside, where the reason tells amounts: they are told at the task. */
  reasons: {
    moved: 'اطلاعات کسی پس از صدور تغییر کرده است. این کار را از کارتابل باز کنید تا هر دو مقدار را ببینید و حکم را برگردانید.',
    other: 'انجام این مورد با خطا روبه‌رو شد. پس از رفع مانع آن را دوباره اجرا کنید.',
  },
} as const;
