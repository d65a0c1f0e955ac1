/** The steps of a run of pay once it is counted, each told by what it leaves behind (guide payroll 4.9). Pure. */
export const runSteps = ['information', 'salaries', 'tax', 'insurance', 'voucher', 'payslips', 'finish'] as const;
export type RunStep = (typeof runSteps)[number];

/** none: the run has no need of it; optional: nobody has to. */
export const stepStates = ['done', 'next', 'waiting', 'optional', 'none'] as const;
export type StepState = (typeof stepStates)[number];

export interface StepFacts {
  readonly isApproved: boolean;
  readonly isPaid: boolean;
  /** Whether anybody in it is taxed or insured. */
  readonly hasTax: boolean;
  readonly hasInsurance: boolean;
  readonly taxSent: boolean;
  readonly insuranceTaken: boolean;
  /** Whether the company keeps books of pay, and a voucher of the run stands in them. */
  readonly keepsBooks: boolean;
  readonly hasVoucher: boolean;
  readonly hasPapers: boolean;
  /** Duties after the approval that nobody has seen to. */
  readonly openDuties: number;
}

/** Each step in its order; the first that is not done is the next, and nothing is before the run is approved. */
export function stepsOf(facts: StepFacts): readonly { readonly step: RunStep; readonly state: StepState }[] {
  const { isApproved, isPaid, hasTax, hasInsurance, taxSent, insuranceTaken, keepsBooks, hasVoucher, hasPapers, openDuties } = facts;
  const needed = (isDone: boolean, isNeeded = true): StepState => (isDone ? 'done' : isNeeded ? 'waiting' : 'none');
  const own: Readonly<Record<Exclude<RunStep, 'finish'>, StepState>> = {
    information: needed(isApproved),
    salaries: needed(isPaid),
    tax: needed(taxSent, hasTax),
    insurance: needed(insuranceTaken, hasInsurance),
    voucher: needed(hasVoucher, keepsBooks),
    payslips: hasPapers ? 'done' : 'optional',
  };
  const isLeft = Object.values(own).includes('waiting');
  const states: Readonly<Record<RunStep, StepState>> = { ...own, finish: needed(!isLeft && openDuties === 0) };
  const next = runSteps.find((step) => states[step] === 'waiting');
  return runSteps.map((step) => ({ step, state: step === next ? 'next' : states[step] }));
}
