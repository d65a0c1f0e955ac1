import { substitutions } from '#platform/tasks/substitutions/substitutions.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { formatDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import styles from './inbox.module.css';
import messages from './inbox-page.messages.fa.ts';

/** Who answers for the reader today, and for whom the reader does: seen as long as it lasts. */
export function SubstitutionStand({ onOpen }: { onOpen: () => void }) {
  const { data } = useCall(substitutions);
  const day = today();
  const stands = ({ fromDate, thruDate }: { readonly fromDate: string; readonly thruDate: string }): boolean => fromDate <= day && day <= thruDate;
  const lines = [
    ...(data?.given ?? [])
      .filter(stands)
      .map(({ substitutionId, substitute, thruDate }) => ({ substitutionId, text: messages.standsIn({ name: substitute.fullName, thru: formatDate(thruDate) }) })),
    ...(data?.received ?? [])
      .filter(stands)
      .map(({ substitutionId, person, thruDate }) => ({ substitutionId, text: messages.standsFor({ name: person.fullName, thru: formatDate(thruDate) }) })),
  ];
  if (lines.length === 0) return null;
  return (
    <div className={styles.stand}>
      <ul className={styles.grow}>
        {lines.map(({ substitutionId, text }) => (
          <li key={substitutionId}>{text}</li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" onPress={onOpen}>
        {messages.substitutions}
      </Button>
    </div>
  );
}
