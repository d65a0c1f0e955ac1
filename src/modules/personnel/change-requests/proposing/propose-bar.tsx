import { useForReading } from '#platform/party/parts/for-reading.ui.ts';
import { Button } from '#ui/button/button.tsx';
import { holds, useMay, useSession } from '#ui/client/session.ts';
import { cx } from '#ui/cx/cx.ts';
import { useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { userProfileScreen } from '../../profile/user-profile.screen.ts';
import { sendChangeRequest } from '../change-requests.contract.ts';
import styles from '../change-requests.module.css';
import messages from '../change-requests-page.messages.fa.ts';
import { type Changeable, changeables } from '../changeables.rules.ts';

/** What the signed-in person may ask for: parts of the file that are open to them. */
export function useChangeables(): readonly Changeable[] {
  const permissions = useSession((session) => session.permissions);
  const maySend = useMay(sendChangeRequest);
  const isForReading = useForReading();
  return maySend && !isForReading ? changeables.filter(({ own }) => holds(permissions, own)) : [];
}

/** Ways to ask for a change of what a tab of the own file shows. */
export function ProposeBar({ tab }: { tab: string }) {
  const setSearch = useSetScreenSearch(userProfileScreen);
  const offered = useChangeables().filter((one) => one.tab === tab);
  if (offered.length === 0) return null;
  return (
    <div className={cx(styles.bar, styles.above)}>
      {offered.map(({ kind, title }) => (
        <Button key={kind} size="sm" onPress={() => void setSearch({ tab: 'requests', propose: kind })}>
          {messages.proposeOf({ title })}
        </Button>
      ))}
    </div>
  );
}
