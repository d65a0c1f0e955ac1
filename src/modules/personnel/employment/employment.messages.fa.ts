/** Coming, leaving, coming back, going to another company: permissions and refusals. */
export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/editPersonnel/employment/observe': 'دیدن همکاری‌های پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/employment/add': 'ثبت همکاری تازه و استخدام دوباره',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/employment/edit': 'پایان همکاری و انتقال پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/correct': 'اصلاح اشتباه در نوع استخدام پرسنل',
  },
  errors: {
    own: 'همکاری خودتان را همکار دیگری ثبت می‌کند یا پایان می‌دهد.',
    stronger: 'دسترسی این فرد بیش از شماست. پایان همکاری او را مدیر سامانه ثبت می‌کند یا برمی‌گرداند.',
    birthUnseen: 'آغاز همکاری با تاریخ تولد سنجیده می‌شود و شما آن را نمی‌بینید. از همکاری که اطلاعات شخصی را می‌بیند بخواهید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    beforeBirth: 'آغاز همکاری باید پس از تاریخ تولد باشد.',
    overlaps: 'در این بازه همکاری دیگری از همین نوع ثبت شده است. نخست آن را پایان دهید یا تاریخ را عوض کنید.',
    ended: 'پایان این همکاری پیش‌تر ثبت شده است. صفحه را تازه کنید.',
    beforeStart: 'پایان همکاری نباید پیش از آغاز آن باشد.',
    laterStands: 'پس از این پایان، همکاری، پست یا ساختار پرسنلی دیگری ثبت شده است. نخست آن را بردارید.',
    moved: 'این فرد به شرکت دیگری منتقل شده است. تا همکاری آنجا هست، پایان اینجا برنمی‌گردد.',
    notEnded: 'پایانی برای این همکاری ثبت نشده است. صفحه را تازه کنید.',
    decided: (v: { as: string }) => `پایان این همکاری را ${v.as} ثبت کرده است. برای برگرداندن، همان حکم را ابطال کنید.`,
    company: 'شرکت دیگری را که به آن دسترسی دارید انتخاب کنید.',
    notStanding: 'این همکاری در روز پیش از انتقال برقرار نیست. تاریخ انتقال را عوض کنید.',
    kindDay: 'این روز باید درون دورهٔ همکاری، پس از آغاز نوع پیشین و پیش از پایان همین نوع باشد و روزی بی‌نوع استخدام نماند.',
    noCode: 'برای این فرد کد ملی، کد فراگیر یا گذرنامه ثبت نشده است. نخست یکی را در اطلاعات پایه ثبت کنید.',
  },
} as const;
