import { RecordsList } from '#platform/records/records-list.tsx';
import { today } from '#ui/format/today.ts';
import { Heading } from '#ui/text/text.tsx';
import { hardPosts } from './hard-posts.contract.ts';
import words from './hard-posts-page.messages.fa.ts';

/** Which posts are of hard and harmful work, with reason and paper. */
export const HardPosts = () => (
  <>
    <Heading>{words.heading}</Heading>
    <RecordsList of={hardPosts} start={{ fromDate: today() }} rowName={({ positionTitle }) => String(positionTitle)} words={words} />
  </>
);
