import { buttonClass } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { inboxScreen } from './inbox.screen.ts';

/** Leads to where requests are answered, for whoever may open it. */
export function InboxLink({ children }: { children: string }) {
  const mayOpen = useMay(inboxScreen);
  return mayOpen ? (
    <ScreenLink to={inboxScreen} className={buttonClass('outline', 'sm')}>
      {children}
    </ScreenLink>
  ) : null;
}
