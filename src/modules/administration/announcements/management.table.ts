/** Columns of the announcements, and of the people one may send to. */
import { defineTable } from '#kernel/table/definition.ts';
import words from './management.messages.fa.ts';

const states = (['CeInProgress', 'CeReady', 'CeSent'] as const).map((enumId) => ({ enumId, description: words.statuses[enumId] }));

export const announcementTable = defineTable({
  key: 'notifications/announcements',
  rowKey: 'communicationEventId',
  title: words.title,
  sort: [{ column: 'sentDate', descending: true }],
  columns: [
    { name: 'subject', label: words.subject, type: 'text', width: 280, pinned: 'start' },
    { name: 'statusId', label: words.status, type: 'select', options: states, width: 140 },
    { name: 'purposes', label: words.purposes, type: 'text', width: 180 },
    { name: 'sentDate', label: words.sentDate, type: 'date' },
    { name: 'recipients', label: words.recipients, type: 'count', sortable: false, filterable: false },
    { name: 'received', label: words.received, type: 'count', sortable: false, filterable: false },
    { name: 'viewed', label: words.viewed, type: 'count', sortable: false, filterable: false },
    { name: 'authorName', label: words.author, type: 'text' },
    { name: 'createdDate', label: words.created, type: 'dateTime', hidden: true },
    { name: 'sentAt', label: words.sentAt, type: 'dateTime', hidden: true },
    { name: 'purposeEnumId', label: words.purposes, type: 'select', options: 'CommunicationPurpose', isCondition: true, operators: ['in', 'notIn'] },
  ],
});

export const audienceTable = defineTable({
  key: 'notifications/audience',
  rowKey: 'partyId',
  title: words.people,
  sort: [{ column: 'fullName' }],
  pageSize: 10,
  columns: [
    { name: 'fullName', label: words.fullName, type: 'text', width: 200, pinned: 'start' },
    { name: 'pseudoId', label: words.pseudoId, type: 'code' },
    { name: 'unitName', label: words.unitName, type: 'text' },
    { name: 'positionTitle', label: words.positionTitle, type: 'text' },
    { name: 'employmentKind', label: words.employmentKind, type: 'select', options: 'EmploymentStatus' },
    { name: 'relation', label: words.relation, type: 'select', options: 'PartyRelationshipType', hidden: true },
    { name: 'isManager', label: words.manager, type: 'indicator', hidden: true },
    { name: 'companyName', label: words.companyName, type: 'text', hidden: true },
    { name: 'unitId', label: words.unitUnder, type: 'select', options: 'OrganizationUnit', isCondition: true, operators: ['in', 'notIn'] },
    { name: 'emplPositionId', label: words.position, type: 'select', options: 'EmplPosition', isCondition: true, operators: ['in', 'notIn'] },
    { name: 'roleTypeId', label: words.role, type: 'select', options: 'Role', isCondition: true, operators: ['in', 'notIn'] },
  ],
});
