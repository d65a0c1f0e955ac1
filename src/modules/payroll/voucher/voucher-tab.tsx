import { BookOpenText, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { makeVoucher, payVouchers, readVoucher } from './voucher.contract.ts';
import { vouchersScreen } from './voucher.screen.ts';
import words from './voucher-page.messages.fa.ts';
import { VoucherView } from './voucher-view.tsx';

type Seen = ReplyOf<typeof readVoucher>;

/** What a run comes to in the books: the vouchers that are kept, or how they would be, each line explained; and what is wrong. */
export function VoucherTab({ id }: { id: string }) {
  const [templateId, choose] = useState<string>();
  const read = useCall(readVoucher, { params: { payRunId: id }, query: { voucherTemplateId: templateId } });
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={2} />;
  const seen = read.data;
  const { templates = [], vouchers, faults = [], isKept = false } = seen;
  if (vouchers === undefined) return <Alert type="warning">{words.withheld}</Alert>;
  if (templates.length === 0 && !isKept)
    return (
      <EmptyState icon={BookOpenText} headingLevel={3} title={words.noTemplate}>
        {words.noTemplateAdvice}
      </EmptyState>
    );
  return (
    <Stack>
      <Choice seen={seen} onChoose={choose} />
      <Acts id={id} seen={seen} templateId={templateId} />
      {faults.length === 0 ? null : (
        <Alert type="warning" title={words.faults}>
          <ul>
            {faults.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      {vouchers.map((one, at) => (
        <VoucherView key={one.payVoucherId ?? `${at}-${one.placeName}`} of={one} />
      ))}
    </Stack>
  );
}

/** By which template it is seen, where there is a choice. */
function Choice({ seen: { templates = [], voucherTemplateId = null }, onChoose }: { seen: Seen; onChoose: (id: string | undefined) => void }) {
  if (templates.length < 2) return null;
  return (
    <SelectField
      label={words.template}
      options={templates.map(({ voucherTemplateId: id, title }) => ({ id, label: title }))}
      value={voucherTemplateId}
      onChange={(id) => onChoose(id ?? undefined)}
    />
  );
}

function Acts({ id, seen: { isKept = false, mayMake = false, faults = [], voucherTemplateId }, templateId }: { id: string; seen: Seen; templateId: string | undefined }) {
  const make = useSend(makeVoucher);
  const holds = useMay(makeVoucher);
  const seesAll = useMay(payVouchers.list);
  return (
    <Row>
      {isKept ? <Badge state="approved">{words.draft}</Badge> : <Badge state="pending">{words.preview}</Badge>}
      {isKept && seesAll ? (
        <ScreenLink to={vouchersScreen} search={{}}>
          {words.open}
        </ScreenLink>
      ) : null}
      {holds && mayMake && faults.length === 0 && voucherTemplateId && (!isKept || templateId !== undefined) ? (
        <AskButton
          label={words.make}
          icon={FilePlus2}
          title={words.makeTitle}
          act={() => make.mutateAsync({ params: { payRunId: id }, body: { voucherTemplateId } })}
          done={words.made}
        >
          {words.makeText}
        </AskButton>
      ) : null}
    </Row>
  );
}
