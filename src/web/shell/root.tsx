import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { AlertHost } from '#ui/alert/alert.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.ts';
import { ToastRegion } from '#ui/toast/toast.tsx';
import type { Decision } from '#web/guard/guard.rules.ts';
import type { Judged } from '#web/guard/guard.ts';
import { followHeadings } from './announce-page.ts';
import styles from './shell.module.css';

const layout = lazyPart<{ children: ReactNode }>(() => import('#web/layout/layout.tsx').then(({ Layout: component }) => ({ default: component })));
export const loadLayout = layout.load;
const Footer = lazy(() => import('#web/layout/footer.tsx').then(({ Footer: component }) => ({ default: component })));
const ForbiddenPage = lazy(() => import('#modules/home/forbidden/forbidden.page.tsx'));
const Notices = lazy(() => import('./notices/notices.tsx').then(({ Notices: component }) => ({ default: component })));
const NotFoundPage = lazy(() => import('./not-found.tsx').then(({ NotFound }) => ({ default: NotFound })));

function Content({ decision }: { decision: Decision }) {
  if (decision.kind === 'forbidden') return <ForbiddenPage />;
  return decision.kind === 'notFound' ? <NotFoundPage /> : <Outlet />;
}

/** The layout belongs to people who are signed in; guests see the same pages bare, everybody the job board above a footer alone (spec section 2.2). */
export function Root() {
  const { decision, isSignedIn } = useRouteContext({ from: '__root__' }) as Judged;
  const router = useRouter();
  useEffect(() => followHeadings(router), [router]);
  const isBare = !isSignedIn || (decision.kind === 'open' && decision.screen.chrome !== 'full');
  const content = (
    <Suspense>
      <Content decision={decision} />
    </Suspense>
  );
  return (
    <>
      <AlertHost />
      <ToastRegion />
      <Suspense>
        <Notices />
      </Suspense>
      <Suspense>{isBare ? <Bare decision={decision}>{content}</Bare> : <layout.Component>{content}</layout.Component>}</Suspense>
    </>
  );
}

/** Bare screens draw their own main part; pages of the layout that a guest sees get one here. */
function Bare({ decision, children }: { decision: Decision; children: ReactNode }) {
  const chrome = decision.kind === 'open' ? decision.screen.chrome : 'full';
  if (chrome === 'bare') return children;
  const main = (
    <main id="main" tabIndex={-1} className={styles.bare}>
      {children}
    </main>
  );
  if (chrome === 'full') return main;
  return (
    <div className={styles.footerOnly}>
      {main}
      <Footer />
    </div>
  );
}
