import words from '#platform/requests/requests-page.messages.fa.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { taskPanelScreen } from './task-panel.screen.ts';

/** Leads to the case of a request; `label` in the place of the word of the house. */
export const FollowCase = ({ instanceId, what, label }: { instanceId: string; what: string; label?: string }) => (
  <ScreenLink to={taskPanelScreen} search={{ instanceId }} className={buttonClass('ghost', 'sm')} aria-label={label === undefined ? words.followOf({ what }) : undefined}>
    {label ?? words.follow}
  </ScreenLink>
);
