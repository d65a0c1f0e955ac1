/** What other modules may ask of personnel. */
export { MAIN as MAIN_ACCOUNT } from './banking/banking.form.ts';
export { sealedAccount } from './banking/banking.store.ts';
export { EXPIRING_DAYS } from './documents/documents.rules.ts';
export { documentsIn, endingBy, requiredDocuments, typesIn } from './documents/documents.store.ts';
export { dailyWagesIn } from './employment/daily-wages.store.ts';
export { endDecided, goOnDecided } from './employment/decided-end.service.ts';
export { factsFor as paperFactsFor, type PersonFacts as PaperPerson } from './letters/letters.store.ts';
export { movePlace } from './organisational/place-move.service.ts';
export { beginDecided, type FirstDay, unbeginDecided } from './profile/account/decided-begin.service.ts';
export { aged } from './search/filters/conditions.store.ts';
export { gapSetsFor, lacking as lackingFact } from './search/filters/gaps.store.ts';
export type { Gap } from './search/filters/search-filters.table.ts';
export { labelsOf, positionJoin, saidOf } from './search/people.store.ts';
export { selectedEmployments } from './search/selected.service.ts';
export { suggestPeople } from './search/suggest.store.ts';
