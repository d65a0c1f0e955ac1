/** What a key of a program may be. Pure. Days are ISO dates. */
import { allows, EVERYTHING } from '#platform/access/access.rules.ts';

export const MAX_NETWORKS = 20;
export const MAX_PERMISSIONS = 50;
export const NAME_MAX = 100;
/** The longest life of a key: a year. */
export const MAX_DAYS = 366;

/** Accounts, groups and keys themselves are given by people. */
const humansOnly = ['systemManagement/accounts', 'systemManagement/accountRequests', 'systemManagement/accessLevel', 'systemManagement/serviceKeys'];

/** Whether a program may hold a permission: not one of those, nor one that holds or is held by them. */
export const isForPrograms = (permission: string): boolean => permission !== EVERYTHING && !humansOnly.some((one) => allows(one, permission));

/** Whether a permission is one of the house, or the beginning of one. */
export const isKnown = (permission: string, keys: readonly string[]): boolean => keys.some((key) => key === permission || key.startsWith(`${permission}/`));

const DAY_MS = 86_400_000;
const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const lastDay = (today: string): string => addDays(today, MAX_DAYS);

/** From today up to a year. */
export const expiryFits = (day: string, today: string): boolean => day >= today && day <= lastDay(today);

export type KeyState = 'live' | 'expired' | 'revoked';

export const stateOf = ({ isRevoked, expiresOn }: { isRevoked: boolean; expiresOn: string }, today: string): KeyState =>
  isRevoked ? 'revoked' : expiresOn < today ? 'expired' : 'live';
