import { RecordsList } from '#platform/records/records-list.tsx';
import { today } from '#ui/format/today.ts';
import { reductions } from './reductions.contract.ts';
import messages from './reductions-page.messages.fa.ts';

/** By how much days of people are shorter, with reason and paper. */
export const ReductionsTab = () => (
  <RecordsList of={reductions} changeForm={reductions.changeForm} start={{ fromDate: today(), place: 'end' }} rowName={({ fullName }) => fullName} words={messages} />
);
