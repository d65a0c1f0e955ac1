/** What cannot be of a relative beside the person and the other relatives (guide personnel.md 6.3, iran.md 3). Pure. */
import type { FormValues } from '#kernel/form/definition.ts';

export const SPOUSE = 'Spouse';
const PARENTS: ReadonlySet<unknown> = new Set(['Father', 'Mother']);
const CHILDREN: ReadonlySet<unknown> = new Set(['Son', 'Daughter', 'AdoptedChild']);

/** Marriages of a man at one time, by the civil law; a woman has one. */
const WIVES = 4;

/** Facts of the person whose relatives they are; null: not said yet. Days are ISO. */
export interface Head {
  readonly birthDate: string | null;
  /** Y male, N female. */
  readonly gender: 'Y' | 'N' | null;
  readonly nationalCode: string | null;
}

export type FamilyFault = 'ownCode' | 'childOlder' | 'parentYounger' | 'parentTwice' | 'spouseGender' | 'weddingBeforeBirth' | 'spouses';

const isDay = (value: unknown): value is string => typeof value === 'string';

/** First day of a marriage, and the one on which it ended: by divorce or death, whichever was first. */
function marriageOf({ weddingDate, divorceDate, deathDate }: FormValues): { readonly from: string; readonly until: string } | undefined {
  if (!isDay(weddingDate)) return undefined;
  const ends = [divorceDate, deathDate].filter(isDay).sort();
  return { from: weddingDate, until: ends[0] ?? '9999-12-31' };
}

/** The most marriages that stand beside this one on a day of it. */
function marriagesBeside(member: FormValues, others: readonly FormValues[]): number {
  const own = marriageOf(member);
  if (own === undefined) return 0;
  const beside = others.filter(({ relationshipTypeEnumId }) => relationshipTypeEnumId === SPOUSE).flatMap((one) => marriageOf(one) ?? []);
  // the number grows only where a marriage begins
  const days = [own.from, ...beside.map(({ from }) => from)].filter((day) => day >= own.from && day < own.until);
  return Math.max(0, ...days.map((day) => beside.filter(({ from, until }) => from <= day && day < until).length));
}

function faultOfSpouse(member: FormValues, others: readonly FormValues[], { gender, birthDate }: Head): FamilyFault | undefined {
  if (gender !== null && member['gender'] === gender) return 'spouseGender';
  if (birthDate !== null && isDay(member['weddingDate']) && member['weddingDate'] <= birthDate) return 'weddingBeforeBirth';
  return marriagesBeside(member, others) >= (gender === 'N' ? 1 : WIVES) ? 'spouses' : undefined;
}

/** Field and key of the first thing that cannot be. `others`: the relatives that stand beside. */
export function faultOfRelative(member: FormValues, others: readonly FormValues[], head: Head): FamilyFault | undefined {
  const { relationshipTypeEnumId: relation, birthDate, nationalCode } = member;
  if (nationalCode != null && nationalCode === head.nationalCode) return 'ownCode';
  if (relation === SPOUSE) return faultOfSpouse(member, others, head);
  if (PARENTS.has(relation) && others.some((one) => one['relationshipTypeEnumId'] === relation)) return 'parentTwice';
  if (head.birthDate === null || !isDay(birthDate)) return undefined;
  if (PARENTS.has(relation) && birthDate >= head.birthDate) return 'parentYounger';
  return CHILDREN.has(relation) && birthDate <= head.birthDate ? 'childOlder' : undefined;
}
