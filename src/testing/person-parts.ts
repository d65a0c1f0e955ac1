/** Bodies of the calls that add a part to the file of a person, with every field filled, made of the forms themselves. */
import type pg from 'pg';
import { type CodeKind, type FieldDefinition, type FormDefinition, type FormValues, fieldsOf, type OptionRow } from '#kernel/form/definition.ts';
import { knownRows } from '#kernel/form/options.ts';
import { makeSheba, nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { factsForm } from '#modules/personnel/profile/facts.form.ts';
import { partsOfPeople } from '#platform/party/parts/part.store.ts';
import { factsOf, type PersonName } from './organisation.ts';

/** Parts elsewhere name rows of other slices: they are laid by references-people.ts. */
const PATH = '/rest/s1/hcm/person/';

/** The parts by the end of their path. */
export const personParts = [
  ...(['address', 'tel', 'electronic', 'otherInfo', 'bankAccount', 'family', 'structure', 'education', 'workExperience'] as const),
  ...(['sacrifice', 'disease', 'experiment', 'document', 'note'] as const),
] as const;
export type PersonPart = (typeof personParts)[number];

/** What follows from no form: days in an order, rows that open further fields. */
const chosen: Readonly<Partial<Record<PersonPart, FormValues>>> = {
  tel: { contactMechPurposeId: 'PhoneHome' },
  electronic: { contactMechPurposeId: 'EmailPersonal', infoString: 'a@b.ir' },
  family: { relationshipTypeEnumId: 'Spouse', birthDate: '1975-05-05', gender: 'N', maritalStatusEnumId: 'MarsMarried' },
  workExperience: { fromDate: '2020-03-21', thruDate: '2021-03-20' },
  experiment: { nextExperimentDate: '2027-04-01' },
  document: { documentTypeEnumId: 'AttContract', expiryDate: '2026-06-01' },
};

const nine = '001275499';
const codes: Readonly<Partial<Record<CodeKind, string>>> = {
  nationalCode: `${nine}${nationalCodeCheckDigit(nine)}`,
  sheba: makeSheba('012', '975310'.padStart(19, '0')),
  bankCard: '6104331234567890',
  phone: '12345',
  postalCode: '1234567890',
  insuranceNumber: '12345678',
  digits: '123456789',
  alphanumeric: 'A123',
};

/** Where one place of each kind lies in the one before it. */
const placesSql = `select c.geo_id as "City", r.geo_id as "Postal_Code", s.geo_id as "County", s.parent_geo_id as "Province", 'IRN' as "Country"
  from geo c join geo r on r.geo_id = c.parent_geo_id join geo s on s.geo_id = r.parent_geo_id where c.geo_type_enum_id = 'GEOT_CITY' order by c.geo_id limit 1`;
// what has something under it first, or the lists below it would be empty
const enumerationsSql = `select e.enum_type_id as type, e.enum_id as "enumId", e.parent_enum_id as "parentEnumId" from enumeration e
  where e.option_indicator = 'Y' order by exists (select from enumeration below where below.parent_enum_id = e.enum_id) desc, e.sequence_num, e.enum_id`;

type Choices = (field: FieldDefinition, values: FormValues) => string | null;

/** The first row that a select offers, of the lists that are the same for all companies. */
async function choicesOf(owner: pg.Pool): Promise<Choices> {
  const places = (await owner.query<Record<string, string>>(placesSql)).rows[0] ?? {};
  const rows = (await owner.query<OptionRow>(enumerationsSql)).rows;
  return (field, values) => {
    const { options } = field;
    if (typeof options === 'string' && options in places) return places[options] ?? null;
    const [list, under] = typeof options === 'string' ? options.split('/') : [];
    const all = knownRows(field) ?? rows.filter(({ type, parentEnumId }) => type === list && (under === undefined || parentEnumId === under));
    const first = (field.filterOptions?.(all, values) ?? all)[0];
    return first === undefined ? null : String(first['enumId']);
  };
}

/** Text that says of which class it is. */
export const marked = (mark: string, { class: fieldClass = 'public' }: Pick<FieldDefinition, 'class'>): string => `${mark}-${fieldClass}`;

function storedOf(field: FieldDefinition, values: FormValues, mark: string, choices: Choices): unknown {
  switch (field.type) {
    case 'select':
      return choices(field, values);
    case 'date':
      return field.name === 'thruDate' ? null : '2026-04-01';
    case 'number':
    case 'float':
      return Math.max(field.min ?? 5, 5);
    case 'indicator':
      return 'Y';
    case 'text':
      return ((field.code && codes[field.code]) ?? marked(mark, field)).slice(0, field.maxLength);
    case 'textarea':
      return marked(mark, field);
    default:
      return null;
  }
}

/** Values for every field of a form that shows with them, but for files. */
function filled(form: FormDefinition, mark: string, choices: Choices, given: FormValues = {}): FormValues {
  const fields = fieldsOf(form).filter(({ field }) => field.readOnly !== true && field.type !== 'file');
  let values: FormValues = given;
  for (const { path, field } of fields) if (!(path in values)) values = { ...values, [path]: storedOf(field, values, mark, choices) };
  const hidden = fields.filter(({ field }) => field.visibleWhen?.(values) === false).map(({ path }) => path);
  return Object.fromEntries(Object.entries(values).filter(([path]) => !hidden.includes(path)));
}

export interface PartBody {
  readonly path: string;
  readonly body: FormValues;
  /** Fields that take a file. */
  readonly files: readonly string[];
}

export interface People {
  /** For each part what adds a row of it, but for `partyId` and files; texts bear the mark and their class. */
  readonly bodies: (mark: string) => Readonly<Record<PersonPart, PartBody>>;
  readonly choices: Choices;
}

/** @throws when a part that some slice has is not in `personParts`. */
export async function fillPeople(owner: pg.Pool): Promise<People> {
  const choices = await choicesOf(owner);
  const forms = new Map(
    [...partsOfPeople().values()].flatMap(({ part }) => (part.create.path.startsWith(PATH) ? [[part.create.path.slice(PATH.length), part.form] as const] : [])),
  );
  const unknown = [...forms.keys()].filter((name) => !personParts.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`parts of people without a place here: ${unknown.join(' ')}`);
  const bodyOf = (part: PersonPart, mark: string): PartBody => {
    const form = forms.get(part);
    if (form === undefined) throw new Error(`no part ${part}`);
    const files = fieldsOf(form).flatMap(({ path, field }) => (field.type === 'file' ? [path] : []));
    return { path: `${PATH}${part}`, body: filled(form, mark, choices, chosen[part]), files };
  };
  return { choices, bodies: (mark) => Object.fromEntries(personParts.map((part) => [part, bodyOf(part, mark)])) as Record<PersonPart, PartBody> };
}

/** All base facts of somebody as their form takes them, but for the version; texts bear the mark and their class. */
export function baseFacts(person: PersonName, mark: string, { choices }: Pick<People, 'choices'>, more: FormValues = {}): FormValues {
  const { nationalCode, birthDate, pseudoId, firstName, lastName } = factsOf(person);
  const known = {
    firstName,
    lastName,
    nationalCode,
    birthDate,
    idNumber: pseudoId,
    insuranceNumber: `00${pseudoId}7788`,
    personStatusId: 'ActiveRel',
    employmentStatusEnumId: 'EmsOfficial',
  };
  return filled(factsForm, mark, choices, {
    ...known,
    countryGeoId: 'IRN',
    gender: 'Y',
    maritalStatusEnumId: 'MarsMarried',
    militaryCode: 'M1234',
    passportNumber: 'P1234',
    ...more,
  });
}
