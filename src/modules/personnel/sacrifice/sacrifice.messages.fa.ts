/** Sacrifice and health of people: permissions and refusals. */
import { datedRights } from '#kernel/rights.messages.fa.ts';

export default {
  permissions: {
    ...datedRights('personnelInformationManagement/searchPersonnelList/editPersonnel/medical', 'سابقهٔ ایثارگری و پزشکی پرسنل'),
    'personnelManagement/personnelBaseInformation/medical': 'پروندهٔ من، سابقهٔ ایثارگری و پزشکی',
  },
  errors: { stale: 'وضعیت سلامت پس از باز شدن فرم تغییر کرده است.' },
} as const;
