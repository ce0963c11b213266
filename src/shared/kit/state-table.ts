// A state machine as a transition table: each state lists its possible successors.

export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

export const canTransition = <State extends string>(
  table: StateTable<State>,
  from: State,
  to: State
): boolean => table[from].includes(to);
