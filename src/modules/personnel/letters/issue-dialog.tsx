import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { issueLetter, type LetterRow, letterChoices, openLetter, previewLetter } from './letters.contract.ts';
import { askForm } from './letters.form.ts';
import styles from './letters.module.css';
import messages from './letters-page.messages.fa.ts';

/** A certificate for somebody at the counter: what they want, then the text it is issued from. */
export function CounterLetter({ partyId, onClose }: { partyId: string; onClose: () => void }) {
  const [entered, setEntered] = useState<LetterRow>();
  if (entered !== undefined) return <IssueDialog row={entered} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={messages.counter}>
      <DefinedForm
        of={askForm}
        call={openLetter}
        layout="dialog"
        start={{ kind: 'employment', language: 'fa' }}
        toBody={(values) => ({ ...values, partyId })}
        submitLabel={messages.toText}
        autoFocus
        onReset={onClose}
        savedText={null}
        onSaved={setEntered}
      />
    </Dialog>
  );
}

/** The template to issue from; the server judges it again. */
export function IssueDialog({ row, onClose }: { row: LetterRow; onClose: () => void }) {
  const { data, isPending: isLoading } = useCall(letterChoices, { params: { letterId: row.letterId } });
  const { mutateAsync, isPending } = useSend(issueLetter);
  const fitting = data?.rows ?? [];
  const [chosen, choose] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  // that of the letter's own company stands first
  const templateId = chosen ?? fitting[0]?.templateId ?? null;
  async function issue(): Promise<void> {
    if (templateId === null) return setFault(messages.templateNeeded);
    try {
      const { number } = await mutateAsync({ params: { letterId: row.letterId }, body: { templateId } });
      showToast({ type: 'success', message: messages.issued({ number: formatCode(number) }) });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(error.messages);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.issueOf({ name: row.fullName })}
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {kit.cancel}
          </Button>
          <Button variant="filled" isPending={isPending} onPress={() => void issue()}>
            {messages.issue}
          </Button>
        </>
      }
    >
      <Stack>
        {fault === undefined ? null : <Alert type="error">{fault}</Alert>}
        <SelectField
          label={messages.template}
          help={messages.templateHelp}
          value={templateId}
          onChange={choose}
          options={fitting.map(({ templateId: id, title, companyName, isOwn }) => ({ id, label: isOwn ? title : messages.templateOf({ title, company: companyName }) }))}
          isLoading={isLoading}
          emptyText={messages.noTemplates}
        />
        {templateId === null ? null : <Preview letterId={row.letterId} templateId={templateId} language={row.language} />}
        <Meta as="p">{messages.issueNote}</Meta>
      </Stack>
    </Dialog>
  );
}

/** What would be issued; what stands in the way of it is told before it is tried. */
function Preview({ letterId, templateId, language }: { letterId: string; templateId: string; language: LetterRow['language'] }) {
  const { data, error } = useCall(previewLetter, { params: { letterId }, query: { templateId } });
  if (error) return <Alert type="warning">{error.messages}</Alert>;
  if (data === undefined) return <Skeleton count={4} />;
  const { paragraphs, missing } = data;
  return (
    <>
      {missing.length === 0 ? null : <Alert type="warning">{messages.missing({ names: missing.join(messages.comma) })}</Alert>}
      <section className={styles.preview} aria-label={messages.preview} lang={language} dir={language === 'fa' ? 'rtl' : 'ltr'}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </>
  );
}
