/** What other modules may ask of personnel. */
export { type SuggestedPerson, suggestPeople } from './search/suggest.store.ts';
