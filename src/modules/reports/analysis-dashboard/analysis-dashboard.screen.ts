import { defineScreen } from '#kernel/screen.ts';
import type messages from './analysis-dashboard.title.messages.fa.ts';

export const analysisDashboardScreen = defineScreen<typeof messages>()({
  path: '/DataAnalysisDashboard',
  title: 'title',
  chrome: 'full',
  access: ['dashboard/analysis/observe'],
  icon: 'chartPie',
  menu: { parent: 'pages', order: 15 },
  notBuilt: true,
});
