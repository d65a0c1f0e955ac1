/** Facts of the running installation that slices may read: filled once at start. */
export interface Runtime {
  /** config.json as it is now. */
  config(): {
    readonly maintenance: boolean;
    readonly registration: boolean;
    readonly workEffort: boolean;
    readonly secondFactorForPay?: boolean;
    readonly recoveryWaitDays?: number;
  };
  readonly dataDir: string;
  /** Moment (epoch milliseconds) of the newest backup on another disk than the data; undefined when the server sees none. */
  backupElsewhere?(): Promise<number | undefined>;
}

let known: Runtime | undefined;

export function announceRuntime(runtime: Runtime): void {
  known = runtime;
}

export function runtime(): Runtime {
  if (!known) throw new Error('the server is not running yet');
  return known;
}
