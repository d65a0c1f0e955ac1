import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundaryOf, partsOf } from './multipart.server.ts';

const body = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'));
const HEAD = 'Content-Disposition: form-data; name="file"';

test('a form is read as browsers write it, whatever stands in its names and files', async () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ unit: fc.constantFrom('"', '%22', '\r\n', ';', '--', '=', '\u06CC'), maxLength: 6 }));
  // names keep no lone line ends: all become CRLF
  const name = text
    .map((one) =>
      one
        .replace(/\r\n|[\r\n]/g, '\r\n')
        .replaceAll('\\', '/')
        .replace(/%(22|0D|0A)/gi, '%'),
    )
    .filter((one) => one.isWellFormed());
  // an empty name of a file Node does not write
  const file = fc.tuple(
    name.filter((one) => one !== ''),
    fc.uint8Array({ maxLength: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, fc.oneof(name, file)), { maxLength: 4 }), async (entries) => {
      const form = new FormData();
      for (const [key, value] of entries)
        if (typeof value === 'string') form.append(key, value);
        else form.append(key, new Blob([new Uint8Array(value[1])]), value[0]);
      const sent = new Response(form);
      const parts = partsOf(Buffer.from(await sent.arrayBuffer()), boundaryOf(sent.headers.get('content-type') ?? '') ?? '');
      const expected = entries.map(([key, value]) => (typeof value === 'string' ? [key, undefined, Buffer.from(value)] : [key, value[0], Buffer.from(value[1])]));
      expect(parts?.map((part) => [part.name, part.fileName, part.bytes])).toEqual(expected);
    }),
  );
});

describe('what other programs write is read too:', () => {
  test.each([
    ['a quote with a backslash', `${HEAD}; filename="a\\"b.pdf"`, 'a"b.pdf'],
    ['no quotes', 'content-disposition: form-data;filename=a.pdf;name=file', 'a.pdf'],
    ['a name as RFC 5987 has it', `${HEAD}; filename*=UTF-8''%D8%A7.pdf`, '\u0627.pdf'],
    ['such a name that is none', `${HEAD}; filename*=UTF-8''%D8.pdf`, ''],
  ])('%s', (_, head, fileName) => {
    expect(partsOf(body('--x', 'Content-Type: a/b', head, '', 'bytes', '--x--'), 'x')).toEqual([{ name: 'file', fileName, bytes: Buffer.from('bytes') }]);
  });
});

test.each([
  ['nothing', body('')],
  ['no end', body('--x', HEAD, '', 'bytes')],
  ['no head', body('--x', '', 'bytes', '--x--')],
  ['no name', body('--x', 'Content-Disposition: form-data', '', 'bytes', '--x--')],
  ['another boundary', body('--y', HEAD, '', 'bytes', '--y--')],
  ['something before it', body('a', '--x', HEAD, '', 'bytes', '--x--')],
  ['a head without end', body('--x', `${HEAD}; filename="${'a'.repeat(9_000)}"`, '', 'bytes', '--x--')],
])('%s is no form', (_, bytes) => {
  expect(partsOf(bytes, 'x')).toBeUndefined();
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data', undefined],
  ['multipart/mixed; boundary=abc', undefined],
  ['application/json', undefined],
  [`multipart/form-data; boundary=${'a'.repeat(71)}`, undefined],
])('the boundary of %s', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary);
});
