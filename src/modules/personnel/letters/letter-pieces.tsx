import { Download } from 'lucide-react';
import { RunButton } from '#ui/act/run-button.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { letterPdf, type OwnLetter } from './letters.contract.ts';
import messages from './letters-page.messages.fa.ts';

const tones: Readonly<Record<OwnLetter['state'], BadgeState>> = { asked: 'pending', cancelled: 'draft', refused: 'rejected', issued: 'approved', withdrawn: 'failed' };

export const StateBadge = ({ state }: Pick<OwnLetter, 'state'>) => <Badge state={tones[state]}>{messages.states[state]}</Badge>;

/** The paper of an issued letter. */
export const PdfButton = ({ letterId, title }: { letterId: string; title: string }) => (
  <RunButton size="sm" icon={Download} aria-label={messages.pdfOf({ title })} run={async () => openPdf(await sendForBlob(letterPdf, { params: { letterId } }), `${title}.pdf`)}>
    {messages.pdf}
  </RunButton>
);
