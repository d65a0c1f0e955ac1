/** The slips with one-time passwords, several to a page, and a list of those who were told by a message. */
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedCode, printedDateTime } from '#platform/print/printed.rules.ts';
import messages from './bulk-accounts.messages.fa.ts';

export interface Slip {
  readonly name: string;
  readonly personnelCode: string;
  readonly username: string;
  readonly password: string;
}

export interface Slips {
  readonly company: Letterhead;
  readonly slips: readonly Slip[];
  readonly told: readonly Omit<Slip, 'password'>[];
  /** Where people sign in; undefined where the settings do not say it. */
  readonly address: string | undefined;
  /** ISO moment until which the passwords open a session. */
  readonly validUntil: string;
}

const { print: words } = messages;

export const slipsPrint = definePrint<Slips>({
  template: new URL('./slips.print.typ', import.meta.url),
  sheet: ({ company, validUntil }) => ({ company, title: words.title, marks: [{ label: words.validUntil, value: printedDateTime(validUntil) }], note: words.note }),
  content: ({ slips, told, address, validUntil }) => ({
    slips: slips.map(({ name, personnelCode, username, password }) => ({ name, code: printedCode(personnelCode), username, password })),
    told: told.map(({ name, personnelCode, username }) => [name, printedCode(personnelCode), username]),
    columns: words.columns.map((label) => ({ label })),
    words: {
      where: words.where,
      address: address ?? null,
      username: words.username,
      password: words.password,
      told: words.told,
      advice: words.advice({ when: printedDateTime(validUntil) }),
    },
  }),
});
