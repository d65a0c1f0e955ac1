import { RotateCcw } from 'lucide-react';
import { defaultSettings, sameSettings } from '#kernel/settings/user-settings.ts';
import { saveUserBasicInfo, userBasicInfo } from '#platform/settings/user/user.contract.ts';
import userMessages from '#platform/settings/user/user.messages.fa.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { useSettings } from '#ui/settings/settings-store.ts';
import { change } from './change.ts';
import messages from './settings.messages.fa.ts';
import styles from './settings-drawer.module.css';

/** Back to the own defaults or to the product's, and making what is worn now the own defaults. */
export function DefaultsFoot() {
  const now = useSettings();
  const known = useCall(userBasicInfo);
  const own = known.data?.defaults ?? null;
  const save = useSend(saveUserBasicInfo, { onSuccess: () => showAlert({ type: 'success', message: messages.defaultsSaved }) });
  const hasOwn = own !== null && !sameSettings(own, defaultSettings);
  const onSave = (): void =>
    save.mutate(
      { body: { type: 'main_theme_default', value: JSON.stringify(now) } },
      // the success style is what the specification asks for (section 8)
      { onError: () => showAlert({ type: 'success', message: userMessages.saveFailed }) },
    );
  return (
    <div className={styles.actions}>
      {hasOwn ? (
        <Menu
          label={messages.reset}
          trigger={<Button icon={RotateCcw}>{messages.reset}</Button>}
          items={[
            { id: 'own', label: messages.resetOwn, isDisabled: sameSettings(now, own), onAction: () => change(own) },
            { id: 'product', label: messages.resetProduct, isDisabled: sameSettings(now, defaultSettings), onAction: () => change(defaultSettings) },
          ]}
        />
      ) : (
        <Button icon={RotateCcw} isDisabled={known.isPending} onPress={() => change(defaultSettings)}>
          {messages.reset}
        </Button>
      )}
      <Button variant="filled" isPending={save.isPending} onPress={onSave}>
        {messages.saveDefaults}
      </Button>
    </div>
  );
}
