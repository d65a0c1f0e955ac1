import { BriefcaseBusiness, CircleDashed, UserRoundCheck } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './positions.acts.messages.fa.ts';

export const positionsActs = defineActs(
  {
    id: 'positions.newPosition',
    words: words.newPosition,
    icon: BriefcaseBusiness,
    href: '/organizationalPosition?emplPositionId=new',
    keys: ['organizationChartManagement/organizationalPosition/add'],
  },
  { id: 'positions.appoint', words: words.appoint, icon: UserRoundCheck, href: '/organizationalPosition', keys: ['organizationChartManagement/organizationalPosition/edit'] },
  {
    id: 'positions.vacancies',
    words: words.vacancies,
    icon: CircleDashed,
    href: '/organizationalPosition?vacant=Y',
    keys: ['organizationChartManagement/organizationalPosition/observe'],
  },
);
