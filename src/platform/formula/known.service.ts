/** What is known of a day and of people, out of all vocabularies and the library. */
import type { LibraryLook, Subject, Values } from './formula.define.ts';
import { readPeople, readShared } from './people.store.ts';
import { allVocabularies, formulaLibrary } from './registry.server.ts';

/**
 * Values of these names, in a few statements however many people they are asked of: with the id of an employment what is known of it too.
 * Whoever calls leaves out names whose values the asker may not know (`mayKnow`); the subjects are within the rows of the asker.
 */
export async function readKnown(look: LibraryLook, asked: ReadonlySet<string>, subjects: readonly Subject[]): Promise<(partyRelationshipId: string | undefined) => Values> {
  const [vocabularies, library] = [allVocabularies(), formulaLibrary()];
  const shared = [await readShared(look, vocabularies, asked), await library.shared(look, asked)];
  const each = subjects.length === 0 ? [] : [...(await readPeople(look, vocabularies, asked, subjects)), await library.factors(look, asked, subjects)];
  const common = new Map(shared.flatMap((values) => [...values]));
  // put together when somebody is counted for, so that what is known of many is held once
  return (id = '') => {
    const known = new Map(common);
    for (const values of each) for (const [code, value] of values.get(id) ?? []) known.set(code, value);
    return known;
  };
}
