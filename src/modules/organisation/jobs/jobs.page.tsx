import { IdCard } from 'lucide-react';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { AsOf, AsOfNotice } from '#ui/as-of/as-of.tsx';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { NewRecord } from '#ui/record-sheet/new-record.tsx';
import { NEW } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { JobSheet } from './job-sheet.tsx';
import { addJob, jobs } from './jobs.contract.ts';
import { jobsScreen } from './jobs.screen.ts';
import { jobsTable } from './jobs.table.ts';
import messages from './jobs-page.messages.fa.ts';

/** The jobs of the company with posts and holders of a day; one of them opened shows its profile. */
export default function JobsPage() {
  const { jobId, asOf } = useScreenSearch(jobsScreen);
  return <PageFrame>{jobId === undefined ? <JobList asOf={asOf} /> : <JobSheet key={jobId} id={jobId} asOf={asOf} />}</PageFrame>;
}

function JobList({ asOf }: { asOf: string | undefined }) {
  const open = useOpenScreen();
  const setSearch = useSetScreenSearch(jobsScreen);
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} actions={<Actions asOf={asOf} />} />
      <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />
      <AsOfNotice value={asOf} />
      <DataTable
        of={jobsTable}
        list={jobs.list}
        export={jobs.export}
        query={{ asOf }}
        unit={messages.unit}
        rowName={({ jobTitle }) => jobTitle ?? ''}
        onOpen={({ jobId }) => void open(jobsScreen, { search: { jobId, asOf } })}
        empty={
          <EmptyState icon={IdCard} headingLevel={3} title={messages.none} actions={<Actions asOf={asOf} isInside />}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
    </>
  );
}

function Actions({ asOf, isInside = false }: { asOf: string | undefined; isInside?: boolean }) {
  return (
    <>
      <ImportLink kind="jobs" isInside={isInside}>
        {messages.import}
      </ImportLink>
      <NewRecord call={addJob} to={jobsScreen} search={{ jobId: NEW, asOf }} isInside={isInside}>
        {messages.add}
      </NewRecord>
    </>
  );
}
