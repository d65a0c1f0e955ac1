import { expect, test } from 'vitest';
import { isSlipOf } from './alike.ts';

test('a short word is taken for another by a letter of the same sound or shape, or by two that changed places', () => {
  expect(isSlipOf('\u0631\u0638\u0627', '\u0631\u0636\u0627')).toBe(true);
  expect(isSlipOf('\u0631\u0635\u0627', '\u0631\u0636\u0627')).toBe(true);
  expect(isSlipOf('\u0631\u0627\u0636', '\u0631\u0636\u0627')).toBe(true);
});

test('any other letter makes another name, and so does a letter more', () => {
  expect(isSlipOf('\u0639\u0644\u06cc', '\u0648\u0644\u06cc')).toBe(false);
  expect(isSlipOf('\u0631\u0636\u0627', '\u0631\u0636\u0627')).toBe(false);
  expect(isSlipOf('\u0631\u0636', '\u0631\u0636\u0627')).toBe(false);
});
