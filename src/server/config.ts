/** Settings by environment (README lists them). Read once at start; wrong ones stop the start with the way out. */
import { existsSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { join, resolve } from 'node:path';
import { filesOf } from '#platform/files/files.settings.ts';
import type { KnownFiles } from '#platform/files/registry.server.ts';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SIGNS, satisfiesPasswordRule } from '#platform/identity/identity.rules.ts';
import { isCommonPassword } from '#platform/identity/passwords/common-password.rules.ts';
import type { Channel } from '#platform/messaging/channel.rules.ts';
import { channelsOf } from '#platform/messaging/messaging.settings.ts';
import { type MasterKeyPlace, masterKeyPlace } from '#platform/secrets/master-key.server.ts';
import type { BackupPlan } from './backup/nightly.ts';
import { unknownName } from './names.rules.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Empty: the embedded PostgreSQL. */
  readonly databaseUrl: string;
  /** Login of the application with DATABASE_URL; empty: the owner acts as the role kargozin_app. */
  readonly appDatabaseUrl: string;
  /** undefined: decide by the data directory (demo when it is empty). */
  readonly demo: boolean | undefined;
  readonly adminPassword: string | undefined;
  readonly tls: { readonly certFile: string; readonly keyFile: string } | undefined;
  readonly behindProxy: boolean;
  /** Whether browsers are told to come by TLS only; undefined: when the certificate is one of an authority. */
  readonly strictTransport: boolean | undefined;
  /** Origin by which people reach the server; printed on letters. */
  readonly publicUrl: string | undefined;
  /** Hosts inside of the house that records may have the server call. */
  readonly outgoingHosts: readonly string[];
  readonly demoPeople: number;
  readonly demoUnits: number;
  readonly demoSeed: number;
  /** Ways to send mail and SMS. */
  readonly channels: readonly Channel[];
  /** Where files are kept and how large they may be. */
  readonly files: KnownFiles;
  readonly backups: BackupPlan;
  /** Where the key lies that opens what is sealed. */
  readonly masterKey: MasterKeyPlace;
}

/** A setting or a place that cannot be used; `message` tells the operator what to do. */
export class SettingsError extends Error {}

const loopback = new Set(['::1', 'localhost']);
export const isLoopback = (host: string): boolean => loopback.has(host) || (isIPv4(host) && host.startsWith('127.'));

function port(text: string | undefined): number {
  const value = Number(text || '8080');
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return value;
}

function flag(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined || text === '') return undefined;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new SettingsError(`${name} must be 1 or 0, not "${text}".`);
}

/** An origin: `https://host`, with a port or without. */
function origin(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol) || `${url.origin}/` !== url.href)
    throw new SettingsError(`${name} must be an address such as https://hr.example.ir, without a path.`);
  return url.origin;
}

function count(name: string, text: string | undefined, fallback: number, most: number): number {
  const value = Number(text || fallback);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new SettingsError(`${name} must be a whole number from 1 to ${most}, not "${text}".`);
  return value;
}

function tlsFiles(env: NodeJS.ProcessEnv): Settings['tls'] {
  const certFile = env['HCM_TLS_CERT'];
  const keyFile = env['HCM_TLS_KEY'];
  if (!certFile && !keyFile) return undefined;
  if (!certFile || !keyFile) throw new SettingsError('HCM_TLS_CERT and HCM_TLS_KEY go together: set both or neither.');
  for (const file of [certFile, keyFile]) if (!existsSync(file)) throw new SettingsError(`No file at "${file}" (HCM_TLS_CERT / HCM_TLS_KEY).`);
  return { certFile, keyFile };
}

/** Name of the first account. */
export const ADMIN = 'admin';

/** A password for the account `admin`, as good as any. */
function adminPassword(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (satisfiesPasswordRule(text) && text.length <= PASSWORD_MAX && !isCommonPassword(text, [ADMIN])) return text;
  throw new SettingsError(
    `HCM_ADMIN_PASSWORD must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, among them a small letter, a capital letter, a digit and one of ${PASSWORD_SIGNS}, and must not be one that everybody tries first.`,
  );
}

