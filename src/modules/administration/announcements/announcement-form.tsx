import { useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { defineForm } from '#kernel/form/definition.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { AudienceField } from './audience-field.tsx';
import { createNotification, editNotification, notificationWays, type readAnnouncement } from './management.contract.ts';
import { announcementForm } from './management.form.ts';
import messages from './management.messages.fa.ts';
import { managementScreen } from './management.screen.ts';
import type { AudiencePerson } from './people-list.tsx';

/** The form with its audience; ways that no setting opens are shown closed. */
function useAnnouncementForm() {
  const { data } = useCall(notificationWays, { staleTime: 60_000 });
  return useMemo(() => {
    const ways = data?.ways ?? [];
    const shut = (['mail', 'sms'] as const).filter((way) => !ways.includes(way));
    const fields = announcementForm.sections.flatMap((section) => section.fields);
    const shown = fields.map((field) => {
      if (field.name !== 'byMail' && field.name !== 'bySms') return field;
      const isShut = shut.includes(field.name === 'byMail' ? 'mail' : 'sms');
      const help = field.name === 'byMail' && shut.length > 0 ? messages.waysShut(shut.map((way) => messages[way]).join(messages.and)) : messages.channelsHelp;
      return { ...field, disabled: isShut, ...(field.name === 'byMail' ? { help } : {}) };
    });
    return defineForm('notifications/announcement', [...shown, { type: 'component', name: 'audience', label: messages.audience, required: true, col: 12 }]);
  }, [data]);
}

const idsOf = (audience: unknown): string[] => ((audience ?? []) as readonly AudiencePerson[]).map(({ partyId }) => partyId);
const elements = { audience: (control: Parameters<typeof AudienceField>[0]) => <AudienceField {...control} /> };

/** Shows what became of it. */
function useShown() {
  const open = useOpenScreen();
  return ({ communicationEventId }: ReplyOf<typeof createNotification>): void => void open(managementScreen, { search: { event: communicationEventId }, replace: true });
}

export function NewAnnouncement() {
  const form = useAnnouncementForm();
  const shown = useShown();
  return (
    <DefinedForm
      of={form}
      call={createNotification}
      title={messages.facts}
      elements={elements}
      submitLabel={messages.send}
      autoFocus
      toBody={({ audience, ...values }) => ({ ...values, audience: idsOf(audience) })}
      savedText={messages.saved}
      onSaved={shown}
    />
  );
}

/** One that was not sent: who is added and who is taken out goes beside the words. */
export function EditAnnouncement({ one, audience }: { one: ReplyOf<typeof readAnnouncement>; audience: readonly unknown[] }) {
  const form = useAnnouncementForm();
  const shown = useShown();
  const stored = idsOf(audience);
  return (
    <DefinedForm
      of={form}
      call={editNotification}
      params={{ communicationEventId: one.communicationEventId ?? '' }}
      values={{ ...one, audience }}
      version={one.rowVersion}
      title={messages.facts}
      elements={elements}
      toBody={({ audience: now, ...values }, rowVersion) => {
        const ids = idsOf(now);
        return { ...values, rowVersion: rowVersion ?? 0, added: ids.filter((id) => !stored.includes(id)), removed: stored.filter((id) => !ids.includes(id)) };
      }}
      savedText={messages.saved}
      onSaved={shown}
    />
  );
}
