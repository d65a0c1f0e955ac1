/** The measure by which the walk judges texts: one of too little contrast is found, whatever hides it from axe. */
import { expect, test } from '@playwright/test';
import { faintTexts } from './contrast.ts';

const page = `
  <p style="color: #8a8a8a">\u0633\u0644\u0627\u0645</p>
  <p style="color: #767676">just enough</p>
  <p style="color: #949494; font-size: 24px">large</p>
  <div style="background: #000"><p style="color: #fff; opacity: 0.4">half seen</p></div>
  <div style="background: #202020; position: relative; width: 20px"><span style="color: #202020; position: absolute; left: 60px">beside its bar</span></div>
  <button disabled style="color: #ccc">off</button>
  <div style="overflow: hidden; height: 20px"><p style="margin-top: 100px; color: #eee">scrolled away</p></div>`;

test('finds what is too faint, and nothing else', async ({ page: tab }) => {
  await tab.setContent(page);
  expect((await tab.evaluate(faintTexts)).map((one) => one.split(' (')[0])).toEqual(['\u0633\u0644\u0627\u0645', 'half seen']);
});
