/**
 * Enumerations every installation starts with, flattened from the words of each area: the ids are those of the guides
 * (guide enumerations 17, 9), the order is the one offered, a child stands right after its parent.
 */
import development from './development.messages.fa.ts';
import education from './education.messages.fa.ts';
import organisation from './organisation.messages.fa.ts';
import payroll from './payroll.messages.fa.ts';
import personal from './personal.messages.fa.ts';
import work from './work.messages.fa.ts';

/** Options by id: a name, or a name with the options under it. */
interface Options {
  readonly [id: string]: string | readonly [name: string, under: Options];
}
export interface ListWords {
  readonly title: string;
  readonly options: Options;
}
type Lists = Readonly<Record<string, ListWords>>;

/** Areas of the product, in the order of the editor's selector. */
export const areas = { personal: { ...personal, ...education }, organisation, work, development, payroll } as const satisfies Readonly<Record<string, Lists>>;
export type Area = keyof typeof areas;

export interface SeededOption {
  readonly id: string;
  readonly type: string;
  readonly parent: string | null;
  readonly name: string;
  readonly sequence: number;
}

/** Contact purposes hang under the type of contact they are offered for (guide organisation 5.2). */
const purposeOf: Readonly<Record<string, readonly string[]>> = {
  CmtPostalAddress: ['PostalHome', 'PostalWork', 'PostalPermanent', 'PostalTemporary'],
  CmtTelecomNumber: ['PhoneMobile', 'PhoneHome', 'PhoneWork', 'PhoneEmergency', 'PhoneFax'],
  CmtElectronicAddress: ['EmailPersonal', 'EmailWork', 'Messenger', 'SocialNetwork', 'WebSite'],
  CmtOrgPostalAddress: ['OrgPostalMain', 'OrgPostalBranch'],
  CmtTelecomNumberOrgRoom: ['OrgPhoneMain', 'OrgPhoneRoom', 'OrgFax'],
};
/** Sects hang under their religion. */
const sectOf: Readonly<Record<string, readonly string[]>> = {
  RelIslam: ['SectShia', 'SectSunni'],
  RelChristian: ['SectArmenian', 'SectAssyrian', 'SectCatholic', 'SectProtestant'],
};
/** Parents of another list. */
const foreignParents = new Map([purposeOf, sectOf].flatMap((table) => Object.entries(table).flatMap(([parent, ids]) => ids.map((id) => [id, parent] as const))));

function flat(options: Options, parent: string | null): { id: string; name: string; parent: string | null }[] {
  return Object.entries(options).flatMap(([id, option]) =>
    typeof option === 'string' ? [{ id, name: option, parent }] : [{ id, name: option[0], parent }, ...flat(option[1], id)],
  );
}

/** The rows of some lists, parents before children. */
export const optionsOfLists = (lists: Lists): readonly SeededOption[] =>
  Object.entries(lists).flatMap(([type, { options }]) =>
    flat(options, null).map((one, index) => ({ ...one, type, parent: one.parent ?? foreignParents.get(one.id) ?? null, sequence: index + 1 })),
  );

export interface SeededType {
  readonly type: string;
  readonly title: string;
  readonly group: string;
}

export const typesOfLists = (group: string, lists: Lists): readonly SeededType[] => Object.entries(lists).map(([type, { title }]) => ({ type, title, group }));

export const enumerationTypes: readonly SeededType[] = Object.entries(areas).flatMap(([area, lists]) => typesOfLists(area, lists));
export const enumerations: readonly SeededOption[] = Object.values(areas).flatMap((lists) => optionsOfLists(lists));
