import { expect, test } from 'vitest';
import { xmlText } from './xml-text.ui.ts';

const NAME = '\u06a9\u0627\u0631';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const wide = (text: string, isLittle: boolean): number[] =>
  [...text].flatMap((one) => (isLittle ? [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8] : [one.charCodeAt(0) >> 8, one.charCodeAt(0) & 255]));

test('a text is read by its mark, by what it declares, or as UTF-8', () => {
  expect(xmlText(bytes(`<a name="${NAME}"/>`))).toBe(`<a name="${NAME}"/>`);
  expect(xmlText(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes('<a/>')]))).toBe('<a/>');
  expect(xmlText(Uint8Array.from([0xff, 0xfe, ...wide(`<${NAME}/>`, true)]))).toBe(`<${NAME}/>`);
  expect(xmlText(Uint8Array.from([0xfe, 0xff, ...wide(`<${NAME}/>`, false)]))).toBe(`<${NAME}/>`);
  expect(xmlText(Uint8Array.from(wide('<a/>', true)))).toBe('<a/>');
  // the letters of Persian in windows-1256
  const declared = '<?xml version="1.0" encoding="windows-1256"?><a>';
  expect(xmlText(Uint8Array.from([...bytes(declared), 0xdf, 0xc7, 0xd1]))).toBe(`${declared}\u0643\u0627\u0631`);
});

test('an encoding that is none, and bytes that are no text, are told', () => {
  expect(xmlText(bytes('<?xml version="1.0" encoding="klingon"?><a/>'))).toBeUndefined();
  expect(xmlText(Uint8Array.from([0x3c, 0xff, 0xfe]))).toBeUndefined();
});
