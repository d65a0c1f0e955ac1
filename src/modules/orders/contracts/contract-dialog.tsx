import { Download } from 'lucide-react';
import { useState } from 'react';
import { displayNameIn } from '#kernel/file-value/file-value.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode, formatDate, formatRial } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useKitServices } from '#ui/services/services.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useSigning } from './contract-acts.tsx';
import { contractPdf, contractText, endContract, scanContract, signContracts } from './contracts.contract.ts';
import styles from './contracts.module.css';
import { endForm, scanForm } from './contracts.table.ts';
import messages from './contracts-page.messages.fa.ts';

type Text = NonNullable<ReturnType<typeof useCall<typeof contractText>>['data']>;

/** The paper of a signed contract. */
export const PdfButton = ({ contractId, title }: { contractId: string; title: string }) => (
  <RunButton size="sm" icon={Download} aria-label={messages.pdfOf({ title })} run={async () => openPdf(await sendForBlob(contractPdf, { params: { contractId } }), `${title}.pdf`)}>
    {messages.pdf}
  </RunButton>
);

/** A contract: what it says, and what may be done with it. */
export function ContractDialog({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  const read = useCall(contractText, { params: { contractId } });
  const { data, error } = read;
  return (
    <Dialog isOpen onClose={onClose} title={data === undefined ? messages.aContract : messages.titleOf({ name: data.fullName })} size="lg">
      {error ? (
        <ReadError of={read} title={messages.failed} headingLevel={3} />
      ) : data === undefined ? (
        <Skeleton kind="blocks" count={3} />
      ) : (
        <Content contractId={contractId} of={data} />
      )}
    </Dialog>
  );
}

function Content({ contractId, of }: { contractId: string; of: Text }) {
  return (
    <Stack>
      <Facts of={of} />
      <Acts contractId={contractId} of={of} />
      <Body of={of} />
    </Stack>
  );
}

function Facts({ of: { number, typeName, fromDate, thruDate, signedOn, probationEnd, endReason, note, scan = null } }: { of: Text }) {
  const { files } = useKitServices();
  const said = (term: string, value: React.ReactNode) => (value === null || value === undefined ? [] : [{ term, value }]);
  const days = messages.daysOf({ from: formatDate(fromDate), thru: thruDate === null ? messages.noEnd : formatDate(thruDate) });
  return (
    <DescriptionList
      items={[
        ...said(messages.number, number === null ? null : <Ltr>{formatCode(number)}</Ltr>),
        { term: messages.columns.type, value: typeName },
        { term: messages.days, value: days },
        ...said(messages.probation, probationEnd === null ? null : formatDate(probationEnd)),
        ...said(messages.columns.signedOn, signedOn === null ? null : formatDate(signedOn)),
        ...said(messages.columns.endReason, endReason),
        ...said(messages.columns.note, note),
        ...said(
          messages.scan,
          scan === null ? null : (
            <a href={files.address(scan)} target="_blank" rel="noreferrer">
              {displayNameIn(scan)}
            </a>
          ),
        ),
      ]}
    />
  );
}

function Acts({ contractId, of }: { contractId: string; of: Text }) {
  const { partyId, state, terms, fullName, scan } = of;
  const isOwn = useSession(({ user }) => user?.partyId) === partyId;
  const [maySign, mayEnd, mayScan] = [useMay(signContracts), useMay(endContract), useMay(scanContract)];
  const [open, setOpen] = useState<'end' | 'scan'>();
  const { ask, dialog } = useSigning();
  const close = () => setOpen(undefined);
  const isDraft = state === 'draft';
  return (
    <div className={styles.acts}>
      {isDraft && maySign && !isOwn ? (
        <RunButton variant="filled" size="sm" run={() => ask({ selection: { keys: [contractId] }, count: 1 })}>
          {messages.sign}
        </RunButton>
      ) : null}
      {!isDraft && terms.length > 0 ? <PdfButton contractId={contractId} title={messages.titleOf({ name: fullName })} /> : null}
      {state === 'signed' && mayEnd && !isOwn ? (
        <Button size="sm" onPress={() => setOpen('end')}>
          {messages.end}
        </Button>
      ) : null}
      {!isDraft && mayScan && !isOwn && scan !== undefined ? (
        <Button size="sm" onPress={() => setOpen('scan')}>
          {messages.scan}
        </Button>
      ) : null}
      {dialog}
      {open === 'end' ? (
        <Dialog isOpen onClose={close} title={messages.endTitle}>
          <DefinedForm
            of={endForm}
            call={endContract}
            params={{ contractId }}
            layout="dialog"
            submitLabel={messages.end}
            savedText={messages.ended}
            onSaved={close}
            onReset={close}
            autoFocus
          />
        </Dialog>
      ) : null}
      {open === 'scan' ? (
        <Dialog isOpen onClose={close} title={messages.scan}>
          <DefinedForm
            of={scanForm}
            call={scanContract}
            params={{ contractId }}
            values={{ scan: scan ?? null }}
            layout="dialog"
            submitLabel={messages.saveLabel}
            savedText={messages.scanSaved}
            onSaved={close}
            onReset={close}
          />
        </Dialog>
      ) : null}
    </div>
  );
}

function Body({ of: { isHidden, state, terms, wages, missing } }: { of: Text }) {
  if (isHidden) return <Alert type="warning">{messages.hidden}</Alert>;
  if (terms.length === 0) return <Alert type={state === 'draft' ? 'warning' : 'info'}>{state === 'draft' ? messages.noTerms : messages.noText}</Alert>;
  return (
    <>
      {missing.length === 0 ? null : <Alert type="warning">{messages.missing({ names: missing.join(messages.comma) })}</Alert>}
      <section className={styles.text} aria-label={messages.text}>
        {terms.map(({ title, paragraphs }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.term}>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </section>
      {wages.length === 0 ? null : (
        <DataGrid
          label={messages.wages}
          rows={wages}
          rowKey={({ title }) => title}
          hasCards
          columns={[
            { id: 'title', label: messages.wage, grows: true, render: ({ title }) => title },
            { id: 'per', label: messages.per, render: ({ per }) => messages.pers[per] },
            { id: 'amount', label: messages.amount, align: 'count', render: ({ amount }) => formatRial(amount) },
          ]}
        />
      )}
    </>
  );
}
