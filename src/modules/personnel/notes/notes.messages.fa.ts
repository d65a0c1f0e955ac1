/** Notes on people: permissions and refusals. */
import { rights } from '#kernel/rights.messages.fa.ts';

export default {
  permissions: rights('personnelInformationManagement/searchPersonnelList/editPersonnel/notes', 'یادداشت پرسنل', 'یادداشت‌های پرسنل'),
  errors: {
    otherSubject: 'موضوع این یادداشت به موضوعی که دیگران می‌بینند تغییر نمی‌کند. یادداشت را حذف کنید و با موضوع تازه بیفزایید.',
  },
} as const;
