/** What other modules may show of the personnel: the file and its tabs, the conditions of the list, the archive of documents. */
export { bankingTab } from './banking/banking.tab.tsx';
export { addressTab, contactTab } from './contact/contact.tab.tsx';
export { documentsZip } from './documents/documents.contract.ts';
export { EXPIRING_DAYS } from './documents/documents.rules.ts';
export { documentsTab } from './documents/documents.tab.tsx';
export { familyTab } from './family/family.tab.tsx';
export { profileScreen } from './profile/profile.screen.ts';
export type { ProfileTab } from './profile/profile-tab.ui.ts';
export { FilterButton } from './search/filter-button.tsx';
export { filterGroups } from './search/filter-groups.rules.ts';
export { filteredList } from './search/filtered.ui.ts';
export { chosenBy, everybody, PeopleFilter } from './search/people-filter.tsx';
export { personnelSearchScreen } from './search/search.screen.ts';
export { useQuickFilters } from './search/use-quick-filters.tsx';
