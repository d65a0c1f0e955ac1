/** Names of accounts by rule, each once. Pure. */
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import { USERNAME_FORM } from '#platform/identity/identity.rules.ts';
import { inLatin } from './latin.rules.ts';

export const nameRules = ['personnelCode', 'latinName'] as const;
export type NameRule = (typeof nameRules)[number];

export interface Nameable {
  readonly firstName: string;
  readonly lastName: string;
  readonly personnelCode: string;
}

const LEAST = 4;
/** Room for a number behind it. */
const LONGEST = 50;

const wish: Readonly<Record<NameRule, (person: Nameable) => string>> = {
  personnelCode: ({ personnelCode }) => {
    const code = toAsciiDigits(personnelCode)
      .toLowerCase()
      .replace(/[^a-z0-9_-]/g, '');
    return /^\d+$/.test(code) ? code.padStart(LEAST, '0') : code;
  },
  latinName: ({ firstName, lastName }) => {
    const [first, last] = [inLatin(firstName), inLatin(lastName)];
    return first === '' || last === '' ? '' : `${first.slice(0, 1)}-${last}`;
  },
};

/** What the rule makes of a person; undefined when that is no name. */
export function wishedName(person: Nameable, rule: NameRule): string | undefined {
  const name = wish[rule](person).slice(0, LONGEST);
  return USERNAME_FORM.test(name) ? name : undefined;
}

/** Wishes in order to names that nobody has: the second of a name gets a 2, and so on. `taken` in small letters. */
export function uniqueNames(wishes: readonly (string | undefined)[], taken: ReadonlySet<string>): (string | undefined)[] {
  const used = new Set(taken);
  return wishes.map((name) => {
    if (name === undefined) return undefined;
    let free = name;
    for (let number = 2; used.has(free); number++) free = `${name}-${number}`;
    used.add(free);
    return free;
  });
}
