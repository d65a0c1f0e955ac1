import { describe, expect, test } from 'vitest';
import { checkField, checkForm, isEmpty } from './check.ts';
import { type CodeKind, defineForm, type FieldDefinition, type FormValues, fieldsOf } from './definition.ts';
import texts from './form.messages.fa.ts';

const today = '2026-03-21';
const field = (type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}): FieldDefinition => ({ type, name: 'x', label: 'X', ...more });
const form = (...fields: FieldDefinition[]) => defineForm({ key: 'a/b', sections: [{ fields }] });
const judge = (one: FieldDefinition, value: unknown) => checkField({ field: one, path: 'x' }, { x: value }, today);

/** Published samples: registries, banks' own pages, documentation of other libraries. */
const vectors: Readonly<Record<CodeKind, { readonly right: readonly string[]; readonly wrong: readonly string[] }>> = {
  nationalCode: { right: ['0499370899', '0790419904', '\u06f0\u06f0\u06f8\u06f4\u06f5\u06f7\u06f5\u06f9\u06f4\u06f8'], wrong: ['0499370898', '1111111111', '499370899', 'abc'] },
  legalEntityId: { right: ['10380284790', '10100302746'], wrong: ['10380284791', '1038028479'] },
  sheba: {
    right: ['IR820540102680020817909002', 'ir06 2960 0000 0010 0324 2000 01', '820540102680020817909002'],
    wrong: ['IR820540102680020817909003', 'GB82WEST12345698765432', 'IR82'],
  },
  bankCard: { right: ['6037701689095443', '6219-8610-3452-9007'], wrong: ['6219861034529008', '621986103452900'] },
  mobile: { right: ['09123456789', '+989123456789', '\u0660\u0669\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'], wrong: ['02188888888', '0912345678', '+449123456789'] },
  phone: { right: ['88001122', '+989123456789', '021-8800'], wrong: ['12a', '+4491234'] },
  postalCode: { right: ['1619735744', '16197-35744'], wrong: ['161973574', 'abcdefghij'] },
  insuranceNumber: { right: ['12345678', '0012345678'], wrong: ['1234567', '12345678901'] },
  email: { right: ['a@b.ir', 'First.Last+1@mail.example.com'], wrong: ['a@b', 'a b@c.ir', '@b.ir'] },
  latin: { right: ['Sara Ahmadi', 'HR-01/a'], wrong: ['\u0633ara'] },
  alphanumeric: { right: ['HR01', '\u06f1\u06f2a'], wrong: ['HR-01', 'H R'] },
  pseudoId: { right: ['100007', 'HR-01/a', '\u06f1\u06f2a'], wrong: ['--', '-1', 'H R', '\u0633'] },
  digits: { right: ['0012', '\u06f1\u0662'], wrong: ['12a'] },
};

test.each(Object.entries(vectors))('%s', (code, { right, wrong }) => {
  const one = field('text', { code: code as CodeKind });
  for (const value of right) expect([value, judge(one, value)]).toEqual([value, undefined]);
  for (const value of wrong) expect([value, judge(one, value)]).toEqual([value, texts.codes[code as CodeKind]]);
});

const rows = [
  { enumId: 'A', description: 'first' },
  { enumId: 'B', description: 'second', optionIndicator: 'N' },
];
const file = `${'a'.repeat(32)}.pdf`;

