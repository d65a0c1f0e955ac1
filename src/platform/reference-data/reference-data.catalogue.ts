/** Ids of seeded options as types, for code that names them. The rows themselves stand in catalogue/. */
import type organisation from './catalogue/organisation.messages.fa.ts';
import type personal from './catalogue/personal.messages.fa.ts';

type Lists = typeof personal & typeof organisation;
export type EnumerationType = keyof Lists;
/** Ids of the first level of a list. */
export type EnumerationId<T extends EnumerationType> = keyof Lists[T]['options'] & string;
