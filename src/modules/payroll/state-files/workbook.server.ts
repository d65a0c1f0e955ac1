/** A plain sheet as the bytes of a workbook. */
import { buffer } from 'node:stream/consumers';
import { zipOf } from '#platform/files/content/zip-stream.server.ts';
import { type PlainSheet, workbookParts } from './xlsx.rules.ts';

export async function workbook(sheet: PlainSheet): Promise<Uint8Array> {
  const parts = workbookParts(sheet).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  return buffer(zipOf(parts));
}