describe('built-in rules', () => {
  test.each<[string, FieldDefinition, unknown, string | undefined]>([
    ['nothing breaks nothing', field('number', { min: 5 }), null, undefined],
    ['another kind', field('text'), { a: 1 }, texts.kind('X')],
    ['controls', field('text'), 'a\u0007', texts.characters],
    ['too short', field('text', { minLength: 3 }), 'ab', texts.tooShort('\u06f3')],
    ['too long', field('textarea', { maxLength: 3 }), 'abcd', texts.tooLong('\u06f3')],
    ['just right', field('text', { minLength: 3, maxLength: 3 }), ' abc ', undefined],
    ['below zero', field('number'), -1, texts.atLeast('\u06f0')],
    ['below zero where it may', field('number', { min: -5 }), -5, undefined],
    ['over the bound', field('number', { max: 9 }), '10', texts.atMost('\u06f9')],
    ['no whole number', field('number'), 1.5, texts.whole],
    ['not safe', field('number'), 2 ** 53, texts.whole],
    ['no number', field('number'), 'abc', texts.whole],
    ['19 digits of rials', field('number', { money: true }), '1'.repeat(19), texts.amount],
    ['18 digits of rials', field('number', { money: true }), '1'.repeat(18), undefined],
    ['rials over the bound', field('number', { money: true, max: 1000 }), '1001', texts.atMost('\u06f1\u066c\u06f0\u06f0\u06f0')],
    ['three decimals', field('float'), 1.234, texts.decimals('\u06f2')],
    ['three decimals where they may be', field('float', { step: 0.001 }), 1.234, undefined],
    ['a whole step', field('float', { step: 1 }), 1.5, texts.noDecimals],
    ['no float', field('float'), '1,5', texts.decimal],
    ['minutes that are none', field('hour'), '08:75', texts.hour],
    ['more than a day', field('time'), 1440, texts.hourAtMost('\u06f2\u06f3:\u06f5\u06f9')],
    ['longer than its digits', field('longHour'), 600_000, texts.hourAtMost('\u06f9\u06f9\u06f9\u06f9:\u06f5\u06f9')],
    ['before the bound', field('hour', { min: 60 }), '0:59', texts.hourAtLeast('\u06f0\u06f1:\u06f0\u06f0')],
    ['an impossible day', field('date'), '1404/12/30', texts.dateLeapDay('\u06f1\u06f4\u06f0\u06f4')],
    [
      'the same in Persian digits, with a time',
      field('date', { withTime: true }),
      '\u06f1\u06f4\u06f0\u06f4/\u06f1\u06f2/\u06f3\u06f0 10:00',
      texts.dateLeapDay('\u06f1\u06f4\u06f0\u06f4'),
    ],
    ['30 Esfand of a leap year', field('date'), '1403/12/30', undefined],
    ['a 13th month', field('date'), '1404/13/01', texts.dateMonth],
    ['a 31st in autumn', field('date'), '1404/07/31', texts.dateDay],
    ['half a date', field('date'), '1404/12', texts.dateFormat],
    ['a year of two digits', field('date'), '04/12/01', texts.dateFormat],
    ['no Gregorian day', field('date'), '2026-02-31', texts.dateYear],
    ['a time too much', field('date'), '1404/12/01 10:00', texts.dateFormat],
    ['a time missing', field('date', { withTime: true }), '1404/12/01', texts.dateTimeFormat],
    ['an hour that is none', field('date', { withTime: true }), '1404/12/01 25:00', texts.dateTimeFormat],
    ['too early', field('date', { minDate: '2026-03-21' }), '2026-03-20', texts.dateMin('\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f1/\u06f0\u06f1')],
    ['too late', field('date', { maxDate: '2026-03-21' }), '2026-03-22', texts.dateMax('\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f1/\u06f0\u06f1')],
    ['past', field('date', { disablePast: true, minDate: '2000-01-01' }), '2026-03-20', texts.dateMin('\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f1/\u06f0\u06f1')],
    ['future', field('date', { disableFuture: true }), '2026-03-22', texts.dateMax('\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f1/\u06f0\u06f1')],
    ['today is neither', field('date', { disablePast: true, disableFuture: true, withTime: true }), '2026-03-21 23:59', undefined],
    ['an option', field('select', { options: rows }), 'A', undefined],
    ['no option', field('select', { options: rows }), 'Q', texts.option],
    ['a disabled option', field('select', { options: rows }), 'B', texts.optionDisabled],
    ['a list that only the server knows', field('select', { options: 'Province' }), 'Q', undefined],
    ['none where there is none', field('select', { options: 'Province' }), 'NA', texts.option],
    ['none', field('select', { options: rows, noneOption: true }), 'NA', undefined],
    ['a list of the product', field('select', { options: 'Gender' }), 'M', texts.option],
    ['several', field('multiselect', { options: rows }), ['A', 'Q'], texts.option],
    ['no list', field('multiselect'), 'A', texts.kind('X')],
    ['neither yes nor no', field('indicator'), 'T', texts.kind('X')],
    ['the other pair', field('switch', { indicator: { true: 'on', false: 'off' } }), 'Y', texts.kind('X')],
    ['a box is no pair', field('check'), 'Y', texts.kind('X')],
    ['upside down', field('range'), '[9,1]', texts.rangeOrder],
    ['outside', field('range'), '[0,101]', texts.rangeBounds('\u06f0', '\u06f1\u06f0\u06f0')],
    ['between the steps', field('range'), '[0.5,1]', texts.decimals('\u06f0')],
    ['inside', field('range', { min: -5, step: 0.5 }), [-0.5, 1], undefined],
    ['a file', field('file'), `${file};\u06a9.pdf`, undefined],
    ['a path for a file', field('file'), '../etc/passwd;a', texts.file],
    ['a path for a name', field('inputFile'), `${file};../a`, texts.file],
    ['no name at all', field('file'), `${file};`, texts.file],
    ['one bad file of two', field('filePro'), [{ name: `${file};a` }, { name: '.htaccess;a' }], texts.file],
    ['too many files', field('filePro'), Array.from({ length: 101 }, () => ({ name: `${file};a` })), texts.tooManyFiles('\u06f1\u06f0\u06f0')],
  ])('%s', (_, one, value, sentence) => expect(judge(one, value)).toBe(sentence));
});

