/** Names of settings: which there are, and which one a mistyped name stands for. Pure. */

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

/** Letters to change, add, leave out or swap with the next one to make one word of another. */
export function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 0; j <= other.length; j++) if (rows[0]) rows[0][j] = j;
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const row = rows[i];
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1), isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY);
    }
  return at(one.length, other.length);
}

/** The first name that says it is a setting of ours and is none, with the known one nearest to it. */
export function unknownName(names: readonly string[]): { readonly name: string; readonly nearest: string } | undefined {
  const name = names.find((one) => one.startsWith('HCM_') && !settingNames.includes(one) && !ofTools.test(one));
  if (name === undefined) return undefined;
  const [nearest = ''] = [...settingNames].sort((one, other) => distance(name, one) - distance(name, other));
  return { name, nearest };
}
