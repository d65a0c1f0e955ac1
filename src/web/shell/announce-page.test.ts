import type { AnyRouter } from '@tanstack/react-router';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHeadings } from './announce-page.ts';

type Navigation = { readonly pathChanged: boolean; readonly fromLocation: object | undefined };

let navigate: (navigation?: Navigation) => void;
let forget: () => void;
const link = (): HTMLElement => document.querySelector('a') as HTMLElement;
const menu = (): HTMLElement => document.querySelector('button') as HTMLElement;

/** The next page comes, some time after the address changed. */
async function pageComes(title: string): Promise<HTMLElement> {
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = `<h1>${title}</h1>`;
  await vi.waitFor(() => expect(document.title).toContain(title));
  return main.querySelector('h1') as HTMLElement;
}

beforeEach(() => {
  document.title = '';
  document.body.innerHTML = '<a href="#x">there</a><button>menu</button><main><h1>here</h1></main>';
  const subscribe = (_: string, listen: (navigation: Navigation) => void) => {
    navigate = (navigation = { pathChanged: true, fromLocation: {} }) => listen(navigation);
    return () => undefined;
  };
  forget = followHeadings({ subscribe } as unknown as AnyRouter);
});
afterEach(() => forget());

test('the heading of a new page takes the focus and names the window', async () => {
  link().focus();
  navigate();
  const heading = await pageComes('next');
  expect(document.activeElement).toBe(heading);
});

test('without a change of address the focus stays', async () => {
  link().focus();
  await pageComes('other words');
  expect(document.activeElement).toBe(link());
});

test('a person who has gone on while the page was coming keeps the focus', async () => {
  link().focus();
  navigate();
  fireEvent.keyDown(link(), { key: 'Tab' });
  menu().focus();
  await pageComes('next');
  expect(document.activeElement).toBe(menu());
});

test('so does one who opened something with the mouse', async () => {
  navigate();
  fireEvent.pointerDown(menu());
  menu().focus();
  await pageComes('next');
  expect(document.activeElement).toBe(menu());
});

test('a menu that gave the focus back to its button by itself does not hold it', async () => {
  fireEvent.keyDown(link(), { key: 'Enter' });
  navigate();
  menu().focus();
  const heading = await pageComes('next');
  expect(document.activeElement).toBe(heading);
});

test('what was pressed on the page before does not count for the page after', async () => {
  navigate();
  fireEvent.keyDown(link(), { key: 'Tab' });
  menu().focus();
  await pageComes('next');
  navigate();
  const heading = await pageComes('the one after');
  expect(document.activeElement).toBe(heading);
});
