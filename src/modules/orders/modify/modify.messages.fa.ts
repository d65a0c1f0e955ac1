/** /emplOrder/modifyEmplOrder: title, permissions, refusals. */
export default {
  title: 'اصلاح و ابطال حکم',
  permissions: {
    'emplOrder/modifyEmplOrder/observe': 'دیدن اثر اصلاح و ابطال حکم',
    'emplOrder/modifyEmplOrder/add': 'اصلاح حکم',
    'emplOrder/modifyEmplOrder/annul': 'ابطال حکم',
  },
  errors: {
    classNeeded: 'اصلاح و ابطال حکم دسترسی به اطلاعات حقوق می‌خواهد.',
    ownOrder: 'هیچ‌کس حکم خود را اصلاح یا ابطال نمی‌کند.',
    notSigned: 'این حکم امضاشده و برقرار نیست.',
    isCorrected: (v: { number: string }) => `حکم اصلاحی ${v.number} بر این حکم استوار است. نخست آن را ابطال کنید.`,
    notAsShown: 'از هنگام نمایش چیزی تغییر کرده است. اثر تازه را ببینید و دوباره تأیید کنید.',
    notItsDay: 'این حکم در این روز برقرار نیست. روزی از روزهای برقراری آن را بگویید.',
    coverEnds: 'حکم موقت استخدام را پایان نمی‌دهد. حکمی را که پیش از آن برقرار است اصلاح کنید.',
    endsNothing: 'این حکم استخدام را پایان نداده است تا پایان آن برداشته شود.',
    endAlone: 'حکمی که استخدام را پایان می‌دهد چیز دیگری از پرونده را تغییر نمی‌دهد.',
    option: 'این دلیل در فهرست نیست. دلیل دیگری انتخاب کنید.',
    laterOrders: (v: { number: string }) => `حکم ${v.number} پس از پایان استخدام اجرا می‌شود. نخست آن را ابطال کنید.`,
    answerNeeded: 'بگویید برای آنچه پس از حکم در پرونده تغییر کرده است کدام مقدار برقرار شود.',
  },
} as const;
