import { Filter } from 'lucide-react';
import { useState } from 'react';
import type { ScreenSearch } from '#kernel/screen.ts';
import { getCompanies } from '#platform/notifications/notifications.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { useOptions } from '#ui/options/use-options.ts';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './my-notifications.messages.fa.ts';
import styles from './my-notifications.module.css';
import { myNotificationsScreen } from './my-notifications.screen.ts';

/** What the call is asked for beside `show`. */
export interface MessageFilter {
  readonly companyId?: string;
  readonly subject?: string;
  readonly purposes?: string[];
  readonly from?: string;
  readonly to?: string;
}

type Search = ScreenSearch<NonNullable<(typeof myNotificationsScreen)['search']>>;

/** The ids of a list in the address; what is no list is none. */
function idsIn(list: string | undefined): string[] {
  try {
    const ids: unknown = JSON.parse(list ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

export function filterOf({ company, subject, purposes, from, to }: Search): MessageFilter {
  const ids = idsIn(purposes);
  return {
    ...(company ? { companyId: company } : {}),
    ...(subject?.trim() ? { subject: subject.trim() } : {}),
    ...(ids.length > 0 ? { purposes: ids } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** Narrows the own messages (guide base-data 9.2); put away until it is wanted. */
export function MessageFilters() {
  const search = useScreenSearch(myNotificationsScreen);
  const count = Object.keys(filterOf(search)).length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <div className={styles.filters}>
      <Button icon={Filter} variant={count > 0 ? 'soft' : 'outline'} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {count > 0 ? messages.filtersOn(formatNumber(count)) : messages.filters}
      </Button>
      {isOpen ? <Fields search={search} isNarrowed={count > 0} /> : null}
    </div>
  );
}

function Fields({ search, isNarrowed }: { search: Search; isNarrowed: boolean }) {
  const set = useSetScreenSearch(myNotificationsScreen);
  const change = (more: { readonly [K in keyof Search]?: Search[K] | undefined }): void => void set({ ...more, page: undefined });
  const companies = useCall(getCompanies, { staleTime: 60_000 }).data?.companies ?? [];
  const purposes = useOptions({ type: 'multiselect', name: 'purposes', label: messages.filterPurposes, options: 'CommunicationPurpose' });
  const { company, subject = '', purposes: chosen, from, to } = search;
  return (
    <div className={styles.fields}>
      {companies.length > 1 || company !== undefined ? (
        <SelectField
          label={messages.filterCompany}
          options={companies.map(({ partyId, organizationName }) => ({ id: partyId, label: organizationName }))}
          value={company ?? null}
          onChange={(id) => change({ company: id ?? undefined })}
          isClearable
        />
      ) : null}
      <TextField kind="search" label={messages.filterSubject} value={subject} onChange={(words) => change({ subject: words.slice(0, 100) || undefined })} />
      <MultiSelect label={messages.filterPurposes} {...purposes} value={chosen ?? null} onChange={(ids) => change({ purposes: ids ?? undefined })} />
      <DateField label={messages.filterFrom} value={from ?? null} onChange={(day) => change({ from: day ?? undefined })} />
      <DateField label={messages.filterTo} value={to ?? null} onChange={(day) => change({ to: day ?? undefined })} />
      {isNarrowed ? (
        <Button variant="ghost" onPress={() => change({ company: undefined, subject: undefined, purposes: undefined, from: undefined, to: undefined })}>
          {messages.clearFilters}
        </Button>
      ) : null}
    </div>
  );
}
