import type { ReplyOf } from '#kernel/call.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate } from '#ui/format/format.ts';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
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
  const { data, error, refetch, isFetching } = useCall(readJob, { params: { jobId } });
  if (error)
    return httpErrors.is(error, 'notFound') || error.status === 400 ? (
      <EmptyState title={messages.notFound} headingLevel={1} actions={<Back asOf={asOf} />}>
        {messages.notFoundAdvice}
      </EmptyState>
    ) : (
      <ErrorState title={messages.failed} headingLevel={1} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  if (data === undefined) return <Skeleton kind="blocks" count={3} />;
  return (
    <>
      <PageHeader
        title={data.jobTitle}
        lead={madeOn(data)}
        actions={
          <>
            <Back asOf={asOf} />
            <JobActions jobId={jobId} name={data.jobTitle ?? ''} outdates={outdated} />
          </>
        }
      />
      <Facts job={data} />
      <Details jobId={jobId} asOf={asOf} />
    </>
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