test('what counts as empty', () => {
  const empty: readonly [FieldDefinition, unknown][] = [
    [field('text'), ' \u200c\t'],
    [field('textarea'), '\n \n'],
    [field('password'), '  '],
    [field('multiselect'), '[]'],
    [field('check'), false],
    [field('filePro'), [{ name: `${file};a`, deleted: true }]],
    [field('date'), undefined],
  ];
  const answers: readonly [FieldDefinition, unknown][] = [
    [field('number'), 0],
    [field('switch'), false],
    [field('indicator'), 'N'],
    [field('time'), 0],
    [field('date'), '1404/12'],
  ];
  for (const [one, value] of empty) expect([one.type, isEmpty(one, value)]).toEqual([one.type, true]);
  for (const [one, value] of answers) expect([one.type, isEmpty(one, value)]).toEqual([one.type, false]);
});

describe('submit order (spec 5)', () => {
  const seen: string[] = [];
  const watched = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
    ...field('text', { name, label: name }),
    validator: async (values: FormValues) => {
      seen.push(name);
      return { error: values['bad'] === name, helper: `about ${name}` };
    },
    ...more,
  });
  const definition = form(
    watched('a', { required: true }),
    { ...field('group', { name: 'g' }), items: [field('number', { name: 'n', label: 'n', required: true, max: 5 })] },
    field('text', { name: 'm', label: 'm', group: 'g' }),
    watched('b'),
    field('text', { name: 'bad' }),
  );
  const check = (values: FormValues, extraValidators = {}) => {
    seen.length = 0;
    return checkForm(definition, values, { today, extraValidators });
  };

  test('with a required field empty nothing else is judged, groups included', async () => {
    const result = await check({ a: '  ', g: { n: null, m: 'x' }, bad: 'b' });
    expect(result).toMatchObject({ outcome: 'required', summary: texts.allRequired('\u06f2') });
    expect(result.states).toEqual({ a: { error: true, helper: texts.required('a') }, 'g.n': { error: true, helper: texts.required('n') } });
    expect(Object.keys(result.states)).toEqual(['a', 'g.n']);
    expect(seen).toEqual([]);
  });

  test('then rules and validators over all values', async () => {
    const result = await check({ a: 'x', g: { n: 9 }, bad: 'b' });
    expect(result).toMatchObject({ outcome: 'invalid', summary: texts.someInvalid });
    expect(result.states).toEqual({ a: { error: false, helper: 'about a' }, 'g.n': { error: true, helper: texts.atMost('\u06f5') }, b: { error: true, helper: 'about b' } });
    expect(seen).toEqual(['a', 'b']);
  });

  test('ok, with the values in their stored form', async () => {
    expect(await check({ a: ' \u0643 ', g: { n: '\u06f5' } })).toMatchObject({ outcome: 'ok', summary: undefined, values: { a: '\u06a9', g: { n: 5, m: null }, b: null } });
  });

  test('the page adds validators of its own; a hint stops nothing', async () => {
    expect((await check({ a: 'x', g: { n: 1 } }, { a: () => ({ error: true, helper: 'taken' }) })).states['a']).toEqual({ error: true, helper: 'taken' });
    const hinted = await check({ a: 'x', g: { n: 1 } }, { 'g.m': async () => ({ error: false, helper: 'well' }) });
    expect([hinted.outcome, hinted.states['g.m']]).toEqual(['ok', { error: false, helper: 'well' }]);
  });

  test('a validator that fails is no answer', async () => {
    await expect(check({ a: 'x', g: { n: 1 } }, { a: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
  });
});

test('hidden by visibleWhen: not judged and empty. Hidden by display: judged (guide 3.1)', async () => {
  const definition = form(
    field('text', { name: 'a', label: 'a', required: true, visibleWhen: () => false, code: 'digits' }),
    field('text', { name: 'b', label: 'b', required: true, display: false }),
  );
  expect(await checkForm(definition, { a: 'x', b: 'y' }, { today })).toMatchObject({ outcome: 'ok', values: { a: null, b: 'y' } });
  expect(await checkForm(definition, { a: 'x' }, { today })).toMatchObject({ outcome: 'required', states: { b: { error: true } } });
});

test('a locked field may be empty; what it holds is judged all the same', async () => {
  const definition = form(field('text', { name: 'a', label: 'a', required: true, readOnly: true, code: 'digits' }));
  expect((await checkForm(definition, {}, { today })).outcome).toBe('ok');
  expect((await checkForm(definition, { a: 'x' }, { today })).outcome).toBe('invalid');
});

test('every path of a form is told once', () => {
  const definition = form({ ...field('group', { name: 'g' }), items: [field('text', { name: 'a' })] }, field('text', { name: 'b', group: 'h' }), field('text', { name: 'c' }));
  expect(fieldsOf(definition).map(({ path }) => path)).toEqual(['g.a', 'h.b', 'c']);
});
