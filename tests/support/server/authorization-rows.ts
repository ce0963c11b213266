// Callers allowed on each route, as rows of the authorization matrix.
export const subjects = [
  'visitor',
  'user',
  'other user',
  'seller',
  'other seller',
  'admin',
  'suspended',
  'deleted',
  'expired'
] as const;
export type Subject = (typeof subjects)[number];

/** `let in`: past the permission, whatever the service then says to what was asked. */
type Outcome = 'let in' | 'unauthenticated' | 'forbidden' | 'suspended';
export type Row = Readonly<Record<Subject, Outcome>>;

export const same = (outcome: Outcome): Row =>
  Object.fromEntries(subjects.map((subject) => [subject, outcome])) as Row;
const strangers = {
  visitor: 'unauthenticated',
  deleted: 'unauthenticated',
  expired: 'unauthenticated'
} as const;
export const everybody = same('let in');
export const signedIn: Row = { ...everybody, ...strangers };
export const activeUser: Row = { ...signedIn, suspended: 'suspended' };
export const notSuspended: Row = { ...everybody, suspended: 'suspended' };
export const sellersOnly: Row = {
  ...same('forbidden'),
  ...strangers,
  seller: 'let in',
  'other seller': 'let in',
  suspended: 'suspended'
};
export const admins: Row = { ...same('forbidden'), ...strangers, admin: 'let in', suspended: 'suspended' };
