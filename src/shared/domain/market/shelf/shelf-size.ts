/** The listings that are on the shelf: so many that trend most, and so many that are newest. */
export const shelfSize = { trending: 2000, newest: 500 } as const;
