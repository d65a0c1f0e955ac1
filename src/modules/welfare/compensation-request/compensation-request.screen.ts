import { defineScreen } from '#kernel/screen.ts';
import type messages from './compensation-request.messages.fa.ts';

export const compensationRequestScreen = defineScreen<typeof messages>()({
  path: '/CompensationRequest',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/supplementaryInsurance/compensationRequest/observe'],
  menu: { parent: 'supplementaryInsurance', order: 30 },
});
