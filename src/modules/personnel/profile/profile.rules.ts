/** Rules of the base facts of a person (guide 6.4). Pure. */
import { isForeign } from './facts.form.ts';
import type { PersonEdit, PersonFacts } from './profile.contract.ts';

export type EditableFacts = Omit<PersonFacts, 'partyId' | 'rowVersion'>;
export type FactName = keyof EditableFacts;
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** Facts that follow from others and were given otherwise all the same: field to validation key. */
export function contradictionsOf(edit: Partial<PersonEdit>, next: EditableFacts): Record<string, string> {
  const { militaryStateEnumId: state, numberOfKids: kids } = edit;
  return {
    ...(state && state !== next.militaryStateEnumId ? { militaryStateEnumId: 'militaryOfWoman' } : {}),
    ...(kids && kids !== next.numberOfKids ? { numberOfKids: 'kidsOfSingle' } : {}),
  };
}

/** Fields that differ, with old and new value. */
export function changesBetween(before: EditableFacts, after: EditableFacts): Changes {
  const names = Object.keys(after) as FactName[];
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name], after[name]] as const]));
}

/** The code by which a person is known: of foreign nationals the one of their own. Field to validation key, when a change leaves a person without it. */
export function codeGapOf(changes: Changes, { countryGeoId, nationalCode, foreignerCode }: EditableFacts): Record<string, string> {
  if (!['countryGeoId', 'nationalCode', 'foreignerCode'].some((name) => name in changes)) return {};
  if (isForeign({ countryGeoId })) return foreignerCode === null ? { foreignerCode: 'foreignerCodeNeeded' } : {};
  return nationalCode === null ? { nationalCode: 'nationalCodeNeeded' } : {};
}