/** A name that nothing reads is a mistyped one, and the setting that was meant would be missed in silence. */
function refuseUnknownNames(env: NodeJS.ProcessEnv): void {
  const found = unknownName(Object.keys(env));
  if (found) throw new SettingsError(`${found.name} is no setting: did you mean ${found.nearest}? The README names them all.`);
}

/** 0 to 23; undefined for off. */
function hour(text: string | undefined): number | undefined {
  if (text === 'off') return undefined;
  const value = Number(text || '2');
  if (!Number.isInteger(value) || value < 0 || value > 23) throw new SettingsError(`HCM_BACKUP_HOUR must be an hour from 0 to 23, or off, not "${text}".`);
  return value;
}

/** Settings that a slice reads itself; what it throws is for the operator. */
function ofSlice<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

/** Names or addresses of hosts, separated by commas. */
function hosts(name: string, text = ''): string[] {
  const all = text.split(',').flatMap((one) => one.trim() || []);
  if (!all.every((one) => /^[\w.:-]+$/.test(one))) throw new SettingsError(`${name} must be names or addresses of hosts, separated by commas, without http:// and ports.`);
  return all;
}

/** Reads and checks the environment. Throws SettingsError. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  refuseUnknownNames(env);
  const dataDir = resolve(env['HCM_DATA_DIR'] || './var');
  const settings: Settings = {
    host: env['HOST'] || '127.0.0.1',
    port: port(env['PORT']),
    dataDir,
    databaseUrl: env['DATABASE_URL'] ?? '',
    appDatabaseUrl: env['HCM_APP_DATABASE_URL'] ?? '',
    demo: flag('HCM_DEMO', env['HCM_DEMO']),
    adminPassword: adminPassword(env['HCM_ADMIN_PASSWORD']),
    tls: tlsFiles(env),
    behindProxy: flag('HCM_BEHIND_PROXY', env['HCM_BEHIND_PROXY']) ?? false,
    strictTransport: flag('HCM_HSTS', env['HCM_HSTS']),
    outgoingHosts: hosts('HCM_OUTGOING_HOSTS', env['HCM_OUTGOING_HOSTS']),
    publicUrl: origin('HCM_PUBLIC_URL', env['HCM_PUBLIC_URL']),
    demoPeople: count('HCM_DEMO_PEOPLE', env['HCM_DEMO_PEOPLE'], 2_000, 100_000),
    demoUnits: count('HCM_DEMO_UNITS', env['HCM_DEMO_UNITS'], 120, 5_000),
    demoSeed: count('HCM_DEMO_SEED', env['HCM_DEMO_SEED'], 1405, 2_147_483_647),
    channels: ofSlice(() => channelsOf(env)),
    files: ofSlice(() => filesOf(env, dataDir)),
    masterKey: ofSlice(() => masterKeyPlace(env, dataDir)),
    backups: {
      folder: resolve(env['HCM_BACKUP_DIR'] || join(dataDir, 'backups')),
      hour: hour(env['HCM_BACKUP_HOUR']),
      keep: count('HCM_BACKUP_KEEP', env['HCM_BACKUP_KEEP'], 7, 1_000),
    },
  };
  if (settings.demo && settings.databaseUrl) throw new SettingsError('HCM_DEMO=1 works only with the embedded database: unset DATABASE_URL or HCM_DEMO.');
  if (!isLoopback(settings.host) && !settings.tls && !settings.behindProxy)
    throw new SettingsError(`HOST=${settings.host} is reachable from other machines. Set HCM_TLS_CERT and HCM_TLS_KEY, or HCM_BEHIND_PROXY=1 when a proxy in front does TLS.`);
  if (!isLoopback(settings.host) && settings.demo) throw new SettingsError(`The demo organisation is only for this machine: set HOST=127.0.0.1 or HCM_DEMO=0.`);
  if (settings.behindProxy && settings.demo) throw new SettingsError(`The demo organisation is only for this machine, not for a proxy: unset HCM_BEHIND_PROXY or set HCM_DEMO=0.`);
  return settings;
}
