/** Which steps come after the set-up, and when each is done. Pure. */

/** In the order in which they are best taken; README and docs/operations.md name them in the same one. */
export const steps = ['accounts', 'secondAdministrator', 'secondFactor', 'backup', 'masterKey', 'address', 'mail', 'sms', 'legalFigures', 'holidays'] as const;
export type Step = (typeof steps)[number];

/** Steps of which the program sees nothing, or not enough. */
export const confirmed = ['backup', 'masterKey', 'holidays'] as const;
export type ConfirmedStep = (typeof confirmed)[number];

export interface Confirmation {
  readonly step: ConfirmedStep;
  /** ISO date. */
  readonly confirmedOn: string;
  readonly about: string;
}

export interface Facts {
  /** Accounts that may sign in, besides those of administrators. */
  readonly accounts: number;
  readonly administrators: number;
  readonly withoutFactor: number;
  /** Day (ISO) of the newest backup on another disk than the data; undefined when the server sees none. */
  readonly backupElsewhere: string | undefined;
  /** Fingerprint of the master key. */
  readonly masterKey: string;
  readonly hasAddress: boolean;
  readonly hasMail: boolean;
  readonly hasSms: boolean;
  /** Jalali. */
  readonly year: number;
  /** Legal figures of the year that are missing or not confirmed; undefined when the year has none at all. */
  readonly openFigures: number | undefined;
  /** Holidays of the year whose day rests on a moon that nobody has seen yet. */
  readonly foretold: number;
  readonly confirmations: readonly Confirmation[];
}

export interface StepState {
  readonly step: Step;
  readonly isDone: boolean;
  readonly count: number | null;
  readonly since: string | null;
  readonly isConfirmed: boolean;
}

/** One administrator who is away or has lost a telephone must not be the only one. */
const ENOUGH_ADMINISTRATORS = 2;

/** What a word about a step is about: it does not count for the next key, nor for the next year. */
export const aboutOf = (step: ConfirmedStep, { masterKey, year }: Pick<Facts, 'masterKey' | 'year'>): string => ({ backup: '', masterKey, holidays: String(year) })[step];

/** Every step with its state. */
export function stepsOf(facts: Facts): StepState[] {
  const said = (step: ConfirmedStep) => facts.confirmations.find((one) => one.step === step && one.about === aboutOf(step, facts))?.confirmedOn;
  const state = (step: Step, isDone: boolean, count: number | null = null): StepState => ({ step, isDone, count, since: null, isConfirmed: false });
  const confirmable = (step: ConfirmedStep, seen: { isDone: boolean; since: string | null; count: number | null }): StepState => {
    const day = said(step);
    return { step, isDone: seen.isDone || day !== undefined, count: seen.count, since: day ?? seen.since, isConfirmed: day !== undefined };
  };
  const { accounts, administrators, withoutFactor, backupElsewhere, openFigures, foretold } = facts;
  return [
    state('accounts', accounts > 0, accounts),
    state('secondAdministrator', administrators >= ENOUGH_ADMINISTRATORS, administrators),
    state('secondFactor', withoutFactor === 0, withoutFactor),
    confirmable('backup', { isDone: backupElsewhere !== undefined, since: backupElsewhere ?? null, count: null }),
    confirmable('masterKey', { isDone: false, since: null, count: null }),
    state('address', facts.hasAddress),
    state('mail', facts.hasMail),
    state('sms', facts.hasSms),
    state('legalFigures', openFigures === 0, openFigures ?? null),
    confirmable('holidays', { isDone: foretold === 0, since: null, count: foretold }),
  ];
}
