import { defineScreen } from '#kernel/screen.ts';
import type messages from './bulk-accounts.messages.fa.ts';

/** Accounts for people who were imported. */
export const bulkAccountsScreen = defineScreen<typeof messages>()({
  path: '/bulkAccounts',
  title: 'title',
  chrome: 'full',
  access: ['systemManagement/accounts/bulk'],
  icon: 'userPlus',
  menu: { parent: 'systemManagement', order: 50 },
});
