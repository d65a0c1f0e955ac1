import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://hr.example.ir', 'https://hr.example.ir'],
  ['https://HR.example.ir:8443/', 'https://hr.example.ir:8443'],
])('the public address %j is %j', (text, origin) => expect(readSettings({ HCM_PUBLIC_URL: text }).publicUrl).toBe(origin));

test.each(['hr.example.ir', 'https://hr.example.ir/hr', 'javascript:alert(1)', 'https://user:secret@hr.example.ir', 'https://'])('the public address is not %s', (text) =>
  expect(() => readSettings({ HCM_PUBLIC_URL: text })).toThrow(SettingsError),
);

describe('settings that are refused, with the way out', () => {
  const refused: readonly (readonly [says: string, env: Record<string, string>])[] = [
    ['HCM_TLS_CERT and HCM_TLS_KEY, or HCM_BEHIND_PROXY=1', { HOST: '0.0.0.0' }],
    ['unset DATABASE_URL or HCM_DEMO', { HCM_DEMO: '1', DATABASE_URL: 'postgres://127.0.0.1:1/none' }],
    ['set HOST=127.0.0.1 or HCM_DEMO=0', { HCM_DEMO: '1', HOST: '0.0.0.0', HCM_BEHIND_PROXY: '1' }],
    ['unset HCM_BEHIND_PROXY or set HCM_DEMO=0', { HCM_DEMO: '1', HCM_BEHIND_PROXY: '1' }],
    ['HOST=127.evil.example is reachable from other machines', { HOST: '127.evil.example' }],
    ['set both or neither', { HCM_TLS_CERT: '/dev/null' }],
    ['HCM_DEMO must be 1 or 0', { HCM_DEMO: 'maybe' }],
    ['HCM_BACKUP_HOUR must be an hour from 0 to 23, or off', { HCM_BACKUP_HOUR: '24' }],
    ['HCM_MASTER_KEY must hold a master key of 32 bytes', { HCM_MASTER_KEY: 'short' }],
    ['among them a small letter, a capital letter, a digit and one of', { HCM_ADMIN_PASSWORD: 'weak-password' }],
    ['HCM_BAKCUP_HOUR is no setting: did you mean HCM_BACKUP_HOUR?', { HCM_BAKCUP_HOUR: '3' }],
  ];
  test.each(refused)('%s', (says, env) => {
    const read = () => readSettings({ HCM_DATA_DIR: '/nowhere', ...env });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(says);
  });
});

test('hosts inside of the house are named by commas, without ports', () => {
  expect(readSettings({ HCM_OUTGOING_HOSTS: 'ledger.local, 10.0.0.7' }).outgoingHosts).toEqual(['ledger.local', '10.0.0.7']);
  expect(readSettings({}).outgoingHosts).toEqual([]);
  expect(() => readSettings({ HCM_OUTGOING_HOSTS: 'http://ledger.local' })).toThrow(SettingsError);
});
