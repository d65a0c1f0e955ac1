/** A page on which anybody who holds a paper asks whether it is genuine. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { GuestFrame } from '#platform/identity/login/guest-frame.tsx';
import { Alert, type AlertProps } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import words from './paper-check.messages.fa.ts';

/** What is said of a code. */
export interface PaperVerdict {
  readonly type: NonNullable<AlertProps['type']>;
  readonly sentence: string;
  /** What the paper has to say, too; nothing of a code that nobody has. */
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** What a paper says that exists, as its check answers it; null where nobody has the code. `day`: ISO. */
interface PaperAnswer {
  readonly kind: string | null;
  readonly companyName: string | null;
  readonly number: string | null;
  readonly day: string | null;
  readonly initials: string | null;
}

/** Facts to compare with the paper in hand, under the words of its kind; none of a code that nobody has. */
export function paperFacts(
  terms: Readonly<Record<'kind' | 'company' | 'number' | 'day' | 'initials', string>>,
  { kind, companyName, number, day, initials }: PaperAnswer,
): PaperVerdict['facts'] {
  if (kind === null || number === null || day === null) return [];
  return [
    { term: terms.kind, value: kind },
    { term: terms.company, value: <bdi>{companyName}</bdi> },
    { term: terms.number, value: <Ltr>{formatCode(number)}</Ltr> },
    { term: terms.day, value: <Ltr>{formatDate(day)}</Ltr> },
    { term: terms.initials, value: <bdi>{initials}</bdi> },
  ];
}

export interface PaperCheckProps {
  title: string;
  lead: string;
  codeLabel: string;
  codeNeeded: string;
  /** The code that the address brings; empty where it brings none. */
  given: string;
  ask: (code: string) => Promise<PaperVerdict>;
}

export function PaperCheck({ title, lead, codeLabel, codeNeeded, given, ask }: PaperCheckProps) {
  const [code, setCode] = useState(given);
  const [verdict, setVerdict] = useState<PaperVerdict>();
  const [fault, setFault] = useState<string>();
  const [isPending, setPending] = useState(false);
  // whoever scanned the code of the paper asks for nothing else
  const asked = useRef(false);
  useEffect(() => {
    if (given === '' || asked.current) return;
    asked.current = true;
    void check();
  });
  async function check(): Promise<void> {
    setVerdict(undefined);
    if (code.trim() === '') return setFault(codeNeeded);
    setFault(undefined);
    setPending(true);
    try {
      setVerdict(await ask(code.trim()));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(error.status === 429 ? error.messages : words.failed);
    } finally {
      setPending(false);
    }
  }
  return (
    <GuestFrame title={title} lead={lead}>
      <Stack>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void check();
          }}
        >
          <Stack>
            <TextField label={codeLabel} kind="latin" maxLength={40} isRequired autoComplete="off" value={code} onChange={setCode} />
            <Button type="submit" variant="filled" isPending={isPending}>
              {words.ask}
            </Button>
          </Stack>
        </form>
        <div aria-live="polite">
          {fault === undefined ? null : <Alert type="error">{fault}</Alert>}
          {verdict === undefined ? null : <Told of={verdict} />}
        </div>
      </Stack>
    </GuestFrame>
  );
}

function Told({ of: { type, sentence, facts } }: { of: PaperVerdict }) {
  return (
    <Stack gap={3}>
      <Alert type={type}>{sentence}</Alert>
      {facts.length === 0 ? null : (
        <>
          <DescriptionList items={[...facts]} />
          <Meta as="p">{words.compare}</Meta>
        </>
      )}
    </Stack>
  );
}
