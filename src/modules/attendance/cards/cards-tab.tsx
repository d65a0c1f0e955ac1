import { RecordsList } from '#platform/records/records-list.tsx';
import { today } from '#ui/format/today.ts';
import { cards } from './cards.contract.ts';
import messages from './cards-page.messages.fa.ts';

/** Cards and numbers at clocks with their holders. */
export const CardsTab = () => <RecordsList of={cards} changeForm={cards.changeForm} start={{ fromDate: today() }} rowName={({ card }) => card} words={messages} />;
