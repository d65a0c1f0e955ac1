import { useRef, useState } from 'react';
import partyMessages from '#platform/party/party.messages.fa.ts';
import { send } from '#ui/client/client.ts';
import { formatNumber } from '#ui/format/format.ts';
import { useForm } from '#ui/use-form/use-form.ts';
import { checkRegister } from './register.contract.ts';
import registerMessages from './register.messages.fa.ts';
import { type Errors, emptyForm, type FieldName, faultOf, faultsOf, isAsked, type RegisterValues, requiredOf } from './register-form.ts';
import messages from './register-page.messages.fa.ts';

type Left = { readonly [K in FieldName]?: RegisterValues[K] };

/** Fields the server knows to be unique: their name in its question and in its answer, and the sentence. */
const unique = {
  nationalId: { answer: 'nationalCodeTaken', text: registerMessages.errors.nationalCodeTaken },
  pseudoId: { answer: 'pseudoIdTaken', text: partyMessages.errors.pseudoIdTaken },
  username: { answer: 'usernameTaken', text: registerMessages.errors.usernameTaken },
  emailAddress: { answer: 'emailTaken', text: registerMessages.errors.emailTaken },
} as const;
type UniqueName = keyof typeof unique;

const isUnique = (name: FieldName): name is UniqueName => Object.hasOwn(unique, name);

/** Values the server has called taken. Its silence is no answer: the registration itself asks again. */
function useTaken() {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const keyOf = (name: UniqueName, values: RegisterValues): string => `${name} ${values.companyId ?? ''} ${values[name]}`;
  async function ask(name: FieldName, values: RegisterValues): Promise<void> {
    if (!isUnique(name) || values[name] === '') return;
    const query = { [name]: values[name], ...(values.companyId === null ? {} : { companyId: values.companyId }) };
    const answer = await send(checkRegister, { query }).catch(() => undefined);
    if (answer?.[unique[name].answer]) setTaken((old) => new Set([...old, keyOf(name, values)]));
  }
  const textOf = (name: FieldName, values: RegisterValues): string | undefined => (isUnique(name) && taken.has(keyOf(name, values)) ? unique[name].text : undefined);
  return { ask, textOf };
}

/** The sentence above the buttons (spec section 5): what is missing comes before what is wrong, and it counts every red field. */
function summaryOf(faults: Errors, values: RegisterValues): string | undefined {
  const missing = requiredOf(values).filter((name) => faults[name] === messages.mandatory(messages[name])).length;
  const wrong = Object.values(faults).filter((fault) => fault !== undefined).length - missing;
  if (missing > 0) return wrong > 0 ? messages.missingAndWrong(formatNumber(missing), formatNumber(wrong)) : messages.missing(formatNumber(missing));
  return wrong > 0 ? messages.wrong : undefined;
}

/** The form with what is told on leaving a field: its fault, and whether the value is taken. */
export function useRegisterForm(submit: (values: RegisterValues) => Promise<void>) {
  const [left, setLeft] = useState<Left>({});
  /** The summary is our own, not the server's: it follows what is put right. */
  const isOwn = useRef(false);
  const taken = useTaken();
  function faultsIn(values: RegisterValues): Errors {
    const faults: Errors = { ...faultsOf(values) };
    for (const name of Object.keys(unique) as UniqueName[]) if (isAsked(name, values)) faults[name] ??= taken.textOf(name, values);
    return faults;
  }
  const form = useForm<RegisterValues>({
    initial: emptyForm,
    validate: (values) => {
      const faults = faultsIn(values);
      isOwn.current = summaryOf(faults, values) !== undefined;
      return faults;
    },
    submit: async (values) => {
      await submit(values);
      return undefined;
    },
  });

  function leave<K extends FieldName>(name: K, value: RegisterValues[K]): void {
    const values = { ...form.values, [name]: value };
    setLeft((old) => ({ ...old, [name]: value }));
    if (faultOf(name, values) === undefined) void taken.ask(name, values);
  }
  function field<K extends FieldName>(name: K) {
    const bound = form.field(name);
    const told = left[name] === bound.value ? faultOf(name, form.values) : undefined;
    return {
      ...bound,
      label: messages[name],
      isRequired: requiredOf(form.values).includes(name),
      error: bound.error ?? told ?? taken.textOf(name, form.values),
      onBlur: () => leave(name, bound.value),
    };
  }
  // a date that is no day stands in the errors of the form only: its value is empty
  const shown = Object.entries(form.errors).filter(([name, error]) => error !== undefined && isAsked(name as FieldName, form.values));
  const summary = form.summary !== undefined && isOwn.current ? summaryOf({ ...faultsIn(form.values), ...Object.fromEntries(shown) }, form.values) : form.summary;
  return { form, field, leave, summary };
}

export type RegisterForm = ReturnType<typeof useRegisterForm>;
