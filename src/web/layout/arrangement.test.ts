import { expect, test } from 'vitest';
import { defaultSettings, readSettings } from '#kernel/settings/user-settings.ts';
import { arrangementOf } from './arrangement.ts';

const arranged = (style: string, config: object) => arrangementOf(readSettings({ layout: { style, config } }).layout);
const fixed = { isAcross: false, mayScroll: true, scrolls: false };
const across = { isAcross: true, mayScroll: false, scrolls: false };

test('at first: the menu at the side, the toolbar fixed beside it, the footer at the end of the content', () => {
  expect(arrangementOf(defaultSettings.layout)).toEqual({ menu: 'side', toolbar: fixed, footer: { ...fixed, scrolls: true } });
});

test.each([
  ['layout2', {}, 'bar', fixed],
  ['layout2', { toolbar: { position: 'above' } }, 'bar', across],
  ['layout3', {}, 'side', across],
  ['layout1', { toolbar: { position: 'above', style: 'static' } }, 'side', across],
  ['layout1', { toolbar: { style: 'static' } }, 'side', { ...fixed, scrolls: true }],
  ['layout1', { navbar: { display: false } }, 'none', fixed],
  ['layout2', { navbar: { display: false } }, 'none', fixed],
])('%s with %j', (style, config, menu, toolbar) => {
  expect(arranged(style, config)).toMatchObject({ menu, toolbar });
});

test('when the whole page scrolls, every bar may, and none moves into the content', () => {
  const { toolbar, footer } = arranged('layout3', { scroll: 'body', toolbar: { style: 'static' }, footer: { position: 'above' } });
  expect([toolbar, footer]).toEqual(Array(2).fill({ isAcross: true, mayScroll: true, scrolls: false }));
});

test('a footer under a menu bar has the whole width and still may scroll', () => {
  expect(arranged('layout2', { footer: { position: 'above' } }).footer).toEqual({ ...fixed, scrolls: true });
});
