import { Table } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './bulk-edit.acts.messages.fa.ts';

export const bulkEditActs = defineActs({
  id: 'bulk-edit.bulkEdit',
  words: words.bulkEdit,
  icon: Table,
  href: '/personnel/bulkEdit',
  keys: [
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/edit',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/contact/edit',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/organisation/add',
  ],
});
