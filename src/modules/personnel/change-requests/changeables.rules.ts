/**
 * What people may ask to have changed in their own file: the base facts and the rows of the tabs. Each names the calls by
 * which the personnel office changes it; an accepted request is written by those and by nothing else. A further tab is a
 * line here and its routes in change-routes.ts.
 */
import type { AnyCall, PermissionKey } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { seenForm } from '#kernel/form/classes.ts';
import type { FormDefinition, PlacedField } from '#kernel/form/definition.ts';
import type { Part } from '#platform/party/parts/part.define.ts';
import { personAccounts } from '../banking/banking.contract.ts';
import { personAddresses, personElectronic, personOther, personPhones } from '../contact/contact.contract.ts';
import { personEducation, personWork } from '../education/education.contract.ts';
import { familyMembers } from '../family/family.contract.ts';
import { OWN } from '../keys.rules.ts';
import { factsForm } from '../profile/facts.form.ts';
import { infoOfEachPerson, updatePerson } from '../profile/profile.contract.ts';
import { personSacrifices } from '../sacrifice/sacrifice.contract.ts';
import words from './change-requests-page.messages.fa.ts';

export const changeKinds = ['facts', 'address', 'phone', 'electronic', 'family', 'education', 'work', 'account', 'sacrifice', 'other'] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** change: of a row with days from the day that is asked for as `fromDate`. correct: it was never so, in the past neither. */
export const changeActions = ['change', 'correct', 'add', 'remove'] as const;
export type ChangeAction = (typeof changeActions)[number];

export interface Changeable {
  readonly kind: ChangeKind;
  readonly title: string;
  /** Slice whose messages explain what is wrong with a value. */
  readonly slice: string;
  /** Fields that can be asked for: files are not, the proof of a request is its document. */
  readonly form: FormDefinition;
  /** Reads what stands: the whole person, or the rows of a part. */
  readonly read: AnyCall;
  readonly change: AnyCall;
  /** Of base facts absent. */
  readonly part?: Part;
  /** Tab of the file that shows it, and the key of the own file that opens it. */
  readonly tab: string;
  readonly own: PermissionKey;
}

/** Neither a file nor what follows from other fields by itself. */
const isAskable = ({ field }: PlacedField): boolean => !['file', 'inputFile', 'filePro'].includes(field.type) && field.readOnly !== true;

/** Facts of the base form that are said about somebody and not by them. */
const ofTheOffice: ReadonlySet<string> = new Set(['employmentStatusEnumId', 'personStatusId', 'criminalRecord', 'description']);
const isOwnFact = (placed: PlacedField): boolean => isAskable(placed) && !ofTheOffice.has(placed.path);

/** `key`: of the own file below OWN, where it is called otherwise than the tab. */
const ofPart = (kind: Exclude<ChangeKind, 'facts'>, slice: string, part: Part, tab: string, key = tab): Changeable => ({
  kind,
  title: words.kinds[kind],
  slice: `modules/personnel/${slice}`,
  form: seenForm(part.form, isAskable),
  read: part.list,
  change: part.change,
  part,
  tab,
  own: `${OWN}/${key}`,
});

export const changeables: readonly Changeable[] = [
  {
    kind: 'facts',
    title: words.kinds.facts,
    slice: 'modules/personnel/profile',
    form: seenForm(factsForm, isOwnFact),
    read: infoOfEachPerson,
    change: updatePerson,
    tab: 'base',
    own: `${OWN}/base`,
  },
  ofPart('address', 'contact', personAddresses, 'address'),
  ofPart('phone', 'contact', personPhones, 'contact'),
  ofPart('electronic', 'contact', personElectronic, 'contact'),
  ofPart('family', 'family', familyMembers, 'family'),
  ofPart('education', 'education', personEducation, 'education', 'experiments'),
  ofPart('work', 'education', personWork, 'education', 'experiments'),
  ofPart('account', 'banking', personAccounts, 'banking'),
  ofPart('sacrifice', 'sacrifice', personSacrifices, 'sacrifice', 'medical'),
  ofPart('other', 'contact', personOther, 'otherInformation'),
];

/** Classes without which nobody knows of records of a kind, nor of what is asked for about them: an account is of the class bank as a whole (banking.store.ts). */
export const classesOfKind = ({ kind, part }: Changeable): readonly FieldClass[] => [part?.class ?? 'public', ...(kind === 'account' ? ['bank' as const] : [])];

/** Throws for a kind that no slice has any more. */
export function changeableOf(kind: string): Changeable {
  const found = changeables.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no changeable ${kind}`);
  return found;
}

/** The call by which the personnel office does it; base facts can only be changed. */
export const callFor = ({ change, part }: Pick<Changeable, 'change' | 'part'>, action: ChangeAction): AnyCall | undefined =>
  ({ change, correct: part?.correct, add: part?.create, remove: part?.remove })[action];

/** Whether a set is one of a row that changes from a day on: the day is that of all its fields. */
export const isFromDay = ({ part }: Pick<Changeable, 'part'>, action: ChangeAction): boolean => action === 'change' && part?.keepsPast === true;

/** What may be asked for of a kind. */
export const actionsOf = ({ part }: Pick<Changeable, 'part'>): readonly ChangeAction[] => changeActions.filter((one) => one !== 'correct' || part?.keepsPast === true);
