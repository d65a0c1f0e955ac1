/** Letters: permissions and refusals. */
import { rights } from '#kernel/rights.messages.fa.ts';

export default {
  permissions: {
    'personnelManagement/personnelBaseInformation/letters/observe': 'پروندهٔ من، گواهی‌ها',
    'personnelManagement/personnelBaseInformation/letters/ask': 'پروندهٔ من، درخواست گواهی',
    'personnelInformationManagement/letters/observe': 'دیدن گواهی‌های پرسنل',
    'personnelInformationManagement/letters/issue': 'صدور، رد و ابطال گواهی پرسنل',
    ...rights('personnelInformationManagement/letters/templates', 'متن گواهی', 'متن‌های گواهی'),
  },
  errors: {
    tooManyOpen: 'درخواست‌های گواهی شما زیاد است. تا صدور آن‌ها صبر کنید.',
    closed: 'این گواهی دیگر در این وضعیت نیست. فهرست را تازه کنید.',
    ownLetter: 'گواهی خودتان را همکار دیگری صادر می‌کند.',
    classNeeded: 'متن این گواهی اطلاعاتی دارد که دیدن آن‌ها در دسترسی شما نیست.',
    noTemplate: 'این متن برای این گواهی قابل استفاده نیست. متن دیگری انتخاب کنید.',
    missingFacts: ({ names }: { names: string }) => `این اطلاعات در پرونده نیست: ${names}. نخست پرونده را کامل کنید یا متن دیگری انتخاب کنید.`,
    withdrawn: 'این گواهی باطل شده است.',
    kept: 'گواهی صادرشده تغییر نمی‌کند. آن را باطل کنید.',
  },
} as const;
