/** What the journeys and their servers (playwright.config.ts) agree on. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Password of the account `admin` of the server that begins empty. */
export const journeyPassword = 'Nakhostin-Rooz-1405!';

/** Port of the server that begins empty; after it come the demo's, the SMS gateway of a journey, the gallery's and the demo's of the shell. */
export const journeyPort = Number(process.env['HCM_JOURNEY_PORT'] ?? 8129);
export const smsPort = journeyPort + 2;
export const galleryPort = journeyPort + 3;

/** The two demos: the journeys of the slices go to one, those of the shell to the other, so that both go on at once. Named like their projects. */
export type Demo = 'demo' | 'shell';
export const demoPorts: Readonly<Record<Demo, number>> = { demo: journeyPort + 1, shell: journeyPort + 4 };
export const demoUrl = (demo: Demo): string => `http://127.0.0.1:${demoPorts[demo]}`;

export const emptyUrl = `http://127.0.0.1:${journeyPort}`;
export const galleryUrl = `http://127.0.0.1:${galleryPort}`;

/** A name of the shell's server that is no secure context, as an office network has it (the browser is told where it is). */
export const officeHost = 'kargozin.test';
export const officeUrl = `http://${officeHost}:${demoPorts.shell}`;

/** Data directories below the one that the run made (playwright.config.ts). */
const dataDir = (name: 'empty' | Demo): string => join(process.env['HCM_JOURNEY_DATA'] ?? '', name);
export const emptyData = (): string => dataDir('empty');
export const demoData = (demo: Demo): string => dataDir(demo);

/** Password of an account of a demo, as its server wrote it. */
export async function demoPassword(demo: Demo, username: string): Promise<string> {
  const passwords = JSON.parse(await readFile(join(demoData(demo), 'demo-accounts.json'), 'utf8')) as Readonly<Record<string, string>>;
  const password = passwords[username];
  if (password === undefined) throw new Error(`${demo} has no account ${username}`);
  return password;
}
