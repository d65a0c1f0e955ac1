/** Permissions of the tab; replace the words with the real ones. */
import { rights } from '#kernel/rights.messages.fa.ts';

export default {
  permissions: {
    ...rights('personnelInformationManagement/searchPersonnelList/editPersonnel/sampleThings', 'مورد پرسنل', 'موردهای پرسنل'),
    'personnelManagement/personnelBaseInformation/sampleThings': 'پروندهٔ من، موردها',
  },
};
