/** People without an account, to choose from: for the page, its filters and the file. */
import { defineTable } from '#kernel/table/definition.ts';
import messages from './bulk-accounts.messages.fa.ts';

const { people, columns } = messages;

export const bulkPeopleTable = defineTable({
  key: 'identity/bulkPeople',
  rowKey: 'partyId',
  title: people.title,
  pageSize: 25,
  columns: [
    { name: 'fullName', label: columns.name, type: 'text', pinned: 'start' },
    { name: 'personnelCode', label: columns.code, type: 'code' },
    { name: 'unitName', label: columns.unit, type: 'text' },
    { name: 'positionTitle', label: columns.position, type: 'text' },
  ],
});
