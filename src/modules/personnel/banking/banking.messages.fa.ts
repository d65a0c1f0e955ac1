/** Bank accounts of people: permissions and refusals. */
import { datedRights } from '#kernel/rights.messages.fa.ts';

export default {
  permissions: {
    ...datedRights('personnelInformationManagement/searchPersonnelList/editPersonnel/banking', 'حساب بانکی پرسنل', 'اطلاعات بانکی پرسنل'),
    'personnelManagement/personnelBaseInformation/banking': 'پروندهٔ من، اطلاعات بانکی',
  },
  errors: {
    mainTwice: 'حساب اصلی دیگری در همین بازه آغاز می‌شود. تاریخ پایان این حساب را پیش از آن بگذارید.',
  },
} as const;
