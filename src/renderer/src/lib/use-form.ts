import { type FormEvent, type RefObject, useRef, useState } from 'react';

export type FormProblems<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Why a form was not taken: what is wrong with fields, or with the whole. Null when it was. */
export type FormRefusal<Name extends string> = {
  readonly problems?: FormProblems<Name>;
  readonly problem?: string;
} | null;

type FormRules<Name extends string> = {
  /** Its order is that of the fields. */
  readonly initial: Readonly<Record<Name, string>>;
  readonly check: (values: Readonly<Record<Name, string>>) => FormProblems<Name>;
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<FormRefusal<Name>>;
};

export type Form<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>;
  readonly problems: FormProblems<Name>;
  /** The problem of the whole form; null for none. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly set: (name: Name, value: string) => void;
  /** Value and change of the control of that name. */
  readonly bind: (name: Name) => { readonly value: string; readonly onChange: (value: string) => void };
  readonly reset: () => void;
  /** For the form element. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
};

const nothingWrong: Readonly<Record<string, never>> = {};

/** A form that is checked when it is sent. What was typed stays whatever comes back; the first mistake takes the focus. */
export function useForm<Name extends string>({ initial, check, send }: FormRules<Name>): Form<Name> {
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<FormRefusal<Name>>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const ref = useRef<HTMLFormElement>(null);

  const refuse = (found: FormRefusal<Name>) => {
    setRefusal(found);
    const names = Object.keys(initial) as Name[];
    const first = names.find((name) => found?.problems?.[name] !== undefined);
    if (first !== undefined) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const sendOnce = async () => {
    const problems = check(values);
    if (Object.keys(problems).length > 0) return refuse({ problems });
    setRefusal(null);
    setIsBusy(true);
    const found = await send(values);
    setIsBusy(false);
    refuse(found);
  };

  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    // A field that is being corrected shows no problem meanwhile.
    setRefusal((before) =>
      before?.problems?.[name] === undefined
        ? before
        : { ...before, problems: without(before.problems, name) }
    );
  };

  return {
    values,
    problems: (refusal?.problems ?? nothingWrong) as FormProblems<Name>,
    problem: refusal?.problem ?? null,
    isBusy,
    set,
    bind: (name) => ({ value: values[name], onChange: (value) => set(name, value) }),
    reset: () => {
      setValues(initial);
      setRefusal(null);
    },
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        void sendOnce().finally(() => {
          isSending.current = false;
        });
      }
    }
  };
}

const without = <Name extends string>(problems: FormProblems<Name>, name: Name): FormProblems<Name> => ({
  ...problems,
  [name]: undefined
});
