/** Codes and names that somebody has already, asked of the server while the registration is filled in. */
import type { FormValues } from '#kernel/form/definition.ts';
import { fault } from '#kernel/form/definition.ts';
import partyMessages from '#platform/party/party.messages.fa.ts';
import { send } from '#ui/client/client.ts';
import type { Validators } from '#ui/form/use-submit.ts';
import { checkRegister } from './register.contract.ts';
import messages from './register.messages.fa.ts';

/** Fields the server knows to be unique: their name in its answer, and the sentence. */
const unique = {
  nationalId: { answer: 'nationalCodeTaken', text: messages.errors.nationalCodeTaken },
  foreignerCode: { answer: 'foreignerCodeTaken', text: messages.errors.foreignerCodeTaken },
  passportNumber: { answer: 'passportTaken', text: messages.errors.passportTaken },
  pseudoId: { answer: 'pseudoIdTaken', text: partyMessages.errors.pseudoIdTaken },
  username: { answer: 'usernameTaken', text: messages.errors.usernameTaken },
  emailAddress: { answer: 'emailTaken', text: messages.errors.emailTaken },
} as const;
type UniqueName = keyof typeof unique;

/** Validators that ask once for each value. Silence of the server is no answer: the registration itself asks again. */
export function takenValidators(): Validators {
  const answers = new Map<string, Promise<boolean>>();
  function isTaken(name: UniqueName, { [name]: value, companyId }: FormValues): Promise<boolean> {
    const query = { [name]: String(value), ...(typeof companyId === 'string' ? { companyId } : {}) };
    const key = JSON.stringify(query);
    const answer =
      answers.get(key) ??
      send(checkRegister, { query }).then(
        (reply) => reply[unique[name].answer],
        () => !answers.delete(key),
      );
    answers.set(key, answer);
    return answer;
  }
  const validatorOf = (name: UniqueName) => async (values: FormValues) => fault(values[name] !== null && (await isTaken(name, values)) ? unique[name].text : undefined);
  return Object.fromEntries((Object.keys(unique) as UniqueName[]).map((name) => [name, validatorOf(name)]));
}
