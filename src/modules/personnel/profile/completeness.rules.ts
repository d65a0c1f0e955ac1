/**
 * How complete a file is, and what is missing (issue 7; guide personnel.md 6.3, fields with a star, and 6.4). Pure. It counts what
 * the reader was given: what is of a class that one does not hold is not in the file, and so neither asked for nor missing.
 */
import { isForeign } from './facts.form.ts';
import type { SeenFile } from './profile.contract.ts';
import type messages from './profile-page.messages.fa.ts';

interface Needed {
  readonly name: keyof SeenFile & keyof typeof messages.labels;
  /** Where it is entered. */
  readonly tab: string;
  readonly of?: (file: SeenFile) => boolean;
}

const base = (...names: Needed['name'][]): Needed[] => names.map((name) => ({ name, tab: 'base' }));
const isMan = ({ gender }: SeenFile): boolean => gender === 'Y';
const isMarried = ({ maritalStatusEnumId }: SeenFile): boolean => maritalStatusEnumId === 'MarsMarried';

const needed: readonly Needed[] = [
  ...base('faceImage', 'gender', 'fatherName', 'birthDate', 'birthPlace', 'residenceStatusEnumId', 'maritalStatusEnumId'),
  { name: 'nationalCode', tab: 'base', of: (file) => !isForeign(file) },
  { name: 'foreignerCode', tab: 'base', of: isForeign },
  { name: 'idNumber', tab: 'base', of: (file) => !isForeign(file) },
  { name: 'militaryStateEnumId', tab: 'base', of: isMan },
  { name: 'numberOfKids', tab: 'base', of: isMarried },
  ...base('employmentStatusEnumId', 'insuranceNumber'),
  { name: 'mobile', tab: 'contact' },
  { name: 'street', tab: 'address' },
  { name: 'postalCode', tab: 'address' },
  { name: 'qualificationTitle', tab: 'education' },
  { name: 'iban', tab: 'banking' },
  { name: 'positionTitle', tab: 'organisation' },
];

export type Gap = Pick<Needed, 'name' | 'tab'>;

/** What is asked for, how much of it, and what of it is missing in the order of the tabs. */
export function gapsOf(file: SeenFile): { readonly total: number; readonly missing: readonly Gap[] } {
  const asked = needed.filter(({ name, of }) => file[name] !== undefined && (of === undefined || of(file)));
  return { total: asked.length, missing: asked.filter(({ name }) => file[name] === null || file[name] === '') };
}
