import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { givenSettings, wholeSettings } from './settings-schema.ts';
import { defaultSettings, readSettings, sameSettings } from './user-settings.ts';

test('an object of an older version keeps what is known and is completed with the defaults', () => {
  const old = {
    layout: { style: 'layout2', config: { mode: 'wide', navbar: { folded: true, position: 'left' } }, gone: 1 },
    theme: { main: 'slate', navbar: 'neon' },
    customScrollbars: false,
  };
  expect(readSettings(old)).toEqual({
    ...defaultSettings,
    layout: { style: 'layout2', config: { ...defaultSettings.layout.config, navbar: { display: true, folded: true, position: 'start' } } },
    theme: { ...defaultSettings.theme, main: 'slate' },
    customScrollbars: false,
  });
});

test.each([undefined, null, 7, 'text', [], {}, { layout: null, theme: 'slate' }])('%j reads as the defaults', (stored) => {
  expect(readSettings(stored)).toEqual(defaultSettings);
});

test('what is missing may come from another base', () => {
  const base = readSettings({ density: 'comfortable', theme: { footer: 'tech' } });
  expect(readSettings({ theme: { main: 'beach' } }, base)).toEqual({ ...base, theme: { ...base.theme, main: 'beach' } });
});

test('sameSettings compares the choices, not the order of the names', () => {
  const turned = Object.fromEntries(Object.entries(defaultSettings).reverse()) as unknown as typeof defaultSettings;
  expect(sameSettings(defaultSettings, turned)).toBe(true);
  expect(sameSettings(defaultSettings, { ...defaultSettings, fontSize: 105 })).toBe(false);
});

test.each([
  ['a foreign name', { colour: 'red' }],
  ['a foreign name inside', { theme: { sidebar: 'tech' } }],
  ['a foreign value', { theme: { main: 'neon' } }],
  ['a font size between', { fontSize: 101 }],
  ['text for a switch', { reducedMotion: 'true' }],
])('the schema refuses %s', (_, value) => {
  expect(safeParse(givenSettings, value).success).toBe(false);
});

test('the schemas take whole settings, and parts where parts are allowed', () => {
  expect(safeParse(wholeSettings, defaultSettings).success).toBe(true);
  expect(safeParse(givenSettings, { theme: { main: 'slate' } }).success).toBe(true);
  expect(safeParse(wholeSettings, { theme: { main: 'slate' } }).success).toBe(false);
});
