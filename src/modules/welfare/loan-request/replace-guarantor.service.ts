/** How a guarantor who declined is replaced while the other one is asked, or has agreed already. */
import { formChanges } from '#kernel/form/schema.ts';
import { RESUBMIT } from '#platform/workflow/answers.rules.ts';
import type { FormKind, StartKind } from '#platform/workflow/process.define.ts';
import { loanRequestErrors } from './loan-request.errors.ts';
import words from './loan-request.messages.fa.ts';
import { declinedAt, REFUSE, REPLACE, replacedAt } from './loan-request.steps.ts';
import { replaceForm } from './replace-guarantor.form.ts';

const isDeclining = (step: string): step is keyof typeof declinedAt => step in declinedAt;
const isReplacing = (step: string): step is keyof typeof replacedAt => step in replacedAt;

/** The form of a guarantor, of whom a refusal leads to being replaced. */
export const declining = (form: FormKind): FormKind => ({
  ...form,
  async apply(writing, answer) {
    const said = await form.apply?.(writing, answer);
    return answer.outcome === REFUSE && isDeclining(answer.step) ? { [declinedAt[answer.step]]: true } : said;
  },
});

/**
 * With it whoever asked names another one: the request is judged and written as if it were corrected, but for nothing else than the code. `correct`: the
 * form of correction. Throws guarantorMissing where nobody else is named, and what correcting throws.
 */
export const replacing = (correct: FormKind): FormKind => ({
  ...correct,
  title: words.forms.replace,
  values: formChanges(replaceForm) as unknown as StartKind['values'],
  async read(reading) {
    const told = await correct.read(reading);
    return { ...told, data: { ...told.data, replaced: isReplacing(reading.step) ? replacedAt[reading.step] : null } };
  },
  async apply(writing, answer) {
    const { outcome, step, values } = answer;
    if (outcome !== REPLACE || !isReplacing(step)) return correct.apply?.(writing, answer);
    const name = replacedAt[step];
    const code = (values as Readonly<Record<string, unknown>>)[name];
    if (typeof code !== 'string') throw loanRequestErrors.error('guarantor', { fields: { [name]: 'guarantor' } });
    await correct.apply?.(writing, { ...answer, outcome: RESUBMIT, values: { [name]: code } });
    return { [declinedAt[name]]: false };
  },
});
