/** A sheet of generated people that fits the demo organisation, with a few faulty rows: for the picture of the trial. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { generateOrganisation } from '#server/demo/generate.ts';
import { projectRoot } from '../steps.ts';

export const demo = { people: 2000, units: 120, seed: 1405 } as const;

const folder = join(projectRoot, 'test/fixtures/organisation-10k');
const GOOD_ROWS = 180;
/** One of each, so that the table of the picture says something in every line. */
const shown = ['missing_last_name', 'text_in_amount', 'bad_mobile', 'impossible_date', 'bad_check_digit', 'bad_sheba'];

interface Fault {
  /** Line of the sheet, the header being 1. */
  readonly row: number;
  readonly fault: string;
}

export async function personnelSheet(): Promise<Buffer> {
  const lines = gunzipSync(await readFile(join(folder, 'personnel.csv.gz')))
    .toString()
    .split(/\r?\n/);
  const faults = JSON.parse(await readFile(join(folder, 'faults.json'), 'utf8')) as readonly Fault[];
  const broken = new Set(faults.map(({ row }) => row));
  const seats = generateOrganisation({ ...demo, today: todayIn('Asia/Tehran', Date.now()) }).seats;
  const position = seats.find(({ companyId, reportsTo }) => companyId === seats[0]?.companyId && reportsTo !== null)?.code;
  const good = lines.slice(1, GOOD_ROWS).filter((_, at) => !broken.has(at + 2));
  const faulty = shown.flatMap((kind) => lines[(faults.find(({ fault }) => fault === kind)?.row ?? 0) - 1] ?? []);
  // one position of the demo says which company it is; the others are left out, since those of the demo are held, and no code of a person is one of the demo's
  const rows = [...good, ...faulty].map((line, at) => line.replace(/,P\d{5},/, at === 0 ? `,${position},` : ',,').replace(/^1/, '7'));
  return Buffer.from([lines[0], ...rows].join('\n'));
}
