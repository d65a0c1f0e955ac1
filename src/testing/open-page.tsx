/** Opens one screen in jsdom with a signed-in person; the server is what the test answers. */
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, parseSearchWith, RouterProvider, stringifySearchWith, useLocation } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { vi } from 'vitest';
import { isCalendarDay } from '#kernel/jalali/jalali.ts';
import type { Screen, SearchKind } from '#kernel/screen.ts';
import { kitServices } from '#platform/kit/kit-services.ui.ts';
import { AlertHost } from '#ui/alert/alert.tsx';
import { closeAllAlerts } from '#ui/alert/alert-store.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { createQueryClient } from '#ui/client/hooks.ts';
import { extendSession, keepKey, useSession } from '#ui/client/session.ts';
import { KitServicesProvider } from '#ui/services/services.tsx';

export interface Question {
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** `GET /rest/...` to its answer: a reply, or a refusal as a Response. */
export type Answers = Readonly<Record<string, (question: Question) => unknown>>;

export interface OpenPage {
  readonly page: FunctionComponent;
  readonly screen: Screen;
  /** Address with its search; the path of the screen when absent. */
  readonly at?: string;
  readonly permissions?: readonly string[];
  readonly answers: Answers;
}

export const ownPartyId = '0196f0a0-0000-7000-8000-00000000000f';

/** A refusal of the server. */
export const refusal = (status: number, errorCode: string, more: object = {}): Response =>
  Response.json({ errorCode, errors: errorCode, messages: errorCode, fields: {}, requestId: 'K7F-204', ...more }, { status });

/** Puts the page out of sight, as a reload, a closed tab or another app does. */
export function hidePage(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

/** Shows where one has gone; the page there is no part of the test. */
function Elsewhere() {
  const { pathname } = useLocation();
  return <p>elsewhere: {pathname}</p>;
}

/** A value of the address, as the router of the app reads it. */
function readValue(kind: SearchKind, raw: unknown): string | number | undefined {
  if (raw === undefined || (kind === 'day' && !isCalendarDay(String(raw)))) return undefined;
  return kind === 'integer' ? Number(raw) : String(raw);
}

function routerOf({ page, screen, at = screen.path }: OpenPage) {
  const root = createRootRoute({ component: Outlet });
  const own = createRoute({
    getParentRoute: () => root,
    path: screen.path,
    component: page,
    validateSearch: (raw: Record<string, unknown>) => Object.fromEntries(Object.entries(screen.search ?? {}).map(([name, kind]) => [name, readValue(kind, raw[name])])),
  });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: Elsewhere });
  return createRouter({
    routeTree: root.addChildren([own, other]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
  });
}

/** What the kit asks for by itself, of a person who has kept nothing. */
const nothingKept: Answers = {
  'GET /rest/s1/hcm/entity/UserValues': () => ({ values: [] }),
  'GET /rest/s1/hcm/formDraft': () => ({ draft: null }),
};

/** Several lists in one answer are what a test answers for each of them. */
function listsTogether({ answers }: OpenPage): Answers {
  const one = answers['GET /rest/s1/hcm/entity/Enumeration'];
  if (one === undefined) return {};
  return {
    'GET /rest/s1/hcm/getEnums': async ({ query, body }) => {
      const types = (query.get('enumTypeList') ?? '').split(',');
      const found = await Promise.all(types.map((enumTypeId) => one({ query: new URLSearchParams({ enumTypeId }), body }) as { result: unknown }));
      return { enums: Object.fromEntries(types.map((type, place) => [type, found[place]?.result])), geos: {}, classifications: {}, relationShips: {} };
    },
  };
}

/** Puts the page on the screen. `asked` are the questions to one call so far; `address` is where one stands. */
export async function openPage(options: OpenPage) {
  const questions = new Map<string, Question[]>();
  const together = listsTogether(options);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [path = '', search] = url.replace('/api', '').split('?');
    const name = `${init.method} ${path}`;
    const body = init.body instanceof FormData ? Object.fromEntries(init.body) : typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const question: Question = { query: new URLSearchParams(search), body };
    questions.set(name, [...(questions.get(name) ?? []), question]);
    const answer = options.answers[name] ?? together[name] ?? nothingKept[name];
    if (answer === undefined) throw new Error(`no answer for ${name}`);
    // an answer may be held back
    const reply = await answer(question);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  vi.stubGlobal('scrollTo', () => undefined);
  closeAllAlerts();
  keepKey('k'.repeat(40));
  extendSession();
  useSession.setState({
    user: {
      userId: 'u',
      username: 'tester',
      fullName: 'Tester',
      email: '',
      partyId: ownPartyId,
      partyRelationshipId: 'r',
      roles: ['hcmJobUsers'],
      origin: 'hcm',
      mustChangePassword: false,
      jobTitle: '',
    },
    isTop: true,
    permissions: Object.fromEntries((options.permissions ?? []).map((key) => [key, 1])),
  });
  const router = routerOf(options);
  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <AppProvider>
          <KitServicesProvider value={kitServices}>
            <AlertHost />
            <RouterProvider router={router} />
          </KitServicesProvider>
        </AppProvider>
      </QueryClientProvider>,
    );
    await router.load();
  });
  return {
    user: userEvent.setup({ delay: null }),
    address: (): string => router.state.location.href,
    /** Another address of the history, as a link or the back button would open it. */
    goTo: (href: string): Promise<void> => act(async () => router.history.push(href)),
    asked: (name: string): readonly Question[] => questions.get(name) ?? [],
  };
}
