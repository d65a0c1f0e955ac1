import { describe, expect, test } from 'vitest';
import { isSignature, signaturePayload, unsignedCalls } from './signature.ts';

describe('what is signed', () => {
  test.each([
    ['a body', 'POST', '/api/rest/s1/hcm/loginHistory', { loginType: 'Y' }, '{"loginType":"Y"}'],
    ['a body before the query', 'PUT', '/api/rest/s1/hcm/x?a=1', { b: 2 }, '{"b":2}'],
    ['an empty body', 'POST', '/api/rest/s1/hcm/x', {}, '{}'],
    ['the values of the query in order', 'GET', '/api/rest/s1/hcm/x?b=2&a=10&c=1', undefined, '1102'],
    ['decoded values', 'GET', '/api/rest/s1/hcm/x?q=%D8%B9%D9%84%DB%8C+a', undefined, '\u0639\u0644\u06CC a'],
    ['values that are badly encoded', 'GET', '/api/rest/s1/hcm/x?q=%ZZ', undefined, '%ZZ'],
    ['a name without value', 'GET', '/api/rest/s1/hcm/x?q', undefined, ''],
    ['the path after /s1/', 'GET', '/api/rest/s1/hcm/getRoles', undefined, 'hcm/getRoles'],
    ['the path below /api without /s1/', 'GET', '/api/rest/api_key', undefined, 'rest/api_key'],
    ['a GET never by its body', 'GET', '/api/rest/s1/hcm/getRoles', { a: 1 }, 'hcm/getRoles'],
    ['an empty query', 'GET', '/api/rest/s1/hcm/getRoles?', undefined, 'hcm/getRoles'],
    ['a question mark inside a value', 'GET', '/api/rest/s1/x?q=a?b', undefined, 'a?b'],
  ])('%s', (_, method, url, body, payload) => {
    expect(signaturePayload(method, url, body)).toBe(payload);
  });

  test.each([...unsignedCalls])('%s carries no signature', (name) => {
    expect(signaturePayload('POST', `/api/rest/s1/hcm/${name}?a=1`, { a: 1 })).toBeUndefined();
  });

  test('a name that only contains an exempt one is signed', () => {
    expect(signaturePayload('GET', '/api/rest/s1/hcm/registerMore', undefined)).toBe('hcm/registerMore');
  });
});

test('form of a signature', () => {
  expect([isSignature('0'.repeat(64)), isSignature('0'.repeat(63)), isSignature('G'.repeat(64)), isSignature('A'.repeat(64))]).toEqual([true, false, false, false]);
});
