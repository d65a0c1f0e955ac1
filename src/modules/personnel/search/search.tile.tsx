import { lazy } from 'react';
import type { HomeTile } from '#platform/home/home-tile.ui.ts';

/** For whoever sees to files; a manager sees the people and cannot mend what is missing. */
export const attentionTile: HomeTile = {
  id: 'peopleAttention',
  order: 70,
  keys: ['personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/edit'],
  Content: lazy(() => import('./home-tiles.tsx').then(({ PeopleAttention }) => ({ default: PeopleAttention }))),
};
