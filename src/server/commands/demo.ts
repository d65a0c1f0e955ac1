/** `npm run demo -- --people N --units M --seed S`: fills an empty embedded database with a generated organisation. */
import { parseArgs } from 'node:util';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { oldestCompany } from '#platform/settings/installation.store.ts';
import { readSettings, type Settings, SettingsError } from '../config.ts';
import { openDatabase } from '../database.ts';
import { DataDirectoryBusy } from '../embedded/supervisor.ts';
import { firstRun } from '../first-run.ts';
import { sourceFiles } from '../slices.ts';

const say = (line: string): void => console.log(line);

/** The flags stand in for HCM_DEMO_PEOPLE, HCM_DEMO_UNITS and HCM_DEMO_SEED and are bound by the same limits. */
function settingsOf(args: readonly string[]): Settings {
  const text = { type: 'string' } as const;
  let values: { people?: string | undefined; units?: string | undefined; seed?: string | undefined };
  try {
    ({ values } = parseArgs({ args: [...args], options: { people: text, units: text, seed: text } }));
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : String(error)}\nUsage: npm run demo -- --people N --units M --seed S`);
  }
  const { people, units, seed } = values;
  return readSettings({
    ...process.env,
    HCM_DEMO: '1',
    ...(people === undefined ? {} : { HCM_DEMO_PEOPLE: people }),
    ...(units === undefined ? {} : { HCM_DEMO_UNITS: units }),
    ...(seed === undefined ? {} : { HCM_DEMO_SEED: seed }),
  });
}

async function fill(settings: Settings): Promise<void> {
  const migrations = (await sourceFiles()).map(({ path }) => path).filter((path) => path.endsWith('.migration.sql'));
  const database = await openDatabase(settings, migrations, say);
  try {
    if (await reading(database.pool, systemActor('demo'), oldestCompany))
      throw new SettingsError(`${settings.dataDir} already holds an organisation. Name an empty directory by HCM_DATA_DIR.`);
    for (const line of await firstRun({ settings, database, clock: { now: () => Date.now() }, say })) say(line);
  } finally {
    await database.stop();
  }
}

export async function run(args: readonly string[]): Promise<void> {
  try {
    await fill(settingsOf(args));
  } catch (error) {
    console.error(error instanceof SettingsError || error instanceof DataDirectoryBusy ? error.message : error);
    process.exitCode = 1;
  }
}
