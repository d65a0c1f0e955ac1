/**
 * HCM_DATA_DIR/config.json, the configuration file of spec section 1: read at start and watched; the browser
 * reads it from /config.json. A file that cannot be read keeps the last good values.
 */

import { watch } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDataDir } from './data-dir.ts';

export interface RuntimeConfig {
  /** Truthy: only the maintenance page is shown (spec section 1). */
  readonly maintenance: boolean;
  /** Whether people may ask for an account (ADR 0013). */
  readonly registration: boolean;
  /** Spec section 4: without a stored key the app goes to /login, unless this is false. */
  readonly workEffort: boolean;
  /** Whoever sees fields of class pay needs a second factor; they are led to it before anything else opens. */
  readonly secondFactorForPay?: boolean;
  /** Days for which a number or an address that somebody else wrote carries no recovery code; 7 when absent. */
  readonly recoveryWaitDays?: number;
}

export const defaults: RuntimeConfig = { maintenance: false, registration: false, workEffort: true };

/** The file as it stands, with what this version does not know. Throws when it is missing or holds no object. */
async function stored(dataDir: string): Promise<Partial<Record<keyof RuntimeConfig, unknown>>> {
  const value: unknown = JSON.parse(await readFile(configFile(dataDir), 'utf8'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no object');
  return value;
}

const MAX_WAIT_DAYS = 90;
const isWait = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_WAIT_DAYS;

export async function readRuntimeConfig(dataDir: string): Promise<RuntimeConfig> {
  const value = await stored(dataDir);
  return {
    maintenance: Boolean(value.maintenance),
    registration: value.registration === true,
    workEffort: value.workEffort !== false,
    ...(value.secondFactorForPay === true ? { secondFactorForPay: true } : {}),
    ...(isWait(value.recoveryWaitDays) ? { recoveryWaitDays: value.recoveryWaitDays } : {}),
  };
}

export const configFile = (dataDir: string): string => join(dataDir, 'config.json');

async function write(dataDir: string, config: object): Promise<void> {
  await prepareDataDir(dataDir);
  const temporary = `${configFile(dataDir)}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(config, null, 2)}\n`);
  await rename(temporary, configFile(dataDir));
}

/** Changes these settings and keeps all else in the file. A missing file is the defaults; one that cannot be read is not overwritten. */
export async function changeRuntimeConfig(dataDir: string, change: Partial<RuntimeConfig>): Promise<void> {
  const before = await stored(dataDir).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return defaults;
    throw new Error(`Cannot read ${configFile(dataDir)}: mend it first.`, { cause: error });
  });
  await write(dataDir, { ...before, ...change });
}

export interface WatchedConfig {
  current(): RuntimeConfig;
  close(): void;
}

/** Reads the file (writes the defaults when there is none) and follows its changes. */
export async function watchRuntimeConfig(dataDir: string, log: (line: string) => void): Promise<WatchedConfig> {
  const missing = await readFile(configFile(dataDir)).then(
    () => false,
    () => true,
  );
  if (missing) await write(dataDir, defaults);
  let value = await readRuntimeConfig(dataDir).catch(() => {
    log(`cannot read ${configFile(dataDir)}: using the defaults until it is mended`);
    return defaults;
  });
  const reread = () =>
    readRuntimeConfig(dataDir).then(
      (next) => {
        value = next;
      },
      () => log(`cannot read ${configFile(dataDir)}: the last good values stay`),
    );
  // the folder is watched, because a file replaced by rename loses its own watch
  const watcher = watch(dataDir, { persistent: false }, (_, name) => {
    if (name === 'config.json') void reread();
  });
  return { current: () => value, close: () => watcher.close() };
}
