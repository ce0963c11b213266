// The grammar of every border: a procedure is its input and its output. Callers, handlers, channel names and
// run-time checks are all derived from it.
import * as z from 'zod';
import type { Result } from '../kit/result.ts';
import type { ContractError } from './errors.ts';

export type Procedure<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  /** A query reads; a command may change what is kept. */
  readonly kind: 'query' | 'command';
  readonly input: Input;
  readonly output: Output;
};

/** Procedures by their dotted `noun.verb` name. */
export type Contract = Readonly<Record<string, Procedure>>;

export const nothing = z.undefined();

export const query = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O): Procedure<I, O> => ({
  kind: 'query',
  input,
  output
});

export const command = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O): Procedure<I, O> => ({
  kind: 'command',
  input,
  output
});

export type InputOf<P extends Procedure> = z.infer<P['input']>;
export type OutputOf<P extends Procedure> = z.infer<P['output']>;
type Arguments<P extends Procedure> = InputOf<P> extends undefined ? [] : [input: InputOf<P>];

type Nouns<C> = keyof C extends infer Name ? (Name extends `${infer Noun}.${string}` ? Noun : never) : never;

/** The caller’s side: `device.history.list()`. A failure is a value; a call never rejects. */
export type Caller<C extends Contract> = {
  readonly [Noun in Nouns<C>]: {
    readonly [Name in keyof C as Name extends `${Noun}.${infer Verb}` ? Verb : never]: (
      ...args: Arguments<C[Name]>
    ) => Promise<Result<OutputOf<C[Name]>, ContractError>>;
  };
};

/** The implementation’s side: one function a procedure. It throws a `ContractFailure` to refuse. */
export type Handlers<C extends Contract> = {
  readonly [Name in keyof C]: (input: InputOf<C[Name]>) => OutputOf<C[Name]> | Promise<OutputOf<C[Name]>>;
};
