import { Link } from '@tanstack/react-router';
import { Download, FileInput } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { LogoCard } from '#platform/company/logo-card.ui.tsx';
import { SubsidiaryCard } from '#platform/company/subsidiary/subsidiary-card.ui.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { useForm } from '#ui/use-form/use-form.ts';
import { importScreen } from '../import/import.screen.ts';
import { WhatNextCard } from '../what-next/what-next.ui.tsx';
import { nameCompany, setupState } from './setup.contract.ts';
import messages from './setup.messages.fa.ts';
import styles from './setup.module.css';

type State = ReplyOf<typeof setupState>;

/** In the order in which they must be imported. */
const kinds = ['units', 'jobs', 'positions', 'personnel'] as const;
type Kind = (typeof kinds)[number];

const CODE = /^[0-9A-Za-z][0-9A-Za-z._/-]*$/;

function currentStep({ isNamed, imported }: State): number {
  const done = [isNamed, ...kinds.map((kind) => imported[kind])];
  const open = done.indexOf(false);
  return open === -1 ? done.length : open;
}

/** First steps of an administrator: the company, then the imports in order. */
export default function SetupPage() {
  const { data, error, refetch, isFetching } = useCall(setupState);
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} lead={messages.lead} />
      {data !== undefined ? (
        <Steps state={data} />
      ) : error === null ? (
        <Skeleton kind="blocks" />
      ) : (
        <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      )}
    </div>
  );
}

function Steps({ state }: { state: State }) {
  const current = currentStep(state);
  const isDone = current > kinds.length;
  const mayEdit = useMay(nameCompany);
  return (
    <>
      <Stepper label={messages.steps} steps={[messages.company, ...kinds.map((kind) => messages.kinds[kind])]} current={current} />
      {isDone ? (
        <Alert
          type="success"
          title={messages.done}
          isLive={false}
          action={
            <Link to="/" className={buttonClass('outline', 'sm')}>
              {messages.home}
            </Link>
          }
        >
          {messages.doneHelp}
        </Alert>
      ) : null}
      {isDone ? <WhatNextCard /> : null}
      <CompanyCard state={state} isFirst={current === 0} />
      {mayEdit ? <LogoCard /> : null}
      {state.mayFound ? <SubsidiaryCard /> : null}
      <Card title={messages.imports}>
        <p className={styles.help}>{messages.importsHelp}</p>
        <ol className={styles.kinds}>
          {kinds.map((kind, at) => (
            <ImportStep key={kind} kind={kind} isDone={state.imported[kind]} isNext={current === at + 1} />
          ))}
        </ol>
      </Card>
      {state.isNamed && !isDone ? <WhatNextCard /> : null}
    </>
  );
}

function CompanyCard({ state, isFirst }: { state: State; isFirst: boolean }) {
  const mayEdit = useMay(nameCompany);
  const save = useSend(nameCompany, { onSuccess: () => showToast({ type: 'success', message: messages.saved }) });
  const form = useForm({
    // the placeholder of the first start is no value to keep
    initial: state.isNamed ? { code: state.code, name: state.name } : { code: '', name: '' },
    validate: ({ code, name }) => ({
      code: code.trim() === '' ? messages.requiredCode : CODE.test(code.trim()) ? undefined : messages.codeForm,
      name: name.trim() === '' ? messages.requiredName : undefined,
    }),
    submit: async ({ code, name }) => {
      const saved = await save.mutateAsync({ body: { code: code.trim(), name } });
      form.reset({ code: saved.code, name: saved.name });
    },
  });
  return (
    <Card title={messages.company}>
      <FormFrame form={form} className={styles.form}>
        <p className={styles.help}>{messages.companyHelp}</p>
        <FieldGrid>
          <TextField {...form.field('code')} label={messages.code} help={messages.codeHelp} kind="code" maxLength={20} isRequired isDisabled={!mayEdit} autoFocus={isFirst} />
          <FieldCell span="half">
            <TextField {...form.field('name')} label={messages.name} maxLength={120} isRequired isDisabled={!mayEdit} autoComplete="organization" />
          </FieldCell>
        </FieldGrid>
        <div>
          <Button type="submit" variant={isFirst ? 'filled' : 'outline'} isPending={form.isPending} isDisabled={!mayEdit || (!isFirst && !form.isDirty)}>
            {messages.save}
          </Button>
        </div>
      </FormFrame>
    </Card>
  );
}

function ImportStep({ kind, isDone, isNext }: { kind: Kind; isDone: boolean; isNext: boolean }) {
  const name = messages.kinds[kind];
  return (
    <li className={styles.kind} {...(isNext ? { 'aria-current': 'step' as const } : {})}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} <Badge state={isDone ? 'done' : isNext ? 'pending' : 'draft'}>{isDone ? messages.imported : messages.waiting}</Badge>
        </h3>
        <p className={styles.help}>{messages.kindHelp[kind]}</p>
      </div>
      <a href={`/api/rest/s1/hcm/importTemplate?kind=${kind}`} download className={buttonClass('ghost', 'sm')} aria-label={messages.templateOf(name)}>
        <Icon of={Download} size="sm" /> {messages.template}
      </a>
      <ScreenLink to={importScreen} search={{ kind }} className={buttonClass(isNext ? 'filled' : 'outline', 'sm')} aria-label={messages.openOf(name)}>
        <Icon of={FileInput} size="sm" /> {messages.open}
      </ScreenLink>
    </li>
  );
}
