/** The JSON Schema of a field's stored value, for the OpenAPI document and the fuzzer. It describes; `checkForm` decides. */
import type { CodeKind, FieldDefinition, FieldType, PlacedField } from './definition.ts';
import { hourDigits, pairOf } from './normalise.ts';
import { knownRows, toOptions } from './options.ts';
import { rangeBounds } from './rules.ts';

type Shape = Readonly<Record<string, unknown>>;

const codeShapes: Readonly<Record<CodeKind, Shape>> = {
  nationalCode: { pattern: '^[0-9]{10}$' },
  legalEntityId: { pattern: '^[0-9]{11}$' },
  sheba: { pattern: '^IR[0-9]{24}$' },
  bankCard: { pattern: '^[0-9]{16}$' },
  mobile: { pattern: '^09[0-9]{9}$' },
  phone: { pattern: '^[0-9]+$' },
  postalCode: { pattern: '^[0-9]{10}$' },
  insuranceNumber: { pattern: '^[0-9]{8,10}$' },
  email: { format: 'email' },
  latin: { pattern: '^[ -~]+$' },
  alphanumeric: { pattern: '^[A-Za-z0-9]+$' },
  pseudoId: { pattern: '^[0-9A-Za-z][0-9A-Za-z._/-]*$' },
  digits: { pattern: '^[0-9]+$' },
};

const given = (facts: Shape): Shape => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

const text = ({ code, minLength, maxLength }: FieldDefinition): Shape => ({
  type: 'string',
  ...(code ? codeShapes[code] : {}),
  ...given({ minLength: minLength ?? 1, maxLength }),
});

const minutes = (field: FieldDefinition): Shape => {
  const most = field.type === 'time' ? 1439 : 10 ** hourDigits(field) * 60 - 1;
  return { type: 'integer', minimum: field.min ?? 0, maximum: field.max ?? most };
};

const number = ({ money, min, max }: FieldDefinition): Shape =>
  money ? { type: 'string', pattern: `^${min !== undefined && min < 0 ? '-?' : ''}[0-9]{1,18}$` } : { type: 'integer', minimum: min ?? 0, maximum: max ?? Number.MAX_SAFE_INTEGER };

function select(field: FieldDefinition): Shape {
  const rows = field.filterOptions === undefined ? knownRows(field) : undefined;
  const ids = rows && toOptions(field, rows).flatMap(({ id, isDisabled }) => (isDisabled ? [] : [id]));
  return ids?.length ? { type: 'string', enum: ids } : { type: 'string', minLength: 1 };
}

const jsonText = { type: 'string', contentMediaType: 'application/json' };

const truth = (field: FieldDefinition): Shape => {
  const pair = pairOf(field);
  return pair === undefined ? { type: 'boolean' } : { type: 'string', enum: [pair.true, pair.false] };
};

const range = (field: FieldDefinition): Shape => {
  const { min, max } = rangeBounds(field);
  return { ...jsonText, description: `[from, to] between ${min} and ${max}` };
};

const fileName = { type: 'string', description: 'storedName;displayName' };
const file = (): Shape => fileName;

const shapes: Readonly<Record<FieldType, (field: FieldDefinition) => Shape>> = {
  text,
  textarea: text,
  textResize: text,
  password: text,
  hour: minutes,
  longHour: minutes,
  number,
  float: ({ min, max }) => given({ type: 'number', minimum: min ?? 0, maximum: max }),
  select,
  multiselect: () => ({ ...jsonText, description: 'list of ids' }),
  multiselectAll: () => ({ ...jsonText, description: 'list of ids' }),
  lazyselect: select,
  heavyselect: select,
  check: truth,
  time: minutes,
  indicator: truth,
  switch: truth,
  date: ({ withTime }) => ({ type: 'string', ...(withTime ? { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$' } : { format: 'date' }) }),
  range,
  display: () => ({}),
  component: () => ({}),
  render: () => ({}),
  inputFile: file,
  file,
  filePro: () => ({ type: 'array', items: { type: 'object', required: ['name'], properties: { name: fileName, downloaded: { type: 'boolean' }, deleted: { type: 'boolean' } } } }),
  group: () => ({}),
};

/** Required whatever the other values are. */
export const isAlwaysRequired = ({ field, within }: PlacedField): boolean =>
  [field, ...(within ? [within] : [])].every(({ visibleWhen, readOnlyWhen, disabled, readOnly, value }) => !visibleWhen && !readOnlyWhen && !disabled && !readOnly && !value) &&
  field.required === true;

/** JSON Schema of what the field stores; with null where it may be empty. */
export function jsonShapeOf(placed: PlacedField): Shape {
  const shape = { title: placed.field.label, ...shapes[placed.field.type](placed.field) };
  if (isAlwaysRequired(placed)) return shape;
  const { title, ...kind } = shape as Shape & { title: string };
  return Object.keys(kind).length === 0 ? shape : { title, anyOf: [kind, { type: 'null' }] };
}
