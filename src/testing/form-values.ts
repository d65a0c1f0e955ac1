/** Random forms and values: right ones, ones typed in any script, and ones no field takes. For properties of the form kit. */
import fc from 'fast-check';
import { type CodeKind, type FieldDefinition, type FieldType, type FormDefinition, type FormValues, fieldsOf, fieldTypes, valueAt, withValue } from '#kernel/form/definition.ts';
import { knownRows, NONE_ID } from '#kernel/form/options.ts';
import { isBankCard, isLegalEntityId, makeSheba, nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';

/** The types that hold a value of their own; a group is made of them. */
export const valueTypes = fieldTypes.filter((type) => type !== 'group' && type !== 'display' && type !== 'render');

const digits = (length: number): fc.Arbitrary<string> => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

/** Digits with the last one that makes the code right; undefined when none does. */
const closed = (first: string, isRight: (code: string) => boolean): string | undefined => [...'0123456789'].map((last) => first + last).find(isRight);
const closing = (length: number, isRight: (code: string) => boolean): fc.Arbitrary<string> =>
  digits(length)
    .map((first) => closed(first, isRight))
    .filter((code) => code !== undefined);

export const rightCodes: Readonly<Record<CodeKind, fc.Arbitrary<string>>> = {
  nationalCode: digits(9)
    .filter((first) => !/^(\d)\1*$/.test(first))
    .map((first) => first + nationalCodeCheckDigit(first)),
  legalEntityId: closing(10, isLegalEntityId),
  sheba: fc.tuple(digits(3), digits(19)).map(([bank, account]) => makeSheba(bank, account)),
  bankCard: closing(15, isBankCard),
  mobile: digits(9).map((rest) => `09${rest}`),
  phone: fc.integer({ min: 3, max: 8 }).chain(digits),
  postalCode: digits(10),
  insuranceNumber: fc.integer({ min: 8, max: 10 }).chain(digits),
  email: fc.constantFrom('a@b.ir', 'First.Last+1@mail.example.com'),
  latin: fc.string({ unit: fc.constantFrom(...'aZ09-_./ '), minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text),
  alphanumeric: fc.string({ unit: fc.constantFrom(...'aZ09'), minLength: 1, maxLength: 12 }),
  pseudoId: fc.tuple(fc.constantFrom(...'aZ09'), fc.string({ unit: fc.constantFrom(...'aZ09._/-'), maxLength: 11 })).map((parts) => parts.join('')),
  digits: fc.integer({ min: 1, max: 12 }).chain(digits),
};

/** Words as a Persian keyboard gives them when it is set right: heh, alef, yeh, keheh, ZWNJ between letters, Persian digits. */
const word = fc.string({ unit: fc.constantFrom('\u0627', '\u06cc', '\u06a9', '\u0647', '\u06f5', 'a', '7', '-'), minLength: 1, maxLength: 8 });
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const hundredths = fc.integer({ min: 0, max: 100_000_000 }).map((value) => value / 100);
const fileName = fc.tuple(fc.stringMatching(/^[0-9A-Za-z]{32}$/), word).map(([stored, shown]) => `${stored}.pdf;${shown}.pdf`);

const idsOf = (field: FieldDefinition): readonly string[] => [...(knownRows(field) ?? []).map(({ enumId }) => String(enumId)), ...(field.noneOption ? [NONE_ID] : [])];
const oneId = (field: FieldDefinition): fc.Arbitrary<string> =>
  idsOf(field).length > 0 ? fc.constantFrom(...idsOf(field)) : fc.stringMatching(/^[A-Za-z]{1,8}$/).filter((id) => id !== NONE_ID);
const manyIds = (field: FieldDefinition): fc.Arbitrary<string> => fc.uniqueArray(oneId(field), { minLength: 1, maxLength: 3 }).map((ids) => JSON.stringify(ids));
const pair = ({ indicator = { true: 'Y', false: 'N' } }: FieldDefinition): fc.Arbitrary<string> => fc.constantFrom(indicator.true, indicator.false);
const minutes = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });

