/** Going to work in another company, from the account menu. The contract comes as a type only: this stands in the browser's entry. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { Building2, Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadSession } from '#platform/identity/session/session.ui.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { hasUnsaved } from '#ui/leave-guard/leave-guard.tsx';
import type { MenuEntry } from '#ui/menu/menu.tsx';
import { forgetKept } from '#ui/offline/kept-answers.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { sendHeld } from '#ui/undo/held-acts.ts';
import type { activeCompany, changeCompany } from './active.contract.ts';
import messages from './active.messages.fa.ts';

const activeCall = shellCall<typeof activeCompany>('GET', '/rest/s1/hcm/activeCompany', { of: ['Company'], keeps: true });
const changeCall = shellCall<typeof changeCompany>('PUT', '/rest/s1/hcm/activeCompany');
/** Changes with the groups of a person, which end the session, or by their dates. */
const FRESH_MS = 600_000;
/** Between the windows of one browser, which share the session. */
const CHANNEL = 'active-company';

interface Company {
  readonly partyId: string;
  readonly organizationName: string;
}

interface House {
  readonly client: QueryClient;
  readonly router: AnyRouter;
}

/** The person's own first page. */
const FIRST = '/';

/** What may be done, shown and read is another: it is said, and a page opens, as a rule the first one, with nothing kept of the company that was left. */
async function enter({ client, router }: House, companyId: string, say: () => unknown, href = FIRST): Promise<void> {
  await forgetKept();
  await loadSession();
  useSession.setState({ companyId });
  say();
  router.history.push(href, undefined, { ignoreBlocker: true });
  await router.invalidate();
  // whoever shows them waits for them
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/config.json' });
}

function refused(error: unknown): void {
  if (!isApiError(error)) throw error;
  showAlert({ type: 'error', message: error.messages });
}

/** Another window went to a company. A page with unsaved words stays; the server takes nothing of it any more. */
function follow(house: House, companyId: string): void {
  if (hasUnsaved()) showAlert({ type: 'warning', message: messages.staleHere, autoHideDuration: 30_000 });
  else void enter(house, companyId, () => showAlert({ type: 'info', message: messages.changedElsewhere })).catch(refused);
}

/** Tells the other windows of this browser. */
const otherWindows = pageValue<((companyId: string) => void) | undefined>(() => undefined);

/** Hears of another window of this browser, and lets it be told. One channel for both: what it sends it does not hear itself. */
function useOtherWindows({ client, router }: House): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    otherWindows.now = (companyId) => channel.postMessage(companyId);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (useSession.getState().user !== null) follow({ client, router }, data);
    };
    return () => {
      otherWindows.now = undefined;
      channel.close();
    };
  }, [client, router]);
}

/**
 * Writes name the company this page was opened in, not the one the server knows now: asked anew it may answer another, chosen in
 * a window nobody heard of, and what was written for the one would be taken for the other.
 */
function useKnownCompany({ client, router }: House, companyId: string | undefined): void {
  useEffect(() => {
    if (companyId === undefined) return;
    const known = useSession.getState().companyId;
    if (known === null) useSession.setState({ companyId });
    else if (known !== companyId) follow({ client, router }, companyId);
  }, [client, router, companyId]);
}

/** `at`: the page that opens, and how it is said; the first one when absent. */
async function change(house: House, { partyId, organizationName }: Company, at?: { readonly href: string; say(): unknown }): Promise<void> {
  try {
    // what was answered in the company that is left belongs to it
    await sendHeld();
    await send(changeCall, { body: { companyId: partyId } });
    otherWindows.now?.(partyId);
    await enter(house, partyId, at?.say ?? (() => showAlert({ type: 'success', message: messages.changed(organizationName) })), at?.href);
  } catch (error) {
    refused(error);
  }
}

/** Entries of the account menu and the question before unsaved words are lost; nothing for whoever has one company. */
export function useCompanyChoice(): { readonly entries: readonly MenuEntry[]; readonly question: ReactNode } {
  const house = { client: useQueryClient(), router: useRouter({ warn: false }) };
  const [asked, setAsked] = useState<Company>();
  const mayAsk = useSession(({ user }) => user !== null && !user.mustChangePassword);
  const { companyId, companies = [] } = useCall(activeCall, { enabled: mayAsk, staleTime: FRESH_MS }).data ?? {};
  const hasChoice = companies.some(({ partyId }) => partyId !== companyId);
  useKnownCompany(house, hasChoice ? companyId : undefined);
  useOtherWindows(house);
  const entryOf = (company: Company, at: number): MenuEntry => {
    const { partyId, organizationName } = company;
    const isGroupStart = at === 0;
    if (partyId === companyId) return { id: partyId, label: messages.current(organizationName), icon: Check, isGroupStart };
    return {
      id: partyId,
      label: messages.workIn(organizationName),
      icon: Building2,
      isGroupStart,
      onAction: () => (hasUnsaved() ? setAsked(company) : void change(house, company)),
    };
  };
  return {
    // the one at hand first: it is told like the others, and choosing it changes nothing
    entries: hasChoice ? companies.toSorted((one, other) => Number(other.partyId === companyId) - Number(one.partyId === companyId)).map(entryOf) : [],
    question: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={kit.leave.leaveTitle}
        confirmLabel={kit.leave.leave}
        cancelLabel={kit.leave.stay}
        isDanger
        onConfirm={async () => {
          if (asked !== undefined) await change(house, asked);
        }}
      >
        {kit.leave.leaveText}
      </ConfirmDialog>
    ),
  };
}

/**
 * Opens a page in the company it belongs to: one line says which company is active now, with the way back. The answer has nothing
 * for the company one is in, nor for one that cannot be entered: then the page opens as any other.
 */
export function useOpenInCompany(): (companyId: string) => { readonly name: string; open(href: string): void } | undefined {
  const house = { client: useQueryClient(), router: useRouter({ warn: false }) };
  const { companyId: here, companies = [] } = useCall(activeCall, { staleTime: FRESH_MS }).data ?? {};
  const back = companies.find(({ partyId }) => partyId === here);
  const opening = (company: Company, href: string, way: { readonly from: Company; readonly href: string } | undefined): void => {
    const say = () =>
      showToast({
        type: 'info',
        message: messages.current(company.organizationName),
        ...(way === undefined ? {} : { action: { label: messages.back, onPress: () => opening(way.from, way.href, undefined) } }),
      });
    if (hasUnsaved()) showAlert({ type: 'warning', message: messages.unsavedHere });
    else void change(house, company, { href, say });
  };
  return (companyId) => {
    const company = companyId === here ? undefined : companies.find(({ partyId }) => partyId === companyId);
    if (company === undefined) return undefined;
    const way = back && { from: back, href: house.router.state.location.href };
    return { name: company.organizationName, open: (href) => opening(company, href, way) };
  };
}
