/** Words of the tab of notes. */
export default {
  notes: 'یادداشت‌ها',
  note: 'یادداشت',
  noteOf: ({ kind, date }: { kind: string; date: string }) => `${kind}، ${date}`,
  date: 'تاریخ',
  kind: 'موضوع',
  kindHelp: 'یادداشت حقوق، خانواده یا سلامت را تنها کسی می‌بیند که به همان اطلاعات دسترسی دارد.',
  kinds: { general: 'عمومی', conduct: 'رفتار و انضباط', praise: 'قدردانی', pay: 'حقوق', family: 'خانواده', health: 'سلامت' },
  text: 'متن',
} as const;
