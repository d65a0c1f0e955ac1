import { defineScreen } from '#kernel/screen.ts';
import type messages from './service-request.messages.fa.ts';

export const serviceRequestScreen = defineScreen<typeof messages>()({
  path: '/otherWelfareServices/welfareRequest',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/otherServices/request/observe'],
  menu: { parent: 'otherWelfareServices', order: 30 },
});
