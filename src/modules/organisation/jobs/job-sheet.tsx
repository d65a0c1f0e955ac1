import type { ReplyOf } from '#kernel/call.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate } from '#ui/format/format.ts';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { StoredRecord } from '#ui/read/stored-record.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { JobActions } from './job-actions.tsx';
import { JobPartEditor } from './job-part-editor.tsx';
import { profileTabs } from './job-parts.contract.ts';
import { JobPosts } from './job-posts.tsx';
import { addJob, editJob, jobs, readJob } from './jobs.contract.ts';
import { jobForm, jobFormOf } from './jobs.form.ts';
import { jobsScreen } from './jobs.screen.ts';
import messages from './jobs-page.messages.fa.ts';

/** In the place of an id: a job that is being made. */
export const NEW = 'new';
const outdated = [jobs.list, readJob];
/** The form of somebody who may only look. */
const seenOnly = readOnlyForm(jobForm);
/** That of a job without the post that prepared it. */
const lackingForm = jobFormOf({ mayLackProducer: true });

interface JobAt {
  jobId: string;
  asOf: string | undefined;
}

export const JobSheet = (at: JobAt) => (at.jobId === NEW ? <NewJob asOf={at.asOf} /> : <StoredJob {...at} />);

const Back = ({ asOf }: Pick<JobAt, 'asOf'>) => (
  <ScreenLink to={jobsScreen} search={{ asOf }} className={buttonClass()}>
    {messages.back}
  </ScreenLink>
);

function NewJob({ asOf }: Pick<JobAt, 'asOf'>) {
  const open = useOpenScreen();
  return (
    <>
      <PageHeader title={messages.newJob} actions={<Back asOf={asOf} />} />
      <DefinedForm
        of={jobForm}
        call={addJob}
        title={messages.facts}
        outdates={outdated}
        draft
        autoFocus
        onSaved={({ jobId }) => void open(jobsScreen, { search: { jobId, asOf }, replace: true })}
      />
    </>
  );
}

function StoredJob({ jobId, asOf }: JobAt) {
  const read = useCall(readJob, { params: { jobId } });
  return (
    <StoredRecord of={read} words={messages} back={<Back asOf={asOf} />}>
      {(job) => (
        <>
          <PageHeader
            title={job.jobTitle}
            lead={madeOn(job)}
            actions={
              <>
                <Back asOf={asOf} />
                <JobActions jobId={jobId} name={job.jobTitle ?? ''} outdates={outdated} />
              </>
            }
          />
          <Facts job={job} />
          <Details jobId={jobId} asOf={asOf} />
        </>
      )}
    </StoredRecord>
  );
}

type Seen = ReplyOf<typeof readJob>;

function madeOn({ createdDate, creatorName }: Seen): string | undefined {
  if (!createdDate) return undefined;
  const date = formatDate(createdDate);
  return creatorName ? messages.createdBy({ date, name: creatorName }) : messages.createdOn({ date });
}

function Facts({ job }: { job: Seen }) {
  const mayEdit = useMay('organizationChartManagement/defineJob/edit');
  const form = job.producerEmplPositionId === null ? lackingForm : jobForm;
  return (
    <DefinedForm
      of={mayEdit ? form : seenOnly}
      call={editJob}
      params={{ jobId: job.jobId ?? '' }}
      values={job}
      version={job.rowVersion}
      title={messages.facts}
      outdates={outdated}
      draft={job.jobId ?? false}
    />
  );
}

/** The tab before those of the profile: the posts that carry the job. */
const POSTS = 'posts';
const tabs = [{ id: POSTS, label: messages.jobPosts }, ...profileTabs.map(({ id }) => ({ id, label: messages.parts[id] }))];

function Details({ jobId, asOf }: JobAt) {
  const { tab } = useScreenSearch(jobsScreen);
  const setSearch = useSetScreenSearch(jobsScreen);
  const part = profileTabs.find(({ id }) => id === tab);
  return (
    <Tabs label={messages.tabs} tabs={tabs} selected={part?.id ?? POSTS} onSelect={(id) => void setSearch({ tab: id })}>
      {part === undefined ? <JobPosts jobId={jobId} asOf={asOf} /> : <JobPartEditor key={part.id} tab={part} jobId={jobId} />}
    </Tabs>
  );
}
