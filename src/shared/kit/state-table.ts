// A state machine is a table: from each state, the ones that may come next.

export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

export const canMove = <State extends string>(table: StateTable<State>, from: State, to: State): boolean =>
  table[from].includes(to);
