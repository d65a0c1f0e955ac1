import { Alert } from '#ui/alert/alert.tsx';

/** What counting warns of. */
export function PayWarnings({ warnings }: { warnings: readonly { readonly message: string }[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert type="warning">
      <ul>
        {warnings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
