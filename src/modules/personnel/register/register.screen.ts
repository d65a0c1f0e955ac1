import { defineScreen } from '#kernel/screen.ts';
import type messages from './register-page.messages.fa.ts';

/** Guide 6.1. */
export const registerScreen = defineScreen<typeof messages>()({
  path: '/personnel/register',
  title: 'registerTitle',
  chrome: 'full',
  access: ['personnelInformationManagement/addNewPersonnel/addInformation/base'],
  icon: 'userRoundPlus',
  menu: { parent: 'personnelInformationManagement', order: 20 },
});
