/**
 * Whom a task is for, as a definition says it (guide engines 1.6): a way to find people, not people. `manager(2)` is the
 * manager two levels up; `step(fill)` whoever did that step. After `else` stands who is asked when nobody is found. `except step(fill)`
 * leaves whoever did that step out (four eyes), `except initiator` whoever brought the case, `except subject` whom it is about, also where the case
 * names them; `in person` lets no substitute do it.
 */
export type Who =
  | { readonly is: 'initiator' }
  | { readonly is: 'subject' }
  | { readonly is: 'unitHead' }
  /** Levels up from the subject, from 1. */
  | { readonly is: 'manager'; readonly levels: number }
  /** The holders of a post, the members of a group, one person: by id. */
  | { readonly is: 'post' | 'group' | 'person'; readonly id: string }
  /** A role in a unit; without one in the unit of the subject, or the nearest above it. */
  | { readonly is: 'role'; readonly role: string; readonly unit?: string }
  /** A role in the unit of a level (OrganizationLevel) above the subject. */
  | { readonly is: 'level'; readonly level: string; readonly role: string }
  /** The person whose party id stands in a variable of the case. */
  | { readonly is: 'named'; readonly variable: string }
  /** Holders of a permission that reaches the subject; with all the classes of fields that stand in a variable of the case, separated by spaces. */
  | { readonly is: 'permission'; readonly key: string; readonly classes?: string }
  /** Who did a step before. */
  | { readonly is: 'step'; readonly step: string }
  /** A step of the approval chain of a process, by its order. */
  | { readonly is: 'chain'; readonly process: string; readonly sequence: number };

const MAX_LENGTH = 1_000;
const MAX_WAYS = 5;
const MAX_LEVELS = 20;
const form = /^(?<is>[a-zA-Z]+)(?:\((?<said>[^()]*)\))?$/;

const whole = (text: string | undefined, most: number): number | undefined => {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
};

/** One way, or undefined when it is none. */
function readOne(text: string): Who | undefined {
  const { is, said } = form.exec(text.trim())?.groups ?? {};
  const parts = said === undefined ? [] : said.split(',').map((part) => part.trim());
  const [first = '', second] = parts;
  if (is === 'initiator' || is === 'subject' || is === 'unitHead') return said === undefined ? { is } : undefined;
  if (first === '' || parts.some((part) => part === '')) return undefined;
  switch (is) {
    case 'manager': {
      const levels = parts.length === 1 ? whole(first, MAX_LEVELS) : undefined;
      return levels === undefined ? undefined : { is, levels };
    }
    case 'post':
    case 'group':
    case 'person':
      return parts.length === 1 ? { is, id: first } : undefined;
    case 'step':
      return parts.length === 1 ? { is, step: first } : undefined;
    case 'named':
      return parts.length === 1 ? { is, variable: first } : undefined;
    case 'permission':
      return parts.length > 2 ? undefined : { is, key: first, ...(second === undefined ? {} : { classes: second }) };
    case 'level':
      return parts.length === 2 && second !== undefined ? { is, level: first, role: second } : undefined;
    case 'role':
      return parts.length > 2 ? undefined : { is, role: first, ...(second === undefined ? {} : { unit: second }) };
    case 'chain': {
      const sequence = parts.length === 2 ? whole(second, 99) : undefined;
      return sequence === undefined ? undefined : { is, process: first, sequence };
    }
    default:
      return undefined;
  }
}

/** Somebody who is left out. */
export type Except = { readonly is: 'step'; readonly step: string } | { readonly is: 'initiator' } | { readonly is: 'subject' };

/** Whom a task is for, read whole. */
export interface Asked {
  /** In the order in which they are tried. */
  readonly ways: readonly Who[];
  /** Who is left out, however they were found: whoever did a step, brought the case, or is its subject. */
  readonly except: readonly Except[];
  /** No substitute may do it. */
  readonly inPerson: boolean;
}

const asked = /^(?<ways>.+?)(?:\sexcept\s(?<except>.+?))?(?<inPerson>\sin person)?$/s;

const isExcludable = (way: Who | undefined): way is Who & Except => way?.is === 'step' || way?.is === 'initiator' || way?.is === 'subject';

/** Undefined when a part of it is not understood. */
export function readAsked(text: string): Asked | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const { ways = '', except, inPerson } = asked.exec(text.trim())?.groups ?? {};
  const read = ways.split(/\selse\s/).map(readOne);
  const left = except === undefined ? [] : except.split(/,(?![^(]*\))/).map(readOne);
  if (read.length > MAX_WAYS || left.length > MAX_WAYS || !read.every((way) => way !== undefined) || !left.every(isExcludable)) return undefined;
  return { ways: read, except: left, inPerson: inPerson !== undefined };
}

/** The ways in the order in which they are tried; undefined when one of them is not understood. */
export const readWho = (text: string): readonly Who[] | undefined => readAsked(text)?.ways;

function writeOne(way: Who): string {
  switch (way.is) {
    case 'manager':
      return `manager(${way.levels})`;
    case 'post':
    case 'group':
    case 'person':
      return `${way.is}(${way.id})`;
    case 'step':
      return `step(${way.step})`;
    case 'named':
      return `named(${way.variable})`;
    case 'permission':
      return `permission(${way.key}${way.classes === undefined ? '' : `, ${way.classes}`})`;
    case 'level':
      return `level(${way.level}, ${way.role})`;
    case 'role':
      return `role(${way.role}${way.unit === undefined ? '' : `, ${way.unit}`})`;
    case 'chain':
      return `chain(${way.process}, ${way.sequence})`;
    default:
      return way.is;
  }
}

/** The same as text. */
export const writeWho = (ways: readonly Who[]): string => ways.map(writeOne).join(' else ');

/** The same as text. */
export const writeRequests = ({ ways, except, inPerson }: Asked): string =>
  `${writeWho(ways)}${except.length === 0 ? '' : ` except ${except.map(writeOne).join(', ')}`}${inPerson ? ' in person' : ''}`;
