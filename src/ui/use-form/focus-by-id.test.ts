import { beforeEach, expect, test } from 'vitest';
import { focusWhenThere } from './focus-by-id.ts';

beforeEach(() => {
  document.body.innerHTML = '<input id="other">';
});
const arrive = (): void => document.body.insertAdjacentHTML('beforeend', '<div id="late"><button>late</button></div>');
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a control that is drawn later gets the focus when it comes', async () => {
  focusWhenThere('late');
  expect(document.activeElement).toBe(document.body);
  arrive();
  await turn();
  expect(document.activeElement?.textContent).toBe('late');
});

test('whoever went elsewhere meanwhile stays there, and what was given up is not focused', async () => {
  focusWhenThere('late');
  document.getElementById('other')?.focus();
  arrive();
  await turn();
  expect(document.activeElement?.id).toBe('other');
  document.body.innerHTML = '';
  focusWhenThere('late')();
  arrive();
  await turn();
  expect(document.activeElement).toBe(document.body);
});
