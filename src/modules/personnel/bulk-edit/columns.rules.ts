/**
 * What the office edits of many people at once: fields of the forms of the file, each with its own rules, and the call by
 * which the file itself writes it. A further column is a line here.
 */
import type { AnyCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { type FieldDefinition, type FormDefinition, fieldsOf } from '#kernel/form/definition.ts';
import { personPhones } from '../contact/contact.contract.ts';
import { personStructure } from '../organisational/organisational.contract.ts';
import { factsForm } from '../profile/facts.form.ts';
import { updatePerson } from '../profile/profile.contract.ts';
import words from './bulk-edit-page.messages.fa.ts';

/** Where a column is written: base facts, the mobile number, the place in the personnel structure. */
export const sheetParts = ['facts', 'phone', 'structure'] as const;
export type SheetPart = (typeof sheetParts)[number];

/** The call whose permission, rows and classes count for the columns of a part. */
export const callOf: Readonly<Record<SheetPart, AnyCall>> = { facts: updatePerson, phone: personPhones.change, structure: personStructure.create };

/** Whether a column of the own row is for a colleague to write, as the call says by which it is written. */
export const isClosedToOwn = ({ part }: Pick<SheetColumn, 'part'>): boolean => (callOf[part].own ?? 'allowed') !== 'allowed';

export interface SheetColumn {
  readonly name: string;
  readonly part: SheetPart;
  readonly field: FieldDefinition;
  readonly class: FieldClass;
  /** Pixels. */
  readonly width: number;
}

function columnOf(part: SheetPart, form: FormDefinition, name: string, width: number, own: Partial<FieldDefinition> = {}): SheetColumn {
  const placed = fieldsOf(form).find(({ path }) => path === name);
  if (placed === undefined) throw new Error(`${form.key} has no field ${name}`);
  const field = { ...placed.field, ...own };
  return { name: field.name, part, field, class: field.class ?? 'public', width };
}

const fact = (name: string, width: number): SheetColumn => columnOf('facts', factsForm, name, width);
const place = (name: string, width: number): SheetColumn => columnOf('structure', personStructure.form, name, width);

export const sheetColumns: readonly SheetColumn[] = [
  place('employeeGroupId', 150),
  place('employeeSubGroupId', 150),
  place('costCenterId', 150),
  place('activityAreaId', 150),
  place('expertiseAreaId', 150),
  fact('employmentStatusEnumId', 140),
  columnOf('phone', personPhones.form, 'contactNumber', 140, { name: 'mobile', label: words.mobile, code: 'mobile' }),
  fact('insuranceNumber', 140),
  fact('baseInsuranceTypeEnumId', 150),
  fact('maritalStatusEnumId', 120),
  fact('numberOfKids', 110),
  fact('militaryStateEnumId', 150),
  fact('residenceStatusEnumId', 150),
  fact('fatherName', 130),
  fact('idNumber', 130),
  fact('birthDate', 130),
  fact('birthPlace', 130),
  fact('latinFirstName', 140),
  fact('latinLastName', 140),
];

export const columnNamed = (name: string): SheetColumn | undefined => sheetColumns.find((column) => column.name === name);
