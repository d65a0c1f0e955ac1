/** What some people ask of the personnel office and nobody has decided on yet: changes of their file, letters. Pure. */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { RequestedField } from '#modules/personnel/change-requests/change-requests.rules.ts';
import type { LetterKind } from '#modules/personnel/letters/letters.rules.ts';
import words from './people/life.messages.fa.ts';
import type { LifeMaking } from './people/life.ts';

/** One in so many asks; the first of them is not among the first people, whom a small demo has too. */
const ASKING_EVERY = 150;
const FIRST_CHANGE = 110;
const FIRST_LETTER = 125;
/** Half past seven to four in Tehran, in minutes of UTC. */
const OFFICE_HOURS = [240, 750] as const;

/** A request with its step and its fields, and a letter. */
const IDS = 8;

export interface RequestedChange {
  readonly kind: 'facts' | 'phone';
  readonly action: 'change' | 'add';
  readonly note: string | null;
  readonly fields: readonly RequestedField[];
}

export interface RequestedLetter {
  readonly kind: LetterKind;
  readonly addressee: string;
  readonly note: string | null;
}

export interface Asked {
  /** When it was sent: days before today, minutes after its beginning in UTC. */
  readonly daysAgo: number;
  readonly minutes: number;
  readonly change: RequestedChange | null;
  readonly letter: RequestedLetter | null;
  /** As many as their rows may need. */
  readonly ids: readonly string[];
}

const isTurn = (number: number, first: number): boolean => number % ASKING_EVERY === first;

/** Nothing of those who have left, and of those who can sign in and ask themselves. */
export function makeRequests({ file, number, today, dice, nextId, isModest }: LifeMaking, residence: unknown): Asked | null {
  const chance = dice(12);
  if (file.left !== null || isModest(file.partyId)) return null;
  const daysAgo = chance.between(1, 20);
  const moved: RequestedChange = {
    kind: 'facts',
    action: 'change',
    note: words.requestNote,
    fields: [{ field: 'residenceStatusEnumId', old: residence ?? null, new: residence === 'RessOwn' ? 'RessPrivateTenant' : 'RessOwn' }],
  };
  const phone: RequestedChange = {
    kind: 'phone',
    action: 'add',
    note: null,
    fields: [
      { field: 'contactMechPurposeId', old: null, new: 'PhoneWork' },
      { field: 'areaCode', old: null, new: '021' },
      { field: 'contactNumber', old: null, new: `8${chance.digits(7)}` },
      { field: 'fromDate', old: null, new: addDays(today, -daysAgo) },
    ],
  };
  const change = isTurn(number, FIRST_CHANGE) ? (chance.chance(0.5) ? moved : phone) : null;
  const letter: RequestedLetter | null = isTurn(number, FIRST_LETTER)
    ? { kind: chance.chance(0.6) ? 'employment' : 'wage', addressee: chance.pick(words.addressees), note: chance.chance(0.5) ? words.letterNote : null }
    : null;
  return change === null && letter === null ? null : { daysAgo, minutes: chance.between(...OFFICE_HOURS), change, letter, ids: Array.from({ length: IDS }, nextId) };
}
