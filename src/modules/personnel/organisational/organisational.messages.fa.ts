/** What people are in the organisation: permissions and refusals. */
import { datedRights } from '#kernel/rights.messages.fa.ts';

export default {
  permissions: {
    ...datedRights('personnelInformationManagement/searchPersonnelList/editPersonnel/organisation', 'ساختار پرسنلی', 'اطلاعات سازمانی پرسنل'),
    'personnelManagement/personnelBaseInformation/organisation': 'پروندهٔ من، اطلاعات سازمانی',
  },
  errors: {
    notHere: 'این فرد در این روزها همکاری ندارد. تاریخ را بررسی کنید.',
    structureTwice: 'ساختار پرسنلی دیگری در همین بازه آغاز می‌شود. تاریخ پایان این ردیف را پیش از آن بگذارید.',
  },
} as const;
