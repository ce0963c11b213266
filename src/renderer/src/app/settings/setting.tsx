import type { ReactNode } from 'react';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';

export const settingGroups = [
  'appearance',
  'working',
  'notifications',
  'keys',
  'desktop',
  'privacy',
  'data',
  'updates'
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** One thing that can be set, found by its words. */
export type Setting = {
  readonly id: string;
  readonly group: SettingGroup;
  readonly label: string;
  readonly hint: string;
  readonly control: ReactNode;
};

/** Those in which every word that was typed occurs, in the name, the explanation or the group's name. */
export function findSettings(
  settings: readonly Setting[],
  search: string,
  nameGroup: (group: SettingGroup) => string
): readonly Setting[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return settings.filter(({ group, label, hint }) => {
    const text = fold(`${nameGroup(group)} ${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
}

/** "Densité" is found by "densite". */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

type Named = { readonly id: string; readonly group: SettingGroup; readonly label: string };

/** A setting with a few choices side by side. */
export function choiceSetting<Value extends string>(
  given: Named & {
    readonly hint?: string;
    readonly value: Value;
    readonly options: readonly { readonly value: Value; readonly label: string }[];
    readonly onChange: (value: Value) => void;
  }
): Setting {
  const { id, group, label, hint = '', value, options, onChange } = given;
  const words = [hint, ...options.map((option) => option.label)].join(' ');
  return {
    id,
    group,
    label,
    hint: words,
    control: (
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {/* The group names itself to screen readers; beside it stands the same name for the eye. */}
        <span aria-hidden="true" className="text-ui">
          {label}
        </span>
        <Segmented label={label} value={value} options={options} onChange={onChange} />
        {hint === '' ? null : <p className="w-full text-label text-n10">{hint}</p>}
      </div>
    )
  };
}

/** A setting with more choices than fit side by side. */
export function selectSetting(
  given: Named & {
    readonly hint: string;
    readonly value: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
    readonly onChange: (value: string) => void;
  }
): Setting {
  const { id, group, label, hint, value, options, onChange } = given;
  return {
    id,
    group,
    label,
    hint,
    control: (
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span aria-hidden="true" className="text-ui">
          {label}
        </span>
        <SelectInput label={label} value={value} options={options} onChange={onChange} />
        <p className="w-full text-label text-n10">{hint}</p>
      </div>
    )
  };
}

/** A setting that is on or off. */
export function switchSetting(
  given: Named & {
    readonly hint: string;
    readonly isOn: boolean;
    readonly isDisabled?: boolean;
    /** Why it has no effect. */
    readonly problem?: string | null;
    readonly onChange: (isOn: boolean) => void;
  }
): Setting {
  const { id, group, label, hint, isOn, isDisabled = false, problem = null, onChange } = given;
  return {
    id,
    group,
    label,
    hint,
    control: (
      <div>
        <SwitchInput
          id={`setting-${id}`}
          label={label}
          isOn={isOn}
          isDisabled={isDisabled}
          onChange={onChange}
        />
        <p className="text-label text-n10">{hint}</p>
        <p role="status" className="text-label text-warning-11">
          {problem}
        </p>
      </div>
    )
  };
}

/** A setting that opens something or does it at once. */
export function buttonSetting(
  given: Named & { readonly hint: string; readonly onPress: () => void; readonly isDangerous?: boolean }
): Setting {
  const { id, group, label, hint, onPress, isDangerous = false } = given;
  const control = (
    <div className="grid justify-items-start gap-1">
      <Button variant={isDangerous ? 'danger' : 'secondary'} onClick={onPress}>
        {label}
      </Button>
      <p className="text-label text-n10">{hint}</p>
    </div>
  );
  return { id, group, label, hint, control };
}
