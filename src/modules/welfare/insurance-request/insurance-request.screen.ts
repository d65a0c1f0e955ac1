import { defineScreen } from '#kernel/screen.ts';
import type messages from './insurance-request.messages.fa.ts';

export const insuranceRequestScreen = defineScreen<typeof messages>()({
  path: '/InsuranceRequest',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/supplementaryInsurance/request/observe'],
  menu: { parent: 'supplementaryInsurance', order: 20 },
});
