/** The profile of a job on A4: its facts, and each part that says something. */
import type { FormValues } from '#kernel/form/definition.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedCell, printedCode, printedCount, printedDate } from '#platform/print/printed.rules.ts';
import type { ProfileTab } from './job-parts.contract.ts';
import type { StoredJob } from './jobs.store.ts';
import messages from './jobs-page.messages.fa.ts';

export interface JobProfile {
  readonly company: Letterhead;
  readonly job: StoredJob;
  readonly names: { readonly producer: string | null; readonly category: string | null; readonly subCategory: string | null };
  readonly parts: readonly { readonly id: ProfileTab['id']; readonly columns: readonly ColumnDefinition[]; readonly rows: readonly FormValues[] }[];
  /** ISO day. */
  readonly printedOn: string;
}

const genders: Readonly<Record<string, string>> = { Y: messages.men, N: messages.women, B: messages.bothGenders };
const years = (count: number): string => messages.printedYears({ count: printedCount(count) });

/** '[20,45]' -> from 20 to 45 years. */
function printedAge(age: string): string {
  const [least = 0, most = 0] = JSON.parse(age) as number[];
  return messages.printedAge({ least: printedCount(least), most: printedCount(most) });
}

function factsOf({ job, names }: JobProfile) {
  const facts: readonly (readonly [string, string | null, number?])[] = [
    [messages.name, job.jobTitle, 2],
    [messages.code, printedCode(job.jobCode)],
    [messages.gender, job.gender && (genders[job.gender] ?? null)],
    [messages.category, names.category],
    [messages.subCategory, names.subCategory],
    [messages.experience, job.workExperience === null ? null : years(job.workExperience)],
    [messages.age, job.age && printedAge(job.age)],
    [messages.producer, names.producer, 2],
    [messages.created, job.createdDate && printedDate(job.createdDate)],
    [messages.thruDate, job.thruDate && printedDate(job.thruDate)],
  ];
  return facts.map(([label, value, span = 1]) => ({ label, value: value ?? '-', span }));
}

export const jobProfilePrint = definePrint<JobProfile>({
  template: new URL('./jobs.print.typ', import.meta.url),
  sheet: ({ company, job, printedOn }) => ({
    company,
    title: messages.title,
    marks: [
      { label: messages.code, value: printedCode(job.jobCode) },
      { label: messages.printedOn, value: printedDate(printedOn) },
    ],
  }),
  content: (profile) => ({
    facts: factsOf(profile),
    texts: [
      { title: messages.target, text: profile.job.jobTarget },
      { title: messages.description, text: profile.job.jobDescription },
    ].flatMap(({ title, text }) => (text === null ? [] : [{ title, lines: text.split('\n') }])),
    parts: profile.parts
      .filter(({ rows }) => rows.length > 0)
      .map(({ id, columns, rows }) => ({
        title: messages.parts[id],
        columns: columns.map(({ label }) => ({ label })),
        rows: rows.map((row) => columns.map((column) => printedCell(column, row[column.name], () => undefined))),
      })),
    signers: [
      { title: messages.signProducer, name: profile.names.producer ?? '' },
      { title: messages.signApprover, name: '' },
    ],
  }),
});
