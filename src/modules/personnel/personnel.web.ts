/** What other modules may show of the personnel: the file and its tabs, the conditions of the list, the archive of documents. */
export { bankingTab } from './banking/banking.tab.tsx';
export { addressTab, contactTab } from './contact/contact.tab.tsx';
export { documentsZip } from './documents/documents.contract.ts';
export { EXPIRING_DAYS } from './documents/documents.rules.ts';
export { documentsTab } from './documents/documents.tab.tsx';
export { familyTab } from './family/family.tab.tsx';
export { profileScreen } from './profile/profile.screen.ts';
export type { ProfileTab } from './profile/profile-tab.ui.ts';
export { FilterButton } from './search/filters/filter-button.tsx';
export { filterGroups } from './search/filters/filter-groups.rules.ts';
export { filteredList } from './search/filters/filtered.ui.ts';
export { chosenBy, everybody, PeopleFilter } from './search/filters/people-filter.tsx';
export { useQuickFilters } from './search/filters/use-quick-filters.tsx';
export { personnelSearchScreen } from './search/search.screen.ts';
