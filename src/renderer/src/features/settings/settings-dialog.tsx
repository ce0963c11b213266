import { useEffect, useState } from 'react';
import type { StorageStatus } from '#shared/contract/device.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { SwitchInput } from '#renderer/ui/switch-input.tsx';
import { preferencesContext } from './settings-context.ts';
import { StorageFacts } from './storage-facts.tsx';

type Ui = Preferences['ui'];
type Option<Value> = { readonly value: Value; readonly label: string };

const themes: readonly Option<Ui['theme']>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' }
];
const languages: readonly Option<Ui['language']>[] = [
  { value: 'system', label: 'System' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' }
];
const densities: readonly Option<Ui['density']>[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' }
];
const motions: readonly Option<Ui['reducedMotion']>[] = [
  { value: 'system', label: 'As the system' },
  { value: 'always', label: 'Reduced' }
];

type SwitchName = 'autoSave' | 'sidebarCollapsed' | 'notifications' | 'singleKeyShortcuts';

const switches: readonly { name: SwitchName; label: string; hint: string; isInverted?: boolean }[] = [
  {
    name: 'autoSave',
    label: 'Save as you type',
    hint: 'When off, use Save and the app asks before you leave.'
  },
  {
    name: 'sidebarCollapsed',
    label: 'Show the sidebar',
    hint: 'The shot outline and the library’s filters.',
    isInverted: true
  },
  { name: 'notifications', label: 'Show confirmations', hint: 'Warnings, errors and undo always appear.' },
  {
    name: 'singleKeyShortcuts',
    label: 'Shortcuts of a single key',
    hint: 'Such as ? for the list of shortcuts.'
  }
];

type Props = {
  readonly onClose: () => void;
  readonly loadStorageStatus: () => Promise<StorageStatus | null>;
  readonly onExportEverything: () => void;
};

/** Every choice applies at once. */
export function SettingsDialog({ onClose, loadStorageStatus, onExportEverything }: Props) {
  const ui = preferencesContext.use((state) => state.preferences.ui);
  const { change } = preferencesContext.useStoreApi().getState();
  const changeUi = (patch: Partial<Ui>) => void change('ui', patch);
  const [status, setStatus] = useState<StorageStatus | null>(null);
  useEffect(() => {
    void loadStorageStatus().then(setStatus);
  }, [loadStorageStatus]);

  return (
    <Dialog isOpen onClose={onClose} title="Settings" size="m">
      <Group title="Appearance">
        <Choice label="Theme" value={ui.theme} options={themes} onChange={(theme) => changeUi({ theme })} />
        <Choice
          label="Language"
          value={ui.language}
          options={languages}
          onChange={(language) => changeUi({ language })}
        />
        <Choice
          label="Density"
          value={ui.density}
          options={densities}
          onChange={(density) => changeUi({ density })}
        />
        <Choice
          label="Motion"
          value={ui.reducedMotion}
          options={motions}
          onChange={(reducedMotion) => changeUi({ reducedMotion })}
        />
      </Group>
      <Group title="Working">
        <Switches ui={ui} onChange={changeUi} />
      </Group>
      <Group title="Your data">
        {status === null ? null : <StorageFacts status={status} />}
        <Button variant="secondary" onClick={onExportEverything}>
          Export everything
        </Button>
      </Group>
    </Dialog>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
};

/** The group names itself to screen readers; beside it stands the same name for the eye. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span aria-hidden="true" className="text-ui">
        {label}
      </span>
      <Segmented label={label} value={value} options={options} onChange={onChange} />
    </div>
  );
}

type SwitchesProps = { readonly ui: Ui; readonly onChange: (patch: Partial<Ui>) => void };

function Switches({ ui, onChange }: SwitchesProps) {
  return switches.map(({ name, label, hint, isInverted = false }) => (
    <div key={name}>
      <SwitchInput
        id={`setting-${name}`}
        label={label}
        isOn={ui[name] !== isInverted}
        onChange={(isOn) => onChange({ [name]: isOn !== isInverted })}
      />
      <p className="text-label text-n10">{hint}</p>
    </div>
  ));
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section className="mb-8 last:mb-0">
      <h3 className="mb-3 text-ui font-semibold">{title}</h3>
      <div className="grid justify-items-start gap-4">{children}</div>
    </section>
  );
}
