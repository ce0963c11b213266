/**
 * The listings that are on a shelf: so many that trend most and that are newest, which everybody has; beside them, everything
 * that its user wished for, and so many that they bought last and that are the newest of sellers they follow.
 */
export const shelfSize = { trending: 2000, newest: 500, bought: 500, followed: 500 } as const;
