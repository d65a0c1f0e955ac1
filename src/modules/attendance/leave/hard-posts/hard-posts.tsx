import { RecordsList } from '#platform/records/records-list.tsx';
import { today } from '#ui/format/today.ts';
import { hardPosts } from './hard-posts.contract.ts';
import styles from './hard-posts.module.css';
import words from './hard-posts-page.messages.fa.ts';

/** Which posts are of hard and harmful work, with reason and paper. */
export const HardPosts = () => (
  <>
    <h2 className={styles.heading}>{words.heading}</h2>
    <RecordsList of={hardPosts} start={{ fromDate: today() }} rowName={({ positionTitle }) => String(positionTitle)} words={words} />
  </>
);
