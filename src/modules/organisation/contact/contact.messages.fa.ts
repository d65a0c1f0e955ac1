/** Addresses, numbers and other information of units and of companies: permissions. */
import { datedRights } from '#kernel/rights.messages.fa.ts';

export default {
  permissions: {
    ...datedRights('organizationChartManagement/organizationalUnit/address', 'نشانی واحد سازمانی'),
    ...datedRights('organizationChartManagement/organizationalUnit/contact', 'اطلاعات تماس واحد سازمانی'),
    ...datedRights('organizationChartManagement/organizationalUnit/otherInformation', 'سایر اطلاعات واحد سازمانی'),
    ...datedRights('organizationChartManagement/defineOrganization/address', 'نشانی سازمان'),
    ...datedRights('organizationChartManagement/defineOrganization/contact', 'اطلاعات تماس سازمان'),
    ...datedRights('organizationChartManagement/defineOrganization/otherInformation', 'سایر اطلاعات سازمان'),
  },
} as const;
