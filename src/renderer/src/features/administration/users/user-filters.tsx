import { type FormEvent, useState } from 'react';
import { userRoleFilters, userStatuses } from '#shared/contract/cloud/admin/users.ts';
import { sellerStates } from '#shared/domain/market/states.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/administration.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { useUserFilter } from './queries/user-queries.ts';

export function UserFilters() {
  const { filter, setFilter } = useUserFilter();
  const { search = '', role, status, sellerState } = filter;
  const chosen = { search, role, status, sellerState };
  return (
    <div className="grid gap-2">
      {/* A search from a link or from Back replaces what was typed. */}
      <SearchForm key={search} search={search} onSearch={(next) => setFilter({ ...chosen, search: next })} />
      <div className="flex flex-wrap gap-2">
        <Filter
          name="role"
          value={role}
          values={userRoleFilters}
          label={(value) => t(texts, `administration.users.role.${value}`)}
          onChange={(next) => setFilter({ ...chosen, role: next })}
        />
        <Filter
          name="status"
          value={status}
          values={userStatuses}
          label={(value) => t(texts, `administration.users.status.${value}`)}
          onChange={(next) => setFilter({ ...chosen, status: next })}
        />
        <Filter
          name="seller"
          value={sellerState}
          values={sellerStates}
          label={(value) => t(texts, `administration.users.seller.${value}`)}
          onChange={(next) => setFilter({ ...chosen, sellerState: next })}
        />
      </div>
    </div>
  );
}

type SearchProps = { readonly search: string; readonly onSearch: (search: string) => void };

function SearchForm({ search, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <label className="grid min-w-0 grow gap-1 text-label font-medium text-n11">
          {t(texts, 'administration.users.search')}
          <TextInput
            type="search"
            enterKeyHint="search"
            value={typed}
            onChange={setTyped}
            maxLength={254}
            placeholder={t(texts, 'administration.users.searchHint')}
          />
        </label>
        <Button type="submit">{t(texts, 'administration.users.find')}</Button>
      </form>
    </search>
  );
}

type FilterProps<Value extends string> = {
  readonly name: 'role' | 'status' | 'seller';
  readonly value: Value | undefined;
  readonly values: readonly Value[];
  readonly label: (value: Value) => string;
  readonly onChange: (value: Value | undefined) => void;
};

function Filter<Value extends string>({ name, value, values, label, onChange }: FilterProps<Value>) {
  return (
    <SelectInput<Value | 'all'>
      label={t(texts, `administration.users.filter.${name}`)}
      value={value ?? 'all'}
      options={[
        { value: 'all', label: t(texts, `administration.users.filter.${name}All`) },
        ...values.map((each) => ({ value: each, label: label(each) }))
      ]}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  );
}
