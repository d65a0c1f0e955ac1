/** Questions about files as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import type { simulateFile } from './state-files.contract.ts';
import words from './state-files.messages.fa.ts';

const { firstName, lastName, fatherName, workshop, jobTitle } = words.example;
const person = {
  firstName,
  lastName,
  fatherName,
  gender: 'Y',
  nationalCode: '0013542419',
  insuranceNumber: '0012345678',
  birthDate: '1985-03-21',
  hireDate: '2024-03-20',
  jobTitle,
} as const;
const month = { year: 1405, month: 1, facts: { hireDate: '2024-03-20', isMarried: true, children: 2, insuredDays: 900 } };
const payerSheba = makeSheba('017', '0000000000000000009');
const account = { iban: makeSheba('012', '0000004180553270019') };

export const fileExamples: Readonly<Record<string, BodyInput<typeof simulateFile>>> = {
  'the list of insurance of a workshop': {
    ...{ output: 'insurance', layout: 'M', encoding: 'iranSystem', people: [{ identity: person, simulate: month }] },
    list: { workshop: '1234567890', workshopName: workshop, employer: workshop, number: '01', contractRow: '000', day: '2026-04-21' },
  },
  'the list of the tax': { output: 'tax', layout: 'current', encoding: 'utf8', bom: true, list: { day: '2026-04-21' }, people: [{ identity: person, simulate: month }] },
  'a transfer of Paya': {
    ...{ output: 'bank', layout: 'ccti', list: { payerSheba, payerName: workshop, serial: '7', day: '2026-04-21' } },
    people: [{ identity: { ...person, ...account }, net: '250000000' }],
  },
};
