/** What the slices call their tables, for tests that mount a register without the slices that name its rows. */
import { pathToFileURL } from 'node:url';
import type { SliceMessages } from '#platform/http/messages.rules.ts';
import { sourceFiles } from '#server/slices.ts';

const files = (await sourceFiles()).filter(({ path }) => path.endsWith('.records.messages.fa.ts'));
const said = await Promise.all(files.map(async ({ path }) => ((await import(pathToFileURL(path).href)) as { default: SliceMessages }).default));

export const placeNames: Readonly<Record<string, string>> = Object.assign({}, ...said.map(({ places }) => places));
