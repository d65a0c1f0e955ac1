import type { ReplyOf } from '#kernel/call.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate } from '#ui/format/format.ts';
import { RecordFacts, recordSheet, type SheetOf } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import type { ScreenTab } from '#ui/tabs/screen-tabs.tsx';
import { JobActions } from './job-actions.tsx';
import { JobPartEditor } from './job-part-editor.tsx';
import { profileTabs } from './job-parts.contract.ts';
import { JobPosts } from './job-posts.tsx';
import { addJob, editJob, readJob } from './jobs.contract.ts';
import { jobForm, jobFormOf } from './jobs.form.ts';
import { jobsScreen } from './jobs.screen.ts';
import messages from './jobs-page.messages.fa.ts';

/** The form of a job without the post that prepared it. */
const lackingForm = jobFormOf({ mayLackProducer: true });

type Seen = ReplyOf<typeof readJob>;

export const JobSheet = recordSheet<Seen>({
  screen: jobsScreen,
  words: messages,
  useRead: ({ id }) => useCall(readJob, { params: { jobId: id } }),
  fresh: { title: messages.newJob, Form: NewJob },
  title: ({ jobTitle }) => jobTitle,
  lead: madeOn,
  Acts: ({ record, at }) => <JobActions jobId={at.id} name={record.jobTitle ?? ''} rowVersion={record.rowVersion ?? 0} />,
  Body: Facts,
  tabs: [
    { id: 'posts', label: messages.jobPosts, Content: JobPosts },
    ...profileTabs.map((tab): ScreenTab<{ id: string }> => ({ id: tab.id, label: messages.parts[tab.id], Content: ({ id }) => <JobPartEditor tab={tab} jobId={id} /> })),
  ],
});

function NewJob({ asOf }: { asOf?: string | undefined }) {
  const open = useOpenScreen();
  return (
    <DefinedForm of={jobForm} call={addJob} title={messages.facts} draft autoFocus onSaved={({ jobId }) => void open(jobsScreen, { search: { jobId, asOf }, replace: true })} />
  );
}

function madeOn({ createdDate, creatorName }: Seen): string | undefined {
  if (!createdDate) return undefined;
  const date = formatDate(createdDate);
  return creatorName ? messages.createdBy({ date, name: creatorName }) : messages.createdOn({ date });
}

function Facts({ record: job, at: { id } }: SheetOf<Seen>) {
  return (
    <RecordFacts
      of={job.producerEmplPositionId === null ? lackingForm : jobForm}
      call={editJob}
      params={{ jobId: id }}
      values={job}
      version={job.rowVersion}
      title={messages.facts}
      draft={id}
    />
  );
}