type Maker = (field: FieldDefinition) => fc.Arbitrary<unknown>;
const rightValues: Readonly<Record<FieldType, Maker>> = {
  text: ({ code }) => (code === undefined ? line : rightCodes[code]),
  textarea: () => lines,
  textResize: () => lines,
  password: () => fc.constantFrom('Abcd123!', '  spaces count  '),
  hour: () => minutes(5_999),
  longHour: () => minutes(599_999),
  number: ({ money }) => (money ? fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }).map(String) : fc.maxSafeNat()),
  float: () => hundredths,
  select: oneId,
  multiselect: manyIds,
  multiselectAll: manyIds,
  lazyselect: oneId,
  heavyselect: oneId,
  check: () => fc.boolean(),
  time: () => minutes(1_439),
  indicator: pair,
  switch: (field) => (field.indicator ? pair(field) : fc.boolean()),
  date: ({ withTime }) => (withTime ? fc.tuple(day, time).map((parts) => parts.join(' ')) : day),
  range: () => fc.tuple(minutes(50), minutes(50)).map(([from, more]) => JSON.stringify([from, from + more])),
  display: () => line,
  component: () => fc.oneof(fc.integer(), fc.boolean(), fc.array(line, { maxLength: 2 }), fc.record({ one: line, two: fc.integer() }, { noNullPrototype: true })),
  render: () => line,
  inputFile: () => fileName,
  file: () => fileName,
  filePro: () =>
    fc.array(
      fc.oneof(
        fileName.map((name) => ({ name })),
        fileName.map((name) => ({ name, deleted: true })),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  group: () => fc.constant({}),
};

/** Values the field stores, as they are stored. Bounds of length and size that the field sets may still refuse them. */
export const storedValueOf = (field: FieldDefinition): fc.Arbitrary<unknown> => rightValues[field.type](field);

const easternZeros = [0x06f0, 0x0660];
const otherLetters: Readonly<Record<string, readonly string[]>> = { '\u06cc': ['\u064a', '\u0649'], '\u06a9': ['\u0643'] };

/** The same text from other keyboards: digits of three scripts, Arabic yeh and kaf, tatweel and invisible signs in between. */
export const otherScripts = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.nat(2), { minLength: text.length, maxLength: text.length })
    .map((choices) =>
      [...text]
        .map((letter, at) => {
          const choice = choices[at] ?? 0;
          const zero = easternZeros[choice - 1];
          if (/\d/.test(letter) && zero !== undefined) return String.fromCharCode(zero + Number(letter));
          return otherLetters[letter]?.[choice - 1] ?? letter;
        })
        .join(''),
    )
    .chain((typed) => fc.constantFrom(typed, ` ${typed} `, `\u200e${typed}`, `${typed}\u200b`));

/** What people type wrong and programs send: half codes, impossible dates, ids of nothing, values of another kind. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '-',
    '0',
    '-1',
    '007',
    '1,5',
    '12.345',
    '12/5',
    '99:99',
    '24:00',
    '1404/12/30',
    '1404/13/01',
    '1404-12-29',
    '2026-02-31',
    '2026-03-21 25:00',
    'NA',
    'Q',
    '[1,2]',
    '["Q"]',
    '[9,1]',
    '[',
    '../etc;passwd',
  ),
  fc.constantFrom<unknown>(0, -5, 0.001, 1e21, 2 ** 53, true, false, null, undefined, [], ['Y', 'Y'], [1, 2], {}, { name: 'a;b' }),
  line,
  fc.string({ unit: fc.constantFrom('0', '\u06f5', '\u0665', '.', '/', ':', '-', ',', '\u066c', '\u064a', '\u0643', '\u200c', ' ', 'I', 'r'), maxLength: 12 }),
);

/** Anything that may arrive in a field: stored, typed or wrong. */
export const anyValueOf = (field: FieldDefinition): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: storedValueOf(field) },
    { weight: 3, arbitrary: storedValueOf(field).chain((value) => otherScripts(String(value))) },
    { weight: 2, arbitrary: strange },
  );

const rows = [
  { enumId: 'A', description: 'first', sequenceNum: 2 },
  { enumId: 'B', description: 'second', sequenceNum: 1 },
  { enumId: 'C', description: 'third', optionIndicator: 'N' },
];

