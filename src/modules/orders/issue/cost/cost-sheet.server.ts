/** The cost of orders as a sheet. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { xlsxWriter } from '#platform/tables/file-writers.server.ts';
import words from './cost-card.messages.fa.ts';
import { type ShownCost, sheetColumns, sheetRows } from './cost-shown.rules.ts';

/** XLSX, right to left. */
export async function costSheet(cost: ShownCost): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const writer = await xlsxWriter(out, { title: words.title, columns: sheetColumns });
  await writer.write(sheetRows(cost));
  await writer.end();
  return bytes;
}
