/** Names of settings: which there are, and which one a mistyped name stands for. Pure. */
import { nearestOf } from '#kernel/persian-text/nearest.ts';

/** Settings in the environment of the server and of its commands; the README explains each. */
export const settingNames: readonly string[] = [
  'HCM_ADMIN_PASSWORD',
  'HCM_APP_DATABASE_URL',
  'HCM_BACKUP_DIR',
  'HCM_BACKUP_HOUR',
  'HCM_BACKUP_KEEP',
  'HCM_BEHIND_PROXY',
  'HCM_DATA_DIR',
  'HCM_DEMO',
  'HCM_DEMO_PEOPLE',
  'HCM_DEMO_SEED',
  'HCM_DEMO_UNITS',
  'HCM_FILES_S3_BUCKET',
  'HCM_FILES_S3_KEY',
  'HCM_FILES_S3_REGION',
  'HCM_FILES_S3_SECRET',
  'HCM_FILES_S3_URL',
  'HCM_HSTS',
  'HCM_MAIL_FROM',
  'HCM_MASTER_KEY',
  'HCM_MASTER_KEY_FILE',
  'HCM_MASTER_KEY_NEXT',
  'HCM_MAX_FILE_MB',
  'HCM_OUTGOING_HOSTS',
  'HCM_PUBLIC_URL',
  'HCM_SMS_BODY',
  'HCM_SMS_HEADER',
  'HCM_SMS_KEY',
  'HCM_SMS_URL',
  'HCM_SMTP_URL',
  'HCM_TLS_CERT',
  'HCM_TLS_KEY',
];

/** Of tests, benches and tools, which start servers with their own environment. */
const ofTools = /^HCM_(?:(?:TEST|BENCH|JOURNEY|PICTURES|STRUCTURE)_|CHROMIUM$)/;

/** The first name that says it is a setting of ours and is none, with the known one nearest to it. */
export function unknownName(names: readonly string[]): { readonly name: string; readonly nearest: string } | undefined {
  const name = names.find((one) => one.startsWith('HCM_') && !settingNames.includes(one) && !ofTools.test(one));
  if (name === undefined) return undefined;
  return { name, nearest: nearestOf(settingNames, name) ?? '' };
}
