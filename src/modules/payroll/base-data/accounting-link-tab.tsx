import { PlugZap } from 'lucide-react';
import type { RecordRow } from '#platform/records/records-editor.tsx';
import { RecordsList } from '#platform/records/records-list.tsx';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { testLink } from '../accounting-sending/accounting-sending.contract.ts';
import sendingWords from '../accounting-sending/sending-page.messages.fa.ts';
import { accountingLinks } from './accounting-link.contract.ts';
import words from './accounting-link-page.messages.fa.ts';
import pageWords from './base-data-page.messages.fa.ts';

const start = { isDefault: 'N' };

/** The accounting software of the company; whoever sends vouchers to it may ask whether it answers. */
export function AccountingLinkTab() {
  const { mutateAsync: ask } = useSend(testLink);
  const mayTest = useMay(testLink);
  const run = ({ accountingLinkId: id }: RecordRow) => void tellOutcome(ask({ params: { accountingLinkId: String(id) }, body: {} }), sendingWords.tested);
  const actions = mayTest ? [{ id: 'test', label: sendingWords.test, icon: PlugZap, run }] : [];
  return <RecordsList of={accountingLinks} start={start} actions={actions} rowName={({ title }) => title} words={{ ...pageWords, ...words }} />;
}
