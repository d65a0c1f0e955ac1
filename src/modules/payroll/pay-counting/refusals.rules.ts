/** Why somebody cannot be counted. Pure. */
import { AppError } from '#kernel/errors.ts';
import { ExactFault } from '#kernel/formula/exact.ts';
import { faultWords } from '../pay/fault-words.rules.ts';
import { PayFault } from '../pay/pay-fault.rules.ts';
import { countingErrors } from './counting.errors.ts';
import messages from './counting.messages.fa.ts';

/** The reason as it crosses threads. */
export interface CountingRefusal {
  readonly refused: keyof typeof countingErrors.specs;
  readonly values?: AppError['detail']['values'];
}

/** Of what counting has thrown. Throws what is no reason. */
export function reasonOf(error: unknown): CountingRefusal {
  if (error instanceof ExactFault) return { refused: 'uncountable' };
  if (!(error instanceof PayFault)) throw error;
  const { code } = error;
  return { refused: code === 'unknownYear' ? 'missingLaw' : code === 'beforeOrder' ? 'uncountable' : code, values: faultWords(error) };
}

/** A reason as it is told. */
export const toldRefusal = ({ refused, values = {} }: CountingRefusal): AppError => countingErrors.error(refused, { values });

/** The same of what was thrown. */
export const refusalOf = (error: unknown): AppError => (error instanceof AppError ? error : toldRefusal(reasonOf(error)));

const sentences: Readonly<Record<string, unknown>> = messages.errors;

/** A reason in words, for whoever shows it beside others. */
export function refusalSentence({ errorName, detail: { values = {} } }: AppError): string {
  const said = sentences[errorName];
  return typeof said === 'function' ? String(said(values)) : String(said ?? messages.unforeseen);
}
