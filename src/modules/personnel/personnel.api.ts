/** What other modules may ask of personnel. */
export { suggestPeople } from './search/suggest.store.ts';
