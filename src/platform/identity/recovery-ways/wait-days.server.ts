import { runtime } from '#platform/settings/runtime.server.ts';

/** Days for which a number or an address that somebody else wrote carries no recovery code: `recoveryWaitDays` of config.json. */
export const WAIT_DAYS = 7;
export const waitDays = (): number => runtime().config().recoveryWaitDays ?? WAIT_DAYS;
