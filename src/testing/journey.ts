/** What the journeys and their servers (playwright.config.ts) agree on. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Password of the account `admin` of the server that begins empty. */
export const journeyPassword = 'Nakhostin-Rooz-1405!';

/** Port of the server that begins empty; after it come the demo's, the SMS gateway of a journey and the gallery's. */
export const journeyPort = Number(process.env['HCM_JOURNEY_PORT'] ?? 8129);
export const demoPort = journeyPort + 1;
export const smsPort = journeyPort + 2;
export const galleryPort = journeyPort + 3;

export const emptyUrl = `http://127.0.0.1:${journeyPort}`;
export const demoUrl = `http://127.0.0.1:${demoPort}`;
export const galleryUrl = `http://127.0.0.1:${galleryPort}`;

/** A name of the demo's server that is no secure context, as an office network has it (the browser is told where it is). */
export const officeHost = 'kargozin.test';
export const officeUrl = `http://${officeHost}:${demoPort}`;

/** Data directories below the one that the run made (playwright.config.ts). */
const dataDir = (name: 'empty' | 'demo'): string => join(process.env['HCM_JOURNEY_DATA'] ?? '', name);
export const emptyData = (): string => dataDir('empty');
export const demoData = (): string => dataDir('demo');

/** Password of an account of the demo, as the server wrote it. */
export async function demoPassword(username: string): Promise<string> {
  const passwords = JSON.parse(await readFile(join(demoData(), 'demo-accounts.json'), 'utf8')) as Readonly<Record<string, string>>;
  const password = passwords[username];
  if (password === undefined) throw new Error(`the demo has no account ${username}`);
  return password;
}
