import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://hr.example.ir', 'https://hr.example.ir'],
  ['https://HR.example.ir:8443/', 'https://hr.example.ir:8443'],
])('the public address %j is %j', (text, origin) => expect(readSettings({ HCM_PUBLIC_URL: text }).publicUrl).toBe(origin));

test.each(['hr.example.ir', 'https://hr.example.ir/hr', 'javascript:alert(1)', 'https://user:secret@hr.example.ir', 'https://'])('the public address is not %s', (text) =>
  expect(() => readSettings({ HCM_PUBLIC_URL: text })).toThrow(SettingsError),
);
