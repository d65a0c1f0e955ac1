import { describe, expect, test } from 'vitest';
import { acceptsFile, displayNameIn, displayNameOf, fileValue, storedNameIn } from './file-value.ts';

const name = `${'aB3'.repeat(10)}Zz.png`;

describe('a stored name', () => {
  test('is found alone and before its display name', () => {
    expect([name, `${name};holiday.png`, `${name};`, `${name};a;b`, name.replace('png', 'mp4')].map(storedNameIn)).toEqual([name, name, name, name, name.replace('png', 'mp4')]);
  });

  test.each([
    '',
    ';',
    `;${name}`,
    `../${name}`,
    `..%2f${name}`,
    '/etc/passwd',
    'C:\\files\\a.png',
    `\\\\server\\share\\${name}`,
    `//server/share/${name}`,
    `file:///${name}`,
    `..\\..\\${name}`,
    `%2e%2e/${name}`,
    `${name}/../${name}`,
    `${name}%00`,
    `${name}\u0000.pdf`,
    name.slice(1),
    `a${name}`,
    name.replace('.png', ''),
    name.replace('.png', '.PNG'),
    name.replace('.png', '.png.part'),
    name.replace('.png', '.7z'),
    `${name}\n`,
    ` ${name}`,
    name.replace('B', '%'),
    name.replace('B', '\u0430'),
  ])('%j names no file', (text) => {
    expect(storedNameIn(text)).toBeUndefined();
  });
});

test.each([
  ['holiday.png', 'holiday.png'],
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\photos\\me.jpg', 'me.jpg'],
  ['a;b.png', 'ab.png'],
  ['a\u202egnp.png', 'agnp.png'],
  ['a\u0000\u001b.png', 'a.png'],
  ['\u0639\u06a9\u0633.png', '\u0639\u06a9\u0633.png'],
  ['photos/', 'file'],
  ['', 'file'],
  ['..', '..'],
  ['\\\\server\\share\\a.pdf', 'a.pdf'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
  ['two\r\nlines\t\u2028.png', 'twolines.png'],
])('%j is shown as %j', (fileName, shown) => {
  expect(displayNameOf(fileName)).toBe(shown);
});

test.each([
  [fileValue(name, 'report.pdf'), 'report.pdf'],
  [`${name};a;b.pdf`, 'a;b.pdf'],
  [name, name],
  [`${name};`, `${name};`],
])('the value %j is shown as %j', (value, shown) => {
  expect(displayNameIn(value)).toBe(shown);
});

describe('accept', () => {
  test.each([
    [[], 'a.exe', '', true],
    [['.pdf', '.DOCX'], 'A.PDF', '', true],
    [['.pdf', '.DOCX'], 'a.docx', '', true],
    [['.pdf'], 'a.pdf.exe', 'application/pdf', false],
    [['.pdf'], 'pdf', '', false],
    [['image/*'], 'a', 'image/png', true],
    [['image/*'], 'a.png', 'IMAGE/PNG', true],
    [['image/*'], 'a.png', 'imagery/png', false],
    [['audio/*', 'video/*'], 'a.mp4', 'video/mp4', true],
    [['audio/*'], 'a.mp4', 'video/mp4', false],
    [['application/pdf'], 'a', 'Application/PDF', true],
    [[' .csv '], 'a.csv', '', true],
  ] as const)('%j of %s (%s): %s', (accept, fileName, type, taken) => {
    expect(acceptsFile(accept, { name: fileName, type })).toBe(taken);
  });
});
