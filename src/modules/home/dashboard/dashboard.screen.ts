import { defineScreen } from '#kernel/screen.ts';
import type messages from './dashboard-page.messages.fa.ts';

/** Spec 2.1 and 6: for the wire roles ADMIN and hcmJobUsers only. */
export const dashboardScreen = defineScreen<typeof messages>()({
  path: '/dashboard',
  title: 'dashboardTitle',
  chrome: 'full',
  access: ['dashboard/observe'],
  roles: ['ADMIN', 'hcmJobUsers'],
  icon: 'layoutDashboard',
  menu: { parent: 'pages', order: 10 },
});
