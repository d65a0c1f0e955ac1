/** Addresses, numbers and other information of people: permissions. */
import { datedRights } from '#kernel/rights.messages.fa.ts';

export default {
  permissions: {
    ...datedRights('personnelInformationManagement/searchPersonnelList/editPersonnel/address', 'نشانی پرسنل'),
    ...datedRights('personnelInformationManagement/searchPersonnelList/editPersonnel/contact', 'اطلاعات تماس پرسنل'),
    ...datedRights('personnelInformationManagement/searchPersonnelList/editPersonnel/otherInformation', 'سایر اطلاعات پرسنل'),
    'personnelManagement/personnelBaseInformation/address': 'پروندهٔ من، نشانی',
    'personnelManagement/personnelBaseInformation/contact': 'پروندهٔ من، اطلاعات تماس',
    'personnelManagement/personnelBaseInformation/otherInformation': 'پروندهٔ من، سایر اطلاعات',
  },
} as const;
