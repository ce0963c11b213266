// An actor is the caller of an action: a visitor without an account, or a person with roles and a standing.

/** Everybody with an account can buy; the others are given by an administrator. */
export const roles = ['user', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A suspended person still reads, takes their data along and may leave; a deleted one is a visitor. */
export type AccountStatus = 'active' | 'suspended';

export type Person = {
  readonly kind: 'person';
  readonly id: string;
  readonly roles: readonly Role[];
  readonly status: AccountStatus;
  /** True when the email address is verified. */
  readonly isVerified: boolean;
};

export type Actor = { readonly kind: 'visitor' } | Person;

export const visitor: Actor = { kind: 'visitor' };

export const hasRole = (actor: Actor, role: Role): boolean =>
  actor.kind === 'person' && actor.roles.includes(role);