/** Attributes that only some types read. */
const attributes: Readonly<Partial<Record<FieldType, fc.Arbitrary<Partial<FieldDefinition>>>>> = {
  text: fc.oneof(
    fc.constantFrom<Partial<FieldDefinition>>({}, { minLength: 3, maxLength: 12 }),
    fc.constantFrom(...(Object.keys(rightCodes) as CodeKind[])).map((code) => ({ code })),
  ),
  number: fc.constantFrom<Partial<FieldDefinition>>({}, { money: true }, { min: -10, max: 1000 }),
  float: fc.constantFrom<Partial<FieldDefinition>>({}, { step: 0.001 }, { max: 20 }),
  select: fc.constantFrom<Partial<FieldDefinition>>({ options: rows }, { options: 'Gender' }, { options: 'Province', noneOption: true }, { options: rows, noneOption: true }),
  multiselect: fc.constantFrom<Partial<FieldDefinition>>({ options: rows }, { options: 'SkillType' }),
  switch: fc.constantFrom<Partial<FieldDefinition>>({}, { indicator: { true: 'on', false: 'off' } }),
  indicator: fc.constantFrom<Partial<FieldDefinition>>({}, { indicator: { true: '1', false: '0' } }),
  date: fc.constantFrom<Partial<FieldDefinition>>({}, { withTime: true }, { disableFuture: true }, { minDate: '2000-01-01', maxDate: '2030-01-01' }),
  range: fc.constantFrom<Partial<FieldDefinition>>({}, { min: 10, max: 60 }, { optional: true }),
};

/** A field of a type with random attributes of that type. */
export const fieldOf = (type: FieldType, name: string = type): fc.Arbitrary<FieldDefinition> =>
  (attributes[type] ?? fc.constant({})).map((more) => ({ type, name, label: `label of ${name}`, ...more }));

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const free = fc.constantFrom<Partial<FieldDefinition>>({}, { required: true }, { display: false, required: true }, { readOnly: true, required: true });

/** Rules that hang on another field: it hides, demands, locks, refuses or computes this one. */
const dependence = (path: string): fc.Arbitrary<Partial<FieldDefinition>> =>
  fc.constantFrom<Partial<FieldDefinition>>(
    { visibleWhen: (values) => valueAt(values, path) !== null },
    { visibleWhen: (values) => text(valueAt(values, path)).length % 2 === 0, required: true },
    { requiredWhen: (values) => valueAt(values, path) === null },
    { readOnlyWhen: (values) => valueAt(values, path) === null, required: true },
    { validator: async (values) => ({ error: text(valueAt(values, path)).length === 3, helper: '\u06a9' }) },
    { validator: () => ({ error: false, helper: '\u06cc' }) },
    { value: (values) => text(valueAt(values, path)) },
  );

/** What field number `at` says beyond its type. Fields hang on earlier ones only: a circle of rules is a fault of its own. */
const rulesOf = (at: number, to: number): fc.Arbitrary<Partial<FieldDefinition>> => (at === 0 ? free : fc.oneof(free, dependence(`f${to % at}`)));

/** Forms of up to twelve fields of any type, some in groups, that hide, demand, compute and validate by one another. */
export const anyDefinition: fc.Arbitrary<FormDefinition> = fc
  .array(fc.tuple(fc.constantFrom<FieldType>(...valueTypes, 'display'), fc.nat(11), fc.constantFrom('alone', 'alone', 'alone', 'within', 'group')), { minLength: 1, maxLength: 12 })
  .chain((plan) =>
    fc.tuple(
      ...plan.map(([type, to, place], at) =>
        fc.tuple(fieldOf(type, `f${at}`), rulesOf(at, to)).map(([field, more]): FieldDefinition => {
          if (place === 'within') return { ...field, ...more, group: 'g' };
          return place === 'group' ? { type: 'group', name: `f${at}`, label: '', items: [{ ...field, ...more, name: 'one' }] } : { ...field, ...more };
        }),
      ),
    ),
  )
  .map((fields) => ({ key: 'testing/random', sections: [{ fields }] }));

/** A form with values for some of its fields. */
export const anyFilledForm: fc.Arbitrary<{ readonly definition: FormDefinition; readonly values: FormValues }> = anyDefinition.chain((definition) =>
  fc.tuple(...fieldsOf(definition).map(({ field }) => fc.option(anyValueOf(field), { freq: 6, nil: undefined }))).map((values) => ({
    definition,
    values: fieldsOf(definition).reduce<FormValues>((all, { path }, at) => (values[at] === undefined ? all : withValue(all, path, values[at])), {}),
  })),
);
