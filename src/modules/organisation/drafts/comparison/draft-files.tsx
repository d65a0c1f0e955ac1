import { Download, Printer } from 'lucide-react';
import { RunButton } from '#ui/act/run-button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf, saveBlob } from '#ui/client/download.ts';
import type { Draft } from '../draft-steps.tsx';
import { type Base, exportDraft, printDraft } from '../drafts.contract.ts';
import messages from '../drafts-page.messages.fa.ts';

interface DraftFilesProps {
  draft: Draft;
  base: Base;
}

/** The comparison as it is seen, on paper and as a sheet. */
export function DraftFiles({ draft: { draftId, title }, base }: DraftFilesProps) {
  const asked = { params: { draftId }, query: { base } };
  return (
    <>
      <RunButton size="sm" variant="ghost" icon={Printer} run={async () => openPdf(await sendForBlob(printDraft, asked), `${title}.pdf`)}>
        {messages.print}
      </RunButton>
      <RunButton size="sm" variant="ghost" icon={Download} run={async () => saveBlob(await sendForBlob(exportDraft, asked), `${title}.xlsx`)}>
        {messages.export}
      </RunButton>
    </>
  );
}
