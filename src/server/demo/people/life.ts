/**
 * What the file of an invented person holds beyond the first facts: home, numbers, relatives, studies, work elsewhere, account,
 * papers, place in the personnel structure. Keys are those of the product's forms, so that its own rules read the rows. Pure.
 */
import type { EnumerationId } from '#platform/reference-data/reference-data.catalogue.ts';
import { type Dice, dice } from '../dice.ts';
import { makeFacts } from '../facts.ts';
import { type GroupIds, makePlace } from '../groups.ts';
import type { Field, Grade, JobKey } from '../jobs.ts';
import type { PersonFile } from '../organisation.ts';
import { makePapers, type Paper } from '../papers.ts';
import { type Asked, makeRequests } from '../requests.ts';
import { type Employment, makeTies } from '../ties.ts';
import { makeAccount } from './bank-accounts.ts';
import { makeContacts } from './contacts.ts';
import { makeRelatives } from './relatives.ts';
import { makeSacrifice, type Sacrifice } from './sacrifices.ts';
import { makeDegrees, makeWorks } from './studies.ts';

/** Places of a city of names.messages.fa.ts: ids of the places of the installation. */
export interface CityPlaces {
  readonly cityGeoId: string;
  readonly countyGeoId: string;
  readonly stateProvinceGeoId: string;
}

/** What of the installation a life is laid on. */
export interface Ground {
  readonly places: ReadonlyMap<string, CityPlaces>;
  /** Personnel structure by company. */
  readonly groups: ReadonlyMap<string, GroupIds>;
  /** Somebody whose file other people write into: theirs stays nearly empty. */
  isModest(partyId: string): boolean;
}

/** Everything the parts of a life are made of. */
export interface LifeMaking extends Ground {
  readonly file: PersonFile;
  readonly seed: number;
  /** Place of the person among all, from 0. */
  readonly number: number;
  readonly today: string;
  /** Of the last position. */
  readonly grade: Grade;
  readonly field: Field | null;
  readonly jobKey: JobKey;
  /** Dice of one part, so that a part that throws more often leaves the others as they were. */
  dice(part: number): Dice;
  nextId(): string;
}

export type Row = Readonly<Record<string, string | number | readonly string[] | null>>;
/** Tables of rows of a person that need no more than their insertion. */
export type LifeTable =
  | 'party_identification'
  | 'telecom_number'
  | 'electronic_address'
  | 'postal_address'
  | 'other_information'
  | 'family_member'
  | 'party_qualification'
  | 'work_experience'
  | 'personnel_structure';

export interface Life {
  /** Columns of the person. */
  readonly person: Row;
  readonly rows: Readonly<Record<LifeTable, readonly Row[]>>;
  /** Numbers in the clear: they are sealed when they are written. */
  readonly account: Row & { readonly bankAccountId: string; readonly iban: string; readonly accountNumber: string | null; readonly cardNumber: string | null };
  readonly papers: readonly Paper[];
  /** In the clear, too. */
  readonly sacrifice: Sacrifice | null;
  readonly asked: Asked | null;
  readonly ties: readonly Employment[];
  /** Why the employment ended; of those who stay null. */
  readonly ending: EnumerationId<'TerminationType'> | null;
}

export const IDS_A_LIFE = 60;

/** Parts of a life have streams of dice of their own, far from those of the files and of the structure. */
const STREAM = 1_000_000;

export interface LifeOf extends Omit<LifeMaking, 'dice' | 'nextId'> {
  /** Ids of lives by running number; a life takes `IDS_A_LIFE`. */
  id(number: number): string;
}

export function makeLife({ id, ...given }: LifeOf): Life {
  let taken = 0;
  const making: LifeMaking = {
    ...given,
    dice: (part) => dice(given.seed, -STREAM * part - given.number),
    nextId: () => {
      if (taken === IDS_A_LIFE) throw new RangeError('a life has more rows than ids');
      return id(given.number * IDS_A_LIFE + taken++);
    },
  };
  const { partyId, companyId } = given.file;
  const own = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, partyId, companyId }));
  const facts = makeFacts(making);
  const contacts = makeContacts(making);
  const isModest = given.isModest(partyId);
  const unless = (rows: () => readonly Row[]): Row[] => (isModest ? [] : own(rows()));
  return {
    person: { ...facts.person, partyId, companyId },
    rows: {
      party_identification: own(facts.codes),
      telecom_number: own(contacts.phones),
      electronic_address: own(contacts.electronic),
      postal_address: own(contacts.addresses),
      other_information: unless(() => contacts.other),
      family_member: unless(() => makeRelatives(making)),
      party_qualification: own(makeDegrees(making)),
      work_experience: unless(() => makeWorks(making)),
      personnel_structure: unless(() => makePlace(making)),
    },
    account: makeAccount(making),
    papers: isModest ? [] : makePapers(making),
    sacrifice: isModest ? null : makeSacrifice(making),
    asked: makeRequests(making, facts.person['residenceStatusEnumId']),
    ...makeTies(making),
  };
}
