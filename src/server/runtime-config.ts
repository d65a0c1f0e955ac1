/**
 * HCM_DATA_DIR/config.json, the configuration file of spec section 1: read at start and watched; the browser
 * reads it from /config.json. A file that cannot be read keeps the last good values.
 */

import { watch } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface RuntimeConfig {
  /** Truthy: only the maintenance page is shown (spec section 1). */
  readonly maintenance: boolean;
  /** Whether POST /auth/register makes accounts (ADR 0008). */
  readonly registration: boolean;
  /** Spec section 4: without a stored key the app goes to /login, unless this is false. */
  readonly workEffort: boolean;
}

export const defaults: RuntimeConfig = { maintenance: false, registration: false, workEffort: true };

function parse(text: string): RuntimeConfig {
  const value = JSON.parse(text) as Partial<Record<keyof RuntimeConfig, unknown>>;
  return { maintenance: Boolean(value.maintenance), registration: value.registration === true, workEffort: value.workEffort !== false };
}

export const configFile = (dataDir: string): string => join(dataDir, 'config.json');

export async function writeRuntimeConfig(dataDir: string, config: RuntimeConfig): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const temporary = `${configFile(dataDir)}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(config, null, 2)}\n`);
  await rename(temporary, configFile(dataDir));
}

export async function readRuntimeConfig(dataDir: string): Promise<RuntimeConfig> {
  return parse(await readFile(configFile(dataDir), 'utf8'));
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
  if (missing) await writeRuntimeConfig(dataDir, defaults);
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
