/** A signed order taken back: what comes of it first, where the file has moved since the answer, then the reason. */
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { BodyInput } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { useRun } from '#ui/act/use-run.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate, formatMoney } from '#ui/format/format.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { ChangeEffect, type ShownEffect } from './change-effect.tsx';
import { annulOrder, previewAnnulment } from './modify.contract.ts';
import { annulForm } from './modify.form.ts';
import words from './modify-page.messages.fa.ts';

type Back = NonNullable<BodyInput<typeof previewAnnulment>['back']>;
type Moved = NonNullable<ShownEffect['moved']>[number];

interface AnnulProps {
  orderId: string;
  onDone: () => void;
}

export function AnnulOrder({ orderId, onDone }: AnnulProps) {
  const may = useMay(annulOrder);
  const send = useSend(previewAnnulment);
  const { run } = useRun();
  const [back, setBack] = useState<Back>({});
  const [effect, setEffect] = useState<ShownEffect>();
  const params = { orderId };
  const look = async (chosen: Back): Promise<void> => {
    const found = await send.mutateAsync({ params, body: { back: chosen } });
    setBack({ ...Object.fromEntries((found.moved ?? []).map(({ fact }) => [fact, 'kept'])), ...chosen });
    setEffect(found);
  };
  if (effect === undefined)
    return (
      <Stack>
        <Text>{words.lookAdvice}</Text>
        <Row>
          <RunButton icon={Eye} run={() => look({})}>
            {words.look}
          </RunButton>
        </Row>
      </Stack>
    );
  return (
    <Stack>
      {(effect.moved ?? []).map((one) => (
        <MovedFact key={`${one.fact} ${one.fromDate}`} of={one} value={back[one.fact] ?? 'kept'} onChange={(value) => void run(() => look({ ...back, [one.fact]: value }))} />
      ))}
      <ChangeEffect of={effect} />
      {may ? (
        <DefinedForm
          of={annulForm}
          call={annulOrder}
          params={params}
          title={words.annul}
          submitLabel={words.confirm}
          savedText={words.annulled}
          toBody={({ reason }) => ({ reason: String(reason), shown: effect.shown, back })}
          onSaved={onDone}
        />
      ) : null}
    </Stack>
  );
}

function MovedFact({ of: { fact, fromDate, kept, now }, value, onChange }: { of: Moved; value: 'kept' | 'file'; onChange: (value: 'kept' | 'file') => void }) {
  const show = (said: string | null): string => (said === null ? words.nothing : fact === 'wage' ? formatMoney(said) : said);
  return (
    <Alert type="warning" title={words.movedOf({ fact: words.facts[fact], from: formatDate(fromDate) })}>
      {words.moved}
      <Segmented
        label={words.facts[fact]}
        isLabelHidden
        value={value}
        options={[
          { value: 'kept', label: words.kept(show(kept)) },
          { value: 'file', label: words.file(show(now)) },
        ]}
        onChange={onChange}
      />
    </Alert>
  );
}
