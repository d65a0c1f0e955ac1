import { expect, test } from 'vitest';
import type { Screen } from '#kernel/screen.ts';
import { screenHref, screenPath } from './href.ts';

const recipient = { path: '/viewRecipient/:accompanyId?', title: 't', chrome: 'full', access: 'session' } satisfies Screen;
const profile = { path: '/personnel/profile', title: 't', chrome: 'full', access: 'session', search: { partyId: 'text', page: 'integer' } } satisfies Screen;

test('params are encoded, an absent optional one leaves no trace', () => {
  expect(screenHref(recipient, { params: { accompanyId: 'a/b c' } })).toBe('/viewRecipient/a%2Fb%20c');
  expect(screenHref(recipient, {})).toBe('/viewRecipient');
  expect(screenPath('/:x?')).toBe('/');
});

test('search values that are empty or undefined are left out', () => {
  expect(screenHref(profile, { search: { partyId: 'p&q', page: 0 } })).toBe('/personnel/profile?partyId=p%26q&page=0');
  expect(screenHref(profile, { search: { partyId: '', page: undefined } })).toBe('/personnel/profile');
});
