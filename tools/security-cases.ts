/** docs/security-cases.md: the attacks that the suite plays (test/attacks, one file an attack), from the head comment of each. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './steps.ts';

export interface SecurityCase {
  /** Who does what. */
  readonly attack: string;
  /** Where it is refused and by what. */
  readonly refused: string;
}

const FOLDER = 'test/attacks';
const HEAD = /^\/\*\*\n \* Attack: (?<attack>.+?)\n \* Refused: (?<refused>.+?)\n \*\/\n/s;

const oneLine = (text: string): string => text.replace(/\n \*\s*/g, ' ').trim();

/** What the head comment of an attack says; it is refused when it does not begin the file in the form `Attack: ...`, `Refused: ...`. */
export function caseOf(path: string, source: string): SecurityCase {
  const { attack, refused } = HEAD.exec(source)?.groups ?? {};
  if (attack === undefined || refused === undefined) throw new Error(`${path} does not begin with a comment "Attack: ..." and "Refused: ..."`);
  return { attack: oneLine(attack), refused: oneLine(refused) };
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

export async function securityCasesPage(): Promise<string> {
  const names = (await readdir(join(projectRoot, FOLDER))).filter((name) => name.endsWith('.test.ts')).sort();
  const rows = await Promise.all(
    names.map(async (name) => {
      const { attack, refused } = caseOf(`${FOLDER}/${name}`, await readFile(join(projectRoot, FOLDER, name), 'utf8'));
      return `| ${cell(attack)} | ${cell(refused)} | \`${name}\` |`;
    }),
  );
  return [
    '# Attacks that are played',
    '',
    `Computed by \`npm run generate\` from the head comments of \`${FOLDER}\`. Every module adds its own: roads round a rule, a second door, another's name,`,
    'the record against the variable, what grows.',
    '',
    '| attack | refused by | test |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
