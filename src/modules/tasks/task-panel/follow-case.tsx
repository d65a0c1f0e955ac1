import words from '#platform/requests/requests-page.messages.fa.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { taskPanelScreen } from './task-panel.screen.ts';

/** Leads to the case of a request. */
export const FollowCase = ({ instanceId, what, label = words.follow }: { instanceId: string; what: string; label?: string }) => (
  <ScreenLink to={taskPanelScreen} search={{ instanceId }} className={buttonClass('ghost', 'sm')} aria-label={words.followOf({ what })}>
    {label}
  </ScreenLink>
);
