import { RecordsList } from '#platform/records/records-list.tsx';
import { today } from '#ui/format/today.ts';
import { Stack } from '#ui/page/stack.tsx';
import { HardPosts } from '../leave/hard-posts/hard-posts.tsx';
import { reductions } from './reductions.contract.ts';
import messages from './reductions-page.messages.fa.ts';

/** By how much days of people are shorter, with reason and paper; and the posts whose work is hard. */
export const ReductionsTab = () => (
  <Stack>
    <RecordsList of={reductions} changeForm={reductions.changeForm} start={{ fromDate: today(), place: 'end' }} rowName={({ fullName }) => fullName} words={messages} />
    <HardPosts />
  </Stack>
);
