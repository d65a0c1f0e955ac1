import { Download, type LucideIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf, saveBlob } from '#ui/client/download.ts';
import { type Draft, told } from './draft-steps.tsx';
import { type Base, exportDraft, printDraft } from './drafts.contract.ts';
import messages from './drafts-page.messages.fa.ts';

interface DraftFilesProps {
  draft: Draft;
  base: Base;
}

/** The comparison as it is seen, on paper and as a sheet. */
export function DraftFiles({ draft: { draftId, title }, base }: DraftFilesProps) {
  const asked = { params: { draftId }, query: { base } };
  return (
    <>
      <FileButton icon={Printer} label={messages.print} take={async () => openPdf(await sendForBlob(printDraft, asked), `${title}.pdf`)} />
      <FileButton icon={Download} label={messages.export} take={async () => saveBlob(await sendForBlob(exportDraft, asked), `${title}.xlsx`)} />
    </>
  );
}

function FileButton({ icon, label, take }: { icon: LucideIcon; label: string; take: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  async function go(): Promise<void> {
    setPending(true);
    try {
      await take();
    } catch (error) {
      told(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button size="sm" variant="ghost" icon={icon} isPending={isPending} onPress={() => void go()}>
      {label}
    </Button>
  );
}
